import { useState, type ReactNode } from 'react'
import { DraftRestored } from './draft-notes'
import { type FormState } from './form-state'

export interface RestoredDraft {
  readonly note: ReactNode
  readonly isAsking: boolean
  /** Counted from 1. It is the key of fields that have their own state. */
  readonly round: number
  readonly nextRound: () => void
}

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
