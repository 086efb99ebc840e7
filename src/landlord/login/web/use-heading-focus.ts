import { useEffect } from 'react'

/** Moves the focus to the heading. It is used when another screen appears under the same address. */
export function useHeadingFocus(): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
