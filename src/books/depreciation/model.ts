import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { withDescription, addedLater, orDefault, orNull } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { nestedRecord, records } from '../../base/kit/field-records'
import { Balance } from '../../base/kit/money'
import { record, type Stored } from '../../base/kit/record'
import { requiredOrError, wholeNumber } from '../../base/kit/schemas'

/**
 * The shortest lifetime in years over which a cost is spread. A shorter lifetime is stored as 0.
 */
export const minLifetime = 3
/** The longest lifetime in years. */
export const maxLifetime = 100

/** A lifetime in years. 0 means under three. */
const Lifetime = z
  .int({ error: requiredOrError('wholeNumber') })
  .min(0, 'lifetime')
  .max(maxLifetime, 'lifetime')
  .refine((years) => years === 0 || years >= minLifetime, 'lifetime')

export const maxUpgrades = 20
/** Money spent to make an item better than it was when new. */
export const upgradeRecord = record({ date: field.date(), sum: field.money() })
export type Upgrade = Stored<typeof upgradeRecord.fields>

/** The balance of an item in earlier books, with its day. */
const carriedRecord = record({ balance: field.money(), on: field.date() })
export type Carried = Stored<typeof carriedRecord.fields>

/** A household item (docs/rules/books.md#depreciation). */
export const itemRecord = record({
  houseId: field.recordId(),
  name: field.text({ max: 50 }),
  date: field.date(),
  sum: field.money(),
  lifetime: field.countOf(Lifetime),
  /** Says whether to deduct the whole sum at once, where the authority's limit for that year allows it. */
  at_once: field.checkbox(false),
  sold_on: withDescription(addedLater(field.optionalDate()), 'The day of sale. Needs sold_for'),
  sold_for: withDescription(
    addedLater(orDefault(orNull(field.money()), null)),
    'What it was sold for; 0 if nothing was paid. Needs sold_on',
  ),
  upgrades: withDescription(
    addedLater(orDefault(records(upgradeRecord, { max: maxUpgrades, error: 'manyUpgrades' }), [])),
    'Upgrades with their days and sums. They are added to the balance of group d',
  ),
  carried: withDescription(
    addedLater(orDefault(orNull(nestedRecord(carriedRecord)), null)),
    'What was left of it in earlier books, and on which day. Later deductions go on from there; earlier ones are not counted again',
  ),
  documents: files(),
})

/** Personal use of household items (docs/rules/books.md#personal-use). */
export const personalUseRecord = record({
  houseId: field.recordId(),
  year: field.countOf(wholeNumber(1900, 3000, 'year')),
  conditions: withDescription(
    addedLater(field.checkbox(false)),
    'The landlord confirms that the conditions of the law are met. The deduction is not sent before that',
  ),
})

export const ItemForm = z.strictObject(itemRecord.body)
/**
 * True if the landlord confirms the conditions although group d has items of the house in that
 * year.
 */
const anyway = z
  .boolean({ error: 'invalid' })
  .optional()
  .meta({ description: 'True: also if group d has items of the house in that year' })
export const PersonalUseForm = z.strictObject({ ...personalUseRecord.body, anyway })
export const PersonalUseKey = z.strictObject(personalUseRecord.body).omit({ conditions: true })
/** A change of personal use. If `conditions` is missing, the conditions stay the same. */
export const PersonalUseChange = PersonalUseKey.extend({
  conditions: z
    .boolean({ error: 'choose' })
    .optional()
    .meta({ description: 'Whether the conditions of the law are met. Left out: unchanged' }),
  anyway,
})

/** `totalSum`: gross rent. `sum`: 15 percent of it. Both may be higher than the limit of a single voucher. */
export const PersonalUseSum = z.strictObject({ totalSum: Balance, sum: Balance })

const AnyDay = z.string().transform((d) => d as Day)

/**
 * An item's figures in one year. The deduction is below zero if the item was sold for more than its
 * residual.
 */
export const DepreciationRow = z.strictObject({ year: z.int(), depreciation: Balance, residual: Balance })

/**
 * A rate of a house's group d in a year, if it differs from the usual rate. It also applies to
 * items past their lifetime.
 */
export const GroupRate = z.strictObject({ year: z.int(), percent: z.int() })

const percentOfGroup = z
  .int({ error: requiredOrError('share') })
  .min(0, 'share')
  .max(100, 'share')
  .meta({ description: 'Percent of the basis. At or above the limit of the authority at most 20' })
export const GroupKey = z.strictObject(personalUseRecord.body).omit({ conditions: true })
export const GroupForm = GroupKey.extend({ percent: percentOfGroup })
export const ExportedChoice = z.strictObject({ houseId: z.int(), year: z.int(), percent: z.int() })
/** A chosen rate. `basis` is the opening value with purchases and upgrades, less sales. */
export const GroupChoice = z.strictObject({ houseId: z.int(), year: z.int(), percent: z.int(), basis: Balance })

/**
 * A household item. `expensed` is the deduction in the years of the query. If the query has no years, it is the
 * deduction in the year of purchase.
 */
export const Item = z.strictObject({
  id: z.int(),
  ...itemRecord.answer,
  expensed: Balance,
  /** The group's rates that differ from the usual rate, by year. */
  group_rates: z.array(GroupRate),
  /** Percent of the residual that is deducted each year. 100 if the whole sum is deducted at once. */
  depreciation: z.int(),
  isTrashed: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const ItemDetail = z.strictObject({
  ...Item.shape,
  rows: z.array(DepreciationRow),
  files: z.array(FileInfo),
  /**
   * True if a later year's tax return was sent. Then the item can't be changed, but files can be
   * added.
   */
  isClosed: z.boolean(),
  mayLastLonger: z.boolean(),
})

/** Personal use of household items in a year. Its id is the year. */
export const PersonalUse = z.strictObject({
  id: z.int(),
  ...personalUseRecord.answer,
  sum: Balance,
  totalSum: Balance,
  date: AnyDay,
})

/** Personal use with the rent that is booked now. */
export const ListedPersonalUse = z.strictObject({
  ...PersonalUse.shape,
  rentNow: Balance,
  /** True if the year's tax return was sent. The deduction is then no longer updated when the rent changes. */
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
export type PersonalUseForm = z.output<typeof PersonalUseForm>
export type PersonalUseKey = z.output<typeof PersonalUseKey>
export type PersonalUseChange = z.output<typeof PersonalUseChange>
export type PersonalUseSum = z.output<typeof PersonalUseSum>
export type PersonalUse = z.output<typeof PersonalUse>
export type ListedPersonalUse = z.output<typeof ListedPersonalUse>
export type StoredItem = Stored<typeof itemRecord.fields>
