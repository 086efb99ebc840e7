import { useState, type ReactNode } from 'react'
import { DraftRestored } from './draft-notes'
import { type FormState } from './form-state'

export interface RestoredDraft {
  /** Says, above the fields, that their content was typed earlier. */
  readonly note: ReactNode
  /** Whether it is asking before it discards the draft. */
  readonly isAsking: boolean
  /** Counts how often the form was started, from 1. It is the key of fields that have their own state. */
  readonly round: number
  readonly nextRound: () => void
}

/** The note about a draft that was restored into a form. Discarding it starts the form again. */
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
