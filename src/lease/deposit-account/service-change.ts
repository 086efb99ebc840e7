import type { Intent } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { nameBefore, type DepositRow } from './service-select'

/** Somebody who acts for an account: its landlord in a call, or a job. */
export interface Acting {
  readonly db: Db
  readonly owner: OwnerId
  readonly now: Instant
  readonly requestId: string
  /** The job that acts, if one does. */
  readonly job?: number
  readonly intent?: Intent
}

/** The row of a deposit, to be changed. */
export const rowOf = ({ db, owner }: Pick<Acting, 'db' | 'owner'>, id: number) =>
  db.updateTable('deposit').where('account_id', '=', owner).where('id', '=', id)

type Changing = Pick<Acting, 'db' | 'owner' | 'now'>

/** Begins a deposit of a contract, whose fee is to be paid; `before`: the id of the one that is over, 0 for none. */
export const addDeposit = ({ db, owner, now }: Changing, contract: number, before: number): Promise<DepositRow> =>
  db
    .insertInto('deposit')
    .values({
      account_id: owner,
      contract_id: contract,
      state: 'fee',
      external_id: nameBefore(contract, before),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores where the fee is paid, unless another page has taken the place of the one that is known. */
export const storeCheckout = (
  ctx: Changing,
  { id, fee_checkout }: Pick<DepositRow, 'id' | 'fee_checkout'>,
  made: { readonly id: string; readonly url: string | null },
) =>
  rowOf(ctx, id)
    .set({ fee_checkout: made.id, fee_url: made.url, updated_at: ctx.now })
    .where('state', '=', 'fee')
    .where('fee_checkout', 'is not distinct from', fee_checkout)
    .execute()

/** Stores that the fee was paid on that page, once: the contract that it is of; undefined where that is stored already. */
export const storePaid = (ctx: Changing, id: number, checkout: string) =>
  rowOf(ctx, id)
    .set({ state: 'paid', fee_paid_at: ctx.now, fee_url: null, updated_at: ctx.now })
    .where('state', '=', 'fee')
    .where('fee_checkout', '=', checkout)
    .returning('contract_id')
    .executeTakeFirst()
