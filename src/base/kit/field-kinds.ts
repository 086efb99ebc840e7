import { z } from 'zod'
import { DayText, type Day } from './day'
import { asNullableText, asText, audited, type Field, type FieldKind } from './field'
import { Balance, Money, SignedMoney, toKroner, type Ore } from './money'
import * as schema from './schemas'
import type { ValidationKey } from './words-validation'

// The kinds of a record's fields. Users write `import * as field from '…/field-kinds'`. The audit trail may name the
// values of choices, ticks, counts, amounts, dates of business and references. It may not name texts, names, addresses,
// numbers of persons and accounts, or birthdays: they say who somebody is.

const line = <B extends z.ZodType>(kind: FieldKind, body: B, maxLength: number, required = true) => ({
  ...asText,
  kind,
  body,
  maxLength,
  required,
})

export const text = (rule: schema.TextRule) => line('text', schema.requiredText(rule), rule.max)

export const optionalText = ({ max }: schema.TextRule) => line('text', schema.emptyOrText({ max }), max, false)

export const lines = ({ max }: schema.TextRule) => line('lines', schema.emptyOrText({ max, lines: true }), max, false)

/** One of these values. In an empty form none is chosen. */
export function choice<const T extends readonly [string, ...string[]]>(of: T) {
  const made: Field<z.ZodEnum<{ [K in T[number]]: K }>, z.ZodEnum<{ [K in T[number]]: K }>, '' | T[number]> = {
    kind: 'choice',
    body: schema.oneOf(of),
    answer: z.enum(of),
    empty: '',
    toForm: (stored) => stored,
    toBody: (value) => (value === '' ? null : value),
    draft: z.union([z.literal(''), z.enum(of)]),
    options: of,
    required: true,
  }
  return audited(made)
}

/** Any of these values, each at most once. */
export function choices<const T extends readonly [string, ...string[]]>(of: T) {
  const member = z.enum(of, { error: 'choose' })
  const made = {
    kind: 'choices',
    body: z
      .array(member, { error: 'invalid' })
      .refine((chosen) => new Set(chosen).size === chosen.length, 'invalid')
      .default([]),
    answer: z.array(z.enum(of)),
    empty: [] as readonly T[number][],
    toForm: (stored: readonly T[number][]) => stored,
    toBody: (value: readonly T[number][]) => value,
    draft: z.array(z.enum(of)).readonly() as z.ZodType<readonly T[number][]>,
    options: of,
    required: false,
  } as const
  return audited(made)
}

const asBoolean = { kind: 'yesNo', answer: z.boolean() } as const

/** A yes-or-no question. Null while it is unanswered. */
export const yesNo = () =>
  audited({
    ...asBoolean,
    body: z.boolean({ error: schema.requiredOrError('choose') }),
    empty: null as boolean | null,
    toForm: (stored: boolean): boolean | null => stored,
    toBody: (value: boolean | null) => value,
    draft: z.boolean().nullable(),
    required: true,
  } as const)

export const checkbox = (value: boolean, error: ValidationKey = 'choose') =>
  audited({
    ...asBoolean,
    body: z.boolean({ error }).default(value),
    empty: value,
    toForm: (stored: boolean) => stored,
    toBody: (ticked: boolean) => ticked,
    draft: z.boolean(),
    required: false,
  } as const)

/**
 * The id of another record. The form's value is a text. With `none`, 0 means that the call itself
 * creates the record.
 */
export const recordId = ({ none = false }: { readonly none?: boolean } = {}) =>
  audited({
    kind: 'reference',
    body: none ? schema.wholeNumber(0, Number.MAX_SAFE_INTEGER, 'choose') : schema.Id,
    answer: z.int(),
    empty: '',
    toForm: (stored: number) => String(stored),
    toBody: (value: string) => (value === '' ? null : Number(value)),
    draft: z.string(),
    required: true,
  } as const)

const asNumber = {
  answer: z.int(),
  empty: null as number | null,
  toForm: (stored: number): number | null => stored,
  toBody: (value: number | null): unknown => value,
  draft: z.number().nullable(),
} as const

export const count = ({
  min = 0,
  max,
  error,
}: {
  readonly min?: number
  readonly max: number
  readonly error?: ValidationKey
}) => audited({ ...asNumber, kind: 'count', body: schema.wholeNumber(min, max, error), required: true } as const)

