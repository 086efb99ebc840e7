import { z } from 'zod'
import { addDays, DayText, isDay, yearOf, type Day } from './day'
import type { FieldErrors } from './refusal'
import { validationWords, type ValidationKey } from './words-validation'

const empty = (input: unknown) => input === undefined || input === null || input === ''
/** `required` for nothing at all, else `key`. */
export const requiredOr = (key: ValidationKey) => (issue: { input?: unknown }) =>
  empty(issue.input) ? 'required' : key

/**
 * No control characters (they have no place in a name or an amount, and NUL cannot be stored) and no half characters
 * (a lone surrogate is no text: the database refuses it); line breaks where `lines`.
 */
const printable = (lines: boolean) => (text: string) =>
  !/\p{Cs}/u.test(text) && !(lines ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/ : /[\0-\x1f\x7f]/).test(text)

type MaxKey = Extract<ValidationKey, `max${number}`> extends `max${infer N extends number}` ? N : never

interface TextRule {
  min?: 1 | 2
  max: MaxKey
  lines?: boolean
}

/** A required text, trimmed. `max` is the length that the specification gives. */
export const text = ({ min = 1, max, lines = false }: TextRule) =>
  z
    .string({ error: requiredOr('invalid') })
    .trim()
    .min(1, 'required')
    .min(min, `min${min}`)
    .max(max, `max${max}`)
    .refine(printable(lines), 'invalid')

/** A text that may be left empty. */
export const optionalText = ({ max, lines = false }: TextRule) =>
  z.string({ error: 'invalid' }).trim().max(max, `max${max}`).refine(printable(lines), 'invalid')

/** A required choice from a closed list. */
export const choice = <const T extends readonly [string, ...string[]]>(of: T) =>
  z.enum(of, { error: requiredOr('choose') })

/** Required yes or no. */
export const yesNo = () => z.boolean({ error: requiredOr('choose') })

/** An e-mail address: white space stripped, at most 50, ends in at least two word characters (specification 1, section 5). */
export const Email = z
  .string({ error: (issue) => (empty(issue.input) ? 'email.required' : 'email.invalid') })
  .transform((typed) => typed.replace(/\s+/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'email.required')
      .max(50, 'max50')
      .regex(/^[^@\s"<>()[\],;:\\\0-\x1f\x7f]+@[^@\s"<>()[\],;:\\\0-\x1f\x7f]+\.\w{2,}$/, 'email.invalid')
      .refine((address) => !address.includes('..') && !/^\.|\.@|@\.|@-/.test(address), 'email.invalid'),
  )

/** A Norwegian postcode, exactly four digits. */
export const Postcode = z
  .string({ error: requiredOr('postcode') })
  .trim()
  .min(1, 'required')
  .regex(/^\d{4}$/, 'postcode')

/** A whole number from a form or a path. */
export const whole = (min: number, max: number, key: ValidationKey = 'wholeNumber') =>
  z
    .int({ error: requiredOr(key) })
    .min(min, min === 0 ? 'notNegative' : key)
    .max(max, max === 100 ? key : 'tooMuch')

/** The id of a record. */
export const Id = z
  .int({ error: requiredOr('invalid') })
  .min(1, 'invalid')
  .max(Number.MAX_SAFE_INTEGER, 'invalid')
/** The same in a path or a query, where everything is text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'invalid')
  .transform(Number)
  .refine((id) => id <= Number.MAX_SAFE_INTEGER, 'invalid')
  .meta({ type: 'integer' })

/**
 * A date typed by a person: it exists and its year lies between 120 years ago and 10 years ahead (specification 1,
 * section 5). The reference year is a wide constant window here, because a schema has no clock; `checkYear` gives
 * the exact rule with the day handed in.
 */
export const TypedDay = DayText.refine((d) => !isDay(d) || (yearOf(d) >= 1900 && yearOf(d) <= 2100), 'dateRange')

/** The exact year rule: between 120 years ago and 10 years ahead of `today`. */
export const yearIsNear = (d: Day, today: Day): boolean =>
  yearOf(d) >= yearOf(today) - 120 && yearOf(d) <= yearOf(today) + 10

/** Not later than `today`. */
export const isPast = (d: Day, today: Day): boolean => d <= addDays(today, 0)

/** Keys of the field errors of a refused value: dotted path -> key under `validation.`; the first issue of a field wins. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const found: FieldErrors = {}
  const put = (path: PropertyKey[], key: string) => {
    found[path.map(String).join('.') || '_'] ??= key
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) put([...issue.path, key], 'unknown')
    else put(issue.path, issueKey(issue))
  }
  return found
}

function issueKey(issue: z.core.$ZodIssue): string {
  if (issue.message in validationWords.said) return issue.message
  return issue.code === 'invalid_type' && empty(issue.input) && /received (undefined|null)/.test(issue.message)
    ? 'required'
    : 'invalid'
}
