import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../../base/kit/words'
import { useLanguage } from '../../../base/ui/use-words'

export interface Country {
  readonly code: string
  readonly name: string
}

/** One lazy chunk per language: a landlord downloads the names in the language that is shown. */
const load: Record<Language, () => Promise<{ default: { countries: Record<string, string | string[]> } }>> = {
  en: () => import('i18n-iso-countries/langs/en.json'),
  nb: () => import('i18n-iso-countries/langs/nb.json'),
}

async function read(language: Language): Promise<readonly Country[]> {
  const { countries } = (await load[language]()).default
  const byName = new Intl.Collator(language)
  return Object.entries(countries)
    .map(([code, name]) => ({ code, name: typeof name === 'string' ? name : (name[0] ?? code) }))
    .sort((a, b) => Number(b.code === 'NO') - Number(a.code === 'NO') || byName.compare(a.name, b.name))
}

const nothing: readonly Country[] = []

/** Every country with its name in the language of the screen, Norway first; empty until the names have arrived. */
export function useCountries(): readonly Country[] {
  const [language] = useLanguage()
  const { data } = useQuery({ queryKey: ['countries', language], queryFn: () => read(language), staleTime: Infinity, gcTime: Infinity })
  return data ?? nothing
}

/** The name of a country; its code as long as the names are not there. */
export const countryName = (countries: readonly Country[], code: string): string => countries.find((c) => c.code === code)?.name ?? code
