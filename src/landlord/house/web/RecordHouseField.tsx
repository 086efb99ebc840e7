import type { FieldProps, FieldText } from '../../../base/ui/field/field'
import { SelectField } from '../../../base/ui/field/select-field'
import type { House } from '../model'

export const houseOptions = (houses: readonly Pick<House, 'id' | 'name'>[]) =>
  houses.map(({ id, name }) => ({ value: String(id), label: name }))

export interface RecordHouseFieldProps extends FieldProps<string>, FieldText {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
}

/** The house of a record. After a house was chosen, it can be replaced but not removed. */
export function RecordHouseField({ houses, ...field }: RecordHouseFieldProps) {
  return (
    <SelectField
      {...field}
      {...(field.value === '' ? {} : { placeholder: false as const })}
      options={houseOptions(houses)}
    />
  )
}
