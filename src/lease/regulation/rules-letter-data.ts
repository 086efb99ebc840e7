import type { Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import type { Profile } from '../../landlord/account/model'
import type { House } from '../../landlord/house/model'
import type { Contract } from '../contract/model'
import { partiesOf, type Landlord } from '../party/rules'
import type { RegulationForm } from './model'
import type { LetterData } from './model-letter'
import { allowedByIndex, lastRent, type RentDifference } from './rules'
import { differenceOf } from './rules-difference'
import type { Prices } from './rules-prices'

export interface LetterSources {
  readonly contract: Contract
  readonly house: Pick<House, 'name' | 'address' | 'postcode' | 'city'>
  readonly landlord: Landlord & Pick<Profile, 'address' | 'postcode' | 'city'>
  readonly prices: Prices
}

const inOneLine = ({ address, postcode, city }: { address: string; postcode: string; city: string }): string =>
  [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')

/**
 * The values of a letter. `rises`: the rises of months that are already due. Refuses with 409 unreadable when a party
 * can't be read.
 */
export function letterData(
  { contract, house, landlord, prices }: LetterSources,
  form: RegulationForm,
  today: Day,
  rises: readonly RentDifference[],
): LetterData {
  const { index_month: _month, index_value: _value, difference_due_on, ...change } = form
  const before = lastRent(contract)
  const room = allowedByIndex(form, contract, today, prices)
  return {
    number: contract.additionalId,
    writtenOn: today,
    landlord: {
      name: fullName(landlord),
      address: inOneLine(landlord),
      email: landlord.email,
      phone: landlord.phone === '' ? '' : internationalPhone(landlord.phone_code, landlord.phone),
    },
    tenants: partiesOf(contract, landlord).tenants.map(fullName),
    house: house.name,
    address: inOneLine(house),
    before,
    ...change,
    difference: differenceOf(rises, difference_due_on),
    index: room && { from: room.from, to: room.to, most: room.most, isGiven: room.isGiven },
  }
}
