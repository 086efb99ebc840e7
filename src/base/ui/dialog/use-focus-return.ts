import { useLayoutEffect, useRef } from 'react'

function isFree(home: HTMLElement): boolean {
  const now = document.activeElement
  const inDialog = now?.closest('[role="dialog"]') ?? null
  // An element outside of dialogs keeps the focus. The main part does not, because it has the focus only when no other
  // element has it.
  if (now !== null && now !== document.body && now.id !== 'main' && inDialog === null) return false
  // When another dialog has replaced this one, elements behind it must not get the focus.
  const others = [...document.querySelectorAll('[aria-modal="true"]:not([data-closing])')]
  return others.length === 0 || others.some((dialog) => dialog.contains(home))
}

/**
 * Returns the focus to the opener when a dialog closes or is removed. The library does this only for dialogs that stay
 * mounted. When the opener is gone, the page's main part gets the focus, so that Tab continues from there.
 */
export function useFocusReturn(opened: boolean): void {
  const home = useRef<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useLayoutEffect(() => {
    if (!opened) return
    clearTimeout(timer.current)
    // In development a component is mounted twice. The second time the opener is already known.
    home.current ??= document.activeElement instanceof HTMLElement ? document.activeElement : document.body
    return () => {
      timer.current = setTimeout(() => {
        const before = home.current
        home.current = null
        if (before === null || !isFree(before)) return
        const there = before !== document.body && before.isConnected ? before : document.getElementById('main')
        there?.focus({ preventScroll: true })
      }, 30)
    }
  }, [opened])
}
