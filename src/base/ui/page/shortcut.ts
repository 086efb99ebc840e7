import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'

const stored = 'shortcuts'

function readEnabled(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

const enabled = observable(readEnabled())

/** True if shortcuts are on. They are on unless they were switched off on this device. */
export const useShortcutsEnabled = (): boolean => useSyncExternalStore(enabled.subscribe, enabled.read)

export function setShortcutsEnabled(on: boolean): void {
  try {
    if (on) localStorage.removeItem(stored)
    else localStorage.setItem(stored, 'off')
  } catch {
    // Without storage it applies to this visit only.
  }
  enabled.put(on)
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="slider"]'))

/** True if the key was pressed alone and once. */
export const isShortcut = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'>,
  key: string,
): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing

/** True if a key may be a shortcut. It may not be one in a field, or behind an open dialog. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !typing(event.target) && !document.querySelector('[aria-modal="true"]')

/** Calls `run` when the key is pressed. Does nothing in a field, or behind an open dialog. */
export function useShortcut(key: string, run: () => void): void {
  const go = useEffectEvent(run)
  const isOn = useShortcutsEnabled()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || !isShortcut(event, key)) return
      event.preventDefault()
      go()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, isOn])
}
