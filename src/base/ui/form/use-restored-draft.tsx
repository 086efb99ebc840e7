import { useState, type ReactNode } from 'react'
import { DraftRestored } from './draft-notes'
import { type FormState } from './form-state'

export interface RestoredDraft {
  /** Above the fields: their content was typed earlier. */
  readonly note: ReactNode
  /** Before it discards the draft. */
  readonly isAsking: boolean
  /** Starts of the form, from 1. The key of fields that have their own state. */
  readonly round: number
  readonly nextRound: () => void
}

/** Discarding the draft starts the form again. */
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
