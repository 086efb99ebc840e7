import type { Language } from './words'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** Empty if both names are empty. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

/** `Ola, Kari og Siri`. Empty for an empty list. */
export const listNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'nb' ? 'nb' : 'en-GB').format(names)
