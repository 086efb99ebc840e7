import { SelectField } from '../../../base/ui/field/select-field'
import { useWords } from '../../../base/ui/words/use-words'
import { taxScreenWords } from '../words-screen'
import { taxYears } from './tax-address'

interface TaxYearFieldProps {
  readonly id: string
  /** The latest year whose tax return can be handed in. */
  readonly last: number
  readonly year: number
  readonly onChange: (year: number) => void
}

export function TaxYearField({ id, last, year, onChange }: TaxYearFieldProps) {
  const t = useWords(taxScreenWords)
  return (
    <SelectField
      id={id}
      name="year"
      label={t('year')}
      placeholder={false}
      options={taxYears(last).map((each) => ({ value: String(each), label: String(each) }))}
      value={String(year)}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
