import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus back to what had it before, when a dialog that was mounted open goes away (the library does so only
 * for dialogs that stay mounted). Where that is gone, the page's main part takes it, so that Tab goes on from there.
 */
export function useFocusHome(opened: boolean): void {
  const [home] = useState(() => (opened && document.activeElement instanceof HTMLElement ? document.activeElement : null))
  const state = useRef({ gone: false, opened })
  useEffect(() => {
    state.current.opened = opened
  })
  useEffect(() => {
    const now = state.current
    now.gone = false
    return () => {
      now.gone = true
      if (home === null || !now.opened) return
      setTimeout(() => {
        const free = document.activeElement === null || document.activeElement === document.body
        // Mounted again at once (development does that), or something else has taken the focus meanwhile.
        if (!now.gone || !free) return
        const there = home !== document.body && home.isConnected ? home : document.getElementById('main')
        there?.focus({ preventScroll: true })
      }, 30)
    }
  }, [home])
}
