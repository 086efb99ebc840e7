import { z } from 'zod'
import { draftKey } from './draft-key'
import { storedDraft } from './stored-draft'

export interface DraftShape<V> {
  readonly draft: z.ZodType<V>
  readonly toDraft: (values: V) => V
}

export interface DraftSettings<V> {
  readonly account: number
  readonly form: string
  /** An id, or `new` with a suffix that distinguishes new ones (`new.7` for house 7). */
  readonly record: number | string
  readonly shape: DraftShape<V>
}

/** Answers to questions in addition to the form's fields, by the names of the questions. */
export type ChosenAnswers = Readonly<Record<string, string>>

export interface DraftValues<V> {
  /** In ms since 1970. */
  readonly at: number
  readonly values: V
  /**
   * The saved values when the form was opened. A value that differs from these was changed by the
   * landlord.
   */
  readonly base: V
  /** The tag of the record. Null for a new one. */
  readonly etag: string | null
  readonly chosen: ChosenAnswers
}

/** The stored draft. A draft that a previous version of the product stored in another shape counts as none. */
export function draftOf<V>({ account, form, record, shape }: DraftSettings<V>) {
  const Kept: z.ZodType<DraftValues<V>> = z.strictObject({
    at: z.number(),
    values: shape.draft,
    base: shape.draft,
    etag: z.string().nullable(),
    chosen: z.record(z.string(), z.string()),
  })
  const { read, save, remove } = storedDraft(draftKey(account, form, record), Kept)
  return {
    read,
    remove,
    save: ({ values, base, ...rest }: DraftValues<V>): boolean =>
      save({ ...rest, values: shape.toDraft(values), base: shape.toDraft(base) }),
  }
}
