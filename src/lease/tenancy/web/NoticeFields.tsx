import { fullName, type PersonName } from '../../../base/kit/full-name'
import { CheckField } from '../../../base/ui/field/check-field'
import type { FieldProps } from '../../../base/ui/field/field'
import { SelectField } from '../../../base/ui/field/select-field'
import { FormSection } from '../../../base/ui/form/form'
import { useWords } from '../../../base/ui/words/use-words'
import { earlyEnds, type EarlyEnd, type TenantPlace } from '../model-notice'
import { placesOf } from '../rules-who-leaves'
import { noticeWords } from '../words-notice'

interface WhoLeavesProps extends FieldProps<readonly TenantPlace[]> {
  readonly tenants: readonly PersonName[]
}

/** Asks which of several tenants gave notice. The others stay. */
export function WhoLeavesField({ id, name, value, onChange, error, tenants }: WhoLeavesProps) {
  const t = useWords(noticeWords)
  const places = placesOf(tenants.length)
  return (
    <FormSection title={t('whoGave')} help={t('whoGaveHelp')}>
      {places.map((place, at) => (
        <CheckField
          key={place}
          // The form moves to the field's id if there is an error, which the first line shows.
          id={at === 0 ? id : `${id}-${place}`}
          name={name}
          label={fullName(tenants[at]!)}
          value={value.includes(place)}
          error={at === 0 ? error : undefined}
          onChange={(ticked) => onChange(places.filter((one) => (one === place ? ticked : value.includes(one))))}
        />
      ))}
    </FormSection>
  )
}

/** Asks why a notice ends a fixed term early. */
export function BecauseField(props: FieldProps<EarlyEnd | ''>) {
  const t = useWords(noticeWords)
  return (
    <SelectField<EarlyEnd | ''>
      {...props}
      label={t('because')}
      help={t('becauseHelp')}
      required
      options={earlyEnds.map((value) => ({ value, label: t(`because_${value}`) }))}
    />
  )
}
