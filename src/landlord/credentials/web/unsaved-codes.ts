import { useSyncExternalStore } from 'react'
import { unsavedNote } from './unsaved-note'

const changed = 'recovery-codes-noted'

function read(): string {
  try {
    return localStorage.getItem(unsavedNote) ?? ''
  } catch {
    return ''
  }
}

/** Stores that codes were shown, but not confirmed as saved. Null removes the note. */
export function noteUnsavedCodes(account: number | null): void {
  try {
    if (account === null) localStorage.removeItem(unsavedNote)
    else localStorage.setItem(unsavedNote, String(account))
  } catch {
    // Without storage, nobody is reminded later.
  }
  window.dispatchEvent(new Event(changed))
}

const subscribe = (notify: () => void) => {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

/** True if this account's codes were shown on this device and disappeared before somebody saved them. */
export const useUnsavedCodes = (account: number | undefined): boolean =>
  useSyncExternalStore(subscribe, read) === String(account)
