import { z } from 'zod'
import { auditedSchemas, type Field } from './field'
import { isSame } from './is-same'

/** Fields by their names. A field has the same name on the wire, as a column and as an input of the form. */
export type Fields = Readonly<Record<string, Field>>

export type FormValues<Fs extends Fields> = {
  readonly [K in keyof Fs]: Fs[K] extends Field<z.ZodType, z.ZodType, infer F> ? F : never
}
/** The stored values of a record (money in øre). */
export type Stored<Fs extends Fields> = { readonly [K in keyof Fs]: z.output<Fs[K]['answer']> }

export type EncryptedNames<Fs extends Fields> = {
  [K in keyof Fs & string]: Fs[K] extends { readonly encrypted: object } ? K : never
}[keyof Fs & string]

/** All that follows from the fields of a record: a new field needs no other change. */
export interface RecordModel<Fs extends Fields> {
  readonly fields: Fs
  /** The names of the fields in their order, for inserting, copying, restoring and exporting. */
  readonly names: readonly (keyof Fs & string)[]
  /** The names of the encrypted fields (docs/rules/base.md#encryption). */
  readonly encrypted: readonly EncryptedNames<Fs>[]
  readonly body: { readonly [K in keyof Fs]: Fs[K]['body'] }
  /** The fields of an answer. Values that only the server sets are added to it elsewhere. */
  readonly answer: { readonly [K in keyof Fs]: Fs[K]['answer'] }
  readonly empty: FormValues<Fs>
  toForm(this: void, stored: Stored<Fs>): FormValues<Fs>
  /** The values in a request. The body decides whether they are valid. */
  toBody(this: void, values: FormValues<Fs>): { [K in keyof Fs]: unknown }
  readonly draft: z.ZodType<FormValues<Fs>>
  /** The values that a draft keeps. A field that no draft may keep (a national id) is empty. */
  toDraft(this: void, values: FormValues<Fs>): FormValues<Fs>
  fill<T extends { readonly [K in keyof Fs]?: unknown }>(this: void, parsed: T): Omit<T, keyof Fs> & Stored<Fs>
  /** The values of an erased record: null where a field allows it, otherwise the value of an empty form. */
  erased(this: void): Stored<Fs>
  /**
   * Like `erased`, but only the fields that say who somebody is or where somebody lives. The audit
   * trail may not name their values.
   */
  erasedTexts(this: void): Partial<Stored<Fs>>
  pick<T extends { readonly [K in keyof Fs]: unknown }>(this: void, from: T): Pick<T, keyof Fs & keyof T>
  differing(
    this: void,
    a: { readonly [K in keyof Fs]: unknown },
    b: { readonly [K in keyof Fs]: unknown },
  ): (keyof Fs & string)[]
}

export function record<const Fs extends Fields>(fields: Fs): RecordModel<Fs> {
  const names = Object.keys(fields) as (keyof Fs & string)[]
  const each = <T>(of: (field: Field, name: keyof Fs & string) => T) =>
    Object.fromEntries(names.map((name) => [name, of(fields[name]!, name)]))
  const erased = () =>
    each((field) =>
      field.encrypted ? field.encrypted.nothing : field.answer.safeParse(null).success ? null : field.empty,
    )
  return {
    fields,
    names,
    encrypted: names.filter((name) => fields[name]!.encrypted) as readonly string[] as readonly EncryptedNames<Fs>[],
    body: each((field) => field.body) as RecordModel<Fs>['body'],
    answer: each((field) => field.answer) as RecordModel<Fs>['answer'],
    empty: each((field) => field.empty) as FormValues<Fs>,
    toForm: (stored) => each((field, name) => field.toForm(stored[name], stored)) as FormValues<Fs>,
    toBody: (values) => each((field, name) => field.toBody(values[name])) as { [K in keyof Fs]: unknown },
    draft: z.strictObject(each((field) => field.draft)) as unknown as z.ZodType<FormValues<Fs>>,
    toDraft: (values) =>
      each((field, name) =>
        field.draft.safeParse(values[name]).success ? values[name] : field.empty,
      ) as FormValues<Fs>,
    fill: (parsed) => ({ ...parsed, ...each((field, name) => parsed[name] ?? field.filledWith ?? null) }) as never,
    erased: () => erased() as Stored<Fs>,
    erasedTexts: () =>
      Object.fromEntries(
        Object.entries(erased()).filter(([name]) => !auditedSchemas.has(fields[name]!.body)),
      ) as Partial<Stored<Fs>>,
    pick: (from) => Object.fromEntries(names.map((name) => [name, from[name]])) as never,
    differing: (a, b) => names.filter((name) => !isSame(a[name], b[name])),
  }
}
