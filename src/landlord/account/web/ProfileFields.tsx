import { Anchor } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useCountries } from '../../../base/country/web/use-countries'
import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { AddressField } from '../../../base/register/web/AddressField'
import { birthdayOf } from '../../../base/kit/birthday'
import { formatDay, isDay } from '../../../base/kit/day'
import { CountryField } from '../../../base/ui/field/country-field'
import type { FieldProps, FieldText } from '../../../base/ui/field/field'
import { focusField } from '../../../base/ui/field/focus-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useFillField } from '../../../base/ui/form/use-fill-field'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { profileRecord, type Profile, type ProfileValues } from '../model'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { AgreeField } from './AgreeField'
import { NameLetters } from './NameLetters'
import { replacesIban, type StoredProfileValues } from './profile-form'

interface ProfileCountryProps extends FieldProps<string>, FieldText {
  readonly label: string
  /** True if the country is shown as text instead of a field. Nearly everybody lives in Norway. */
  readonly asText: boolean
}

function ProfileCountry({ asText, ...field }: ProfileCountryProps) {
  const t = useWords(profileWords)
  const [language] = useLanguage()
  const [opened, setOpened] = useState(false)
  if (!asText || opened || field.error !== undefined) return <CountryChoice {...field} />
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(field.value) ?? field.value
  const open = () => {
    setOpened(true)
    setTimeout(() => focusField(field.id))
  }
  return (
    <p>
      {field.label}: {name} ·{' '}
      <Anchor component="button" type="button" inherit aria-label={t('changeCountry')} onClick={open}>
        {t('change')}
      </Anchor>
    </p>
  )
}

function CountryChoice(field: Omit<ProfileCountryProps, 'asText'>) {
  const t = useWords(profileWords)
  const countries = useCountries()
  // While the names are loading, the list must still have the chosen country.
  const listed = countries.length > 0 ? countries : [{ code: field.value, name: t('countryLoading') }]
  return <CountryField {...field} countries={listed} />
}

interface ProfileFieldsProps {
  readonly form: Pick<FormState<ProfileValues>, 'field' | 'values'>
  readonly needsAgreement: boolean
  /**
   * The fields to show. If missing, the whole profile. `account`: the fields of a new user account. The fields that
   * only a lease needs are collapsed. `lease`: the fields for a lease without a user account. The account number is
   * left out, because the lease form asks for it next to the rent.
   */
  readonly part?: 'account' | 'lease' | undefined
  readonly belowIban?: ReactNode
}

export function ProfileFields({ form, needsAgreement, part, belowIban }: ProfileFieldsProps) {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  const line = recordLines(profileRecord, form, t)
  const fillCity = useFilledCity(form.field('postcode'), form.field('city'), form.values.country)
  const fillBirthday = useFillField(form.field('birthday'), birthdayOf(form.values.ssn) ?? '')
  // The date of birth follows from the national id.
  const changeSsn = (typed: string) => {
    form.field('ssn').onChange(typed)
    const day = birthdayOf(typed)
    if (day !== null) fillBirthday(day)
  }
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
      required={part === 'lease'}
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
      <NameLetters of={[line('firstName').value, line('lastName').value]} />
      <RecordField {...line('ssn')} onChange={changeSsn} help={translate('ssnHelp')} />
      {part === undefined && birthday}
      {part !== 'account' && phone}
      {part === undefined && <ProfileCountry {...line('country')} asText={false} />}
      <AddressField
        {...line('address')}
        isNorwegian={form.values.country === 'NO'}
        onPick={({ postcode, city }) => {
          form.field('postcode').onChange(postcode)
          form.field('city').onChange(city)
        }}
        autoComplete="street-address"
      />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={fillCity} autoComplete="postal-code" />
        <RecordField {...line('city')} autoComplete="address-level2" />
      </FieldPair>
      {part !== undefined && <ProfileCountry {...line('country')} asText />}
      {part === 'account' && (
        <CollapsibleSection
          title={translate('forLeases')}
          // These are left out: the country code is preset, and the birth date follows from the national id.
          fields={[
            { value: '', error: form.field('phone_code').error ?? form.field('birthday').error },
            form.field('phone'),
            form.field('iban'),
          ]}
        >
          {phone}
          {birthday}
          {iban}
        </CollapsibleSection>
      )}
      {part === 'lease' && (
        <CollapsibleSection title={t('birthday')} fields={[{ value: '', error: form.field('birthday').error }]}>
          {birthday}
        </CollapsibleSection>
      )}
      {part === undefined && iban}
      {needsAgreement && <AgreeField field={form.field('isAgreePolicy')} />}
    </>
  )
}

interface StoredProfileFieldsProps {
  readonly form: FormState<StoredProfileValues>
  readonly profile: Profile
  readonly part?: 'account'
}

/** If the typed account number differs from the stored one, the password is required. */
export function StoredProfileFields({ form, profile, part }: StoredProfileFieldsProps) {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  return (
    <ProfileFields
      form={form}
      needsAgreement={!profile.isAgreePolicy}
      part={part}
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
