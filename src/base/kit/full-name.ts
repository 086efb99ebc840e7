import type { Language } from './words'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** Empty if both names are empty. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

const lists = { nb: new Intl.ListFormat('nb'), en: new Intl.ListFormat('en-GB') }

/** `Ola, Kari og Siri`. Empty for nobody. */
export const listNames = (names: readonly string[], language: Language): string => lists[language].format(names)
