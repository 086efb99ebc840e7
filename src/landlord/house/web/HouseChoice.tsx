import { useMediaQuery } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { widths } from '../../../base/ui/page/tokens'
import { HouseField } from './HouseField'
import { houseSlot } from './house-slot'
import { useHouse } from './use-house'

const slotInBar = () => document.getElementById(houseSlot)
const nothingTold = () => () => undefined

/** Which house a page shows, in the top bar where the sidebar that says so is out of sight; nothing while there is one house only. */
export function HouseChoice() {
  const small = useMediaQuery(`(max-width: ${widths.sidebar - 0.02}px)`, undefined, { getInitialValueInEffect: false })
  const { house, ...chosen } = useHouse()
  // The bar comes into the document with the page: it is looked for once more when both are there.
  const slot = useSyncExternalStore(nothingTold, slotInBar)
  if (!small || !house || chosen.houses.length < 2 || slot === null) return null
  return createPortal(<HouseField id="page-house" house={house} {...chosen} />, slot)
}
