import { useCallback, useRef, useState } from 'react'
import { isSame } from '../../kit/is-same'
import { readToken } from '../query/session'
import { draftPlace, startPlace } from './draft-place'
import type { Chosen, DraftSettings, DraftValues } from './form-draft'
import { overSaved, type Restored } from './over-saved'

interface OverSaved<V> extends Restored<V> {
  /** The tag of what it was typed over, where the record is another by now. */
  readonly behind: string | null
}

/** The draft of one form; `useForm` keeps its values there. */
export interface FormDraft<V> {
  /** What an earlier visit left, as the form was opened; null when there is none, or no more. */
  readonly restored: DraftValues<V> | null
  /** What was left, as the form shows it over what is saved; null when nothing was. */
  readonly over: (saved: V) => OverSaved<V> | null
  /** When what stands on the screen was kept, in ms since 1970; null: not yet, or the browser cannot. */
  readonly storedAt: number | null
  /**
   * Stores it, with the tag of what it was typed over (left out: of what the form was opened with); answers whether it
   * could: not without storage, with a full one, or after logging out.
   */
  readonly save: (values: V, base: V, chosen: Chosen, etag?: string) => boolean
  /** Saved, emptied or thrown away. What another tab keeps for the same form stays. */
  readonly remove: () => void
}

export interface FormDraftSettings<V> extends DraftSettings<V> {
  /** The stored record that the form is opened with; null for a new one. */
  readonly stored: { readonly etag: string } | null
  /** The record is a place that was chosen already: what lies beside it is another's. */
  readonly isPlaced?: boolean
}

/**
 * The draft of a form in this browser (docs/rules.md#drafts): one for each account, form and record. It holds what the
 * kinds of the record's fields let a draft hold, files as references to what is uploaded already, and the tag of the
 * version that it was typed over.
 */
export function useDraft<V extends object>({ stored, isPlaced, ...settings }: FormDraftSettings<V>): FormDraft<V> {
  // The place stays the one that the form was opened for, whoever logs in meanwhile.
  const [place] = useState(() =>
    draftPlace(settings, isPlaced ? String(settings.record) : startPlace(settings, Date.now())),
  )
  const [opened] = useState(stored?.etag ?? null)
  const [restored, setRestored] = useState(() => place.read(Date.now()))
  const [storedAt, setStoredAt] = useState(restored?.at ?? null)
  const latest = useRef(restored)
  const save = useCallback(
    (values: V, base: V, chosen: Chosen, etag: string | null = opened): boolean => {
      // Whoever has logged out wants nothing left behind.
      if (readToken() === null) return false
      const was = latest.current
      // What is only looked at, in another tab perhaps, is not kept anew.
      if (was !== null && isSame({ ...was, at: 0 }, { at: 0, values, base, etag, chosen })) return true
      const at = Date.now()
      const draft = { at, values, base, etag, chosen }
      const isStored = place.save(draft)
      if (isStored) latest.current = draft
      setStoredAt(isStored ? at : null)
      return isStored
    },
    [place, opened],
  )
  const remove = useCallback(() => {
    if (latest.current !== null) place.remove()
    latest.current = null
    setStoredAt(null)
    setRestored(null)
  }, [place])
  const over = (saved: V) => {
    if (restored === null) return null
    const behind = restored.etag === opened ? null : restored.etag
    return { ...overSaved(restored, saved, settings.shape.toDraft(saved), behind !== null), behind }
  }
  return { restored, over, storedAt, save, remove }
}
