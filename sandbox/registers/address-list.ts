import { propertyRegister } from '../skatteetaten/register-list'
import { builtInMunicipalities } from '../../src/base/kit/municipalities'

/** An address as Kartverket's register has it. */
export interface RegisteredAddress {
  readonly street: string
  readonly number: number
  readonly letter: string
  readonly postcode: string
  readonly place: string
  readonly municipality: string
  readonly farm: number
  readonly holding: number
  readonly lease: number
}

/** Streets that exist in many places: postcode, place, municipality, and the farm whose ground it is. */
const places = [
  ['0155', 'OSLO', '0301', 207],
  ['2609', 'LILLEHAMMER', '3405', 200],
  ['3015', 'DRAMMEN', '3301', 114],
  ['4006', 'STAVANGER', '1103', 58],
  ['9008', 'TROMSØ', '5501', 200],
  ['5015', 'BERGEN', '4601', 166],
  ['1415', 'OPPEGÅRD', '3207', 243],
  ['6863', 'LEIKANGER', '4640', 13],
] as const
const streets = ['Storgata', 'Kirkegata', 'Skolegata', 'Strandgata', 'Øvre Torggate', 'Parkveien'] as const
const houses = 24

function commonStreets(): RegisteredAddress[] {
  return places.flatMap(([postcode, place, municipality, farm], at) =>
    streets.flatMap((street, nth) =>
      Array.from({ length: houses }, (_, index) => index + 1).flatMap((number) =>
        (number % 6 === 0 ? ['', 'A', 'B'] : ['']).map((letter) => ({
          street,
          number,
          letter,
          postcode,
          place,
          municipality,
          farm,
          holding: 100 * (nth + 1) + number,
          // One street of one place is on leased ground.
          lease: at === 1 && nth === 3 ? number : 0,
        })),
      ),
    ),
  )
}

/** The homes of the test persons, with the numbers that the tax authority has for them. */
const homes = propertyRegister.flatMap(
  ({ municipality, cadastral, street, house, postcode, city }): RegisteredAddress[] => {
    const [, number = '', letter = ''] = /^(\d+)\s*([A-Z]?)$/.exec(house) ?? []
    if (postcode === '' || number === '') return []
    const [farm, holding, lease] = cadastral ?? [1, 1, 0]
    const place = city.toLocaleUpperCase('nb')
    return [{ street, number: Number(number), letter, postcode, place, municipality, farm, holding, lease }]
  },
)

const known: RegisteredAddress = {
  street: 'Myrvollveien',
  number: 5,
  letter: 'C',
  postcode: '1415',
  place: 'OPPEGÅRD',
  municipality: '3207',
  farm: 243,
  holding: 898,
  lease: 0,
}

export const addressRegister: readonly RegisteredAddress[] = [...homes, known, ...commonStreets()]

const names = new Map(builtInMunicipalities.map(({ number, name }) => [number, name.split(' - ')[0]!]))
export const municipalityName = (number: string): string => (names.get(number) ?? '').toLocaleUpperCase('nb')
