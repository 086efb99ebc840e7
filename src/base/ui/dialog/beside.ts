import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'
import { widths } from '../page/tokens'

/** The element of a dialog that what belongs beside its form is drawn into. */
export const BesideForm = createContext<HTMLElement | null>(null)

/** The room beside the form, from 1200 px; null in a dialog or a window that has none: there it opens over the form. */
export function useBesideForm(): HTMLElement | null {
  const wide = useMediaQuery(`(min-width: ${widths.split / 16}em)`, undefined, { getInitialValueInEffect: false })
  const room = useContext(BesideForm)
  return wide ? room : null
}
