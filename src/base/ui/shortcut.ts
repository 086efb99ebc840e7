import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const stored = 'shortcuts'
const told = new Set<() => void>()

/** Single-key shortcuts are on unless the landlord has switched them off on this device. */
export function shortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

export function setShortcutsEnabled(on: boolean): void {
  localStorage.setItem(stored, on ? 'on' : 'off')
  for (const each of told) each()
}

const subscribe = (each: () => void) => {
  told.add(each)
  return () => told.delete(each)
}
export const useShortcutsEnabled = (): boolean => useSyncExternalStore(subscribe, shortcutsEnabled)

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
 * dialog; switched off as a whole by `setShortcutsEnabled(false)`.
 */
export function useShortcut(keys: string, run: () => void, active = true): void {
  const enabled = useShortcutsEnabled()
  const go = useEffectEvent(run)
  useEffect(() => {
    if (!enabled || !active) return
    const wanted = keys.split(' ')
    let at = 0
    let since = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || typing(event.target) || document.querySelector('[aria-modal="true"]')) return
      if (at > 0 && event.timeStamp - since > 1000) at = 0
      if (!isShortcut(event, wanted[at] ?? '')) {
        at = 0
        return
      }
      since = event.timeStamp
      at += 1
      if (at < wanted.length) return
      at = 0
      event.preventDefault()
      go()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [keys, enabled, active])
}
