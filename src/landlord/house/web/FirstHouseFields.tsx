import { useId, useRef, useState } from 'react'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { moveHouseTo, houseNameOfAddress, placeRecord, isAtPlace, type HousePlace, type HouseValues } from '../model'
import { houseWords } from '../words'
import { HouseFields } from './HouseFields'

interface FirstHouseFieldsProps {
  readonly form: Pick<FormState<HouseValues>, 'field' | 'values' | 'setMany'>
  /** The landlord's own address. Null if no house can be there. */
  readonly home: HousePlace | null
}

/**
 * The fields of the first house. They offer the landlord's own address, because most landlords let a part of their own
 * home.
 */
export function FirstHouseFields({ form, home }: FirstHouseFieldsProps) {
  const t = useWords(houseWords)
  const id = useId()
  const [where, setWhere] = useState(() => (home && isAtPlace(form.values, home) ? 'home' : 'elsewhere'))
  // If the landlord goes back to this choice, the typed text is still there.
  const elsewhere = useRef(placeRecord.empty)
  const choose = (next: string) => {
    if (next === where || !home) return
    if (next === 'home') elsewhere.current = placeRecord.pick(form.values)
    form.setMany(moveHouseTo(form.values, next === 'home' ? home : elsewhere.current))
    setWhere(next)
  }
  return (
    <>
      {home && (
        <ChoiceField
          id={id}
          name="where"
          value={where}
          onChange={choose}
          label={t('whereLet')}
          options={[
            { value: 'home', label: houseNameOfAddress(home) },
            { value: 'elsewhere', label: t('elsewhere') },
          ]}
        />
      )}
      {(where === 'elsewhere' || !home) && <HouseFields form={form} part="place" />}
      <HouseFields form={form} part="rest" />
    </>
  )
}
