import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useCountries } from '../../../base/country/web/use-countries'
import { CountryField } from '../../../base/ui/field/country-field'
import type { FieldProps, FieldText } from '../../../base/ui/field/field'
import { focusField } from '../../../base/ui/field/focus-field'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { profileWords } from '../words-profile'

interface ProfileCountryProps extends FieldProps<string>, FieldText {
  readonly label: string
  /** Stands as a text with a way to change it: nearly everybody lives in Norway. */
  readonly asText: boolean
}

/** The landlord's country. */
export function ProfileCountry({ asText, ...field }: ProfileCountryProps) {
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
  // The chosen country must be in the list while the names are on their way.
  const listed = countries.length > 0 ? countries : [{ code: field.value, name: t('countryLoading') }]
  return <CountryField {...field} countries={listed} />
}
