import { z } from 'zod'
import { isDay, yearOf, type Day } from '../../../base/kit/day'
import type { Field } from '../../../base/kit/field'
import * as field from '../../../base/kit/field-kinds'
import { maxOre, type Ore } from '../../../base/kit/money'
import { record, type FormValues } from '../../../base/kit/record'
import type { FieldErrors } from '../../../base/kit/refusal'
import { isNearYear } from '../../../base/kit/schemas'
import type { DraftShape } from '../../../base/ui/form/form-draft'
import { itemRecord, minLifetime, personalUseRecord, type ItemDetail, type Upgrade } from '../model'
import { itemDateErrors, limitsDiffer } from '../rules'
import { newestRules, rulesOf, type YearRules } from '../rules-book'

/** A household item, or personal use of household items (docs/rules/books.md#depreciation). */
export const WizardForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('item'), ...itemRecord.body }),
  z.strictObject({ type: z.literal('personal'), ...personalUseRecord.body }),
])

export const wizardTypes = ['item', 'personal'] as const
export const lifetimeVariants = ['under', 'over'] as const

type Type = (typeof wizardTypes)[number]
const typeField: Field<z.ZodType, z.ZodType<Type>, Type> = {
  ...field.choice(wizardTypes),
  empty: 'item',
  toForm: (stored) => stored,
  draft: z.enum(wizardTypes),
}
/** The fields of both types, and the questions that only the wizard asks. */
const wizard = record({
  ...itemRecord.fields,
  ...personalUseRecord.fields,
  type: typeField,
  lifetimeVariant: field.choice(lifetimeVariants),
})
export type WizardValues = FormValues<typeof wizard.fields>

export const wizardDraft: DraftShape<WizardValues> = wizard

export const emptyWizard = (houseId: number | null): WizardValues => ({
  ...wizard.empty,
  houseId: houseId === null ? '' : String(houseId),
})

export const itemValues = (item: ItemDetail): WizardValues => ({
  ...emptyWizard(item.houseId),
  ...itemRecord.toForm(item),
  lifetimeVariant: item.lifetime === 0 ? 'under' : 'over',
})

const isAmount = (sum: Ore | null): sum is Ore => sum !== null && sum >= 0 && sum <= maxOre

/** The rules of the date's year, or the newest rules while there is no date. */
export const rulesOfDate = (date: string): YearRules => (isDay(date) ? rulesOf(yearOf(date)) : newestRules)

/**
 * True if the landlord must type the lifetime: it is over three years, and the sum is not below the
 * limit.
 */
export const needsLifetime = ({ lifetimeVariant, sum, date, carried }: WizardValues): boolean =>
  lifetimeVariant === 'over' && isAmount(sum) && (carried !== null || sum >= rulesOfDate(date).limit)

/** True if the landlord may choose to deduct at once. The authority allows it, but the product would spread the sum. */
export const mayChooseAtOnce = (values: WizardValues): boolean =>
  needsLifetime(values) &&
  isAmount(values.sum) &&
  isDay(values.date) &&
  limitsDiffer({ date: values.date, sum: values.sum })

/**
 * The body of the call. If the sum is below the limit, a lifetime over three years is sent as three
 * (docs/rules/books.md#depreciation).
 */
export const wizardBody = (values: WizardValues): unknown =>
  values.type === 'personal'
    ? { type: 'personal', ...personalUseRecord.toBody(values) }
    : {
        type: 'item',
        ...itemRecord.toBody({
          ...values,
          lifetime: values.lifetimeVariant !== 'over' ? 0 : needsLifetime(values) ? values.lifetime : minLifetime,
          at_once: mayChooseAtOnce(values) && values.at_once,
        }),
      }

/** Errors that the schema can't find: a missing choice, a typed lifetime of 0, a date far away. */
export function wizardErrors(values: WizardValues, today: Day): FieldErrors {
  if (values.type === 'personal') return {}
  const errors: FieldErrors = {}
  if (values.lifetimeVariant === '') errors['lifetimeVariant'] = 'choose'
  if (needsLifetime(values) && values.lifetime !== null && values.lifetime < minLifetime)
    errors['lifetime'] = 'lifetime'
  if (isDay(values.date) && !isNearYear(values.date, today)) errors['date'] = 'dateRange'
  const { date, sold_on, sold_for, upgrades } = values
  const isDated = isDay(date) && (sold_on === '' || isDay(sold_on)) && upgrades.every((one) => isDay(one.date))
  if (isDated) {
    const life = { date, sold_on: sold_on === '' ? null : sold_on, sold_for, upgrades: upgrades as readonly Upgrade[] }
    Object.assign(errors, itemDateErrors({ ...life, upgrades: [...life.upgrades] }, today))
  }
  return errors
}
