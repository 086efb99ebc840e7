import { useCallback, useRef, useState } from 'react'
import { freeDraft, newDraft, type FreeDraft } from './free-draft'

export interface FreeDraftState {
  readonly draft: FreeDraft
  /** When the draft of an earlier visit was last changed, in ms since 1970. Null: this visit starts a new one. */
  readonly found: number | null
  /** Stores the draft at once, so that a reload at any moment loses nothing. Returns the new draft. */
  readonly change: (part: Partial<FreeDraft> | ((now: FreeDraft) => Partial<FreeDraft>)) => FreeDraft
  /** True if the draft is stored in this browser. */
  readonly isStored: () => boolean
  readonly drop: () => void
  readonly startOver: () => void
}

export function useFreeDraft(): FreeDraftState {
  const [found, setFound] = useState(() => freeDraft.read(Date.now()))
  const [draft, setDraft] = useState<FreeDraft>(() => found ?? newDraft())
  // Several handlers read and change it before the next render.
  const now = useRef(draft)
  const lies = useRef(true)
  const isStored = useCallback(() => lies.current, [])
  const change = useCallback<FreeDraftState['change']>((part) => {
    now.current = { ...now.current, ...(typeof part === 'function' ? part(now.current) : part), at: Date.now() }
    lies.current = freeDraft.save(now.current)
    setDraft(now.current)
    return now.current
  }, [])
  const startOver = () => {
    freeDraft.remove()
    now.current = newDraft()
    setDraft(now.current)
    setFound(null)
  }
  return { draft, found: found?.at ?? null, change, isStored, drop: freeDraft.remove, startOver }
}
