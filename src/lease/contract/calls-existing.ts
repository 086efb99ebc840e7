import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ChecklistForm } from '../checklist/model'
import { contractListCalls } from './calls-list'
import { Contract, ContractDetail, contractRecord } from './model'
import { CostSplitForm, ExtrasForm } from './model-forms'

// These calls have their own file, because the call that writes a contract imports the numbering
// plans of phones.
const params = z.strictObject({ id: IdText })
const read = endpoint('GET contract/{id}', {
  access: 'owner',
  summary: 'One rent contract with its files',
  params,
  answer: ContractDetail,
  tagged: contractRecord.names,
  refuses: ['unreadable'],
})

export const existingContractCalls = {
  ...contractListCalls,
  read,
  remove: endpoint('DELETE contract/{id}', {
    access: 'owner',
    summary: 'Delete a contract that was never agreed: a draft, also one whose signing was withdrawn or has expired',
    params,
    ifMatch: read,
  }),
  costSplit: endpoint('POST contract/{id}/cost-split', {
    access: 'owner',
    summary: 'Set who pays the shared costs',
    params,
    body: CostSplitForm,
    answer: Contract,
  }),
  extras: endpoint('POST contract/{id}/extras', {
    access: 'owner',
    summary: 'Set what belongs to the home',
    params,
    body: ExtrasForm,
    answer: Contract,
  }),
  createChecklist: endpoint('POST contract/{id}/create-check-list', {
    access: 'owner',
    summary: 'Write or replace the handover list of a contract',
    params,
    body: ChecklistForm,
    answer: Contract,
  }),
}
