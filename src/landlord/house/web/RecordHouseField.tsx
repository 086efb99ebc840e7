import type { FieldProps, FieldText } from '../../../base/ui/field/field'
import { SelectField } from '../../../base/ui/field/select-field'
import type { House } from '../model'

export interface RecordHouseFieldProps extends FieldProps<string>, FieldText {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
}

/** The house that a record belongs to. Nothing stands there until one is chosen; a chosen one is only changed for another. */
export function RecordHouseField({ houses, ...field }: RecordHouseFieldProps) {
  return (
    <SelectField
      {...field}
      {...(field.value === '' ? {} : { placeholder: false as const })}
      options={houses.map((house) => ({ value: String(house.id), label: house.name }))}
    />
  )
}
