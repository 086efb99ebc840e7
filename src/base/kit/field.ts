import { z } from 'zod'

/** What a value is, for code that shows, exports or edits it without knowing its record. */
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
 * One field of a record, defined in one place. `body` and `answer` are the wire in both directions (zod). Money is a
 * codec: kroner outside and øre inside. `body` parses to the stored value, and `answer` returns the stored value. `F`
 * is the value of the form's input.
 */
export interface Field<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType, F = unknown> {
  readonly kind: FieldKind
  /** The value in a request -> the stored value. */
  readonly body: B
  /** The stored value <-> the value in an answer. */
  readonly answer: A
  /** The value in an empty form. */
  readonly empty: F
  /**
   * The stored value -> the value in the form. `record` is the whole answer, for other facts about the field (for
   * example, of its files).
   */
  toForm(stored: z.output<A>, record: Readonly<Record<string, unknown>>): F
  /** The value in the form -> the value that is sent. Never refuses: `body` does, in the browser and on the server. */
  toBody(value: F): unknown
  /** The values that a draft in the browser may contain. */
  readonly draft: z.ZodType<F>
  /** The most characters that the input accepts. */
  readonly maxLength?: number | undefined
  /** The closed list of a choice. */
  readonly options?: readonly string[] | undefined
  /** Whether a form marks it as required. */
  readonly required: boolean
  /** The stored value when a body leaves it out. Filled in after the record's own rules, which see the gap. */
  readonly filledWith?: unknown
  /** For a field that contains one or several records: the fields of each of them. */
  readonly inside?: Readonly<Record<string, Field>>
  /** For a field that is stored encrypted: its value for nothing. */
  readonly encrypted?: { readonly nothing: unknown }
}

/** Shared by all fields whose form value is the stored text. */
export const asText = {
  answer: z.string(),
  empty: '',
  toForm: (stored: string): string => stored,
  toBody: (value: string): unknown => value,
  draft: z.string(),
}

/** The same for a text that may be missing: stored as null, and empty in the form. */
export const asNullableText = {
  ...asText,
  answer: z.string().nullable(),
  toForm: (stored: string | null): string => stored ?? '',
  required: false,
} as const

/**
 * Schemas whose values the audit trail may name. It is an allow-list. For a field whose kind is not registered here,
 * the trail says only that it was written (docs/rules/base.md#audit-trail).
 */
export const auditable = z.registry<{ readonly audit: 'value' }>()

/** Lets the audit trail name the values of this field. */
export function audited<B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> {
  auditable.add(field.body, { audit: 'value' })
  return field
}
