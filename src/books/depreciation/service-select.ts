import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import type { Depreciationbilag, Depreciationpersonal } from '../../base/db/schema'
import { ore, type Ore } from '../../base/kit/money'
import { selectHomeUseInYear, existingHouseIds } from '../../landlord/house/service'
import {
  itemRecord,
  personalUseRecord,
  type Carried,
  type Item,
  type ListedPersonalUse,
  type PersonalUse,
  type Upgrade,
} from './model'
import { deductionInYears, percentOfItem, personalUseDate, yearOfPurchase, type YearRange } from './rules'
import { isSentYear } from './service-sent'

type ItemRow = Omit<Selectable<Depreciationbilag>, 'account_id' | 'upgrades' | 'carried'> &
  Pick<Item, 'upgrades' | 'carried'>

/** An item with the rates of its group (see `withGroupRates`), on which its deductions depend. */
type RatedRow = ItemRow & Pick<Item, 'group_rates'>

/** All items, including those of deleted houses (for the export). */
export const selectItemsAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('depreciationbilag')
    .where('depreciationbilag.account_id', '=', ctx.owner)
    .select([
      'depreciationbilag.id',
      ...itemRecord.names.flatMap((name) =>
        name === 'upgrades' || name === 'carried' ? [] : [`depreciationbilag.${name}` as const],
      ),
      sql<Upgrade[]>`${sql.ref('depreciationbilag.upgrades')}`.as('upgrades'),
      sql<Carried | null>`${sql.ref('depreciationbilag.carried')}`.as('carried'),
      'depreciationbilag.isTrashed',
      'depreciationbilag.created_at',
      'depreciationbilag.updated_at',
    ])

/** All items without those of deleted houses. The caller adds conditions. */
export const selectItems = (ctx: OwnedCtx) =>
  selectItemsAndHidden(ctx).where(sql<boolean>`${sql.ref('depreciationbilag.houseId')} = any(${existingHouseIds(ctx)})`)

/** The item in the shape of the API. `expensed` is the deduction of those years, or of the year of purchase. */
export const toItem = (row: RatedRow, years: YearRange = yearOfPurchase(row)): Item => ({
  ...row,
  upgrades: [...row.upgrades],
  group_rates: [...row.group_rates],
  expensed: deductionInYears(row, years) ?? ore(0),
  depreciation: percentOfItem(row),
})

/** All personal use, including that of deleted houses (for the export). */
export const selectPersonalUseOfAllHouses = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('depreciationpersonal')
    .where('depreciationpersonal.account_id', '=', ctx.owner)
    .select([
      ...personalUseRecord.names.map((name) => `depreciationpersonal.${name}` as const),
      'depreciationpersonal.sum',
      'depreciationpersonal.totalSum',
    ])

/** All personal use without that of deleted houses. The caller adds conditions. */
export const selectPersonalUse = (ctx: OwnedCtx) =>
  selectPersonalUseOfAllHouses(ctx).where(
    sql<boolean>`${sql.ref('depreciationpersonal.houseId')} = any(${existingHouseIds(ctx)})`,
  )

export const toPersonalUse = (
  row: Pick<Selectable<Depreciationpersonal>, 'houseId' | 'year' | 'conditions' | 'sum' | 'totalSum'>,
): PersonalUse => ({
  id: row.year,
  ...row,
  date: personalUseDate(row.year),
})

/**
 * The gross rent of a year: all income that begins in the year and isn't in the trash folder. Rent that the flat rule
 * for short lets taxes is left out (docs/rules/books.md#personal-use). `house` and `year` are columns or values of the
 * surrounding statement.
 */
export const grossRent = (ctx: OwnedCtx, house: RawBuilder<number>, year: RawBuilder<number>) => sql<Ore>`(
  select coalesce(sum(income.sum), 0)::int8 from incomebilag income
  where income.account_id = ${ctx.owner} and income."houseId" = ${house} and not income."isTrashed"
  and case ${selectHomeUseInYear(ctx, house, year)} when 'own_cabin' then false when 'own_home' then not income.short_term else true end
  and income.start_date >= make_date(${year}, 1, 1) and income.start_date <= make_date(${year}, 12, 31))`

/** Personal use as lists show it, without that of deleted houses. */
export const selectListedPersonalUse = (ctx: OwnedCtx) =>
  selectPersonalUse(ctx).select([
    grossRent(ctx, sql.ref('depreciationpersonal.houseId'), sql`depreciationpersonal.year::int`).as('rentNow'),
    isSentYear(ctx, 'depreciationpersonal.year').as('isSent'),
  ])

export const toListedPersonalUse = ({
  rentNow,
  isSent,
  ...row
}: Parameters<typeof toPersonalUse>[0] & Pick<ListedPersonalUse, 'rentNow' | 'isSent'>): ListedPersonalUse => ({
  ...toPersonalUse(row),
  rentNow,
  isSent,
})

/** The number of a house's items, including those in the trash folder. */
export const countItems = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectItemsAndHidden(ctx).where('depreciationbilag.houseId', '=', house))

export const countPersonalUse = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectPersonalUseOfAllHouses(ctx).where('depreciationpersonal.houseId', '=', house))
