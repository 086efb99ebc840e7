import { useState, type ReactNode } from 'react'
import { DraftRestored, type FormState } from './draft-notes'

export interface RestoredDraft {
  /** Says over the fields that what stands in them was typed earlier. */
  readonly note: ReactNode
  /** Whether it asks before it throws the draft away. */
  readonly isAsking: boolean
  /** Counts how often the form was begun, from 1: the key of fields that hold something of their own. */
  readonly round: number
  readonly nextRound: () => void
}

/** What a form says of a draft that was restored into it; throwing that away begins the form anew. */
export function useRestoredDraft(
  form: Pick<FormState<object>, 'restoredAt' | 'behind' | 'storedAt'> & { readonly reset: () => void },
  onDiscard?: () => unknown,
): RestoredDraft {
  const [isAsking, setAsking] = useState(false)
  const [round, setRound] = useState(1)
  const nextRound = () => setRound(round + 1)
  const discard = () => {
    form.reset()
    onDiscard?.()
    nextRound()
  }
  return { note: <DraftRestored form={form} onDiscard={discard} onAsking={setAsking} />, isAsking, round, nextRound }
}
