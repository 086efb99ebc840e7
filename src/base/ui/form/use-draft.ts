import { useCallback, useRef, useState } from 'react'
import { readToken } from '../query/session'
import { draftOf, type DraftSettings, type DraftValues } from './form-draft'

/** The draft of one form; `useForm` keeps its values there. */
export interface FormDraft<V> {
  /** What an earlier visit left, as the form was opened; null when there is none, or no more. */
  readonly restored: DraftValues<V> | null
  /** When what stands on the screen was kept, in ms since 1970; null: not yet, or the browser cannot. */
  readonly storedAt: number | null
  /** Stores it; answers whether it could: not without storage, with a full one, or after logging out. */
  readonly save: (values: V, saved: V) => boolean
  /** Saved, emptied or thrown away. What another tab keeps for the same form stays. */
  readonly remove: () => void
}

/**
 * The draft of a form in this browser (docs/rules.md#drafts): one for each account, form and record. It holds what the
 * kinds of the record's fields let a draft hold, files as references to what is uploaded already.
 */
export function useDraft<V>(settings: DraftSettings<V>): FormDraft<V> {
  // The place stays the one that the form was opened for, whoever logs in meanwhile.
  const [place] = useState(() => draftOf(settings))
  const [restored, setRestored] = useState(() => place.read(Date.now()))
  const [storedAt, setStoredAt] = useState<number | null>(null)
  const lies = useRef(restored !== null)
  const save = useCallback(
    (values: V, saved: V): boolean => {
      // Whoever has logged out wants nothing left behind.
      if (readToken() === null) return false
      const at = Date.now()
      const isStored = place.save(at, values, saved)
      if (isStored) lies.current = true
      setStoredAt(isStored ? at : null)
      return isStored
    },
    [place],
  )
  const remove = useCallback(() => {
    if (lies.current) place.remove()
    lies.current = false
    setStoredAt(null)
    setRestored(null)
  }, [place])
  return { restored, storedAt, save, remove }
}
