import { z } from 'zod'
import type { Day } from './day'
import { accountSeparators } from './account-number-format'
import { asNullableText, asText } from './field'
import { text } from './field-kinds'
import * as schema from './schemas'
import { nameText, placeText } from './schemas-names'
import type { ValidationKey } from './words-validation'

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
