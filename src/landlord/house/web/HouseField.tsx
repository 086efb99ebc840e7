import { SelectField } from '../../../base/ui/field/select-field'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../model'
import { houseWords } from '../words'
import type { ChosenHouse } from './use-house'

export interface HouseFieldProps extends Pick<ChosenHouse, 'houses' | 'setHouse'> {
  readonly id: string
  readonly house: House
}

/** Chooses the house that the screens show. */
export function HouseField({ id, houses, house, setHouse }: HouseFieldProps) {
  const t = useWords(houseWords)
  return (
    <SelectField
      id={id}
      name="house"
      label={t('house')}
      placeholder={false}
      options={houses.map((one) => ({ value: String(one.id), label: one.name }))}
      value={String(house.id)}
      onChange={(chosen) => setHouse(Number(chosen))}
    />
  )
}
