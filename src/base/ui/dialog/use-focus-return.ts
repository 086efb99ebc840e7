import { useLayoutEffect, useRef } from 'react'

/** Whether nothing but a closing dialog has the focus, so that it may be moved. */
function isFree(home: HTMLElement): boolean {
  const now = document.activeElement
  const inDialog = now?.closest('[role="dialog"]') ?? null
  // The main part has it only for want of something better.
  if (now !== null && now !== document.body && now.id !== 'main' && inDialog === null) return false
  // Another dialog has come in its place: the focus is there, and what lies behind must not take it.
  const others = [...document.querySelectorAll('[aria-modal="true"]:not([data-closing])')]
  return others.length === 0 || others.some((dialog) => dialog.contains(home))
}

/**
 * Gives the focus back to what had it before, when a dialog closes or goes away (the library does so only for dialogs
 * that stay mounted and keep their focus trap). Where that is gone, the page's main part takes it, so that Tab goes on from there.
 */
export function useFocusReturn(opened: boolean): void {
  const home = useRef<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useLayoutEffect(() => {
    if (!opened) return
    clearTimeout(timer.current)
    // Mounted again at once (development does that), the opener is already known.
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
