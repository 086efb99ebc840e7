import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { mapWithPauses } from '../../base/call/in-turns'
import { selectLists } from '../../base/db/lists'
import { rowVersion } from '../../base/db/row-version'
import { endOfYear, startOfYear, yearOf, type Day } from '../../base/kit/day'
import { deductionInYears } from '../depreciation/rules'
import { housesWithGroupRate, withGroupRates } from '../depreciation/service-group'
import { selectItems, selectListedPersonalUse, toItem, toListedPersonalUse } from '../depreciation/service-select'
import { selectExpenses } from '../expense/service-select'
import { selectIncomes } from '../income/service-select'
import { ownHouseQuery, provenHouseId } from '../../landlord/house/service'
import type { AllVouchers, VoucherQuery } from './model'
import { yearsOfItems } from './rules-period'

type Query = z.output<typeof VoucherQuery>

interface Asked {
  /**
   * The house. The statement that reads the vouchers also checks that the house is the caller's.
   */
  readonly house: number | undefined
  /** If null, the period has no beginning. */
  readonly from: Day | null
  /** If null, the period has no end. */
  readonly to: Day | null
  readonly trashed: boolean
  /** Says whether to include items whose deductions ended before the period. */
  readonly withSpentItems?: true
}

/**
 * Fills in the missing values of a query. By default the period starts on 1 January of this year.
 * For the trash folder, the default is no period.
 */
const askedFor = (query: Query, today: Day): Asked => ({
  house: query.houseId,
  from: query.date_from ?? (query.trashed === 'true' ? null : startOfYear(yearOf(today))),
  to: query.date_to ?? null,
  trashed: query.trashed === 'true',
})

/**
 * A condition for the trash folder. It is written as a constant, because a parameter in a prepared plan never matches
 * the partial index.
 */
const inFolder = (table: string, { trashed }: Asked) =>
  trashed ? sql<boolean>`${sql.ref(`${table}.isTrashed`)}` : sql<boolean>`not ${sql.ref(`${table}.isTrashed`)}`

/** The expenses, newest first. The test of the database's query plan uses this too. */
export function expensesOf(ctx: OwnedCtx, asked: Asked) {
  let found = selectExpenses(ctx)
    .where(inFolder('bilag', asked))
    .orderBy('bilag.listed_on', 'desc')
    .orderBy('bilag.id', 'desc')
  if (asked.house !== undefined) found = found.where('bilag.houseId', '=', asked.house)
  if (asked.from !== null) found = found.where('bilag.listed_on', '>=', asked.from)
  if (asked.to !== null) found = found.where('bilag.listed_on', '<=', asked.to)
  return found
}

/** The income. It counts in the period of its start. */
function incomesOf(ctx: OwnedCtx, asked: Asked) {
  let found = selectIncomes(ctx)
    .where(inFolder('incomebilag', asked))
    .orderBy('incomebilag.start_date', 'desc')
    .orderBy('incomebilag.id', 'desc')
  if (asked.house !== undefined) found = found.where('incomebilag.houseId', '=', asked.house)
  if (asked.from !== null) found = found.where('incomebilag.start_date', '>=', asked.from)
  if (asked.to !== null) found = found.where('incomebilag.start_date', '<=', asked.to)
  return found
}

/**
 * The household items with a deduction in the period. Without a period, all items are listed, with the deduction of the
 * year of purchase.
 */
function itemsOf(ctx: OwnedCtx, asked: Asked) {
  let found = selectItems(ctx)
    .where(inFolder('depreciationbilag', asked))
    .orderBy('depreciationbilag.date', 'desc')
    .orderBy('depreciationbilag.id', 'desc')
  if (asked.house !== undefined) found = found.where('depreciationbilag.houseId', '=', asked.house)
  const years = yearsOf(ctx, asked)
  if (years === null) return found
  const bought = found.where('depreciationbilag.date', '<=', endOfYear(years.to))
  if (asked.withSpentItems) return bought
  // A rough filter by the purchase and the longest lifetime. The exact filter uses the item's own rows.
  return bought.where(
    sql<boolean>`(extract(year from depreciationbilag.date) + greatest(depreciationbilag.lifetime, 1) > ${years.from}::int
        or depreciationbilag.upgrades <> '[]' or depreciationbilag."houseId" = any(${housesWithGroupRate(ctx)}))`,
  )
}

const yearsOf = (ctx: OwnedCtx, { from, to }: Asked) => (from === null ? null : yearsOfItems(from, to, ctx.today))

/** The personal use, dated 31 December of its year. It is never in the trash folder. */
function personalOf(ctx: OwnedCtx, { house, from, to, trashed }: Asked) {
  let found = selectListedPersonalUse(ctx)
    .orderBy('depreciationpersonal.year', 'desc')
    .orderBy('depreciationpersonal.houseId')
  if (house !== undefined) found = found.where('depreciationpersonal.houseId', '=', house)
  if (from !== null) found = found.where('depreciationpersonal.year', '>=', yearOf(from))
  if (to !== null)
    found = found.where('depreciationpersonal.year', '<=', to === endOfYear(yearOf(to)) ? yearOf(to) : yearOf(to) - 1)
  return trashed ? found.where(sql<boolean>`false`) : found
}

const tables = [
  'bilag',
  'incomebilag',
  'depreciationbilag',
  'depreciation_group',
  'depreciationpersonal',
  'supplier',
  'house',
  'sent_return',
] as const

/** Changes whenever the answer of `allVouchers` may change on the same day. */
export const versionOfVouchers = (ctx: OwnedCtx): Promise<string> => rowVersion(ctx.db, ctx.owner, tables)

/**
 * The maximum number of items that are calculated before other work may run. Calculating them takes
 * some milliseconds.
 */
const itemsAtOnce = 200

/** Reads all lists with one statement. */
async function readVouchers(ctx: OwnedCtx, asked: Asked): Promise<AllVouchers> {
  const { houses, bilags, incomeBilags, items, personal } = await selectLists(ctx.db, {
    houses: ownHouseQuery(ctx, asked.house ?? 0),
    bilags: expensesOf(ctx, asked),
    incomeBilags: incomesOf(ctx, asked),
    items: itemsOf(ctx, asked),
    personal: personalOf(ctx, asked),
  })
  if (asked.house !== undefined) provenHouseId(houses)
  const years = yearsOf(ctx, asked)
  const counted = await mapWithPauses(await withGroupRates(ctx, items), itemsAtOnce, (row) =>
    years && !asked.withSpentItems && deductionInYears(row, years) === null
      ? []
      : [years ? toItem(row, years) : toItem(row)],
  )
  return {
    bilags,
    incomeBilags,
    depreciationBilags: counted.flat(),
    depreciationPersonalBilags: personal.map(toListedPersonalUse),
  }
}

/**
 * The vouchers of a period, newest first. By default the period starts on 1 January of this year. The trash folder
 * shows everything by default. Refuses with 404 for a house that isn't the caller's.
 */
export const allVouchers = (ctx: OwnedCtx, query: Query): Promise<AllVouchers> =>
  readVouchers(ctx, askedFor(query, ctx.today))

/**
 * The caller's vouchers of an income year, and every household item bought by the end of that year. Nothing in the
 * trash folder is included.
 */
export const vouchersOfYear = (ctx: OwnedCtx, year: number): Promise<AllVouchers> =>
  readVouchers(ctx, {
    house: undefined,
    from: startOfYear(year),
    to: endOfYear(year),
    trashed: false,
    withSpentItems: true,
  })
