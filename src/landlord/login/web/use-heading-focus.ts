import { useEffect } from 'react'

/** For a screen that replaces another one under the same address, as after a navigation. */
export function useHeadingFocus(): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
