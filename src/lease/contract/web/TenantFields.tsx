import { useCountries, useNationalities, type NamedCountry } from '../../../base/country/web/use-countries'
import { DateField } from '../../../base/ui/date-field'
import { FormPart, Pair } from '../../../base/ui/form'
import { PhoneField } from '../../../base/ui/phone-field'
import { SelectField } from '../../../base/ui/select-field'
import { TextField } from '../../../base/ui/text-field'
import { today } from '../../../base/ui/today'
import { useWords } from '../../../base/ui/use-words'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import type { StepFieldsProps } from './step-fields'

/** Who rents the home. Nothing here is the landlord's own, so the browser offers none of the landlord's data. */
export function TenantFields({ form: { field, values } }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  const countries = useCountries()
  const nationalities = useNationalities()
  // What is chosen must be in the list while the names are on their way.
  const listed = (names: readonly NamedCountry[], code: string) =>
    names.length > 0
      ? names.map((one) => ({ value: one.code, label: one.name }))
      : [{ value: code, label: t('countryLoading') }]
  return (
    <>
      <p>{t('tenantWhy')}</p>
      <Pair>
        <TextField
          {...field('tenant_first_name')}
          label={say('tenant_first_name')}
          required
          maxLength={50}
          autoComplete="off"
        />
        <TextField
          {...field('tenant_last_name')}
          label={say('tenant_last_name')}
          required
          maxLength={50}
          autoComplete="off"
        />
      </Pair>
      <DateField
        {...field('tenant_birthday')}
        label={say('tenant_birthday')}
        help={t('birthdayHelp')}
        required
        max={today()}
      />
      <PhoneField
        code={field('tenant_phone_code')}
        number={field('tenant_phone')}
        codeLabel={say('tenant_phone_code')}
        label={say('tenant_phone')}
        required
      />
      <TextField
        {...field('tenant_email')}
        kind="email"
        label={say('tenant_email')}
        required
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        {...field('tenant_nationality')}
        label={say('tenant_nationality')}
        required
        placeholder={false}
        options={listed(nationalities, values.tenant_nationality)}
      />
      <FormPart title={t('addressTitle')}>
        <TextField
          {...field('tenant_address')}
          label={say('tenant_address')}
          required
          maxLength={50}
          autoComplete="off"
        />
        <Pair narrow>
          <TextField
            {...field('tenant_postcode')}
            label={say('tenant_postcode')}
            required
            maxLength={50}
            autoComplete="off"
          />
          <TextField {...field('tenant_city')} label={say('tenant_city')} required maxLength={60} autoComplete="off" />
        </Pair>
        <SelectField
          {...field('tenant_country')}
          label={say('tenant_country')}
          required
          placeholder={false}
          options={listed(countries, values.tenant_country)}
        />
      </FormPart>
    </>
  )
}
