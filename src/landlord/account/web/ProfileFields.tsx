import { useCountries } from '../../../base/country/web/use-countries'
import { CountryField } from '../../../base/ui/country-field'
import { DateField } from '../../../base/ui/date-field'
import { Pair } from '../../../base/ui/form'
import { IbanField } from '../../../base/ui/iban-field'
import { NationalIdField } from '../../../base/ui/national-id-field'
import { PhoneField } from '../../../base/ui/phone-field'
import { TextField } from '../../../base/ui/text-field'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { AgreeField } from './AgreeField'
import type { ProfileValues } from './profile-values'

interface ProfileFieldsProps<B> {
  readonly form: Pick<FormState<ProfileValues, B>, 'field' | 'values'>
  /** Whether the terms are still to be agreed to. */
  readonly asksAgreement: boolean
  /** Whether a phone number is required: on a rent contract it is. */
  readonly needsPhone?: boolean
}

/** The fields of the landlord, for registration and editing. */
export function ProfileFields<B>({
  form: { field, values },
  asksAgreement,
  needsPhone = false,
}: ProfileFieldsProps<B>) {
  const t = useWords(accountWords)
  const say = useWords(profileWords)
  const countries = useCountries()
  // The chosen country must be in the list while the names are on their way.
  const listed = countries.length > 0 ? countries : [{ code: values.country, name: say('countryLoading') }]
  return (
    <>
      <Pair>
        <TextField {...field('firstName')} label={t('firstName')} required maxLength={50} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('lastName')} required maxLength={50} autoComplete="family-name" />
      </Pair>
      <NationalIdField {...field('ssn')} label={t('ssn')} help={say('ssnHelp')} required />
      <DateField {...field('birthday')} label={t('birthday')} help={say('birthdayHelp')} autoComplete="bday" />
      <PhoneField
        code={field('phone_code')}
        number={field('phone')}
        codeLabel={t('phone_code')}
        label={t('phone')}
        help={say('phoneHelp')}
        required={needsPhone}
      />
      <CountryField {...field('country')} label={t('country')} required countries={listed} />
      <TextField {...field('address')} label={t('address')} required maxLength={50} autoComplete="street-address" />
      <Pair narrow>
        <TextField {...field('postcode')} label={t('postcode')} required maxLength={50} autoComplete="postal-code" />
        <TextField {...field('city')} label={t('city')} required maxLength={50} autoComplete="address-level2" />
      </Pair>
      <IbanField {...field('iban')} label={t('iban')} help={say('ibanHelp')} />
      {asksAgreement && <AgreeField field={field('isAgreePolicy')} />}
    </>
  )
}
