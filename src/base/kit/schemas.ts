import { z } from 'zod'
import { addDays, DayText, isDay, yearOf, type Day } from './day'
import type { ValidationKey } from './words-validation'

const empty = (input: unknown) => input === undefined || input === null || input === ''

/** Returns a function that gives the error `required` for a missing value, otherwise `key`. */
export const requiredOrError = (key: ValidationKey) => (issue: { input?: unknown }) =>
  empty(issue.input) ? 'required' : key

/**
 * True if a text has no control characters and no lone surrogates. Control characters have no place in a name, and NUL
 * can't be stored. A lone surrogate would be stored as another character. `lines` allows line breaks, also those of
 * Unicode (U+0085, U+2028, U+2029).
 */
const printable = (lines: boolean) => (text: string) =>
  !/\p{Cs}/u.test(text) &&
  !(lines ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/ : /[\0-\x1f\x7f-\x9f\u2028\u2029]/).test(text)

/** The lengths that have an error text of their own. */
export type MaxLength = Extract<ValidationKey, `max${number}`> extends `max${infer N extends number}` ? N : never

export interface TextRule {
  readonly min?: 1 | 2
  readonly max: MaxLength
  readonly lines?: boolean
}

/** A trimmed text. Its `max` follows docs/rules/base.md#names-and-texts. */
export const requiredText = ({ min = 1, max, lines = false }: TextRule) =>
  z
    .string({ error: requiredOrError('invalid') })
    .trim()
    .min(1, 'required')
    .min(min, `min${min}`)
    .max(max, `max${max}`)
    .refine(printable(lines), 'invalid')

export const emptyOrText = ({ max, lines = false }: TextRule) =>
  z.string({ error: 'invalid' }).trim().max(max, `max${max}`).refine(printable(lines), 'invalid')

export const oneOf = <const T extends readonly [string, ...string[]]>(of: T) =>
  z.enum(of, { error: requiredOrError('choose') })

/**
 * An address of at most 50 characters that ends in at least two word characters
 * (docs/rules/base.md#email). Outer white space is removed. Inner white space is refused and not
 * removed, because the address without it may be another person's. Only ASCII is accepted, because
 * letters of another script can imitate an address. ASCII is checked before upper case becomes
 * lower (the Kelvin sign becomes a k). Domains in other scripts are written as IDNA (xn--).
 */
export const Email = z
  .string({ error: (issue) => (empty(issue.input) ? 'email.required' : 'email.invalid') })
  .trim()
  .pipe(z.string().regex(/^[\0-\x7f]*$/, 'email.ascii'))
  .transform((typed) => typed.toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'email.required')
      .max(50, 'max50')
      .regex(/^[^@\s"<>()[\],;:\\\0-\x1f\x7f]+@[^@\s"<>()[\],;:\\\0-\x1f\x7f]+\.\w{2,}$/, 'email.invalid')
      .refine((address) => !address.includes('..') && !/^\.|\.@|@\.|@-/.test(address), 'email.invalid'),
  )

/** Any password that was once set may be typed (docs/rules/landlord.md#login-and-codes). */
export const TypedPassword = z
  .string({ error: requiredOrError('invalid') })
  .min(1, 'required')
  .max(1000, 'invalid')

export const Postcode = z
  .string({ error: requiredOrError('postcode') })
  .trim()
  .min(1, 'required')
  .regex(/^\d{4}$/, 'postcode')

export const PhoneCode = z
  .string({ error: requiredOrError('phoneCode') })
  .trim()
  .regex(/^\+[1-9]\d{0,3}$/, 'phoneCode')

export const CountryCode = z
  .string({ error: requiredOrError('country') })
  .min(1, 'required')
  .regex(/^[A-Z]{2}$/, 'country')

export const wholeNumber = (min: number, max: number, key: ValidationKey = 'wholeNumber') =>
  z
    .int({ error: requiredOrError(key) })
    .min(min, min === 0 ? 'notNegative' : key)
    .max(max, max === 100 ? key : 'tooMuch')

export const Id = z
  .int({ error: requiredOrError('invalid') })
  .min(1, 'invalid')
  .max(Number.MAX_SAFE_INTEGER, 'invalid')

/** An id in a path or a query. Both contain only text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'invalid')
  .transform(Number)
  .refine((id) => id <= Number.MAX_SAFE_INTEGER, 'invalid')
  .meta({ type: 'integer' })

/**
 * A real date of a year from 120 years ago to 10 years ahead (docs/rules/base.md#dates). A schema has no clock, so
 * these years are fixed and wide. `isNearYear` checks the exact rule.
 */
export const TypedDay = DayText.refine((d) => !isDay(d) || (yearOf(d) >= 1900 && yearOf(d) <= 2100), 'dateRange')

/** True if a date's year is from 120 years ago to 10 years ahead. */
export const isNearYear = (d: Day, today: Day): boolean =>
  yearOf(d) >= yearOf(today) - 120 && yearOf(d) <= yearOf(today) + 10

export const isNotInFuture = (d: Day, today: Day): boolean => d <= addDays(today, 0)
