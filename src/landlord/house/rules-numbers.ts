import { houseIdentities, landNumberNames, type HouseNumbers } from './model'

/**
 * The names of the numbers that identify a house. For a dwelling in a cooperative, these are the numbers of its share.
 */
export const identifyingNumbers = ({ share_number: share }: HouseNumbers): readonly (keyof HouseNumbers)[] =>
  houseIdentities[share === null ? 'land' : 'share']

/** The numbers of a house as a text: `0301-228/41/0/7`, and the numbers of a cooperative. */
export function propertyNumbers(house: HouseNumbers): string {
  const parts = landNumberNames.map((name) => house[name])
  const register = parts.every((part) => part === null) ? '' : parts.map((part) => part ?? 0).join('/')
  const place = [house.municipality_number, register].filter(Boolean).join('-')
  const cooperative = [
    house.organisation_number && `org.nr. ${house.organisation_number}`,
    house.share_number !== null && `andelsnr. ${house.share_number}`,
  ]
  return [place, ...cooperative].filter(Boolean).join(', ')
}
