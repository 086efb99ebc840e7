import type { House } from '../../landlord/house/model'

type Place = Pick<House, 'name' | 'address' | 'postcode' | 'city'>

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('nb')

/** Null when the house's name is its address. */
export const ownName = ({ name, address }: Pick<House, 'name' | 'address'>): string | null =>
  plain(name) === plain(address) ? null : name

/** Without saying the same twice. */
export const namedPlace = (house: Place): string =>
  [ownName(house), house.address, `${house.postcode} ${house.city}`].filter((part) => part !== null).join(', ')
