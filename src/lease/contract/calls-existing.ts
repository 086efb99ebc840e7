import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ChecklistForm } from '../checklist/model'
import { contractListCalls } from './calls-list'
import { Contract, ContractDetail, contractRecord } from './model'
import {
  CostSplitForm,
  EraseTenantForm,
  ExtrasForm,
  FinishForm,
  GoOnForm,
  SignedPaperForm,
  SignManualForm,
} from './model-forms'

// Apart from writing a contract, which brings the numbering plans of phones along: a list or a detail needs none.
const params = z.strictObject({ id: IdText })
const read = endpoint('GET contract/{id}', {
  access: 'owner',
  summary: 'One rent contract with its files',
  params,
  answer: ContractDetail,
  tagged: contractRecord.names,
})

export const existingContractCalls = {
  ...contractListCalls,
  read,
  remove: endpoint('DELETE contract/{id}', {
    access: 'owner',
    summary: 'Delete a contract that was never agreed: a draft, also one whose signing was withdrawn or has run out',
    params,
    ifMatch: read,
  }),
  signManual: endpoint('POST contract/{id}/sign-manual', {
    access: 'owner',
    summary: 'Mark a contract as signed on paper; from then on its rent is booked',
    params,
    body: SignManualForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
  signedPaper: endpoint('POST contract/{id}/signed-paper', {
    access: 'owner',
    summary: 'Add or replace the paper of a contract that was signed by hand; several pictures are joined into one PDF',
    params,
    body: SignedPaperForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
  finish: endpoint('POST contract/{id}/finish', {
    access: 'owner',
    summary: 'End a contract for good; rent after the last day goes to the trash folder, all of it when asked',
    params,
    body: FinishForm,
    answer: Contract,
  }),
  goOn: endpoint('POST contract/{id}/go-on', {
    access: 'owner',
    summary: 'Say that a lease goes on as open-ended after its fixed term; the rent since then is booked',
    params,
    body: GoOnForm,
    answer: Contract,
  }),
  eraseTenant: endpoint('POST contract/{id}/erase-tenant', {
    access: 'owner',
    summary: 'Erase who rented, and the papers, from a contract that is finished; its sums and months stay',
    params,
    body: EraseTenantForm,
    answer: Contract,
  }),
  trashIncome: endpoint('POST contract/{id}/trash-incomebilags', {
    access: 'owner',
    summary: 'Move all income vouchers of a contract to the trash folder',
    params,
    answer: z.strictObject({ trashed: z.int() }),
  }),
  costSplit: endpoint('POST contract/{id}/cost-split', {
    access: 'owner',
    summary: 'Say who bears the shared costs',
    params,
    body: CostSplitForm,
    answer: Contract,
  }),
  extras: endpoint('POST contract/{id}/extras', {
    access: 'owner',
    summary: 'Say what belongs to the home',
    params,
    body: ExtrasForm,
    answer: Contract,
  }),
  createChecklist: endpoint('POST contract/{id}/create-check-list', {
    access: 'owner',
    summary: 'Write the handover list of a contract, or write it anew',
    params,
    body: ChecklistForm,
    answer: Contract,
  }),
}
