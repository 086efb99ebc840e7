import { municipalityIn } from './municipalities'
import { propertyRegister, type RegisteredProperty } from './register-list'

const numberOf = ({ cadastral, share }: RegisteredProperty) => (cadastral ? cadastral.join('/') : share)

const propertyOf = (each: RegisteredProperty, year: number) => ({
  sergEiendomsidentifikator: each.registerId,
  unikeiendomsidentifikator: each.registerId,
  kommunenr: municipalityIn(year, each.municipality),
  kommunenavn: each.place,
  gaardsnr: each.cadastral?.[0] ?? null,
  bruksnr: each.cadastral?.[1] ?? null,
  festenr: each.cadastral?.[2] ?? null,
  seksjonsnr: each.cadastral?.[3] ?? null,
  highlight: `${municipalityIn(year, each.municipality)}-${numberOf(each)}`,
})

/** True if the register has a share. If a register number is given, it must be that share's number. */
export const isRegisteredShare = (share: string, registerId: string): boolean =>
  propertyRegister.some((each) => each.share === share && (registerId === '' || String(each.registerId) === registerId))

/** `228/41` of `228/41/0/7`, and `0301-228/41`. */
const hasNumber = (each: RegisteredProperty, query: string, year: number) => {
  const [, place = '', number = ''] = /^(?:(\d{4})-)?(.*)$/.exec(query.replace(/\s/g, '')) ?? []
  return (
    (place === '' || place === municipalityIn(year, each.municipality)) &&
    `${numberOf(each)}/`.startsWith(`${number.replace(/\/$/, '')}/`)
  )
}
const hasWords = ({ street, house, postcode, city, place }: RegisteredProperty, query: string) => {
  const own = `${street} ${house} ${postcode} ${city} ${place}`.toLowerCase().split(/\s+/)
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

/** Searches the register for an income year: by number for a query that begins with a digit, otherwise by street. */
export function searchRegister(query: string, size: number, year: number): object {
  const asked = query.trim()
  const isNumber = /^\d/.test(asked)
  const found =
    asked === ''
      ? []
      : propertyRegister
          .filter((each) => (isNumber ? hasNumber(each, asked, year) : hasWords(each, asked)))
          .slice(0, size)
  const streets = new Map<string, RegisteredProperty[]>()
  for (const each of isNumber ? [] : found) {
    const key = [each.municipality, each.street, each.house, each.postcode].join('|')
    streets.set(key, [...(streets.get(key) ?? []), each])
  }
  return {
    resultatStorrelse: found.length,
    eiendommer: isNumber ? found.map((each) => propertyOf(each, year)) : [],
    vegadresser: [...streets.values()].map((at) => ({
      adressenavn: at[0]!.street,
      husnr: at[0]!.house,
      postnummer: at[0]!.postcode,
      poststedsnavn: at[0]!.city,
      eiendommer: at.map((each) => propertyOf(each, year)),
    })),
    sokStart: 0,
    sokSlutt: found.length,
  }
}
