import type { Language } from './words'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name in reading order. Empty for nobody. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

/** Several names in a sentence: `Ola, Kari og Siri`. Empty for nobody. */
export const listNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'nb' ? 'nb' : 'en-GB').format(names)
