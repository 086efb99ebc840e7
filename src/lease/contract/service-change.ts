import { sql, type Updateable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { DB } from '../../base/db/schema'
import type { Day, Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { setHandoverSignature } from '../checklist/service'
import type { Contract } from './model'
import type { SinglePaper } from './model-signing'
import { lockContract, type ContractRow } from './service-select'

// Other modules change a contract that the caller has locked. Each function is named after what has happened.

type Writing = Pick<OwnedCtx, 'db' | 'owner' | 'now'>

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

/** Locks a contract that may still be changed, until the action ends. Refuses with 404 and 409 contractFrozen. */
export async function lockDraft(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await lockContract(ctx, id)
  if (row.signatureType !== null) throw new Refusal('contractFrozen')
  return row
}

/** Marks a paper as sent to be signed, so that it doesn't change any more. */
export const freezePaper = (held: Writing, id: number, paper: SinglePaper): Promise<void> =>
  paper === 'contract'
    ? changeContract(held, id, { signatureType: 'bankid' })
    : setHandoverSignature(held, id, 'bankid')

/** Lets a paper be changed again, because nobody can sign the sent version any more. */
export const unfreezePaper = (held: Writing, id: number, paper: SinglePaper): Promise<void> =>
  paper === 'contract' ? changeContract(held, id, { signatureType: null }) : setHandoverSignature(held, id, null)

/** The first month of a contract whose rent is not booked yet, and the reason that stops the booking. */
export interface BookedRange {
  readonly contract: { readonly account_id: number; readonly id: number }
  readonly next_rent_on: Day | null
  readonly blocked_by: Contract['blocked_by']
}

/**
 * Stores up to which month rent is booked. The contracts may belong to any user accounts, because only a job calls
 * this. The caller has locked them. This does not count as a change of the lease.
 */
export async function storeBookedUntil(db: Db, booked: readonly BookedRange[]): Promise<void> {
  const column = <T>(of: (row: BookedRange) => T): T[] => booked.map(of)
  await sql`
    update contract set next_rent_on = to_be.next_rent_on, blocked_by = to_be.blocked_by
    from unnest(${column(({ contract }) => contract.account_id)}::bigint[], ${column(({ contract }) => contract.id)}::bigint[],
      ${column(({ next_rent_on }) => next_rent_on)}::date[], ${column(({ blocked_by }) => blocked_by)}::text[])
      as to_be (account_id, id, next_rent_on, blocked_by)
    where contract.account_id = to_be.account_id and contract.id = to_be.id`.execute(db)
}

/**
 * Marks contracts as finished, because their last day has come. The contracts may belong to any user accounts, because
 * only a job calls this. The caller has locked them.
 */
export async function storeEnded(
  db: Db,
  now: Instant,
  ended: readonly { readonly account_id: number; readonly id: number }[],
): Promise<void> {
  await sql`
    update contract set "isFinished" = true, finished_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    from unnest(${ended.map(({ account_id }) => account_id)}::bigint[], ${ended.map(({ id }) => id)}::bigint[]) as ended (account_id, id)
    where contract.account_id = ended.account_id and contract.id = ended.id`.execute(db)
}

/** Stores whether the opening fee is paid. This does not count as a change of the lease. */
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
