import { z } from 'zod'

/** The kind of a value. It lets code that doesn't know the record show, export or edit the value. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'reference'
  | 'count'
  | 'percent'
  | 'decimalPercent'
  | 'money'
  | 'day'
  | 'files'
  | 'email'
  | 'phone'
  | 'phoneCode'
  | 'iban'
  | 'nationalId'
  | 'postcode'
  | 'country'
  | 'digits'
  | 'records'
  | 'record'

/**
 * One field of a record. `body` and `answer` are the wire (zod): `body` parses to the stored value, `answer` returns
 * it. Money is a codec: kroner outside, øre inside. `F` is the value of the form's input.
 */
export interface Field<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType, F = unknown> {
  readonly kind: FieldKind
  /** The value in a request -> the stored value. */
  readonly body: B
  /** The stored value <-> the value in an answer. */
  readonly answer: A
  readonly empty: F
  /** `record` is the whole answer, for other facts about the field (for example, of its files). */
  toForm(stored: z.output<A>, record: Readonly<Record<string, unknown>>): F
  /** The value in a request. It never refuses the input: `body` does, in the browser and on the server. */
  toBody(value: F): unknown
  readonly draft: z.ZodType<F>
  readonly maxLength?: number | undefined
  readonly options?: readonly string[] | undefined
  readonly required: boolean
  /**
   * The value to store when a body leaves the field out. It is set after the record's rules have run, so the rules see
   * the missing value.
   */
  readonly filledWith?: unknown
  readonly inside?: Readonly<Record<string, Field>>
  /** Set for an encrypted field. `nothing` is the field's value when nothing is stored. */
  readonly encrypted?: { readonly nothing: unknown }
}

/** For fields whose form value is the stored text. */
export const asText = {
  answer: z.string(),
  empty: '',
  toForm: (stored: string): string => stored,
  toBody: (value: string): unknown => value,
  draft: z.string(),
}

/** For a text that may be missing: stored as null, empty in the form. */
export const asNullableText = {
  ...asText,
  answer: z.string().nullable(),
  toForm: (stored: string | null): string => stored ?? '',
  required: false,
} as const

/** The bodies whose values the audit trail may name. For other fields it says only that they were written. */
export const auditedSchemas = z.registry<{ readonly audit: 'value' }>()

export function audited<B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> {
  auditedSchemas.add(field.body, { audit: 'value' })
  return field
}
