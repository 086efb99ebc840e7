import { sql, type RawBuilder, type Selectable } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { DB, House as Row } from '../../base/db/schema'
import { documentUrl, type FileInfo } from '../../base/file/model'
import { attachDocuments, changeDocuments } from '../../base/file/service-uses'
import { yearOf, type Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import {
  houseRecord,
  maxHouses,
  yearFactNames,
  type HomeUse,
  type House,
  type HouseChangeForm,
  type HouseFacts,
  type HouseForm,
  type HouseNumbers,
  type OwnedHouseId,
  type YearFacts,
  type YearFactsForm,
} from './model'
import { factsInYear, firstYearOfFacts, areFactsEqual, yearFacts } from './rules-years'

assertTableCoversForm<HouseForm, DB['house']>()

export interface HouseDeps {
  /** The years with depreciation of items in personal use, by house (books/depreciation). */
  readonly depreciationYears: (ctx: OwnedCtx) => Promise<ReadonlyMap<number, readonly number[]>>
}

const lastingNames = houseRecord.names.filter(
  (name) => name !== 'house_rules' && !(yearFactNames as readonly string[]).includes(name),
) as Exclude<(typeof houseRecord.names)[number], keyof YearFactsForm | 'house_rules'>[]
const lastingColumns = ['id', ...lastingNames, 'created_at', 'updated_at'] as const

/** A column with the facts of later years, the earliest first. The first facts are in the house's own row. */
export const selectLaterYears = sql<LaterYear[]>`
  (select coalesce(json_agg(json_build_object(
     'from_year', later.from_year, 'co_owners', later.co_owners, 'home_use', later.home_use) order by later.from_year), '[]')
   from house_year as later where later.account_id = house.account_id and later.house_id = house.id)`.as('later')
type LaterYear = Omit<YearFacts, 'holiday_home'>

/** A column with the facts about the files of the house rules, in their order. */
const selectRulesFiles = sql<FileInfo[]>`
  (select coalesce(json_agg(json_build_object('url', rules.url, 'name', document.name, 'type', document.type,
     'size', document.size) order by rules.place), '[]')
   from unnest(house.house_rules) with ordinality as rules (url, place)
   join document on document.account_id = house.account_id and document.id = substr(rules.url, ${documentUrl('').length + 1}::int))`.as(
  'house_rules_files',
)

/** The parts of a house that are not in its columns. */
export const selectHouseParts = [selectLaterYears, selectRulesFiles] as const

/** The columns of a house. The rest is in `selectHouseParts`. */
export const houseColumns = ['id', ...houseRecord.names, 'created_at', 'updated_at'] as const

export interface YearsRow extends Pick<Selectable<Row>, 'holiday_home' | 'home_use'> {
  readonly co_owners: unknown
  readonly later: readonly LaterYear[]
}

/** The facts of all years, the earliest first. */
export const factsOfAllYears = ({ later, holiday_home, home_use, co_owners }: YearsRow): YearFacts[] => [
  yearFacts(firstYearOfFacts, { holiday_home, home_use, co_owners: co_owners as YearFacts['co_owners'] }),
  ...later.map((one) => yearFacts(one.from_year, { holiday_home: false, ...one })),
]

/** The use of a house in a year, as part of a query. House and year may be columns or values. */
export const selectHomeUseInYear = (
  ctx: OwnedCtx,
  house: RawBuilder<number>,
  year: RawBuilder<number>,
) => sql<HomeUse>`coalesce(
  (select facts.home_use from house_year facts where facts.account_id = ${ctx.owner} and facts.house_id = ${house}
   and facts.from_year <= ${year} order by facts.from_year desc limit 1),
  (select case when used.holiday_home then 'own_cabin' else used.home_use end from house used
   where used.account_id = ${ctx.owner} and used.id = ${house}))`

/** Makes a house of a database row. Its owners and use are those of the year of `today`. */
export function toHouse(
  { later, ...row }: Pick<Selectable<Row>, (typeof houseColumns)[number]> & YearsRow & Pick<House, 'house_rules_files'>,
  today: Day,
  depreciationYears: readonly number[] = [],
): House {
  const years = factsOfAllYears({ ...row, later })
  const { from_year: _from, ...facts } = factsInYear(years, yearOf(today))
  return { ...row, ...facts, years, depreciationYears: [...depreciationYears] }
}

/** Makes the columns of a form's values. A list of records is stored as JSON. */
export function toRow<F extends YearFactsForm>(form: F) {
  const { home_use, holiday_home, co_owners } = yearFacts(firstYearOfFacts, form)
  return { ...form, home_use, holiday_home, co_owners: JSON.stringify(co_owners) }
}

/**
 * Proves that a house is the caller's. Refuses with the same 404 if the house is foreign, deleted or missing. A write
 * also locks the house until the action ends. So it can't be deleted while a record is added to it.
 */
export const proveOwnHouse = async (ctx: OwnedCtx, id: number): Promise<OwnedHouseId> =>
  provenHouseId(await (ctx.db.isTransaction ? lockHouseQuery(ctx, id) : ownHouseQuery(ctx, id)).execute())

/** Makes the proof of a found row. Refuses with 404 if there is no row. */
export function provenHouseId([found]: readonly { readonly id: number }[]): OwnedHouseId {
  if (!found) throw new Refusal('notFound')
  return found.id as OwnedHouseId
}

/** Selects a house of the caller. The result is empty if the house isn't the caller's, or is deleted. */
export const ownHouseQuery = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('house')
    .select('house.id')
    .where('house.account_id', '=', ctx.owner)
    .where('house.id', '=', id)
    .where('house.deleted_at', 'is', null)

/** Selects a house of the caller, and locks it until the action ends. */
export const lockHouseQuery = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ownHouseQuery(ctx, id).forShare('house')

/**
 * The ids of the houses that aren't deleted, for `"houseId" = any(${existingHouseIds(ctx)})`. The
 * database finds the ids once for each query. A join would look up the house for each record.
 */
export const existingHouseIds = (ctx: OwnedCtx) =>
  sql<number[]>`array(select house.id from house where house.account_id = ${ctx.owner} and house.deleted_at is null)`

const selectHouses = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('house')
    .select(houseColumns)
    .select(selectHouseParts)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)

