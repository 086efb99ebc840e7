import { formatDay } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { formatOre } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { tenantsOf, type TenantsOfRecord } from '../party/rules'

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

type Found = TenantsOfRecord & Pick<Contract, 'start_date' | 'end_date' | 'rents'>

/**
 * True if each word of the search is in what the list shows: a tenant's name, e-mail or phone, a date, or a rent with
 * or without spaces.
 */
export function matchesContract(contract: Found, search: string): boolean {
  const rents = contract.rents.map(({ month_sum }) => plain(formatOre(month_sum)))
  const days = [contract.start_date, contract.end_date].flatMap((day) => (day === null ? [] : [formatDay(day), day]))
  const text = [
    ...tenantsOf(contract).map((each) => plain(`${fullName(each)} ${each.email} ${each.phone}`)),
    ...rents.flatMap((rent) => [rent, rent.replaceAll(' ', '')]),
    ...days,
  ].join(' ')
  return (
    text.includes(plain(search)) ||
    plain(search)
      .split(' ')
      .every((word) => text.includes(word))
  )
}
