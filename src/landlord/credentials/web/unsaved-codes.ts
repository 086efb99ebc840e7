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

/** Notes whose codes are shown and not said to be saved; null: nobody's. */
export function noteUnsaved(account: number | null): void {
  try {
    if (account === null) localStorage.removeItem(unsavedNote)
    else localStorage.setItem(unsavedNote, String(account))
  } catch {
    // Without storage nothing is told later.
  }
  window.dispatchEvent(new Event(changed))
}

const subscribe = (notify: () => void) => {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

/** Whether the account's codes went from the screen of this device without being saved. */
export const useUnsaved = (account: number | undefined): boolean =>
  useSyncExternalStore(subscribe, read) === String(account)
