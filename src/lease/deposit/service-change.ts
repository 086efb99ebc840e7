import { appendAudit } from '../../base/audit/service'
import type { RepeatedCall } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { storedStateAfter } from './rules'
import { nameBeforeOrder, type DepositRow } from './service-select'

/** The actor: the landlord in a call, or a job. */
export interface ActingContext {
  readonly db: Db
  readonly owner: OwnerId
  readonly now: Instant
  readonly requestId: string
  readonly job?: number
  readonly intent?: RepeatedCall
}

export const updateDepositRow = ({ db, owner }: Pick<ActingContext, 'db' | 'owner'>, id: number) =>
  db.updateTable('deposit').where('account_id', '=', owner).where('id', '=', id)

type Changing = Pick<ActingContext, 'db' | 'owner' | 'now'>

/** Adds a deposit whose fee is to be paid. `before`: the id of the earlier deposit that is over, or 0. */
export const addDeposit = ({ db, owner, now }: Changing, contract: number, before: number): Promise<DepositRow> =>
  db
    .insertInto('deposit')
    .values({
      account_id: owner,
      contract_id: contract,
      state: 'fee',
      external_id: nameBeforeOrder(contract, before),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores a payment page, unless another page has replaced the known one. */
export const storeFeeCheckout = (
  ctx: Changing,
  { id, fee_checkout }: Pick<DepositRow, 'id' | 'fee_checkout'>,
  made: { readonly id: string; readonly url: string | null },
) =>
  updateDepositRow(ctx, id)
    .set({ fee_checkout: made.id, fee_url: made.url, updated_at: ctx.now })
    .where('state', '=', 'fee')
    .where('fee_checkout', 'is not distinct from', fee_checkout)
    .execute()

/** Stores once that the fee is paid. Returns its contract, or undefined when that was stored already. */
export const storeFeePaid = (ctx: Changing, id: number, checkout: string) =>
  updateDepositRow(ctx, id)
    .set({ state: storedStateAfter('fee', 'feePaid'), fee_paid_at: ctx.now, fee_url: null, updated_at: ctx.now })
    .where('state', '=', 'fee')
    .where('fee_checkout', '=', checkout)
    .returning('contract_id')
    .executeTakeFirst()

/** Stores the name of the order before the bank is asked. */
export const storeOrderName = (ctx: Changing, id: number, externalId: string) =>
  updateDepositRow(ctx, id)
    .set((is) => ({
      external_id: externalId,
      signing_id: is.selectFrom('signing').select('signing.id').where('signing.external_id', '=', externalId),
      updated_at: ctx.now,
    }))
    .where('state', '=', 'paid')
    .execute()

export const storeBankOrder = (ctx: Changing, id: number, read: { readonly id: string; readonly externalId: string }) =>
  updateDepositRow(ctx, id)
    .set({
      state: storedStateAfter('paid', 'atBank'),
      provider_id: read.id,
      error_at: null,
      error_message: '',
      updated_at: ctx.now,
    })
    .where('external_id', '=', read.externalId)
    .where('state', '=', 'paid')
    .execute()

/** Frees a deposit from an order that opened no account, so the payment stays valid for the next order. */
export const detachDepositFromOrder = (ctx: Changing, id: number) =>
  updateDepositRow(ctx, id)
    .set({ state: storedStateAfter('ordered', 'ended'), provider_id: null, signing_id: null, updated_at: ctx.now })
    .where('state', '=', 'created')
    .execute()

/** Stores once that the bank has the release. Undefined when that was stored already. */
export const confirmRelease = (ctx: Changing, id: number) =>
  updateDepositRow(ctx, id)
    .set({ release_asked_at: ctx.now, error_at: null, error_message: '' })
    .where('state', '=', 'releasing')
    .where('release_asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const acknowledgeClosing = (ctx: Changing, id: number) =>
  updateDepositRow(ctx, id).set({ release_asked_at: ctx.now }).where('state', '=', 'canceling').execute()

export const auditDeposit = (
  { db, owner, now, requestId }: Pick<ActingContext, 'db' | 'owner' | 'now' | 'requestId'>,
  action: string,
  contract: number,
  changed: Record<string, string | number | boolean>,
) => appendAudit(db, { account: owner, at: now, requestId, ip: '', action, entity: String(contract), changed })
