import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import type { VoucherQuota, VoucherSource } from '../../landlord/plan/rules-quota'
import { countVouchers, lockFreeVoucherQuotas, lockVoucherQuota } from '../../landlord/plan/service-quota'
import { repeatedFields } from './rules'
import { datesToGenerate, type DueVoucher, type GeneratedDates } from './rules-generate'
import { stoppedState, type RepeatRhythm } from './rules-repeat'

type Given = Pick<GeneratedDates, 'dates' | 'state'> & { readonly voucher: VoucherSource }

/**
 * Inserts vouchers with one statement, in the order of dates. Skips a date that already has its voucher, and doesn't
 * count it.
 */
async function insertVouchers(
  db: Db,
  now: Instant,
  results: readonly Pick<Given, 'voucher' | 'dates'>[],
): Promise<ReadonlyMap<number, number>> {
  const due = results.flatMap(({ voucher, dates }) =>
    dates.map((date) => [voucher.account_id, voucher.id, date] as const),
  )
  if (due.length === 0) return new Map()
  const columns = sql.join(repeatedFields.map((field) => sql.ref(field)))
  const values = sql.join(repeatedFields.map((field) => sql.ref(`parent.${field}`)))
  const { rows } = await sql<{ account_id: number; n: number }>`
    with made as (
      insert into bilag (account_id, ${columns}, date, listed_on, "isAutoGenerate", "parentBilagId", created_at, updated_at)
      select parent.account_id, ${values}, due.date, due.date, true, parent.id, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${due.map(([account]) => account)}::bigint[], ${due.map(([, id]) => id)}::bigint[], ${due.map(([, , date]) => date)}::date[])
        as due (account_id, id, date)
      join bilag parent on parent.account_id = due.account_id and parent.id = due.id
      order by due.date, parent.id
      on conflict (account_id, "parentBilagId", date) where "parentBilagId" is not null do nothing
      returning account_id)
    select account_id, count(*)::int as n from made group by account_id`.execute(db)
  return new Map(rows.map((row) => [row.account_id, row.n]))
}

export async function storeRepeatStates(db: Db, results: readonly Pick<Given, 'voucher' | 'state'>[]): Promise<void> {
  const column = <T>(of: (result: Pick<Given, 'voucher' | 'state'>) => T): T[] => results.map(of)
  await sql`
    update bilag
    set next_on = to_be.next_on, "isRepeatStopped" = to_be.is_stopped, stopped_by = to_be.stopped_by, stopped_on = to_be.stopped_on
    from unnest(${column(({ voucher }) => voucher.account_id)}::bigint[], ${column(({ voucher }) => voucher.id)}::bigint[],
      ${column(({ state }) => state.next_on)}::date[], ${column(({ state }) => state.isRepeatStopped)}::boolean[],
      ${column(({ state }) => state.stopped_by)}::text[], ${column(({ state }) => state.stopped_on)}::date[])
      as to_be (account_id, id, next_on, is_stopped, stopped_by, stopped_on)
    where bilag.account_id = to_be.account_id and bilag.id = to_be.id`.execute(db)
}

export interface GenerateContext {
  readonly db: Db
  readonly now: Instant
  /** Today's date in Oslo. */
  readonly today: Day
}

export const repeatKind = 'expense.repeat'

export const repeatBatchSize = 500

/**
 * Vouchers with a due date. Vouchers of a deleted house wait until the house is restored. The caller adds conditions.
 */
const dueVouchers = ({ db, today }: GenerateContext) =>
  db
    .selectFrom('bilag')
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'bilag.account_id').onRef('house.id', '=', 'bilag.houseId'),
    )
    .where('bilag.next_on', '<=', today)
    .where('house.deleted_at', 'is', null)
    .select([
      'bilag.account_id',
      'bilag.id',
      'bilag.date',
      'bilag.repeat',
      'bilag.next_on',
      'bilag.repeat_day',
      'bilag.followed_on',
    ])
    .$narrowType<{ date: Day; next_on: Day; repeat: RepeatRhythm }>()
    .orderBy('bilag.next_on')
    .orderBy('bilag.id')

export interface GeneratedRepeats {
  readonly byAccount: ReadonlyMap<number, number>
  readonly more: boolean
  /** Other transactions have locked the accounts, so nothing was done. The job tries again a little later. */
  readonly isLocked: boolean
}

const nothing: GeneratedRepeats = { byAccount: new Map(), more: false, isLocked: false }

/**
 * Generates vouchers for up to `size` repeats of all accounts. Only a job may do this. Locks the repeating vouchers,
 * then their accounts. Skips what is locked, so that several workers can share the work without waiting. Vouchers,
 * counts and next dates are committed together. So a crash undoes all of them, and no date is generated twice.
 */
export async function generateRepeatBatch(context: GenerateContext, size = repeatBatchSize): Promise<GeneratedRepeats> {
  const claimed = await dueVouchers(context).limit(size).forNoKeyUpdate('bilag').skipLocked().execute()
  if (claimed.length === 0) return nothing
  const quotas = await lockFreeVoucherQuotas(context.db, context.today, [
    ...new Set(claimed.map((voucher) => voucher.account_id)),
  ])
  const vouchers = claimed.filter((voucher) => quotas.has(voucher.account_id))
  const made = await generateFor(context, vouchers, (account) => quotas.get(account)!)
  return {
    ...made,
    more: made.more || claimed.length === size || vouchers.length < claimed.length,
    isLocked: vouchers.length === 0,
  }
}

/**
 * Generates for repeating vouchers that the caller has locked or has just written. Refuses nothing. If the quota is
 * used up, the repeats are stopped.
 */
export async function generateOwnRepeats(
  context: GenerateContext,
  owner: OwnerId,
  ids: readonly number[],
): Promise<GeneratedRepeats> {
  const quota = await lockVoucherQuota(context.db, context.today, owner)
  const vouchers = await dueVouchers(context)
    .where('bilag.account_id', '=', owner)
    .where(sql<boolean>`bilag.id = any(${ids}::bigint[])`)
    .execute()
  return await generateFor(context, vouchers, () => quota)
}

/**
 * Generates these dates of a repeating voucher that the caller has just written. Its next date must be after them. If
 * the plan's quota is too small, the earliest dates get it. The repeat is then stopped at the first date without a
 * voucher.
 */
export async function generateDates(
  { db, now, today }: GenerateContext,
  voucher: VoucherSource,
  dates: readonly Day[],
): Promise<void> {
  const { left, refusedBy } = await lockVoucherQuota(db, today, voucher.account_id)
  const [granted, leftOut] = [dates.slice(0, left), dates[left]]
  await countVouchers(db, today, await insertVouchers(db, now, [{ voucher, dates: granted }]))
  if (leftOut !== undefined) await storeRepeatStates(db, [{ voucher, state: stoppedState(leftOut, refusedBy ?? '') }])
}

async function generateFor(
  { db, now, today }: GenerateContext,
  vouchers: readonly DueVoucher[],
  quotaOf: (account: number) => VoucherQuota,
): Promise<GeneratedRepeats> {
  if (vouchers.length === 0) return nothing
  const results = datesToGenerate(vouchers, quotaOf, today)
  const byAccount = await insertVouchers(db, now, results)
  await countVouchers(db, today, byAccount)
  await storeRepeatStates(db, results)
  return { ...nothing, byAccount, more: results.some(({ state }) => state.next_on !== null && state.next_on <= today) }
}
