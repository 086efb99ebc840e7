import { useState, type Dispatch, type SetStateAction } from 'react'
import { z } from 'zod'
import type { ChosenAnswers } from '../../../base/ui/form/form-draft'
import { expenseInput, type ExpenseValues } from '../model'
import { suggestedFields, type SuggestedFieldName } from './suggested-values'

interface Mark {
  readonly values: Partial<ExpenseValues>
  readonly url: string
}
export type SuggestionMarks = Partial<Record<SuggestedFieldName, Mark>>

export interface MarkedValues {
  readonly marks: SuggestionMarks
  readonly setMarks: Dispatch<SetStateAction<SuggestionMarks>>
  /** The part that a draft stores. */
  readonly extra: ChosenAnswers
}

const Stored = z.partialRecord(
  z.enum(suggestedFields),
  z.strictObject({ values: z.record(z.string(), z.unknown()), url: z.string() }),
)

/** The stored marks, without those of fields that no longer exist. */
function marksOf({ marks }: ChosenAnswers): SuggestionMarks {
  try {
    const found = Stored.safeParse(JSON.parse(marks ?? '{}'))
    if (!found.success) return {}
    const isKnown = ({ values }: { readonly values: object }) =>
      Object.keys(values).every((name) => name in expenseInput.fields)
    return Object.fromEntries(Object.entries(found.data).filter(([, mark]) => isKnown(mark))) as SuggestionMarks
  } catch {
    return {}
  }
}

/** The marks are stored with the draft. So unchecked values can still be recognised after a reload. */
export function useSuggestionMarks(restored: ChosenAnswers = {}): MarkedValues {
  const [marks, setMarks] = useState(() => marksOf(restored))
  return { marks, setMarks, extra: Object.keys(marks).length === 0 ? {} : { marks: JSON.stringify(marks) } }
}