/** The houses, the oldest first. */
export async function listHouses(ctx: OwnedCtx, { depreciationYears }: HouseDeps): Promise<House[]> {
  const [rows, years] = await Promise.all([selectHouses(ctx).orderBy('id').execute(), depreciationYears(ctx)])
  return rows.map((row) => toHouse(row, ctx.today, years.get(row.id)))
}

/** Reads a house. A deleted house is refused with 404. */
export async function readHouse(ctx: OwnedCtx, id: number, { depreciationYears }: HouseDeps): Promise<House> {
  const [row, years] = await Promise.all([
    selectHouses(ctx).where('id', '=', id).executeTakeFirst(),
    depreciationYears(ctx),
  ])
  if (!row) throw new Refusal('notFound')
  return toHouse(row, ctx.today, years.get(id))
}

/** The facts of a house that are the same every year. The house may be deleted. */
export async function houseFacts(ctx: OwnedCtx, id: number): Promise<HouseFacts> {
  const row = await ctx.db
    .selectFrom('house')
    .select(lastingColumns)
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Creates a house. The first one finishes the registration. Refuses with 409 houseLimit, even for parallel requests.
 */
export async function createHouse(ctx: OwnedCtx, form: HouseForm): Promise<House> {
  const counted = await ctx.db
    .updateTable('account')
    .set((eb) => ({ houses: eb('houses', '+', 1), is_register_finished: true, updated_at: ctx.now }))
    .where('id', '=', ctx.owner)
    .where('houses', '<', maxHouses)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw new Refusal('houseLimit')
  await attachDocuments(ctx, form.house_rules, 'house_rules')
  const row = await ctx.db
    .insertInto('house')
    .values({ ...toRow(form), account_id: ctx.owner, created_at: ctx.now, updated_at: ctx.now })
    .returning(houseColumns)
    .returning(selectHouseParts)
    .executeTakeFirstOrThrow()
  return toHouse(row, ctx.today)
}

/**
 * Stores the facts of a year if the landlord named that year, or if they differ from the facts that
 * now apply in that year.
 */
async function keepYear(ctx: OwnedCtx, id: number, before: readonly YearFacts[], form: HouseChangeForm): Promise<void> {
  const year = form.from_year ?? yearOf(ctx.today)
  const now = yearFacts(year, form)
  if (form.from_year === undefined && areFactsEqual(now, factsInYear(before, year))) return
  const written = { co_owners: JSON.stringify(now.co_owners), home_use: now.home_use, updated_at: ctx.now }
  await ctx.db
    .insertInto('house_year')
    .values({ account_id: ctx.owner, house_id: id, from_year: year, created_at: ctx.now, ...written })
    .onConflict((conflict) => conflict.columns(['account_id', 'house_id', 'from_year']).doUpdateSet(written))
    .execute()
}

/**
 * Changes a house. Owners and use apply from the year in the form, or from this year if it names none. They apply until
 * the next year with facts of its own (docs/rules/landlord.md#facts-of-a-year). Refuses with 404, and with 422 for a
 * year after next year and for a foreign file.
 */
export async function updateHouse(
  ctx: OwnedCtx,
  id: number,
  form: HouseChangeForm,
  { depreciationYears }: HouseDeps,
): Promise<House> {
  if ((form.from_year ?? 0) > yearOf(ctx.today) + 1) throw new Refusal('invalid', { from_year: 'dateRange' })
  await lockAccount(ctx)
  const before = await readHouse(ctx, id, { depreciationYears })
  await changeDocuments(ctx, before.house_rules, form.house_rules, 'house_rules')
  const lasting = Object.fromEntries(lastingNames.map((name) => [name, form[name]])) as Pick<
    HouseForm,
    (typeof lastingNames)[number]
  >
  const row = await ctx.db
    .updateTable('house')
    .set({ ...lasting, house_rules: [...form.house_rules], updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(selectLaterYears)
    .returning(['holiday_home', 'home_use', 'co_owners'])
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  await keepYear(ctx, id, factsOfAllYears(row), form)
  return readHouse(ctx, id, { depreciationYears })
}

/** Fills in missing numbers of a house. If the house already has one of them, changes nothing and returns false. */
export async function fillInHouseNumbers(ctx: OwnedCtx, id: number, values: Partial<HouseNumbers>): Promise<boolean> {
  let change = ctx.db
    .updateTable('house')
    .set({ ...values, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  for (const name of Object.keys(values) as (keyof HouseNumbers)[]) change = change.where(name, 'is', null)
  return (await change.executeTakeFirst()).numUpdatedRows === 1n
}
