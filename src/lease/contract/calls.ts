import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { existingContractCalls } from './calls-existing'
import { Contract } from './model'
import { ContractForm } from './model-form'

const params = z.strictObject({ id: IdText })
export const contractCalls = {
  ...existingContractCalls,
  create: endpoint('POST contract', {
    access: 'trial',
    summary: 'Write a rent contract',
    body: ContractForm,
    answer: Contract,
    status: 201,
  }),
  update: endpoint('PUT contract/{id}', {
    access: 'owner',
    summary: 'Change a contract that is not signed',
    params,
    body: ContractForm,
    answer: Contract,
    ifMatch: existingContractCalls.read,
  }),
}
