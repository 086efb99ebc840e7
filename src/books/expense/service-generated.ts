import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import type { VoucherSource } from '../../landlord/plan/rules-quota'
import { repeatedFields } from './rules'
import type { Generated } from './rules-generate'

/** What of a result is written down. */
type Given = Pick<Generated, 'dates' | 'state'> & { readonly voucher: VoucherSource }

/** One statement for all of them, in the order of their dates. A date that has its voucher already is passed over, and not counted. */
export async function insertVouchers(
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

/** Writes down how these repeats stand. */
export async function moveOn(db: Db, results: readonly Pick<Given, 'voucher' | 'state'>[]): Promise<void> {
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
