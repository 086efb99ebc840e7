import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ContractValues } from '../model'
import { draftOf, type Draft } from './contract-draft'

/** A second after the last key, in ms (so that typing is not slowed down). */
const pause = 1000

export interface DraftState {
  /** When what stands on the screen was kept, in ms since 1970; null: not yet, or the browser cannot. */
  readonly storedAt: number | null
  /** Keeps it at once: a step is done. */
  readonly store: () => void
  /** Removes it and keeps nothing any more: saved, or thrown away. */
  readonly drop: () => void
  /** Removes it and goes on keeping: started over. */
  readonly clear: () => void
}

/** Keeps the values of a new contract in this browser: a second after typing, after each step, and when the page goes. */
export function useDraft(
  account: number,
  house: number | null,
  values: ContractValues,
  isDirty: () => boolean,
  enabled: boolean,
): DraftState {
  const [storedAt, setStoredAt] = useState<number | null>(null)
  const off = useRef(!enabled)
  const now = useRef({ values, isDirty })
  useLayoutEffect(() => {
    now.current.isDirty = isDirty
  })
  const store = useCallback(() => {
    if (off.current) return
    if (!now.current.isDirty()) {
      // Emptied again: there is nothing to come back to.
      draftOf(account, house).remove()
      setStoredAt(null)
      return
    }
    const at = Date.now()
    if (draftOf(account, house).save({ at, values: now.current.values })) setStoredAt(at)
  }, [account, house])
  useLayoutEffect(() => {
    now.current.values = values
    const timer = setTimeout(store, pause)
    return () => clearTimeout(timer)
  }, [store, values])
  useEffect(() => {
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [store])
  const clear = useCallback(() => {
    draftOf(account, house).remove()
    setStoredAt(null)
  }, [account, house])
  return {
    storedAt,
    store,
    clear,
    drop: useCallback(() => {
      off.current = true
      draftOf(account, house).remove()
    }, [account, house]),
  }
}

/** The draft as it lay there when the wizard was opened. */
export function useFoundDraft(account: number, house: number | null, enabled: boolean): Draft | null {
  const [found] = useState(() => (enabled ? draftOf(account, house).read(Date.now()) : null))
  return found
}
