import type { z } from 'zod'
import type { FieldErrors } from '../../kit/refusal'
import type { Chosen } from './form-draft'
import type { FormDraft } from './use-draft'

/** What a form is made of. */
export interface FormSettings<V extends object, S extends z.ZodType> {
  /** The body's schema, the server's own. */
  readonly schema: S
  readonly initial: V
  /** Converts the form's values to the input of the schema (left out: as they are). */
  readonly toBody?: (values: V) => unknown
  /** Checks that only the screen can make (a repeated password). Keys under `validation.` or a sentence. */
  readonly check?: (values: V) => FieldErrors
  /** Fields of the record that could not be read: each says so, and is sent as null while it is empty, which leaves it as it is stored. */
  readonly unreadable?: readonly string[]
  /** Keeps what is typed in this browser until it is saved; what lies there stands in the form at its start. */
  readonly draft?: FormDraft<V>
  /** What is chosen beside the fields; a draft keeps it too. */
  readonly chosen?: Chosen
  /** What else of the screen a draft keeps; it makes no other form of this one. */
  readonly extra?: Chosen
  /** A form in steps: sending a step saves nothing yet; `settle` says when all of it is saved. */
  readonly inSteps?: boolean
  /** Whether the screen keeps what is typed itself, or it needs no keeping (a login): the browser then asks nothing. */
  readonly isStored?: () => boolean
}
