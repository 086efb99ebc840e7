import { z } from 'zod'
import { accountSeparators } from './account-number-format'
import type { Day } from './day'
import { asNullableText, asText } from './field'
import { text } from './field-kinds'
import * as schema from './schemas'
import { requiredText, type TextRule } from './schemas'
import { isSeen } from './unseen'
import type { ValidationKey } from './words-validation'

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

/**
 * A required name of a person or a house, which stands in messages to others: no slash, nothing that reads as an address of
 * the web, nothing that can't be seen.
 */
export const nameText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')
    .refine((typed) => !/[/\\]/.test(asRead(typed)), 'slash')

/** A required street, place or town: as a name, but it may have a slash. */
export const placeText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isSeen, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')

// Kinds that say who somebody is or where a home lies; the audit trail names none of their values. They check the shape
// only: check digits need tables (ibantools, fnrvalidator) that a list of records must not load, so each form's own
// schema adds `isNationalId` and `parseAccountNumber`.

/** A required name of a person or a house, which others are told. */
export const properName = (rule: schema.TextRule) => ({ ...text(rule), body: nameText(rule) }) as const

/** A required street or town, which others are told. */
export const placeName = (rule: schema.TextRule) => ({ ...text(rule), body: placeText(rule) }) as const

const accountNumber = (typed: string): string => typed.replace(accountSeparators, '').toUpperCase()

/** A Norwegian national id: eleven digits, stored without spaces. Needs `isNationalId` in the form's schema. */
export const nationalId = () =>
  ({
    ...asText,
    // Never kept in a browser (docs/rules.md#national-id).
    draft: z.literal(''),
    kind: 'nationalId',
    body: z
      .string({ error: schema.requiredOr('ssn') })
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(
        z
          .string()
          .min(1, 'required')
          .regex(/^\d{11}$/, 'ssn'),
      ),
    required: true,
  }) as const

/** An account number without spaces, in capitals; empty stays an empty text. The form's schema makes an IBAN of it (`parseAccountNumber`). */
export const ibanText = () =>
  ({
    ...asText,
    kind: 'iban',
    body: z
      .string({ error: 'iban' })
      .transform(accountNumber)
      .pipe(z.string().regex(/^(\d{11}|[A-Z]{2}[A-Z0-9]{2,32})?$/, 'iban'))
      .default(''),
    required: false,
  }) as const

/**
 * The number of a bank account without spaces, in capitals; empty is null. The form's schema makes an IBAN of it, and null
 * of an empty one, so that a list does not load the account numbers of all countries.
 */
export const optionalIban = () =>
  ({
    ...asNullableText,
    kind: 'iban',
    body: z.string({ error: 'iban' }).transform(accountNumber).nullable().default(null),
  }) as const

/** A date of birth that may be left out; empty is null. */
export const optionalBirthday = () =>
  ({
    ...asNullableText,
    kind: 'day',
    body: z.union([z.literal('').transform(() => null), z.null(), schema.TypedDay], { error: 'date' }).default(null),
    answer: z
      .string()
      .transform((stored) => stored as Day)
      .nullable(),
  }) as const

/** A whole number by which a public register names a property; empty is null. */
export const registerNumber = () =>
  ({
    kind: 'count',
    body: schema.whole(0, 999_999_999, 'number').nullable().default(null),
    answer: z.int().nullable(),
    empty: null as number | null,
    toForm: (stored: number | null): number | null => stored,
    toBody: (value: number | null): unknown => value,
    draft: z.number().nullable(),
    required: false,
  }) as const

interface CodeRule {
  readonly length: number
  readonly pattern: RegExp
  readonly error: ValidationKey
}

/** A code by which a register names something, without spaces and in capitals; empty is null. */
export const optionalCode = ({ length, pattern, error }: CodeRule) =>
  ({
    ...asNullableText,
    kind: 'text',
    body: z
      .string({ error })
      .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
      .pipe(z.union([z.literal('').transform(() => null), z.string().regex(pattern, error)], { error }))
      .nullable()
      .default(null),
    // Room for the spaces that it is often written with.
    maxLength: length * 2,
  }) as const
