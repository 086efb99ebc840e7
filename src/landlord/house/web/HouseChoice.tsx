import { useMediaQuery } from '@mantine/hooks'
import { widths } from '../../../base/ui/page/tokens'
import { HouseField } from './HouseField'
import { useHouse } from './use-house'

/** Which house a page shows, where the sidebar that says so is out of sight; nothing while there is one house only. */
export function HouseChoice() {
  const small = useMediaQuery(`(max-width: ${widths.sidebar - 0.02}px)`, undefined, { getInitialValueInEffect: false })
  const { house, ...chosen } = useHouse()
  if (!small || !house || chosen.houses.length < 2) return null
  return (
    <div className="ui-page-choice">
      <HouseField id="page-house" house={house} {...chosen} />
    </div>
  )
}
