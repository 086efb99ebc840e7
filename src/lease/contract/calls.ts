import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/field'
import { lifeCalls } from './calls-life'
import { Contract } from './model'
import { ContractForm } from './model-form'

const params = z.strictObject({ id: IdText })
const secrets = [
  'tenant_birthday',
  'tenant_first_name',
  'tenant_last_name',
  'tenant_email',
  'tenant_phone',
  'tenant_phone_code',
  'tenant_address',
  'deposit_account',
]

export const contractCalls = {
  ...lifeCalls,
  create: endpoint('POST contract', {
    access: 'trial',
    summary: 'Write a rent contract',
    body: ContractForm,
    answer: Contract,
    status: 201,
    secrets,
  }),
  update: endpoint('PUT contract/{id}', {
    access: 'owner',
    summary: 'Change a contract that is not signed',
    params,
    body: ContractForm,
    answer: Contract,
    secrets,
  }),
}
