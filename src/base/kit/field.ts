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
  /** Of a field of records: the fields of each of them. */
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

/** The same field with another schema for bodies, which the audit trail treats alike. */
function withBody<B extends z.ZodType, A extends z.ZodType, F>(before: Field, after: Field<B, A, F>): Field<B, A, F> {
  return auditable.has(before.body) ? audited(after) : after
}

/** A body that may be left out or null; the record fills the gap (`RecordModel.fill`). */
type Gap<B extends z.ZodType> = z.ZodOptional<z.ZodNullable<B>>

/** May be left out or null, and is stored as null then; its input is empty. */
export function orNull<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
): Field<Gap<B>, z.ZodNullable<A>, F> {
  return withBody(field, {
    ...field,
    required: false,
    body: field.body.nullish(),
    answer: field.answer.nullable(),
    toForm: (stored, record) => (stored === null ? field.empty : field.toForm(stored as z.output<A>, record)),
    filledWith: null,
  })
}

/** May be left out or null, and is stored as `value` then. */
export function orElse<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  value: NoInfer<z.output<A>>,
): Field<Gap<B>, A, F> {
  return withBody(field, { ...field, required: false, body: field.body.nullish(), filledWith: value })
}

/** May be left out, and is undefined then; null is refused. */
export function optional<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
): Field<z.ZodOptional<B>, z.ZodOptional<A>, F> {
  return withBody(field, {
    ...field,
    required: false,
    body: field.body.optional(),
    answer: field.answer.optional(),
    toForm: (stored, record) => (stored === undefined ? field.empty : field.toForm(stored as z.output<A>, record)),
  })
}

/** May be left out, and is `value` then; null is refused unless the field itself takes it. */
export function orDefault<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  value: NoInfer<z.output<B>>,
): Field<z.ZodDefault<B>, A, F> {
  const body = (field.body as z.ZodType).default(value) as unknown as z.ZodDefault<B>
  return withBody(field, { ...field, required: false, body })
}

/** A field that is stored encrypted. */
export interface EncryptedField<B extends z.ZodType, A extends z.ZodType, F> extends Field<
  z.ZodNullable<B>,
  z.ZodNullable<A>,
  F
> {
  readonly encrypted: { readonly nothing: z.output<A> | null }
}

/**
 * The same field, stored encrypted (docs/rules.md#encryption). What can't be read is null in an answer, and null in a body
 * leaves it as it is stored; whether that may be, only the service knows, which sees what is stored.
 */
export const encrypted = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
): EncryptedField<B, A, F> => ({
  ...field,
  body: field.body.nullable(),
  answer: field.answer.nullable(),
  toForm: (stored, record) => (stored === null ? field.empty : field.toForm(stored, record)),
  // An empty input is refused by the body; only `leavingUnreadable` makes a null of it.
  toBody: (value) => (field.required && value === '' ? '' : field.toBody(value)),
  encrypted: { nothing: field.answer.safeParse(null).success ? null : (field.empty as z.output<A>) },
})

/** The same field whose empty form holds something else. */
export const startingWith = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  empty: NoInfer<F>,
): Field<B, A, F> => ({ ...field, empty })

/** The same field, marked as required in forms although a draft of the record may lack it. */
export const mustBeFilled = <B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> => ({
  ...field,
  required: true,
})

/** The same field, which a draft of before it was asked may lack. */
export const askedLater = <B extends z.ZodType, A extends z.ZodType, F, T extends Field<B, A, F>>(
  field: T & Field<B, A, F>,
): T => ({ ...field, draft: field.draft.default(field.empty as never) })
