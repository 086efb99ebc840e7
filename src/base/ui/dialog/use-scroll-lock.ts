import { useLayoutEffect } from 'react'

let open = 0

/**
 * Keeps the page under a dialog from scrolling. The library's own lock measures the page while the dialog is drawn, which
 * lays out the whole page twice.
 */
export function useScrollLock(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    open += 1
    document.documentElement.dataset['dialog'] = ''
    return () => {
      open -= 1
      if (open === 0) delete document.documentElement.dataset['dialog']
    }
  }, [opened])
}
