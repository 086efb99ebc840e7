import { z } from 'zod'
import { type Field, auditable, audited } from './field'

/** The audit trail treats both fields alike. */
function withBody<B extends z.ZodType, A extends z.ZodType, F>(before: Field, after: Field<B, A, F>): Field<B, A, F> {
  return auditable.has(before.body) ? audited(after) : after
}

/** A body that may be left out or null. The record fills the gap (`RecordModel.fill`). */
type Gap<B extends z.ZodType> = z.ZodOptional<z.ZodNullable<B>>

/** May be left out or null, and is then stored as null. In a form, null is shown as an empty input. */
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

/** May be left out or null, and is then stored as `value`. */
export function orElse<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  value: NoInfer<z.output<A>>,
): Field<Gap<B>, A, F> {
  return withBody(field, { ...field, required: false, body: field.body.nullish(), filledWith: value })
}

/** May be left out, and is then undefined. Null is refused. */
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

/** May be left out, and is then `value`. Null is refused unless the field itself accepts it. */
export function orDefault<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  value: NoInfer<z.output<B>>,
): Field<z.ZodDefault<B>, A, F> {
  const body = (field.body as z.ZodType).default(value) as unknown as z.ZodDefault<B>
  return withBody(field, { ...field, required: false, body })
}

export interface EncryptedField<B extends z.ZodType, A extends z.ZodType, F> extends Field<
  z.ZodNullable<B>,
  z.ZodNullable<A>,
  F
> {
  readonly encrypted: { readonly nothing: z.output<A> | null }
}

/** Stored encrypted (docs/rules/base.md#encryption). Null is nothing. A required field refuses it in its service. */
export const encrypted = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
): EncryptedField<B, A, F> => ({
  ...field,
  body: field.body.nullable(),
  answer: field.answer.nullable(),
  toForm: (stored, record) => (stored === null ? field.empty : field.toForm(stored, record)),
  // The body refuses an empty input.
  toBody: (value) => (field.required && value === '' ? '' : field.toBody(value)),
  encrypted: { nothing: field.answer.safeParse(null).success ? null : (field.empty as z.output<A>) },
})

export const startingWith = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  empty: NoInfer<F>,
): Field<B, A, F> => ({ ...field, empty })

/** Marked as required in forms although a draft of the record may lack it. */
export const mustBeFilled = <B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> => ({
  ...field,
  required: true,
})

/** An older draft may lack it because the field was added later. */
export const askedLater = <B extends z.ZodType, A extends z.ZodType, F, T extends Field<B, A, F>>(
  field: T & Field<B, A, F>,
): T => ({ ...field, draft: field.draft.default(field.empty as never) })

export const described = <B extends z.ZodType, A extends z.ZodType, F, T extends Field<B, A, F>>(
  field: T & Field<B, A, F>,
  description: string,
): T =>
  withBody(field, {
    ...field,
    body: field.body.meta({ description }),
    answer: field.answer.meta({ description }),
  }) as unknown as T
