import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { useCountries } from '../../../base/country/web/use-countries'
import type { ReactNode } from 'react'
import { birthdayOf } from '../../../base/kit/birthday'
import { formatDay, isDay } from '../../../base/kit/day'
import { CountryField } from '../../../base/ui/field/country-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { FoldedSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { PasswordField } from '../../../base/ui/field/password-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useFilled } from '../../../base/ui/form/use-filled'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { profileRecord, type Profile, type ProfileValues } from '../model'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { AgreeField } from './AgreeField'
import { replacesIban, type StoredProfileValues } from './profile-form'

interface ProfileFieldsProps {
  readonly form: Pick<FormState<ProfileValues>, 'field' | 'values'>
  /** Whether the terms are still to be agreed to. */
  readonly needsAgreement: boolean
  /** Whether a phone number is required: on a rent contract it is. */
  readonly needsPhone?: boolean
  /** Folds what only a lease needs. */
  readonly folds?: boolean
  /** Stands below the account number. */
  readonly belowIban?: ReactNode
}

/** The fields of the landlord, for registration and editing. */
export function ProfileFields({
  form,
  needsAgreement,
  needsPhone = false,
  folds = false,
  belowIban,
}: ProfileFieldsProps) {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  const countries = useCountries()
  const line = recordLines(profileRecord, form, t)
  const fillCity = useFilledCity(form.field('postcode'), form.field('city'), form.values.country)
  const fillBirthday = useFilled(form.field('birthday'), birthdayOf(form.values.ssn) ?? '')
  // The national id says when somebody was born.
  const changeSsn = (typed: string) => {
    form.field('ssn').onChange(typed)
    const day = birthdayOf(typed)
    if (day !== null) fillBirthday(day)
  }
  // The chosen country must be in the list while the names are on their way.
  const listed = countries.length > 0 ? countries : [{ code: form.values.country, name: translate('countryLoading') }]
  const born = birthdayOf(form.values.ssn)
  const birthday = (
    <RecordField
      {...line('birthday')}
      help={translate('birthdayHelp')}
      {...(born !== null &&
        isDay(form.values.birthday) &&
        form.values.birthday !== born && { question: translate('birthdayQuestion', { born: formatDay(born) }) })}
      autoComplete="bday"
    />
  )
  const phone = (
    <PhoneField
      code={form.field('phone_code')}
      number={form.field('phone')}
      codeLabel={t('phone_code')}
      label={t('phone')}
      help={translate('phoneHelp')}
      required={needsPhone}
    />
  )
  const iban = (
    <>
      <RecordField {...line('iban')} help={translate('ibanHelp')} />
      {belowIban}
    </>
  )
  return (
    <>
      <FieldPair>
        <RecordField {...line('firstName')} autoComplete="given-name" />
        <RecordField {...line('lastName')} autoComplete="family-name" />
      </FieldPair>
      <RecordField {...line('ssn')} onChange={changeSsn} help={translate('ssnHelp')} />
      {!folds && birthday}
      {!folds && phone}
      <CountryField {...line('country')} countries={listed} />
      <RecordField {...line('address')} autoComplete="street-address" />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={fillCity} autoComplete="postal-code" />
        <RecordField {...line('city')} autoComplete="address-level2" />
      </FieldPair>
      {folds ? (
        <FoldedSection
          title={translate('forLeases')}
          // The country code stands there from the start.
          fields={[
            { value: '', error: form.field('phone_code').error },
            form.field('phone'),
            form.field('birthday'),
            form.field('iban'),
          ]}
        >
          {phone}
          {birthday}
          {iban}
        </FoldedSection>
      ) : (
        iban
      )}
      {needsAgreement && <AgreeField field={form.field('isAgreePolicy')} />}
    </>
  )
}

interface StoredProfileFieldsProps {
  readonly form: FormState<StoredProfileValues>
  readonly profile: Profile
  readonly folds?: boolean
}

/** The same for a profile that is stored: another account number than the stored one asks for the password. */
export function StoredProfileFields({ form, profile, folds = false }: StoredProfileFieldsProps) {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  return (
    <ProfileFields
      form={form}
      needsAgreement={!profile.isAgreePolicy}
      folds={folds}
      belowIban={
        replacesIban(profile, form.values.iban) && (
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            help={translate('passwordHelp')}
            required
            autoComplete="current-password"
          />
        )
      }
    />
  )
}
