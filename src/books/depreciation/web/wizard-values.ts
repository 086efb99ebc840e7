import { z } from 'zod'
import { isDay, yearOf, type Day } from '../../../base/kit/day'
import { yearIsNear } from '../../../base/kit/field'
import { fromKroner, maxOre } from '../../../base/kit/money'
import type { FieldErrors } from '../../../base/kit/refusal'
import type { FileValue } from '../../../base/ui/use-uploads'
import { ItemForm, PersonalForm } from '../model'
import { limitsDiffer, minLifetime } from '../rules'
import { newest, rulesOf, type YearRules } from '../rules-book'

/** What the wizard sends: type 1 is a household item, type 2 household items in personal use (specification 1, section 4). */
export const WizardForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('item'), ...ItemForm.shape }),
  z.strictObject({ type: z.literal('personal'), ...PersonalForm.shape }),
])

export const types = ['item', 'personal'] as const
export const variants = ['under', 'over'] as const

/** What stands in the wizard's fields, those of both types. */
export interface WizardValues {
  readonly type: (typeof types)[number]
  readonly houseId: string
  readonly name: string
  readonly date: string
  readonly sum: number | null
  readonly lifetimeVariant: '' | (typeof variants)[number]
  readonly lifetime: number | null
  readonly at_once: 'spread' | 'once'
  readonly documents: readonly FileValue[]
  readonly year: string
}

export const nothingYet = (houseId: number | null): WizardValues => ({
  type: 'item',
  houseId: houseId === null ? '' : String(houseId),
  name: '',
  date: '',
  sum: null,
  lifetimeVariant: '',
  lifetime: null,
  at_once: 'spread',
  documents: [],
  year: '',
})

const sumOf = (sum: number | null) => (sum !== null && sum >= 0 && sum * 100 <= maxOre ? fromKroner(sum) : null)

/** The rules of the year of purchase; the newest ones while there is no date. */
export const rulesFor = (date: string): YearRules => (isDay(date) ? rulesOf(yearOf(date)) : newest)

/** Whether a lifetime is asked for: over three years, and not below the limit. */
export function asksLifetime({ lifetimeVariant, sum, date }: WizardValues): boolean {
  const amount = sumOf(sum)
  return lifetimeVariant === 'over' && amount !== null && amount >= rulesFor(date).limit
}

/** Whether the landlord has something to choose: the authority would allow at once what is spread here. */
export function asksAtOnce(values: WizardValues): boolean {
  const amount = sumOf(values.sum)
  return (
    asksLifetime(values) && amount !== null && isDay(values.date) && limitsDiffer({ date: values.date, sum: amount })
  )
}

const idOf = (text: string) => (text === '' ? null : Number(text))

/** The values as the wizard's schema takes them. Over three years below the limit is three (decisions 5). */
export function wizardBody(values: WizardValues): unknown {
  const houseId = idOf(values.houseId)
  if (values.type === 'personal') return { type: 'personal', houseId, year: idOf(values.year) }
  return {
    type: 'item',
    houseId,
    name: values.name,
    date: values.date,
    sum: values.sum,
    lifetime: values.lifetimeVariant !== 'over' ? 0 : asksLifetime(values) ? values.lifetime : minLifetime,
    at_once: asksAtOnce(values) && values.at_once === 'once',
    documents: values.documents.map(({ url }) => url),
  }
}

/** What the schema can't know: a choice that is not made, a lifetime of 0 that was typed, a date far away. */
export function wizardErrors(values: WizardValues, today: Day): FieldErrors {
  if (values.type === 'personal') return {}
  const errors: FieldErrors = {}
  if (values.lifetimeVariant === '') errors['lifetimeVariant'] = 'choose'
  if (asksLifetime(values) && values.lifetime !== null && values.lifetime < minLifetime) errors['lifetime'] = 'lifetime'
  if (isDay(values.date) && !yearIsNear(values.date, today)) errors['date'] = 'dateRange'
  return errors
}
