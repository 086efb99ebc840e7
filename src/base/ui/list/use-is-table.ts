import { useSyncExternalStore } from 'react'
import { widths } from '../page/tokens'

const wide = `(min-width: ${widths.tablet / 16}em), print`
let isPrinting = false

function subscribe(notify: () => void): () => void {
  const query = matchMedia(wide)
  // The browser fires `beforeprint` before it prints. The media query changes only afterwards,
  // which is too late for the rows.
  const print = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    notify()
  }
  query.addEventListener('change', notify)
  window.addEventListener('beforeprint', print)
  window.addEventListener('afterprint', print)
  return () => {
    query.removeEventListener('change', notify)
    window.removeEventListener('beforeprint', print)
    window.removeEventListener('afterprint', print)
  }
}

/** True from 768 px and on paper, where a list is a table. */
export const useIsTable = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || matchMedia(wide).matches)
