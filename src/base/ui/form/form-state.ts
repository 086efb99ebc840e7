import type { FieldErrors } from '../../kit/refusal'
import type { FieldProps } from '../field/field'
import type { TaggedValues } from './held-values'

/** Of the last submit, in addition to the errors of the fields. */
export interface FormProblem {
  /** Counts failed submits. Each one moves the focus to the summary. */
  readonly attempt: number
  /** Without a field on this screen, as keys or sentences. */
  readonly loose: readonly string[]
  readonly error: Error | null
}

export interface FormState<V extends object, B = unknown> {
  readonly id: string
  readonly values: V
  /** The values from before a click that has not ended yet, for elements that appear with them (`useSettled`). */
  readonly settled: V
  readonly errors: FieldErrors
  readonly problem: FormProblem
  readonly busy: boolean
  /** Why Save waits after a click (files are uploading). It continues automatically. Null: it doesn't wait. */
  readonly waitsFor: string | null
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** One record of a list: `form.inside('persons', 0).field('phone')`. */
  readonly inside: <K extends keyof V & string>(
    name: K,
    /** Null: the single record that the field contains, if any. */
    index: number | null,
  ) => Pick<FormState<RecordIn<V[K]>>, 'field'>
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  readonly setMany: (values: Partial<V>) => void
  /** Uses these values as a change of the record that was found at a save. */
  readonly setMerged: (found: TaggedValues<V>, values: V) => void
  /** Until the field's value changes (for example, an e-mail address that is in use). Null removes it. */
  readonly setError: (name: keyof V & string, key: string | null) => void
  /** Reads the latest values, also between two renders. */
  readonly isDirty: () => boolean
  /** Reads the latest state, also between two renders. */
  readonly isSaving: () => boolean
  /** When the restored draft was stored, in ms since 1970. Null: the form contains none. */
  readonly restoredAt: number | null
  /** The record of a restored draft, when it has changed since. A save must be compared with it. */
  readonly behind: TaggedValues<V> | null
  /** In ms since 1970. Null: not yet, or it can't be stored. */
  readonly storedAt: number | null
  /** Removes the draft, and stores nothing until something is typed again. */
  readonly discard: () => void
  /** With these values, or with the saved ones. */
  readonly reset: (values?: V) => void
  /** Clears errors and keeps the values: the next step of a wizard begins unchecked. */
  readonly uncheck: () => void
  /** Marks the current values as saved and removes a draft of them. */
  readonly settle: () => void
  /** Checks, sends, and shows a refusal at its fields or in the summary. Resolves to whether it succeeded. */
  readonly submit: <A>(send: (body: B) => Promise<A> | A, done?: (answer: A) => void) => Promise<boolean>
}

/** In a list of records, or in a field that contains one. */
type RecordIn<L> = L extends readonly (infer R extends object)[] ? R : L extends object | null ? NonNullable<L> : never
