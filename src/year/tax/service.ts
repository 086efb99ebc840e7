import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { inTurns } from '../../base/call/read'
import { endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import type { Erasure, ExportedList } from '../../base/module/shape'
import { withGroupRates } from '../../books/depreciation/service-group'
import { confirmedYears } from '../../books/depreciation/service-personal'
import { selectItems, sentYears, toItem } from '../../books/depreciation/service-select'
import { selectExpenses } from '../../books/expense/service'
import { houseNumberNames } from '../../landlord/house/model'
import { factsIn } from '../../landlord/house/rules-years'
import { factsOfYears, livingHouses, ownHouse, selectLaterYears } from '../../landlord/house/service'
import { selectRents } from '../../lease/contract/service-select'
import type { AllVouchers } from '../dashboard/model'
import { allVouchers } from '../dashboard/service'
import type { HouseTax } from './model'
import { ExportedLetting, type Check, type LettingAnswer } from './model-check'
import { houseTaxOf } from './rules'
import { checksOf } from './rules-check'
import type { CheckedContract, RepeatStoppedByPlan } from './rules-findings'

const selectAnswers = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('house_letting')
    .select(['houseId', 'year', 'offered_for_rent', 'answered_at'])
    .where('account_id', '=', ctx.owner)
    .orderBy('houseId')
    .orderBy('year')

/**
 * Whether each house was let or offered for rent in that year's months without rent. A house without an answer is
 * missing.
 */
async function lettingAnswers(ctx: OwnedCtx, year: number): Promise<ReadonlyMap<number, boolean>> {
  const rows = await selectAnswers(ctx).where('year', '=', year).execute()
  return new Map(rows.map(({ houseId, offered_for_rent }) => [houseId, offered_for_rent]))
}

/** Stores that answer in place of an earlier one. Refuses with 404 for a house that isn't the caller's. */
export async function answerLetting(ctx: OwnedCtx, { houseId, year, offered_for_rent }: LettingAnswer) {
  await lockAccount(ctx)
  const house = await ownHouse(ctx, houseId)
  const values = { offered_for_rent, answered_at: ctx.now }
  await ctx.db
    .insertInto('house_letting')
    .values({ account_id: ctx.owner, houseId: house, year, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'houseId', 'year']).doUpdateSet(values))
    .execute()
  return { houseId: house, year, offered_for_rent }
}

/** Deletes the answers of a deleted account. */
export async function eraseLettings({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('house_letting').where('account_id', '=', account).execute()
}

/** The answers as the export has them. */
export const exportedLettings: ExportedList = {
  path: 'data/house-lettings.json',
  answer: ExportedLetting,
  read: (ctx) => selectAnswers(ctx).execute(),
}

/** The caller's houses that are not deleted, oldest first, with their numbers and the facts of that year. */
async function housesIn(ctx: OwnedCtx, year: number) {
  const rows = await ctx.db
    .selectFrom('house')
    .select(['id', 'holiday_home', 'home_use', 'co_owners', ...houseNumberNames])
    .select(selectLaterYears)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => Object.assign(row, factsIn(factsOfYears(row), year)))
}

/**
 * The caller's vouchers of an income year, and every household item bought until its end. Items past their lifetime
 * stay in the balance. None is from the trash folder.
 */
async function vouchersOfYear(ctx: OwnedCtx, year: number): Promise<AllVouchers> {
  const vouchers = await allVouchers(ctx, { date_from: startOfYear(year), date_to: endOfYear(year) })
  const items = await selectItems(ctx)
    .where(sql<boolean>`not ${sql.ref('depreciationbilag.isTrashed')}`)
    .where('depreciationbilag.date', '<=', endOfYear(year))
    .orderBy('depreciationbilag.date', 'desc')
    .orderBy('depreciationbilag.id', 'desc')
    .execute()
  const rated = await withGroupRates(ctx, items)
  return { ...vouchers, depreciationBilags: await inTurns(rated, 200, (row) => toItem(row, { from: year, to: year })) }
}

/** The figures of each of the caller's houses in an income year. Without a year: the year before this one. */
export async function taxOf(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { year?: number | undefined },
): Promise<HouseTax[]> {
  const houses = await housesIn(ctx, year)
  const vouchers = await vouchersOfYear(ctx, year)
  const offered = await lettingAnswers(ctx, year)
  // A house with thousands of vouchers takes some milliseconds.
  return await inTurns(houses, 1, (house) => houseTaxOf(house, vouchers, year, offered.get(house.id) ?? null))
}

/** Encrypted fields stay encrypted. */
const checkedContracts = (ctx: OwnedCtx): Promise<CheckedContract[]> =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select(selectRents)
    .where('contract.account_id', '=', ctx.owner)
    .where(sql<boolean>`${sql.ref('contract.houseId')} = any(${livingHouses(ctx)})`)
    .orderBy('contract.id')
    .execute()

/** Repeats that the plan has stopped by the end of that year, outside the trash folder. */
const stoppedRepeats = (ctx: OwnedCtx, year: number) =>
  selectExpenses(ctx)
    .where('bilag.stopped_by', '<>', '')
    .where('bilag.stopped_on', '<=', endOfYear(year))
    .where(sql<boolean>`not ${sql.ref('bilag.isTrashed')}`)
    .orderBy('bilag.id')
    .$castTo<RepeatStoppedByPlan>()
    .execute()

/**
 * What is missing in each of the caller's houses before the year is handed in. Without a year: the year before this
 * one.
 */
export async function checkList(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { readonly year?: number | undefined },
): Promise<Check[]> {
  const checked = {
    houses: await housesIn(ctx, year),
    vouchers: await vouchersOfYear(ctx, year),
    sentYears: await sentYears(ctx),
    confirmedYears: await confirmedYears(ctx),
    offered: await lettingAnswers(ctx, year),
    contracts: await checkedContracts(ctx),
    repeats: await stoppedRepeats(ctx, year),
  }
  return checksOf(checked, year, ctx.today)
}
