import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Day } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { Refusal } from '../../base/kit/refusal'
import { maxFreeVouchers, latestEndedTrialStart, voucherRefusal } from './rules'

/** The context of a call, or of a job that acts for the user account. */
export type PlanCtx = Pick<OwnedCtx, 'db' | 'owner' | 'today'>

export interface PlanValues {
  readonly owner: OwnerId
  readonly today: Day
  readonly lastBlocked: Day
}
export const planValues = ({ owner, today }: PlanCtx): PlanValues => ({
  owner,
  today,
  lastBlocked: latestEndedTrialStart(today),
})

const creating = (db: Db, { owner, today, lastBlocked }: PlanValues) =>
  db
    .updateTable('account')
    .set({ firstBilagDate: sql`coalesce("firstBilagDate", ${today}::date)` })
    .where('id', '=', owner)
    .where((is) =>
      is.or([
        is('subscriptionActive', '=', true),
        is('firstBilagDate', 'is', null),
        is('firstBilagDate', '>', lastBlocked),
      ]),
    )

/**
 * Counts a voucher, and starts the trial with the first one. It is one conditional update, so parallel requests never
 * exceed the limit. It must run in the transaction that writes the voucher: alone (`countVoucher`), or in the voucher's
 * own statement. If it changes no row, `refuseVoucher` says why.
 */
export const countVoucherQuery = (db: Db, values: PlanValues) =>
  creating(db, values)
    .set((is) => ({ usedBilags: is('usedBilags', '+', 1) }))
    .where((is) => is.or([is('subscriptionActive', '=', true), is('usedBilags', '<', maxFreeVouchers)]))

export const planFacts = ({ db, owner }: Pick<PlanCtx, 'db' | 'owner'>) =>
  db.selectFrom('account').select(['firstBilagDate', 'usedBilags', 'subscriptionActive']).where('id', '=', owner)

/** Refuses a voucher with its reason: `endOf30Days` or `freeLimit`. */
export async function refuseVoucher(ctx: PlanCtx): Promise<never> {
  const facts = await planFacts(ctx).executeTakeFirst()
  if (!facts) throw new Refusal('unauthorized')
  throw new Refusal(voucherRefusal(facts, ctx.today) ?? 'freeLimit')
}

/** Counts a voucher. Refuses with `endOf30Days` or `freeLimit`. */
export async function countVoucher(ctx: PlanCtx): Promise<void> {
  const taken = await countVoucherQuery(ctx.db, planValues(ctx)).executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) await refuseVoucher(ctx)
}

/**
 * Counts several vouchers at once, or none of them. Refuses with `endOf30Days`, or with `freeLimit` and how many would
 * fit.
 */
export async function countVouchersTogether(ctx: PlanCtx, n: number): Promise<void> {
  if (n === 0) return
  const taken = await creating(ctx.db, planValues(ctx))
    .set((is) => ({ usedBilags: is('usedBilags', '+', n) }))
    .where((is) => is.or([is('subscriptionActive', '=', true), is('usedBilags', '<=', maxFreeVouchers - n)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw (await refusalOfVouchers(ctx, n)) ?? new Refusal('freeLimit')
}

async function refusalOfVouchers(ctx: PlanCtx, n: number): Promise<Refusal | null> {
  const facts = await planFacts(ctx).executeTakeFirst()
  if (!facts) return new Refusal('unauthorized')
  if (n === 0 || facts.subscriptionActive) return null
  if (voucherRefusal(facts, ctx.today) === 'endOf30Days') return new Refusal('endOf30Days')
  const fits = Math.max(0, maxFreeVouchers - facts.usedBilags)
  return n > fits ? new Refusal('freeLimit', undefined, undefined, { fits }) : null
}

/**
 * Refuses as `countVouchersTogether` does, and counts nothing. It is for work that would be lost if the vouchers were
 * refused after it.
 */
export async function refuseVouchersOverPlan(ctx: PlanCtx, n: number): Promise<void> {
  const refusal = await refusalOfVouchers(ctx, n)
  if (refusal) throw refusal
}

/** Starts the trial with a contract. The contract doesn't count as a voucher. Refuses with `endOf30Days`. */
export async function startTrial(ctx: PlanCtx): Promise<void> {
  const started = await creating(ctx.db, planValues(ctx)).executeTakeFirst()
  if (started.numUpdatedRows !== 1n) await refuseVoucher(ctx)
}

/**
 * Counts the vouchers of a restored house. The trial doesn't matter here, because nothing new is created. Refuses with
 * `freeLimit`.
 */
export async function countRestoredVouchers(ctx: Pick<PlanCtx, 'db' | 'owner'>, n: number): Promise<void> {
  if (n === 0) return
  const taken = await ctx.db
    .updateTable('account')
    .set((is) => ({ usedBilags: is('usedBilags', '+', n) }))
    .where('id', '=', ctx.owner)
    .where((is) => is.or([is('subscriptionActive', '=', true), is('usedBilags', '<=', maxFreeVouchers - n)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw new Refusal('freeLimit')
}

/**
 * Reduces the count of vouchers. It is for vouchers that were deleted for good, or whose house was deleted. The trial
 * doesn't change.
 */
export async function uncountVouchers(ctx: Pick<PlanCtx, 'db' | 'owner'>, n = 1): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set((is) => ({ usedBilags: is('usedBilags', '-', n) }))
    .where('id', '=', ctx.owner)
    .execute()
}
