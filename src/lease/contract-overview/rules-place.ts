import type { House } from '../../landlord/house/model'

type Place = Pick<House, 'name' | 'address' | 'postcode' | 'city'>

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('nb')

/** What a house is called where its address stands too: nothing, if it is called by its address. */
export const ownName = ({ name, address }: Pick<House, 'name' | 'address'>): string | null =>
  plain(name) === plain(address) ? null : name

/** Name and address, each said once. */
export const namedPlace = (house: Place): string =>
  [ownName(house), house.address, `${house.postcode} ${house.city}`].filter((part) => part !== null).join(', ')
