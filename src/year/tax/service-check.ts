import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { endOfYear, yearOf } from '../../base/kit/day'
import { confirmedYears, yearsOfPersonalUse } from '../../books/depreciation/service-personal-use'
import { sentYears } from '../../books/depreciation/service-sent'
import { selectExpenses } from '../../books/expense/service-select'
import { existingHouseIds } from '../../landlord/house/service'
import { selectNotice, selectRents } from '../../lease/contract/service-select'
import type { Check } from './model-check'
import { tenantName } from '../../books/income/rules-tenant'
import { rentAccountFromFacts, rentFacts, signedContracts } from '../../lease/rent-account/service-select'
import { checksOf } from './rules-check'
import { monthsAcrossYears, type RentAcrossYears } from './rules-new-year'
import type { CheckedContract, RepeatStoppedByPlan } from './rules-findings'
import { selectHousesOfYear } from './service'
import { vouchersOfYear } from '../../books/ledger/service'
import { draftKindsOfYear } from './service-draft-kind'
import { lettingAnswers } from './service-letting'

/** The contracts to check. Their encrypted fields are not decrypted. */
const checkedContracts = (ctx: OwnedCtx): Promise<CheckedContract[]> =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select([selectRents, selectNotice])
    .where('contract.account_id', '=', ctx.owner)
    .where(sql<boolean>`${sql.ref('contract.houseId')} = any(${existingHouseIds(ctx)})`)
    .orderBy('contract.id')
    .execute()

/** Repeats that the plan had stopped by the end of that year. Those in the trash folder are left out. */
const stoppedRepeats = (ctx: OwnedCtx, year: number) =>
  selectExpenses(ctx)
    .where('bilag.stopped_by', '<>', '')
    .where('bilag.stopped_on', '<=', endOfYear(year))
    .where(sql<boolean>`not ${sql.ref('bilag.isTrashed')}`)
    .orderBy('bilag.id')
    .$castTo<RepeatStoppedByPlan>()
    .execute()

/**
 * The years with rent, by house. A year with personal use counts too, because the deduction is a
 * percentage of rent.
 */
async function letYears(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await ctx.db
    .selectFrom('incomebilag')
    .select(['houseId', sql<number>`extract(year from start_date)::int`.as('year')])
    .distinct()
    .where('account_id', '=', ctx.owner)
    .where('isTrashed', '=', false)
    .where(sql<boolean>`${sql.ref('sum')} > 0`)
    .where('kind', '=', 'rent')
    .execute()
  const years = new Map(await yearsOfPersonalUse(ctx))
  for (const { houseId, year } of rows) years.set(houseId, [...(years.get(houseId) ?? []), year])
  return years
}

async function rentsAcrossYears(ctx: OwnedCtx): Promise<RentAcrossYears[]> {
  const facts = await rentFacts(ctx)
  const contracts = (await signedContracts(ctx)).filter(({ taxable }) => taxable)
  return contracts.flatMap((row) =>
    monthsAcrossYears(rentAccountFromFacts(facts, row, ctx.today)).map(({ month, on }) => ({
      month,
      on,
      contractId: row.id,
      houseId: row.houseId,
      name: tenantName(row),
    })),
  )
}

/** Checks all houses of the caller. If the year is missing, checks last year. */
export async function checkList(
  ctx: OwnedCtx,
  { year = yearOf(ctx.today) - 1 }: { readonly year?: number | undefined },
): Promise<Check[]> {
  const checked = {
    houses: await selectHousesOfYear(ctx, year),
    vouchers: await vouchersOfYear(ctx, year),
    sentYears: await sentYears(ctx),
    confirmedYears: await confirmedYears(ctx),
    offered: await lettingAnswers(ctx, year),
    letYears: await letYears(ctx),
    acrossYears: await rentsAcrossYears(ctx),
    draftKinds: await draftKindsOfYear(ctx, year),
    contracts: await checkedContracts(ctx),
    repeats: await stoppedRepeats(ctx, year),
  }
  return checksOf(checked, year, ctx.today)
}
