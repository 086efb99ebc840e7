import type { Selectable } from 'kysely'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Contract as Row } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { contractRecord, type Contract, type CoTenant, type StoredContract } from './model'

/** The encrypted columns of contracts. */
export const encryptedContract = encryptedRecord('contract', contractRecord.encrypted)

/** When the tenants are erased, all are empty and none counts as unreadable. */
export function openContract(
  row: Pick<Selectable<Row>, 'id' | 'tenant_erased_at' | (typeof contractRecord.encrypted)[number]>,
  encryption: Pick<Encryption, 'decrypt'>,
): Pick<Contract, (typeof contractRecord.encrypted)[number] | 'unreadable'> {
  if (row.tenant_erased_at !== null) return nothingEncrypted
  const { values, unreadable } = encryptedContract.open(row, encryption)
  return {
    ...values,
    tenant_birthday: values.tenant_birthday as Day | null,
    co_tenants: unreadable.includes('co_tenants') ? null : coTenantsIn(values.co_tenants),
    unreadable,
  }
}

const nothingEncrypted: ReturnType<typeof openContract> = {
  tenant_birthday: null,
  co_tenants: [],
  deposit_account: null,
  unreadable: [],
}

const coTenantsIn = (text: string | null) => (text === null ? [] : (JSON.parse(text) as CoTenant[]))

/** Of a checked form, before encryption. */
export const encryptedTexts = ({ tenant_birthday, co_tenants, deposit_account }: StoredContract) => ({
  tenant_birthday,
  deposit_account,
  co_tenants: co_tenants === null || co_tenants.length === 0 ? null : JSON.stringify(co_tenants),
})

/** Null when it can't be read. */
export const openBirthday = (
  row: Pick<Selectable<Row>, 'id' | 'tenant_birthday'>,
  encryption: Pick<Encryption, 'decrypt'>,
): Day | null =>
  openContract({ ...row, tenant_erased_at: null, co_tenants: null, deposit_account: null }, encryption).tenant_birthday
