import { z } from 'zod'
import { auditable, type Field } from './field'
import { isSame } from './is-same'

/** The fields of a record by their names, which are the names on the wire, of the columns and of the form's inputs. */
export type Fields = Readonly<Record<string, Field>>

/** What a form over these fields holds. */
export type FormValues<Fs extends Fields> = {
  readonly [K in keyof Fs]: Fs[K] extends Field<z.ZodType, z.ZodType, infer F> ? F : never
}
/** What is stored of these fields (money in øre). */
export type Stored<Fs extends Fields> = { readonly [K in keyof Fs]: z.output<Fs[K]['answer']> }

/** Names of the fields that are stored encrypted. */
export type EncryptedNames<Fs extends Fields> = {
  [K in keyof Fs & string]: Fs[K] extends { readonly encrypted: object } ? K : never
}[keyof Fs & string]

/** A record: its fields, and everything that follows from them. A field is added to the record and nowhere else. */
export interface RecordModel<Fs extends Fields> {
  readonly fields: Fs
  /** Names of the fields in their order: what is inserted, copied, restored, exported. */
  readonly names: readonly (keyof Fs & string)[]
  /** Those that are stored encrypted (docs/rules.md#encryption). */
  readonly encrypted: readonly EncryptedNames<Fs>[]
  /** Shape of a request's body. */
  readonly body: { readonly [K in keyof Fs]: Fs[K]['body'] }
  /** Shape of an answer; what only the server sets stands beside it. */
  readonly answer: { readonly [K in keyof Fs]: Fs[K]['answer'] }
  /** What an empty form holds. */
  readonly empty: FormValues<Fs>
  /** What is stored, as a form holds it. */
  toForm(this: void, stored: Stored<Fs>): FormValues<Fs>
  /** What a form holds, as the wire takes it; whether it is valid is the body's to say. */
  toBody(this: void, values: FormValues<Fs>): { [K in keyof Fs]: unknown }
  /** What a draft in the browser may hold of a form. */
  readonly draft: z.ZodType<FormValues<Fs>>
  /** What of a form a draft in the browser holds: a field that none may hold as it is (a national id) is empty there. */
  toDraft(this: void, values: FormValues<Fs>): FormValues<Fs>
  /** A body with its gaps filled: what is stored. */
  fill<T extends { readonly [K in keyof Fs]?: unknown }>(this: void, parsed: T): Omit<T, keyof Fs> & Stored<Fs>
  /** What is stored when all of it is erased: null where a field takes it, else what an empty form holds. */
  erased(this: void): Stored<Fs>
  /** The same of those fields alone whose values the audit trail may not name: what says who and where somebody is. */
  erasedTexts(this: void): Partial<Stored<Fs>>
  /** The record's own fields out of a larger value. */
  pick<T extends { readonly [K in keyof Fs]: unknown }>(this: void, from: T): Pick<T, keyof Fs & keyof T>
  /** Names of the fields in which two values differ. */
  differing(
    this: void,
    a: { readonly [K in keyof Fs]: unknown },
    b: { readonly [K in keyof Fs]: unknown },
  ): (keyof Fs & string)[]
}

/** Makes a record of its fields. */
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
      Object.fromEntries(Object.entries(erased()).filter(([name]) => !auditable.has(fields[name]!.body))) as Partial<
        Stored<Fs>
      >,
    pick: (from) => Object.fromEntries(names.map((name) => [name, from[name]])) as never,
    differing: (a, b) => names.filter((name) => !isSame(a[name], b[name])),
  }
}
