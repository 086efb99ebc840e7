import { appendAudit } from '../../base/audit/service'
import type { Intent } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { storedAfter } from './rules'
import { nameBefore, type DepositRow } from './service-select'

/** Who acts: the landlord in a call, or a job. */
export interface Acting {
  readonly db: Db
  readonly owner: OwnerId
  readonly now: Instant
  readonly requestId: string
  readonly job?: number
  readonly intent?: Intent
}

export const rowOf = ({ db, owner }: Pick<Acting, 'db' | 'owner'>, id: number) =>
  db.updateTable('deposit').where('account_id', '=', owner).where('id', '=', id)

type Changing = Pick<Acting, 'db' | 'owner' | 'now'>

/** Adds a deposit whose fee is to be paid. `before`: the id of the earlier deposit that is over, or 0. */
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

/** Stores a payment page, unless another page has replaced the known one. */
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

/** Stores once that the fee is paid. Returns its contract, or undefined when that was stored already. */
export const storePaid = (ctx: Changing, id: number, checkout: string) =>
  rowOf(ctx, id)
    .set({ state: storedAfter('fee', 'feePaid'), fee_paid_at: ctx.now, fee_url: null, updated_at: ctx.now })
    .where('state', '=', 'fee')
    .where('fee_checkout', '=', checkout)
    .returning('contract_id')
    .executeTakeFirst()

/** Stores the name of the order before the bank is asked. */
export const nameDeposit = (ctx: Changing, id: number, externalId: string) =>
  rowOf(ctx, id)
    .set((is) => ({
      external_id: externalId,
      signing_id: is.selectFrom('signing').select('signing.id').where('signing.external_id', '=', externalId),
      updated_at: ctx.now,
    }))
    .where('state', '=', 'paid')
    .execute()

export const adoptDeposit = (ctx: Changing, id: number, read: { readonly id: string; readonly externalId: string }) =>
  rowOf(ctx, id)
    .set({
      state: storedAfter('paid', 'atBank'),
      provider_id: read.id,
      error_at: null,
      error_message: '',
      updated_at: ctx.now,
    })
    .where('external_id', '=', read.externalId)
    .where('state', '=', 'paid')
    .execute()

/** Frees a deposit from an order that opened no account, so the payment stays valid for the next order. */
export const freeDeposit = (ctx: Changing, id: number) =>
  rowOf(ctx, id)
    .set({ state: storedAfter('ordered', 'ended'), provider_id: null, signing_id: null, updated_at: ctx.now })
    .where('state', '=', 'created')
    .execute()

/** Stores once that the bank has the release. Undefined when that is known already. */
export const confirmRelease = (ctx: Changing, id: number) =>
  rowOf(ctx, id)
    .set({ release_asked_at: ctx.now, error_at: null, error_message: '' })
    .where('state', '=', 'releasing')
    .where('release_asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const acknowledgeClosing = (ctx: Changing, id: number) =>
  rowOf(ctx, id).set({ release_asked_at: ctx.now }).where('state', '=', 'canceling').execute()

export const auditDeposit = (
  { db, owner, now, requestId }: Pick<Acting, 'db' | 'owner' | 'now' | 'requestId'>,
  action: string,
  contract: number,
  changed: Record<string, string | number | boolean>,
) => appendAudit(db, { account: owner, at: now, requestId, ip: '', action, entity: String(contract), changed })
