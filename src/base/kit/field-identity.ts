import { z } from 'zod'
import { accountSeparators } from './account-number-format'
import { isOrganisationNumber } from './control-digit'
import type { Day } from './day'
import { asNullableText, asText } from './field'
import { text } from './field-kinds'
import * as schema from './schemas'
import { requiredText, type TextRule } from './schemas'
import { isVisibleText } from './invisible-characters'
import type { ValidationKey } from './words-validation'

/** The top-level domains that people here would follow, also in capitals. Two letters are a country's (ISO 3166-1). */
const domains =
  'com|net|org|info|biz|name|app|dev|tech|online|site|website|shop|store|link|click|live|page|pages|cloud|xyz|top|bank' +
  '|digital|agency|blog|news|support|help|email|services|solutions|group|space|host|icu|vip|club|mobi|finance|money|loan' +
  '|credit|cash|casino|download|zip|mov|media|video|chat|social|network|systems|company|rent|rentals|homes|apartments'

const webAddress = new RegExp(
  `:[/\\\\]|(?<![\\p{L}\\p{N}])www\\.|[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${domains})(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\.\\d{1,3}){3}`,
  'iu',
)

/**
 * Any other domain: a word of two or more letters directly after a dot. There are too many top-level domains to list.
 * The word begins with a small letter, or is in a script without capitals, because a capital follows an abbreviation in
 * a name (`Bj.Hansen`). A letter comes before the dot, because a floor has a number there (`12.etg`).
 */
const otherDomain = /\p{L}[\p{L}\p{M}\p{N}-]+\.[\p{Ll}\p{Lo}][\p{L}\p{M}]+/u

/** Replaces characters that look like a slash or a dot, because a phone reads them as one. */
const asRead = (typed: string) => typed.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[。․]/g, '.')

/** True if a mail program or a phone would turn a part of the text into a link. */
const hasWebAddress = (typed: string): boolean => webAddress.test(asRead(typed)) || otherDomain.test(asRead(typed))

/** A name. Messages to other people contain it, so it has no slash, no web address and no invisible character. */
export const nameText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isVisibleText, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')
    .refine((typed) => !/[/\\]/.test(asRead(typed)), 'slash')

/** The name of a place. Its rules are those of a name, but it may have a slash. */
export const placeText = (rule: TextRule) =>
  requiredText(rule)
    .refine(isVisibleText, 'unseen')
    .refine((typed) => !hasWebAddress(typed), 'webAddress')

// The fields below say who somebody is or where a home is. The audit trail names none of their values. These fields
// check only the shape, because the tables of check digits (ibantools, fnrvalidator) are too large for a list of
// records. Each form's own schema adds `isNationalId` and `parseAccountNumber`.

export const properName = (rule: schema.TextRule) => ({ ...text(rule), body: nameText(rule) }) as const

export const placeName = (rule: schema.TextRule) => ({ ...text(rule), body: placeText(rule) }) as const

const accountNumber = (typed: string): string => typed.replace(accountSeparators, '').toUpperCase()

/** A national id, stored without spaces. The form's schema must check it with `isNationalId`. */
export const nationalId = () =>
  ({
    ...asText,
    // Never stored in a browser (docs/rules/base.md#national-id).
    draft: z.literal(''),
    kind: 'nationalId',
    body: z
      .string({ error: schema.requiredOrError('ssn') })
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(
        z
          .string()
          .min(1, 'required')
          .regex(/^\d{11}$/, 'ssn'),
      ),
    required: true,
  }) as const

/** An account number without spaces, in capitals. The form's schema makes an IBAN of it (`parseAccountNumber`). */
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

/** An account number like `ibanText`, but null when it is empty. */
export const optionalIban = () =>
  ({
    ...asNullableText,
    kind: 'iban',
    body: z.string({ error: 'iban' }).transform(accountNumber).nullable().default(null),
  }) as const

/** A date of birth. An empty input is null. */
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

/** A number that identifies a property in a public register. An empty input is null. */
export const registerNumber = () =>
  ({
    kind: 'count',
    body: schema.wholeNumber(0, 999_999_999, 'number').nullable().default(null),
    answer: z.int().nullable(),
    empty: null as number | null,
    toForm: (stored: number | null): number | null => stored,
    toBody: (value: number | null): unknown => value,
    draft: z.number().nullable(),
    required: false,
  }) as const

/** An organisation number without spaces, with its control digit. Empty is null. */
export const organisationNumber = () =>
  ({
    ...asNullableText,
    kind: 'text',
    body: z
      .string({ error: 'organisation' })
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(
        z.union([
          z.literal('').transform(() => null),
          z
            .string()
            .regex(/^\d{9}$/, 'organisation')
            .refine(isOrganisationNumber, 'organisationDigit'),
        ]),
      )
      .nullable()
      .default(null),
    // People often write it in groups of three.
    maxLength: 11,
  }) as const

interface CodeRule {
  readonly length: number
  readonly pattern: RegExp
  readonly error: ValidationKey
}

/** A code that identifies something in a register, without spaces and in capitals. Empty is null. */
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
    // Twice the length, because people often write a code with spaces.
    maxLength: length * 2,
  }) as const
