import { FilterSelect } from '../../../base/ui/list/filter-select'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../model'
import { houseChoiceWords } from '../words-choice'
import { houseOptions } from './RecordHouseField'
import type { HouseSelection } from './use-house'

export interface HouseFieldProps extends Pick<HouseSelection, 'houses' | 'setHouse' | 'isAll' | 'showAll'> {
  readonly id: string
  readonly house: House
}

export function HouseField({ id, houses, house, setHouse, isAll, showAll }: HouseFieldProps) {
  const t = useWords(houseChoiceWords)
  const all = houses.length > 1 ? [{ value: 'all', label: t('allHouses') }] : []
  return (
    <FilterSelect
      id={id}
      name="house"
      label={t('house')}
      placeholder={false}
      options={[...houseOptions(houses), ...all]}
      value={isAll ? 'all' : String(house.id)}
      onChange={(chosen) => (chosen === 'all' ? showAll() : setHouse(Number(chosen)))}
    />
  )
}
