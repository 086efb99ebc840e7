import { z } from 'zod'
import { firstTaxYear } from '../model'

export const taxListKinds = ['expense', 'depreciation', 'personal', 'income', 'short'] as const
export type VoucherKind = (typeof taxListKinds)[number]

/**
 * The parameters of the tax page. `last`: the latest year whose tax return can be handed in. `latest`: the latest year
 * that is shown, the running one if the page shows it. `opened`: the year if the address names none.
 */
export const taxAddress = (last: number, latest = last, opened = last) =>
  z.object({
    year: z.coerce.number().int().min(firstTaxYear).max(latest).default(opened).catch(opened),
    /** The chosen houses, as ids with commas. Empty: the houses that are ticked by default. `none`: no house. */
    houses: z
      .string()
      .regex(/^(none|\d+(,\d+)*)$/)
      .default('')
      .catch(''),
    /** The kind of vouchers whose list is open. `of` is the house. */
    list: z
      .enum(['', ...taxListKinds])
      .default('')
      .catch(''),
    of: z.coerce.number().int().min(0).default(0).catch(0),
    order: z.string().max(20).default('date').catch('date'),
    /** The id of the submission to send again without changes. 0 if there is none. */
    again: z.coerce.number().int().min(0).default(0).catch(0),
    line: z
      .string()
      .regex(/^\w{1,20}$/)
      .or(z.literal(''))
      .default('')
      .catch(''),
    /** The house whose column a narrow screen shows. 0 shows all together. */
    show: z.coerce.number().int().min(0).default(0).catch(0),
  })

/** The years whose tax return can be handed in, the latest first. */
export const taxYears = (last: number): number[] =>
  Array.from({ length: last - firstTaxYear + 1 }, (_, index) => last - index)

/**
 * The houses that the address names, in the order of the list. Unknown ids are ignored. `usual` has the houses that are
 * ticked by default.
 */
export function housesOfAddress(text: string, ids: readonly number[], usual: readonly number[]): number[] {
  if (text === '') return [...usual]
  const named = new Set(text.split(',').map(Number))
  return ids.filter((id) => named.has(id))
}

export function housesToAddress(chosen: readonly number[], usual: readonly number[]): string {
  if (chosen.length === usual.length && chosen.every((id) => usual.includes(id))) return ''
  return chosen.length === 0 ? 'none' : chosen.join(',')
}
