import { useCallback, useRef, useState } from 'react'
import { isSame } from '../../kit/is-same'
import { readToken } from '../query/session'
import { draftPlace, startDraftPlace } from './draft-place'
import type { ChosenAnswers, DraftSettings, DraftValues } from './form-draft'
import { mergeDraftIntoSaved, type RestoredValues } from './over-saved'

interface OverSaved<V> extends RestoredValues<V> {
  /** The tag of the record that the draft was typed over. Null when the record has not changed since. */
  readonly behind: string | null
}

export interface FormDraft<V> {
  /** The draft of an earlier visit. Null when there is none, or when it was removed. */
  readonly restored: DraftValues<V> | null
  /** Puts the draft over the saved values. Null when there was no draft. */
  readonly over: (saved: V) => OverSaved<V> | null
  /** When the draft was stored, in ms since 1970. Null: not yet, or the browser cannot. */
  readonly storedAt: number | null
  /**
   * Stores a draft, and returns whether it was stored. `etag` is the tag of the record that the draft was typed over.
   * Left out: the record that the form was opened with.
   */
  readonly save: (values: V, base: V, chosen: ChosenAnswers, etag?: string) => boolean
  /** Removes the draft. A draft of another tab for the same form stays. */
  readonly remove: () => void
}

export interface FormDraftSettings<V> extends DraftSettings<V> {
  /** Null for a new record. */
  readonly stored: { readonly etag: string } | null
  /** True if `record` names the place of the draft. Left out: the place is looked up. */
  readonly isPlaced?: boolean
}

/**
 * The draft of a form (docs/rules/app.md#drafts), one for each account, form and record. It has the values that the
 * kinds of the fields allow, files as references, and the tag of the version that it was typed over.
 */
export function useDraft<V extends object>({ stored, isPlaced, ...settings }: FormDraftSettings<V>): FormDraft<V> {
  // The place stays the one that the form was opened for, even if another account logs in meanwhile.
  const [place] = useState(() =>
    draftPlace(settings, isPlaced ? String(settings.record) : startDraftPlace(settings, Date.now())),
  )
  const [opened] = useState(stored?.etag ?? null)
  const [restored, setRestored] = useState(() => place.read(Date.now()))
  const [storedAt, setStoredAt] = useState(restored?.at ?? null)
  const latest = useRef(restored)
  const save = useCallback(
    (values: V, base: V, chosen: ChosenAnswers, etag: string | null = opened): boolean => {
      // After logging out nothing may be stored.
      if (readToken() === null) return false
      const was = latest.current
      // An unchanged draft is not stored again, so `at` stays the time of the last change.
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
    return { ...mergeDraftIntoSaved(restored, saved, settings.shape.toDraft(saved), behind !== null), behind }
  }
  return { restored, over, storedAt, save, remove }
}
