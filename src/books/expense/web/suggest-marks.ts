import { useState, type Dispatch, type SetStateAction } from 'react'
import { z } from 'zod'
import type { Chosen } from '../../../base/ui/form/form-draft'
import { expenseInput, type ExpenseValues } from '../model'
import { suggested, type Suggested } from './suggested-values'

/** What was filled in as a suggestion, and the file that it was read from. */
interface Mark {
  readonly values: Partial<ExpenseValues>
  readonly url: string
}
export type Marks = Partial<Record<Suggested, Mark>>

export interface MarkedValues {
  readonly marks: Marks
  readonly setMarks: Dispatch<SetStateAction<Marks>>
  /** What a draft keeps of it. */
  readonly extra: Chosen
}

const Stored = z.partialRecord(
  z.enum(suggested),
  z.strictObject({ values: z.record(z.string(), z.unknown()), url: z.string() }),
)

/** The marks as a draft keeps them; those of fields that an earlier version had are none. */
function marksOf({ marks }: Chosen): Marks {
  try {
    const found = Stored.safeParse(JSON.parse(marks ?? '{}'))
    if (!found.success) return {}
    const isKnown = ({ values }: { readonly values: object }) =>
      Object.keys(values).every((name) => name in expenseInput.fields)
    return Object.fromEntries(Object.entries(found.data).filter(([, mark]) => isKnown(mark))) as Marks
  } catch {
    return {}
  }
}

/** Which fields are marked as suggested: kept with the draft, so that what nobody has looked at is still told apart. */
export function useMarks(restored: Chosen = {}): MarkedValues {
  const [marks, setMarks] = useState(() => marksOf(restored))
  return { marks, setMarks, extra: Object.keys(marks).length === 0 ? {} : { marks: JSON.stringify(marks) } }
}
