import { useEffect } from 'react'

/** Moves the focus to the heading, when a screen replaces another one under the same address. */
export function useHeadingFocus(): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
