import { useMediaQuery } from '@mantine/hooks'
import { SelectField } from '../../../base/ui/select-field'
import { widths } from '../../../base/ui/tokens'
import { useWords } from '../../../base/ui/use-words'
import { houseWords } from '../words'
import { useHouse } from './use-house'

/** Which house a page shows, where the sidebar that says so is out of sight; nothing while there is one house only. */
export function HouseChoice() {
  const t = useWords(houseWords)
  const small = useMediaQuery(`(max-width: ${widths.sidebar - 0.02}px)`, undefined, { getInitialValueInEffect: false })
  const { houses, house, setHouse } = useHouse()
  if (!small || !house || houses.length < 2) return null
  return (
    <div className="ui-page-choice">
      <SelectField
        id="page-house"
        name="house"
        label={t('house')}
        placeholder={false}
        options={houses.map((one) => ({ value: String(one.id), label: one.name }))}
        value={String(house.id)}
        onChange={(chosen) => setHouse(Number(chosen))}
      />
    </div>
  )
}
