import { useCallback, useRef, useState } from 'react'
import { freeDraft, newDraft, type FreeDraft } from './free-draft'

export interface FreeDraftState {
  readonly draft: FreeDraft
  /** When what an earlier visit left here was last changed, in ms since 1970; null: this one begins. */
  readonly found: number | null
  /** Changes it and keeps it at once, so that a reload at any moment loses nothing. Answers what it is now. */
  readonly change: (part: Partial<FreeDraft> | ((now: FreeDraft) => Partial<FreeDraft>)) => FreeDraft
  /** Whether what it is now lies in this browser. */
  readonly isStored: () => boolean
  readonly drop: () => void
  readonly startOver: () => void
}

/** The draft on this device, as long as the wizard is open. */
export function useFreeDraft(): FreeDraftState {
  const [found, setFound] = useState(() => freeDraft.read(Date.now()))
  const [draft, setDraft] = useState<FreeDraft>(() => found ?? newDraft())
  // Read and changed by several handlers before the next draw.
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
