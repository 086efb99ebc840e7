import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'
import { widths } from '../page/tokens'

/** The element for everything that is shown next to a dialog's form. */
export const SidePane = createContext<HTMLElement | null>(null)

/** The pane next to the form, from 1200 px. Null on a narrower screen: files then open above the form. */
export function useSidePane(): HTMLElement | null {
  const wide = useMediaQuery(`(min-width: ${widths.split / 16}em)`, undefined, { getInitialValueInEffect: false })
  const pane = useContext(SidePane)
  return wide ? pane : null
}
