import { useLayoutEffect, type RefObject } from 'react'

/** Tells the sidebar how much room the top bar and its notices take; they wrap with the width and the language. */
export function useTopHeight(top: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const place = top.current
    if (!place) return
    const put = () => document.documentElement.style.setProperty('--shell-top', `${place.offsetHeight}px`)
    put()
    const seen = new ResizeObserver(put)
    seen.observe(place)
    return () => seen.disconnect()
  }, [top])
}
