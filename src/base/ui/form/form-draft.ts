import { z } from 'zod'
import { draftKey } from './draft-key'
import { storedDraft } from './stored-draft'

/** What a draft may hold of a form's values; a record has both (`base/kit/record.ts`). */
export interface DraftShape<V> {
  readonly draft: z.ZodType<V>
  readonly toDraft: (values: V) => V
}

export interface DraftSettings<V> {
  /** Whose draft it is. */
  readonly account: number
  /** Which form: `expense`. */
  readonly form: string
  /** Which record: its id, or `new` with what tells new ones apart (`new.7` for house 7). */
  readonly record: number | string
  readonly shape: DraftShape<V>
}

/** What was chosen in the form beside its fields, by the names of the questions. */
export type Chosen = Readonly<Record<string, string>>

/** What was typed and not saved, as it lies in this browser. */
export interface DraftValues<V> {
  /** When it was kept, in ms since 1970. */
  readonly at: number
  readonly values: V
  /** What was saved when the form was opened: what the landlord has changed is the difference. */
  readonly base: V
  /** The tag of that; null for a new record. */
  readonly etag: string | null
  readonly chosen: Chosen
}

/** The place of a form's draft in this browser. What an earlier version kept in another shape is none. */
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
