import type { FieldErrors } from '../../kit/refusal'
import type { FieldProps } from '../field/field'
import type { TaggedValues } from './edited-values'

export interface FormProblem {
  /** Counts failed submits. Each one moves the focus to the summary. */
  readonly attempt: number
  readonly loose: readonly string[]
  readonly error: Error | null
}

export interface FormState<V extends object, B = unknown> {
  readonly id: string
  readonly values: V
  /**
   * The values, unchanged during a click. For elements that appear when a value changes
   * (`useValueAfterPointerUp`).
   */
  readonly settled: V
  readonly errors: FieldErrors
  readonly problem: FormProblem
  readonly busy: boolean
  /** The reason why Save waits after a click (files are uploading). Null: it doesn't wait. */
  readonly waitsFor: string | null
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** `form.inside('persons', 0).field('phone')`. */
  readonly inside: <K extends keyof V & string>(
    name: K,
    /** Null: a single record. */
    index: number | null,
  ) => Pick<FormState<RecordIn<V[K]>>, 'field'>
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  readonly setMany: (values: Partial<V>) => void
  /** Sets merged values. From now on they are compared with the record that the save has found. */
  readonly setMerged: (found: TaggedValues<V>, values: V) => void
  /** Sets a field's error until its value changes (an e-mail address that is in use). Null removes it. */
  readonly setError: (name: keyof V & string, key: string | null) => void
  /** True if the latest values differ from the saved ones, also between two renders. */
  readonly isDirty: () => boolean
  /** True if the form is being sent, also between two renders. */
  readonly isSaving: () => boolean
  /** When the restored draft was stored, in ms since 1970. Null: the form contains no restored draft. */
  readonly restoredAt: number | null
  /** Set when the record has changed since a restored draft was typed. A save must be compared with it. */
  readonly behind: TaggedValues<V> | null
  /** When the draft was stored, in ms since 1970. Null: not yet, or it can't be stored. */
  readonly storedAt: number | null
  /** Removes the draft, and stores nothing until something is typed again. */
  readonly discard: () => void
  readonly reset: (values?: V) => void
  /** Removes the errors and keeps the values, so that the next step of a wizard begins unchecked. */
  readonly uncheck: () => void
  /** Treats the current values as saved, and removes their draft. */
  readonly settle: () => void
  /** Checks and sends the form. Shows a refusal at its fields or in the summary. Resolves to whether it succeeded. */
  readonly submit: <A>(send: (body: B) => Promise<A> | A, done?: (answer: A) => void) => Promise<boolean>
}

type RecordIn<L> = L extends readonly (infer R extends object)[] ? R : L extends object | null ? NonNullable<L> : never
