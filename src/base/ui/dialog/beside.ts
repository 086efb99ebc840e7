import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'
import { widths } from '../page/tokens'

/** The element of a dialog that contains everything shown next to its form. */
export const BesideForm = createContext<HTMLElement | null>(null)

/**
 * The area next to the form, from 1200 px. Null in a dialog or a window without one: there files open above the form.
 */
export function useBesideForm(): HTMLElement | null {
  const wide = useMediaQuery(`(min-width: ${widths.split / 16}em)`, undefined, { getInitialValueInEffect: false })
  const room = useContext(BesideForm)
  return wide ? room : null
}
