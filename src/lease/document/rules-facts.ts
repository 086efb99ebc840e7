import type { FactRow, PartyTable, Shown } from '../../base/pdf/model'
import { dayText, filled, same, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from './model'
import { addressLines, addressText, days, kr, months } from './rules-values'
import { leaseWords } from './words'

type Key = keyof typeof leaseWords.texts

/** What identifies landlord and tenant. */
export function leaseParties({ landlord, tenant }: LeaseData, translator: DocumentTranslator): PartyTable {
  const translate = (key: keyof typeof paperWords.texts): Shown => translator.translate(paperWords, key)
  const known = (text: string): Shown => (text === '' ? translate('notGiven') : same(text))
  const row = (key: keyof typeof paperWords.texts, read: (person: LeaseData['landlord']) => Shown) => ({
    label: translate(key),
    values: [read(landlord), read(tenant)] as const,
  })
  return {
    roles: [translate('landlord'), translate('tenant')],
    rows: [
      row('name', ({ name }) => same(name)),
      row('birthday', ({ birthday }) => known(dayText(birthday))),
      { label: translate('nationality'), values: [same('–'), translator.show(tenant.nationality)] },
      row('address', ({ address }) => same(addressLines(address, translator))),
      row('phone', ({ phone }) => known(phone)),
      row('email', ({ email }) => known(email)),
    ],
  }
}

/** What identifies the dwelling, as far as it is known. */
export function houseRows({ house }: LeaseData, translator: DocumentTranslator): FactRow[] {
  const row = (key: Key, value: string | number | null): FactRow[] =>
    value === null || value === '' ? [] : [{ label: translator.translate(leaseWords, key), value: same(String(value)) }]
  const numbers = (['property', 'holding', 'lease', 'section'] as const).flatMap((key) =>
    house[key] === null ? [] : [filled(leaseWords.texts[key], { number: house[key] }).nb],
  )
  return [
    ...row('houseName', house.name),
    { label: translator.translate(paperWords, 'address'), value: same(addressText(house.address, translator)) },
    ...row('municipality', house.municipality),
    ...row('cadastre', numbers.join(', ')),
    ...row('share', house.share),
    ...row('organisation', house.organisation),
  ]
}

/** The table at the top: what both want to find at once. */
export function keyFacts(data: LeaseData, translator: DocumentTranslator): FactRow[] {
  const { deposit } = data
  const start = dayText(data.start)
  const row = (key: Key, value: Shown): FactRow => ({ label: translator.translate(leaseWords, key), value })
  const translate = (key: Key, values = {}) => translator.translate(leaseWords, key, values)
  return [
    { label: translator.translate(paperWords, 'landlord'), value: same(data.landlord.name) },
    { label: translator.translate(paperWords, 'tenant'), value: same(data.tenant.name) },
    row('dwelling', same(`${data.house.name}\n${addressText(data.house.address, translator)}`)),
    row(
      'term',
      data.end === null ? translate('running', { start }) : translate('fixed', { start, end: dayText(data.end) }),
    ),
    row('rent', translate('perMonth', { rent: kr(data.rent) })),
    row('firstPayment', same(dayText(data.firstPayment))),
    row(
      'deposit',
      deposit.kind === 'none'
        ? translate('depositNone')
        : deposit.kind === 'own'
          ? translate('depositOwn', { sum: kr(deposit.sum), deadline: dayText(deposit.deadline) })
          : translate('depositProduct', { sum: kr(deposit.sum), days: days(deposit.days) }),
    ),
    row(
      'notice',
      data.notice !== null && (data.end === null || data.terminable)
        ? translator.show(months(data.notice))
        : translate('noticeNone'),
    ),
  ]
}
