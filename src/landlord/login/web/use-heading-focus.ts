import { useEffect } from 'react'

/**
 * For a screen that replaces another one under the same address: the focus goes to its heading, as after a navigation.
 */
export function useHeadingFocus(): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
