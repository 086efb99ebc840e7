import { z } from 'zod'

/** What a value is, for whoever shows, exports or edits it without knowing its record. */
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
 * One field of a record, said once. `body` and `answer` are the wire both ways (zod; money is a codec, kroner outside and
 * øre inside); what `body` parses to is what is stored and what `answer` gives back. `F` is what the form's input holds.
 */
export interface Field<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType, F = unknown> {
  readonly kind: FieldKind
  /** What a request may hold -> what is stored. */
  readonly body: B
  /** What is stored <-> what an answer holds. */
  readonly answer: A
  /** What an empty form holds. */
  readonly empty: F
  /** What is stored -> what the form holds. `record` is the whole answer, for what stands beside the field (the facts of files). */
  toForm(stored: z.output<A>, record: Readonly<Record<string, unknown>>): F
  /** What the form holds -> what is sent. Never refuses: `body` does, in the browser and on the server. */
  toBody(value: F): unknown
  /** What a draft kept in the browser may hold of it. */
  readonly draft: z.ZodType<F>
  /** Most characters that the input takes. */
  readonly maxLength?: number | undefined
  /** The closed list of a choice. */
  readonly options?: readonly string[] | undefined
  /** Whether a form marks it as required. */
  readonly required: boolean
  /** What is stored where a body leaves it out. Filled in after the record's own rules, which see the gap. */
  readonly filledWith?: unknown
  /** Of a field that holds a record or several: the fields of each of them. */
  readonly inside?: Readonly<Record<string, Field>>
  /** Of a field that is stored encrypted: what stands for nothing in it. */
  readonly encrypted?: { readonly nothing: unknown }
}

/** What all fields share whose form holds the text that is stored. */
export const asText = {
  answer: z.string(),
  empty: '',
  toForm: (stored: string): string => stored,
  toBody: (value: string): unknown => value,
  draft: z.string(),
}

/** The same of a text that may be missing: null where it is stored, empty in the form. */
export const asNullableText = {
  ...asText,
  answer: z.string().nullable(),
  toForm: (stored: string | null): string => stored ?? '',
  required: false,
} as const

/**
 * Schemas whose values the audit trail may name. It works by allow-list: of a field that no kind has registered here the
 * trail says only that it was written (docs/rules.md#audit-trail).
 */
export const auditable = z.registry<{ readonly audit: 'value' }>()

/** Lets the audit trail name the values of this field. */
export function audited<B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> {
  auditable.add(field.body, { audit: 'value' })
  return field
}
