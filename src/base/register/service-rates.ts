import type { Db } from '../db/pool'
import { dateOf, isDay, monthOf, type Day, type Instant } from '../kit/day'
import { rateKinds, type RateKind } from './model'
import { builtInFees, builtInInterest } from './rules-rates'

/** A rate that the operator has read in its regulation, in hundredths of a percent or of a krone. */
export interface NewRate {
  readonly kind: RateKind
  readonly from: Day
  readonly hundredths: number
  readonly source: string
}

/** No rate of late interest has been near this, and no fee. A larger figure is a typing mistake. */
const largest: Readonly<Record<RateKind, number>> = { late_interest: 30_00, reminder_fee: 500_00 }
const longestSource = 200

/** Reads a rate as it is typed on the command line. Throws a sentence for the operator. */
export function parseRate([kind = '', from = '', figure = '', ...source]: readonly string[]): NewRate {
  const known = rateKinds.find((each) => each === kind)
  if (known === undefined) throw new Error(`There is no rate "${kind}". There are: ${rateKinds.join(', ')}.`)
  if (!isDay(from)) throw new Error(`"${from}" is no day like 2027-01-01.`)
  const isHalfYear = dateOf(from) === 1 && (monthOf(from) === 1 || monthOf(from) === 7)
  if (known === 'late_interest' && !isHalfYear)
    throw new Error(`The rate of late interest begins on 1 January or 1 July, not on ${from}.`)
  const hundredths = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(figure) ? Math.round(Number(figure.replace(',', '.')) * 100) : 0
  if (hundredths <= 0 || hundredths > largest[known])
    throw new Error(
      known === 'late_interest' ? `"${figure}" is no percentage like 12.5.` : `"${figure}" is no sum like 38.`,
    )
  const text = source.join(' ').trim()
  if (text === '' || text.length > longestSource)
    throw new Error('Name the source, such as "FOR-2026-12-17-3400", in at most 200 characters.')
  return { kind: known, from, hundredths, source: text }
}

/**
 * Adds a rate. A day that has another rate already is refused, unless `instead` says that it was wrong. Returns false when
 * the same rate was there. Throws a sentence for the operator.
 */
export async function addRate(
  db: Db,
  { kind, from, hundredths, source }: NewRate,
  { now, instead }: { readonly now: Instant; readonly instead: boolean },
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const stored = await tx
      .selectFrom('official_rate')
      .select('hundredths')
      .where('kind', '=', kind)
      .where('from_date', '=', from)
      .forUpdate()
      .executeTakeFirst()
    const builtIn = (kind === 'late_interest' ? builtInInterest : builtInFees).find((each) => each.from === from)
    const before = stored?.hundredths ?? builtIn?.hundredths
    if (before === hundredths) return false
    if (before !== undefined && !instead)
      throw new Error(`${kind} from ${from} is ${before / 100} already. Add --instead to replace it.`)
    const value = { hundredths, source, added_at: now }
    await tx
      .insertInto('official_rate')
      .values({ kind, from_date: from, ...value })
      .onConflict((conflict) => conflict.columns(['kind', 'from_date']).doUpdateSet(value))
      .execute()
    return true
  })
}
