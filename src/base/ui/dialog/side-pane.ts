import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'
import { widths } from '../page/tokens'

/** Contains everything shown next to a dialog's form. */
export const SidePane = createContext<HTMLElement | null>(null)

/** From 1200 px. Without it files open above the form. */
export function useSidePane(): HTMLElement | null {
  const wide = useMediaQuery(`(min-width: ${widths.split / 16}em)`, undefined, { getInitialValueInEffect: false })
  const pane = useContext(SidePane)
  return wide ? pane : null
}
