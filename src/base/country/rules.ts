import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import norwegian from 'i18n-iso-countries/langs/nb.json' with { type: 'json' }
import adjectives from 'i18n-nationality/langs/en.json' with { type: 'json' }
import norwegianAdjectives from 'i18n-nationality/langs/no.json' with { type: 'json' }
import type { Language } from '../kit/words'
import type { Country } from './model'
import { corrections } from './rules-corrections'

type Named = Readonly<Record<string, string | readonly string[] | undefined>>

/** The first of several names is the usual one. */
const nameIn = (list: Named, code: string): string => {
  const name = list[code]
  return (typeof name === 'string' ? name : name?.[0]) ?? ''
}

const read = (code: string): Country => ({
  alpha_2_code: code,
  en_short_name: nameIn(english.countries, code),
  no_short_name: nameIn(norwegian.countries, code),
  nationality: nameIn(adjectives.nationalities, code),
  no_nationality: nameIn(norwegianAdjectives.nationalities, code),
  ...corrections[code],
})

const byName = new Intl.Collator('en')

/** Every country with its nationality in both languages, by English name; where the packages err, corrected. */
export const countries: readonly Country[] = Object.keys(english.countries)
  .map(read)
  .sort((a, b) => byName.compare(a.en_short_name, b.en_short_name))

const byCode = new Map(countries.map((country) => [country.alpha_2_code, country]))

/** The country's name; its code when it is unknown. */
export function countryName(code: string, language: Language): string {
  const country = byCode.get(code)
  return (language === 'nb' ? country?.no_short_name : country?.en_short_name) ?? code
}

/** The nationality as it stands in running text ("norsk", "Norwegian"); the code when it is unknown. */
export function nationality(code: string, language: Language): string {
  const country = byCode.get(code)
  if (!country) return code
  if (language === 'en') return country.nationality
  const { no_nationality: said, no_short_name: name } = country
  // Areas without an adjective stand with their name, which keeps its capital.
  return said === name ? said : said.slice(0, 1).toLowerCase() + said.slice(1)
}
