import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { described, askedLater, orDefault, orNull } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { records } from '../../base/kit/field-records'
import { Balance } from '../../base/kit/money'
import { record, type Stored } from '../../base/kit/record'
import { requiredOr, whole } from '../../base/kit/schemas'

/** The shortest lifetime that is spread over years; below it stands 0. */
export const minLifetime = 3
/** Longest lifetime that is taken, in years. */
export const maxLifetime = 100

/** Years that an item lasts; 0 means under three years. */
const Lifetime = z
  .int({ error: requiredOr('wholeNumber') })
  .min(0, 'lifetime')
  .max(maxLifetime, 'lifetime')
  .refine((years) => years === 0 || years >= minLifetime, 'lifetime')

/** At most so many upgrades of one item. */
export const maxUpgrades = 20
/** What was spent to make an item better than it was new. */
export const upgradeRecord = record({ date: field.date(), sum: field.money() })
export type Upgrade = Stored<typeof upgradeRecord.fields>

/** The household item: what a landlord writes of it (docs/rules.md#depreciation). */
export const itemRecord = record({
  houseId: field.reference(),
  name: field.text({ max: 50 }),
  date: field.date(),
  sum: field.money(),
  lifetime: field.countOf(Lifetime),
  /** Deduct the whole sum at once where the authority's own limit for that year allows it. */
  at_once: field.tick(false),
  sold_on: described(askedLater(field.optionalDate()), 'The day of sale. Needs sold_for'),
  sold_for: described(
    askedLater(orDefault(orNull(field.money()), null)),
    'What it was sold for; 0 if nothing was paid. Needs sold_on',
  ),
  upgrades: described(
    askedLater(orDefault(records(upgradeRecord, { max: maxUpgrades, error: 'manyUpgrades' }), [])),
    'Upgrades with their days and sums. They are added to the balance of group d',
  ),
  documents: files(),
})

/** Which house and year personal use is deducted for (docs/rules.md#personal-use). */
export const personalRecord = record({
  houseId: field.reference(),
  year: field.countOf(whole(1900, 3000, 'year')),
  conditions: described(
    askedLater(field.tick(false)),
    'The landlord confirms that the conditions of the law are met. The deduction is not sent before that',
  ),
})

export const ItemForm = z.strictObject(itemRecord.body)
/** `anyway`: the landlord has been told that group d has items of the house in that year, and confirms all the same. */
const anyway = z
  .boolean({ error: 'invalid' })
  .optional()
  .meta({ description: 'True: also if group d has items of the house in that year' })
export const PersonalForm = z.strictObject({ ...personalRecord.body, anyway })
/** Which deduction is meant. */
export const PersonalKey = z.strictObject(personalRecord.body).omit({ conditions: true })
/** Left out, `conditions` stay as they are. */
export const PersonalChange = PersonalKey.extend({
  conditions: z
    .boolean({ error: 'choose' })
    .optional()
    .meta({ description: 'Whether the conditions of the law are met. Left out: as before' }),
  anyway,
})

/** Gross rent of the year, and 15 percent of it: sums of vouchers, which may be more than one voucher's amount. */
export const PersonalSum = z.strictObject({ totalSum: Balance, sum: Balance })

const AnyDay = z.string().transform((d) => d as Day)

/** One year of the calculation table; below zero where it was sold for more than was left of it. */
export const DepreciationRow = z.strictObject({ year: z.int(), depreciation: Balance, residual: Balance })

/** The rate of a house's group d in a year in which it isn't the usual one: it takes what is past its lifetime along. */
export const GroupRate = z.strictObject({ year: z.int(), percent: z.int() })

const percentOfGroup = z
  .int({ error: requiredOr('share') })
  .min(0, 'share')
  .max(100, 'share')
  .meta({ description: 'Percent of the basis. At or above the limit of the authority at most 20' })
/** Which house's group d in which year; and the percent of its basis that is deducted. */
export const GroupKey = z.strictObject(personalRecord.body).omit({ conditions: true })
export const GroupForm = GroupKey.extend({ percent: percentOfGroup })
export const ExportedChoice = z.strictObject({ houseId: z.int(), year: z.int(), percent: z.int() })
/** As it is kept, with what the rate is of: opening value, purchases and upgrades, less sales. */
export const GroupChoice = z.strictObject({ houseId: z.int(), year: z.int(), percent: z.int(), basis: Balance })

/** A household item. `expensed` is what it deducts in the years of the query; in the year of purchase where there is no query. */
export const Item = z.strictObject({
  id: z.int(),
  ...itemRecord.answer,
  expensed: Balance,
  /** In the years in which the group of its house has another rate than the usual one. */
  group_rates: z.array(GroupRate),
  /** Percent of the residual that is deducted each year; 100 where the whole sum is. */
  depreciation: z.int(),
  isTrashed: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const ItemDetail = z.strictObject({
  ...Item.shape,
  rows: z.array(DepreciationRow),
  files: z.array(FileInfo),
  /** A later year's tax return was sent: nothing of it changes any more, but files can be added. */
  isClosed: z.boolean(),
  /** Its lifetime can be made longer all the same. */
  mayLastLonger: z.boolean(),
})

/** Personal use of one house in one year; its id is the year. */
export const Personal = z.strictObject({
  id: z.int(),
  ...personalRecord.answer,
  sum: Balance,
  totalSum: Balance,
  date: AnyDay,
})

/** The same in a list: beside what was deducted, the rent as it is booked now. */
export const ListedPersonal = z.strictObject({
  ...Personal.shape,
  /** Gross rent of the year by now. */
  rentNow: Balance,
  /** The year's tax return was sent: it is not deducted anew of another rent. */
  isSent: z.boolean(),
})

export type GroupRate = z.output<typeof GroupRate>
export type GroupKey = z.output<typeof GroupKey>
export type GroupForm = z.output<typeof GroupForm>
export type GroupChoice = z.output<typeof GroupChoice>
export type ItemForm = z.output<typeof ItemForm>
export type Item = z.output<typeof Item>
export type ItemDetail = z.output<typeof ItemDetail>
export type DepreciationRow = z.output<typeof DepreciationRow>
export type PersonalForm = z.output<typeof PersonalForm>
export type PersonalKey = z.output<typeof PersonalKey>
export type PersonalChange = z.output<typeof PersonalChange>
export type PersonalSum = z.output<typeof PersonalSum>
export type Personal = z.output<typeof Personal>
export type ListedPersonal = z.output<typeof ListedPersonal>
/** What of a household item stands in its own columns. */
export type StoredItem = Stored<typeof itemRecord.fields>
