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

/** Notes that codes were shown and not yet confirmed as saved. Null removes the note. */
export function noteUnsavedCodes(account: number | null): void {
  try {
    if (account === null) localStorage.removeItem(unsavedNote)
    else localStorage.setItem(unsavedNote, String(account))
  } catch {
    // Without storage there is no later reminder.
  }
  window.dispatchEvent(new Event(changed))
}

const subscribe = (notify: () => void) => {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

/** True if this account's codes disappeared from the screen of this device before they were saved. */
export const useUnsavedCodes = (account: number | undefined): boolean =>
  useSyncExternalStore(subscribe, read) === String(account)
