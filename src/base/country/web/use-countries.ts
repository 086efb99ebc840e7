import type { ReactNode } from 'react'
import type { Language } from '../../kit/words'
import { useEndpointQuery } from '../../ui/query/endpoint-query'
import { useLanguage } from '../../ui/words/use-words'
import { countryCalls } from '../calls'
import type { Country } from '../model'

export interface NamedCountry {
  readonly code: string
  readonly name: string
}

const names = { en: 'en_short_name', nb: 'no_short_name' } as const satisfies Record<Language, keyof Country>
const nationalities = { en: 'nationality', nb: 'no_nationality' } as const satisfies Record<Language, keyof Country>

function listed(countries: readonly Country[], key: keyof Country, language: Language): readonly NamedCountry[] {
  const byName = new Intl.Collator(language)
  return countries
    .map((country) => ({ code: country.alpha_2_code, name: country[key] }))
    .sort((a, b) => Number(b.code === 'NO') - Number(a.code === 'NO') || byName.compare(a.name, b.name))
}

const nothing: readonly NamedCountry[] = []

function useListed(keys: Record<Language, keyof Country>): readonly NamedCountry[] {
  const [language] = useLanguage()
  const { data } = useEndpointQuery(countryCalls.list, {}, { staleTime: Infinity })
  return data ? listed(data, keys[language], language) : nothing
}

/** The countries in the language of the screen, Norway first. Empty until the names have loaded. */
export const useCountries = (): readonly NamedCountry[] => useListed(names)

/** The nationalities in the language of the screen, Norwegian first. */
export const useNationalities = (): readonly NamedCountry[] => useListed(nationalities)

/** The name of a country, or its code when the list doesn't have it. */
export const nameOfCountry = (countries: readonly NamedCountry[], code: string): string =>
  countries.find((c) => c.code === code)?.name ?? (countries.length === 0 ? '' : code)

/**
 * The name of a country in a list of facts. While the names are loading it is an empty array, which shows nothing. An
 * empty text would be shown as "not filled in".
 */
export const shownCountryName = (countries: readonly NamedCountry[], code: string): ReactNode =>
  code !== '' && countries.length === 0 ? [] : nameOfCountry(countries, code)
