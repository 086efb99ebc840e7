import type { FactRow, PartyTable, Shown } from '../../base/pdf/model'
import { dayText, filled, same, type Speaker } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from './model-paper'
import { addressLines, addressText, days, kr, months } from './rules-lease-values'
import { leaseWords } from './words-lease'

type Key = keyof typeof leaseWords.said

/** What identifies landlord and tenant. */
export function leaseParties({ landlord, tenant }: LeaseData, speak: Speaker): PartyTable {
  const say = (key: keyof typeof paperWords.said): Shown => speak.say(paperWords, key)
  const known = (text: string): Shown => (text === '' ? say('notGiven') : same(text))
  const row = (key: keyof typeof paperWords.said, read: (person: LeaseData['landlord']) => Shown) => ({
    label: say(key),
    values: [read(landlord), read(tenant)] as const,
  })
  return {
    roles: [say('landlord'), say('tenant')],
    rows: [
      row('name', ({ name }) => same(name)),
      row('birthday', ({ birthday }) => known(dayText(birthday))),
      { label: say('nationality'), values: [same('–'), speak.show(tenant.nationality)] },
      row('address', ({ address }) => same(addressLines(address, speak))),
      row('phone', ({ phone }) => known(phone)),
      row('email', ({ email }) => known(email)),
    ],
  }
}

/** What identifies the dwelling, as far as it is known. */
export function houseRows({ house }: LeaseData, speak: Speaker): FactRow[] {
  const row = (key: Key, value: string | number | null): FactRow[] =>
    value === null || value === '' ? [] : [{ label: speak.say(leaseWords, key), value: same(String(value)) }]
  const numbers = (['property', 'holding', 'lease', 'section'] as const).flatMap((key) =>
    house[key] === null ? [] : [filled(leaseWords.said[key], { number: house[key] }).nb],
  )
  return [
    ...row('houseName', house.name),
    { label: speak.say(paperWords, 'address'), value: same(addressText(house.address, speak)) },
    ...row('municipality', house.municipality),
    ...row('cadastre', numbers.join(', ')),
    ...row('share', house.share),
    ...row('organisation', house.organisation),
  ]
}

/** The table at the top: what both want to find at once. */
export function keyFacts(data: LeaseData, speak: Speaker): FactRow[] {
  const { deposit } = data
  const start = dayText(data.start)
  const row = (key: Key, value: Shown): FactRow => ({ label: speak.say(leaseWords, key), value })
  const say = (key: Key, values = {}) => speak.say(leaseWords, key, values)
  return [
    { label: speak.say(paperWords, 'landlord'), value: same(data.landlord.name) },
    { label: speak.say(paperWords, 'tenant'), value: same(data.tenant.name) },
    row('dwelling', same(`${data.house.name}\n${addressText(data.house.address, speak)}`)),
    row('term', data.end === null ? say('running', { start }) : say('fixed', { start, end: dayText(data.end) })),
    row('rent', say('perMonth', { rent: kr(data.rent) })),
    row('firstPayment', same(dayText(data.firstPayment))),
    row(
      'deposit',
      deposit.kind === 'none'
        ? say('depositNone')
        : deposit.kind === 'own'
          ? say('depositOwn', { sum: kr(deposit.sum), deadline: dayText(deposit.deadline) })
          : say('depositProduct', { sum: kr(deposit.sum), days: days(deposit.days) }),
    ),
    row('notice', data.end === null ? speak.show(months(data.notice)) : say('noticeNone')),
  ]
}
