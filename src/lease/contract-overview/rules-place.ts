import type { House } from '../../landlord/house/model'

type Place = Pick<House, 'name' | 'address' | 'postcode' | 'city'>

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('nb')

/** The house's name. Null when the name is its address. */
export const nameUnlessAddress = ({ name, address }: Pick<House, 'name' | 'address'>): string | null =>
  plain(name) === plain(address) ? null : name

/** The house's name and address, without saying the same twice. */
export const nameAndAddress = (house: Place): string =>
  [nameUnlessAddress(house), house.address, `${house.postcode} ${house.city}`]
    .filter((part) => part !== null)
    .join(', ')
