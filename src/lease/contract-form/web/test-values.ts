import { fromKroner } from '../../../base/kit/money'
import type { ContractValues, CoTenantValues } from '../../contract/model'
import { emptyContract } from './contract-form'

/** A completely filled rent contract: open-ended, from 15 January 2026, without a deposit. `more` changes values. */
export const filledValues = (more: Partial<ContractValues> = {}): ContractValues => ({
  ...emptyContract(7),
  documents: [{ url: `/api/document/${'a'.repeat(22)}`, name: 'rules.pdf', size: 10, type: 'application/pdf' }],
  tenant_first_name: 'Per',
  tenant_last_name: 'Ås',
  tenant_birthday: '1990-02-03',
  tenant_phone: '90012345',
  tenant_email: 'per@example.no',
  tenant_city: 'Oslo',
  tenant_address: 'Storgata 1',
  tenant_postcode: '0155',
  type: 'running',
  taxable: true,
  start_date: '2026-01-15',
  first_payment_date: '2026-01-15',
  month_sum: fromKroner(12_000),
  keys_count: 2,
  comforts: ['internet'],
  pets_allowed: false,
  smoking_allowed: false,
  is_deposit_account_variant: '0',
  ...more,
})

/** A deposit on an account of the landlord's choice, with all its fields. */
export const ownAccount: Partial<ContractValues> = {
  is_deposit_account_variant: '2',
  deposit_sum: fromKroner(72_000),
  deposit_account: 'NO93 8601 1117 947',
  deposit_payment_deadline: '2026-02-01',
}

/** A completely filled further tenant. */
export const typedCoTenant = (more: Partial<CoTenantValues> = {}): CoTenantValues => ({
  first_name: 'Ola',
  last_name: 'Li',
  birthday: '1992-02-29',
  phone_code: '+47',
  phone: '40012345',
  email: 'ola@example.no',
  ...more,
})
