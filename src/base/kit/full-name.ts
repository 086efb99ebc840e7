export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name as they are read; empty for nobody. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()
