import type { Language } from '../kit/words'
import { countries } from './rules-table'

const byCode = new Map(countries.map((country) => [country.alpha_2_code, country]))

/** The name of a country. An unknown code stays as it is. */
export function countryName(code: string, language: Language): string {
  const country = byCode.get(code)
  return (language === 'nb' ? country?.no_short_name : country?.en_short_name) ?? code
}

/** A nationality in running text ("norsk", "Norwegian"). An unknown code stays as it is. */
export function nationality(code: string, language: Language): string {
  const country = byCode.get(code)
  if (!country) return code
  if (language === 'en') return country.nationality
  const { no_nationality: adjective, no_short_name: name } = country
  // An area without an adjective has its name, which keeps its capital.
  return adjective === name ? adjective : adjective.slice(0, 1).toLowerCase() + adjective.slice(1)
}