/** A count. An empty input is 0. */
export const optionalCount = ({ max }: { readonly max: number }) =>
  audited({
    ...asNumber,
    kind: 'count',
    body: schema.wholeNumber(0, max).default(0),
    toForm: (stored: number): number | null => (stored === 0 ? null : stored),
    toBody: (value: number | null): unknown => value ?? 0,
    required: false,
  } as const)

export const countOf = <B extends z.ZodType<number>>(body: B) =>
  audited({ ...asNumber, kind: 'count', body, required: true } as const)

/** Whole percent. An empty form contains `start`. */
export const percent = (start: number) =>
  audited({
    kind: 'percent',
    body: schema.wholeNumber(0, 100, 'share'),
    answer: z.int(),
    empty: start,
    toForm: (stored: number) => stored,
    toBody: (value: number) => value,
    draft: z.number(),
    required: true,
  } as const)

/** A percentage above 0 and below 100 with at most two decimals. NaN is a typed text that is not a number. */
export const decimalPercent = (error: ValidationKey) =>
  ({
    ...asNumber,
    kind: 'decimalPercent',
    body: z
      .number({ error: schema.requiredOrError(error) })
      .gt(0, error)
      .lt(100, error)
      .refine((percent) => Math.round(percent * 100) / 100 === percent, error),
    answer: z.number(),
    required: true,
  }) as const

/** An amount: øre in the program and in forms, kroner on the wire. NaN is a typed text that is not an amount. */
export const money = () =>
  audited({
    kind: 'money',
    body: Money,
    answer: Money,
    empty: null as Ore | null,
    toForm: (stored: Ore): Ore | null => stored,
    toBody: (value: Ore | null): unknown => (value === null ? null : toKroner(value)),
    draft: z.custom<Ore>((value) => Number.isSafeInteger(value)).nullable(),
    required: true,
  } as const)

/** An amount that may be below zero. A form refuses zero, which older records may have. */
export const signedMoney = () => audited({ ...money(), body: SignedMoney, answer: Balance })

// A draft keeps a date as it was typed. The schema refuses it when it is not a date.
const asDate = {
  kind: 'day',
  body: schema.TypedDay,
  empty: '',
  toForm: (stored: Day): string => stored,
  toBody: (value: string): unknown => (value === '' ? null : value),
  draft: z.string(),
  required: true,
} as const

/** A date of a purchase, a period or a deadline. */
export const date = () =>
  audited({ ...asDate, body: schema.TypedDay.clone(), answer: z.string().transform((stored) => stored as Day) })

/** A date like `date`. An empty input is null. */
export const optionalDate = () =>
  audited({
    ...asDate,
    body: z.union([z.null(), z.literal('').transform(() => null), schema.TypedDay], { error: 'date' }).default(null),
    answer: z
      .string()
      .transform((stored) => stored as Day)
      .nullable(),
    toForm: (stored: Day | null): string => stored ?? '',
    required: false,
  } as const)

/** A date of birth, which the audit trail never names because it identifies a person. */
export const birthday = () => ({ ...asDate, answer: DayText }) as const

export const email = () => line('email', schema.Email, 50)

export const optionalEmail = () =>
  line(
    'email',
    z.union([z.literal('').transform(() => ''), schema.Email], { error: 'email.invalid' }).default(''),
    50,
    false,
  )

/** The code of a phone number's country: `+47`. */
export const phoneCode = () => ({ ...line('phoneCode', schema.PhoneCode.default('+47'), 5), empty: '+47' })

/** A phone number without its country's code. The record has both, and checks whether the country has such a number. */
export const phone = () => ({ ...text({ max: 50 }), kind: 'phone' }) as const

export const optionalPhone = () => ({ ...optionalText({ max: 50 }), kind: 'phone' }) as const

export const postcode = () => line('postcode', schema.Postcode, 4)

/** A country's two letters (ISO 3166-1). */
export const country = () => ({ ...line('country', schema.CountryCode, 2), empty: 'NO' })

/** A number of this many digits, kept as a text because of leading zeros. Empty is null. */
export const optionalDigits = (length: number, error: ValidationKey) =>
  ({
    ...asNullableText,
    kind: 'digits',
    body: z
      .union([z.literal('').transform(() => null), z.null(), z.string().regex(new RegExp(`^\\d{${length}}$`), error)], {
        error,
      })
      .default(null),
    maxLength: length,
  }) as const
