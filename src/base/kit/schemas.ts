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
 * (a lone surrogate is no text: it would be stored as another character); line breaks where `lines`, Unicode's own
 * (U+0085, U+2028, U+2029) too.
 */
const printable = (lines: boolean) => (text: string) =>
  !/\p{Cs}/u.test(text) &&
  !(lines ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/ : /[\0-\x1f\x7f-\x9f\u2028\u2029]/).test(text)

/** Lengths that have their own sentence. */
export type MaxLength = Extract<ValidationKey, `max${number}`> extends `max${infer N extends number}` ? N : never

export interface TextRule {
  readonly min?: 1 | 2
  readonly max: MaxLength
  readonly lines?: boolean
}

/** A required text, trimmed. `max` is the length by docs/rules.md#names-and-texts. */
export const requiredText = ({ min = 1, max, lines = false }: TextRule) =>
  z
    .string({ error: requiredOr('invalid') })
    .trim()
    .min(1, 'required')
    .min(min, `min${min}`)
    .max(max, `max${max}`)
    .refine(printable(lines), 'invalid')

/** Top-level domains that people here would follow, in capitals too; of two letters all are countries' (ISO 3166-1). */
const domains =
  'com|net|org|info|biz|name|app|dev|tech|online|site|website|shop|store|link|click|live|page|pages|cloud|xyz|top|bank' +
  '|digital|agency|blog|news|support|help|email|services|solutions|group|space|host|icu|vip|club|mobi|finance|money|loan' +
  '|credit|cash|casino|download|zip|mov|media|video|chat|social|network|systems|company|rent|rentals|homes|apartments'
const webAddress = new RegExp(
  `:[/\\\\]|(?<![\\p{L}\\p{N}])www\\.|[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${domains})(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}`,
  'iu',
)
/**
 * Any word of two letters and more right behind a dot: there are more than a thousand top-level domains. In small letters,
 * or of a script that has none, because what is shortened in a name goes on with a capital (`Bj.Hansen`, `St.Hanshaugen`);
 * and behind a letter, because a floor is a number (`12.etg`).
 */
const otherDomain = /\p{L}[\p{L}\p{M}\p{N}-]+\.[\p{Ll}\p{Lo}][\p{L}\p{M}]+/u
/** A phone reads these as it reads the sign that they look like. */
const asRead = (typed: string) => typed.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[。․]/g, '.')

/** Whether a mail program or a phone would make something of it that can be pressed. */
const hasWebAddress = (typed: string): boolean => webAddress.test(asRead(typed)) || otherDomain.test(asRead(typed))

/** Of scripts in which a letter joins the next one or doesn't (Persian, Hindi, Sinhala), and a sign of no width says which. */
const joined =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu
/** What nobody sees, or what turns the direction of what stands behind it; letters and marks that are drawn as nothing too. */
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f/u
const isSeen = (typed: string): boolean => !unseen.test(typed.replace(joined, ''))

/**
 * A required name of a person or a house, which stands in messages to others: no slash, nothing that reads as an address of
 * the web, nothing that can't be seen.
 */
export const nameText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'invalid')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')
    .refine((typed) => !/[/\\]/.test(asRead(typed)), 'slash')

/** A required street, place or town: as a name, but it may have a slash. */
export const placeText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'invalid')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')

/** A text that may be left empty. */
export const emptyOrText = ({ max, lines = false }: TextRule) =>
  z.string({ error: 'invalid' }).trim().max(max, `max${max}`).refine(printable(lines), 'invalid')

/** A required choice from a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(of: T) =>
  z.enum(of, { error: requiredOr('choose') })

/**
 * An e-mail address: white space stripped, at most 50, ends in at least two word characters (docs/rules.md#email). ASCII
 * only, looked at before upper case becomes lower (the Kelvin sign becomes a k): another script can write an address that
 * looks like somebody else's. A domain with other letters is written as IDNA (xn--).
 */
export const Email = z
  .string({ error: (issue) => (empty(issue.input) ? 'email.required' : 'email.invalid') })
  .transform((typed) => typed.replace(/\s+/g, ''))
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

/** A password being checked: whatever was once set may be typed: no rule is applied at login (docs/rules.md#login-and-codes). */
export const TypedPassword = z
  .string({ error: requiredOr('invalid') })
  .min(1, 'required')
  .max(1000, 'invalid')

/** A Norwegian postcode, exactly four digits. */
export const Postcode = z
  .string({ error: requiredOr('postcode') })
  .trim()
  .min(1, 'required')
  .regex(/^\d{4}$/, 'postcode')

/** The code of a country's phone numbers. */
export const PhoneCode = z
  .string({ error: requiredOr('phoneCode') })
  .trim()
  .regex(/^\+[1-9]\d{0,3}$/, 'phoneCode')

/** A country by its two letters (ISO 3166-1). */
export const CountryCode = z
  .string({ error: requiredOr('country') })
  .min(1, 'required')
  .regex(/^[A-Z]{2}$/, 'country')

/** A whole number from a form or a path. */
export const whole = (min: number, max: number, key: ValidationKey = 'wholeNumber') =>
  z
    .int({ error: requiredOr(key) })
    .min(min, min === 0 ? 'notNegative' : key)
    .max(max, max === 100 ? key : 'tooMuch')

/** Of an answer: the encrypted fields that could not be read, which are null in it (docs/rules.md#encryption). */
export const Unreadable = z.array(z.string()).readonly()

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
 * A date typed by a person: it exists and its year lies between 120 years ago and 10 years ahead
 * (docs/rules.md#dates). The reference year is a wide constant window here, because a schema has no clock; `yearIsNear` gives
 * the exact rule with the day handed in.
 */
export const TypedDay = DayText.refine((d) => !isDay(d) || (yearOf(d) >= 1900 && yearOf(d) <= 2100), 'dateRange')

/** The exact year rule: between 120 years ago and 10 years ahead of `today`. */
export const yearIsNear = (d: Day, today: Day): boolean =>
  yearOf(d) >= yearOf(today) - 120 && yearOf(d) <= yearOf(today) + 10

/** Not later than `today`. */
export const isPast = (d: Day, today: Day): boolean => d <= addDays(today, 0)

/**
 * Options of a refinement of a form that is told together with what else is wrong, as far as the fields it reads are
 * texts; without them zod refines only what is right otherwise, and the second error shows after the first is mended.
 */
export const refining = (path: string, error: ValidationKey, reads: readonly string[] = [path]) => ({
  path: [path],
  error,
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    reads.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string'),
})

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

/** Only our own schemas speak in keys; whatever else a library says is no text for the screen. */
const issueKey = ({ message }: z.core.$ZodIssue): string => (message in validationWords.texts ? message : 'invalid')

/** Checks a value from outside; what a schema doesn't name itself is `required` where nothing was given, else `invalid`. */
export const parseFields = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, { error: requiredOr('invalid') })
