import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const stored = 'shortcuts'

function readEnabled(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

const enabled = { now: readEnabled() }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Single-key shortcuts are on unless they were switched off on this device. */
export const useShortcutsEnabled = (): boolean => useSyncExternalStore(subscribe, () => enabled.now)

/** Switches single-key shortcuts on or off, here and on the next visit of this device. */
export function setShortcutsEnabled(on: boolean): void {
  enabled.now = on
  try {
    if (on) localStorage.removeItem(stored)
    else localStorage.setItem(stored, 'off')
  } catch {
    // A browser without storage keeps it for this visit.
  }
  for (const listener of listeners) listener()
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="slider"]'))

/** Whether this key press is the shortcut: the key alone, not in a field, not while a dialog is open. */
export const isShortcut = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'>,
  key: string,
): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing

/**
 * A single-key shortcut (`c`, `/`, `?`) or two in a row within a second (`g h`). Silent in fields and behind an open
 * dialog.
 */
export function useShortcut(keys: string, run: () => void, active = true): void {
  const go = useEffectEvent(run)
  const isOn = useShortcutsEnabled() && active
  useEffect(() => {
    if (!isOn) return
    const sequence = keys.split(' ')
    let at = 0
    let since = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || typing(event.target) || document.querySelector('[aria-modal="true"]')) return
      if (at > 0 && event.timeStamp - since > 1000) at = 0
      if (!isShortcut(event, sequence[at] ?? '')) {
        at = 0
        return
      }
      since = event.timeStamp
      at += 1
      if (at < sequence.length) return
      at = 0
      event.preventDefault()
      go()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [keys, isOn])
}
