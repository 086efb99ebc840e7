import { z } from 'zod'
import { type Field, auditedSchemas, audited } from './field'

/** A variant of a field. The audit trail may name its values if it may name those of the original. */
function withBody<B extends z.ZodType, A extends z.ZodType, F>(before: Field, after: Field<B, A, F>): Field<B, A, F> {
  return auditedSchemas.has(before.body) ? audited(after) : after
}

/** A body that may be left out or null. `RecordModel.fill` replaces such a value. */
type Gap<B extends z.ZodType> = z.ZodOptional<z.ZodNullable<B>>

/** A field that may be left out or null, and is then stored as null. A form shows null as an empty input. */
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

/** A field that may be left out or null, and is then stored as `value`. */
export function orValue<B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  value: NoInfer<z.output<A>>,
): Field<Gap<B>, A, F> {
  return withBody(field, { ...field, required: false, body: field.body.nullish(), filledWith: value })
}

/** A field that may be left out, and is then undefined. Null is refused. */
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

/** A field that may be left out, and is then `value`. Null is refused unless the field itself accepts it. */
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

/**
 * A field that is stored encrypted (docs/rules/base.md#encryption). Null means that it has no value. The service of the
 * record refuses null where the field is required.
 */
export const encrypted = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
): EncryptedField<B, A, F> => ({
  ...field,
  body: field.body.nullable(),
  answer: field.answer.nullable(),
  toForm: (stored, record) => (stored === null ? field.empty : field.toForm(stored, record)),
  // An empty input of a required field is sent as it is, and the body refuses it.
  toBody: (value) => (field.required && value === '' ? '' : field.toBody(value)),
  encrypted: { nothing: field.answer.safeParse(null).success ? null : (field.empty as z.output<A>) },
})

export const withInitialValue = <B extends z.ZodType, A extends z.ZodType, F>(
  field: Field<B, A, F>,
  empty: NoInfer<F>,
): Field<B, A, F> => ({ ...field, empty })

/** A field that forms mark as required, although a draft of the record may lack it. */
export const markedRequired = <B extends z.ZodType, A extends z.ZodType, F>(field: Field<B, A, F>): Field<B, A, F> => ({
  ...field,
  required: true,
})

/** A field that was added to the record later, so a stored draft may lack it. It is empty there. */
export const addedLater = <B extends z.ZodType, A extends z.ZodType, F, T extends Field<B, A, F>>(
  field: T & Field<B, A, F>,
): T => ({ ...field, draft: field.draft.default(field.empty as never) })

export const withDescription = <B extends z.ZodType, A extends z.ZodType, F, T extends Field<B, A, F>>(
  field: T & Field<B, A, F>,
  description: string,
): T =>
  withBody(field, {
    ...field,
    body: field.body.meta({ description }),
    answer: field.answer.meta({ description }),
  }) as unknown as T
