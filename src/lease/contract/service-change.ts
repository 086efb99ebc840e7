import type { Updateable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { DB } from '../../base/db/schema'
import type { Instant } from '../../base/kit/day'
import { markHandover } from '../checklist/service'
import type { SignedPaper } from './model-signing'
import { firstMonth } from './rules-rent'
import type { ContractRow } from './service-select'

// What other modules have changed in a contract, which the caller holds: they ask for it here, by what has happened.

type Writing = Pick<OwnedCtx, 'db' | 'owner' | 'now'>

/** Writes columns of a contract. */
export async function changeContract(
  { db, owner, now }: Writing,
  id: number,
  values: Updateable<DB['contract']>,
): Promise<void> {
  await db
    .updateTable('contract')
    .set({ ...values, updated_at: now })
    .where('account_id', '=', owner)
    .where('id', '=', id)
    .execute()
}

/** A paper is sent to be signed: from here on it doesn't change. */
export const freezePaper = (held: Writing, id: number, paper: SignedPaper): Promise<void> =>
  paper === 'contract' ? changeContract(held, id, { signatureType: 'bankid' }) : markHandover(held, id, 'bankid')

/** Nobody can sign a paper any more that was sent: it may be changed again. */
export const unfreezePaper = (held: Writing, id: number, paper: SignedPaper): Promise<void> =>
  paper === 'contract' ? changeContract(held, id, { signatureType: null }) : markHandover(held, id, null)

/** All have signed the lease: its rent is booked from here on. */
export const markSigned = (held: Writing, contract: ContractRow, { at }: { readonly at: Instant }): Promise<void> =>
  changeContract(held, contract.id, { signed_at: at, next_rent_on: firstMonth(contract) })

/** Whether the opening fee of the contract's deposit account is paid. It is no change of the lease. */
export async function markFeePaid(
  { db, owner }: Pick<Writing, 'db' | 'owner'>,
  id: number,
  isPaid: boolean,
): Promise<void> {
  await db
    .updateTable('contract')
    .set({ is_open_deposit_account_payed: isPaid })
    .where('account_id', '=', owner)
    .where('id', '=', id)
    .execute()
}
