import type { Selectable } from 'kysely'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Contract as Row } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { contractRecord, type Contract, type CoLandlord, type CoTenant, type StoredContract } from './model'

export const contractEncryption = encryptedRecord('contract', contractRecord.encrypted)

/** Decrypts the encrypted fields of a contract. They are empty for erased tenants. Refuses with 409 unreadable. */
export function openContract(
  row: Pick<Selectable<Row>, 'id' | 'tenant_erased_at' | (typeof contractRecord.encrypted)[number]>,
  encryption: Pick<Encryption, 'decrypt'>,
): Pick<Contract, (typeof contractRecord.encrypted)[number]> {
  if (row.tenant_erased_at !== null)
    return { tenant_birthday: null, co_tenants: [], co_landlords: [], deposit_account: null }
  return {
    tenant_birthday: contractEncryption.read('tenant_birthday', row, encryption) as Day | null,
    co_tenants: openCoTenants(row, encryption),
    co_landlords: openCoLandlords(row, encryption),
    deposit_account: contractEncryption.read('deposit_account', row, encryption),
  }
}

/** Decrypts only the further tenants, and needs no other field of the contract. Refuses with 409 unreadable. */
export function openCoTenants(
  row: Pick<Selectable<Row>, 'id' | 'tenant_erased_at' | 'co_tenants'>,
  encryption: Pick<Encryption, 'decrypt'>,
): CoTenant[] {
  const text = row.tenant_erased_at === null ? contractEncryption.read('co_tenants', row, encryption) : null
  return text === null ? [] : (JSON.parse(text) as CoTenant[])
}

/** Decrypts only the further landlords. Refuses with 409 unreadable. */
function openCoLandlords(
  row: Pick<Selectable<Row>, 'id' | 'co_landlords'>,
  encryption: Pick<Encryption, 'decrypt'>,
): CoLandlord[] {
  const text = contractEncryption.read('co_landlords', row, encryption)
  return text === null ? [] : (JSON.parse(text) as CoLandlord[])
}

const listText = (list: readonly unknown[] | null): string | null =>
  list === null || list.length === 0 ? null : JSON.stringify(list)

/** The texts of a checked form that are then encrypted. */
export const contractTextEncryption = ({
  tenant_birthday,
  co_tenants,
  co_landlords,
  deposit_account,
}: StoredContract) => ({
  tenant_birthday,
  deposit_account,
  co_tenants: listText(co_tenants),
  co_landlords: listText(co_landlords),
})
