import type { FactRow, PartyTable, PartyValue, Shown } from '../../base/pdf/model'
import type { Day } from '../../base/kit/day'
import { dayText, same, tenantRole, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from '../clauses/model'
import { clauseNumber } from '../clauses/rules-order'
import { leaseCountsAsOpen, noticeMonthsOf, tenantNames } from '../clauses/rules-case'
import { addressLines, addressText, days, krText, months } from '../clauses/rules-values'
import { leaseWords } from './words'

type Key = keyof typeof leaseWords.texts

/**
 * What identifies landlord and tenants: two beside each other, as many tables as it takes. A birth date that isn't known is
 * written by hand; up to the third edition, and where nothing is written by hand, it isn't given.
 */
export function leaseParties(
  { landlord, tenant, coTenants = [], signedBy = 'hand' }: LeaseData,
  translator: DocumentTranslator,
  edition: number,
): readonly PartyTable[] {
  const translate = (key: keyof typeof paperWords.texts): Shown => translator.translate(paperWords, key)
  const known = (text: string): Shown => (text === '' ? translate('notGiven') : same(text))
  const born = (birthday: Day | null): PartyValue =>
    birthday === null && edition >= 4 && signedBy === 'hand' ? { nb: '', blank: true } : known(dayText(birthday))
  const row = <P>(key: keyof typeof paperWords.texts, read: (person: P) => PartyValue, persons: readonly P[]) => ({
    label: translate(key),
    values: persons.map(read),
  })
  type Named = (typeof coTenants)[number]
  const first = (persons: readonly Named[]) => [
    row('name', ({ name }) => same(name), persons),
    row('birthday', ({ birthday }) => born(birthday), persons),
  ]
  const last = (persons: readonly Named[]) => [
    row('phone', ({ phone }) => known(phone), persons),
    row('email', ({ email }) => known(email), persons),
  ]
  const count = 1 + coTenants.length
  const pairs = coTenants.flatMap((one, at) => (at % 2 === 0 ? [[one, ...coTenants.slice(at + 1, at + 2)]] : []))
  return [
    {
      roles: [translate('landlord'), tenantRole(translator, count, 0)],
      rows: [
        ...first([landlord, tenant]),
        { label: translate('nationality'), values: [same('–'), translator.show(tenant.nationality)] },
        row('address', ({ address }) => same(addressLines(address, translator)), [landlord, tenant]),
        ...last([landlord, tenant]),
      ],
    },
    ...pairs.map((pair, at) => ({
      roles: pair.map((_, index) => tenantRole(translator, count, 1 + 2 * at + index)),
      rows: [...first(pair), ...last(pair)],
    })),
  ]
}

/** The table at the top: what both want to find at once. */
export function keyFacts(data: LeaseData, translator: DocumentTranslator, edition: number): FactRow[] {
  const { deposit } = data
  const [start, names] = [dayText(data.start), tenantNames(data)]
  const row = (key: Key, value: Shown): FactRow => ({ label: translator.translate(leaseWords, key), value })
  const translate = (key: Key, values = {}) => translator.translate(leaseWords, key, values)
  const isCountedOpen = leaseCountsAsOpen(data, edition)
  const agreed = isCountedOpen
    ? noticeMonthsOf(data, edition)
    : data.end === null || data.terminable
      ? data.notice
      : null
  return [
    { label: translator.translate(paperWords, 'landlord'), value: same(data.landlord.name) },
    {
      label: translator.translate(paperWords, names.length === 1 ? 'tenant' : 'tenants'),
      value: same(names.join('\n')),
    },
    row('dwelling', same(`${data.house.name}\n${addressText(data.house.address, translator)}`)),
    row(
      'term',
      isCountedOpen
        ? translate('termCounted', { start, term: clauseNumber('term') })
        : data.end === null
          ? translate('running', { start })
          : translate('fixed', { start, end: dayText(data.end) }),
    ),
    row('rent', translate('perMonth', { rent: krText(data.rent) })),
    row('firstPayment', same(dayText(data.firstPayment))),
    row(
      'deposit',
      deposit.kind === 'none'
        ? translate('depositNone')
        : deposit.kind === 'own'
          ? translate('depositOwn', { sum: krText(deposit.sum), deadline: dayText(deposit.deadline) })
          : translate('depositProduct', { sum: krText(deposit.sum), days: days(deposit.days) }),
    ),
    ...(data.guarantee
      ? [
          row(
            'guarantee',
            translate(data.guarantee.until === null ? 'guaranteeOf' : 'guaranteeOfUntil', {
              sum: krText(data.guarantee.sum),
              by: data.guarantee.by,
              until: dayText(data.guarantee.until),
            }),
          ),
        ]
      : []),
    row(
      'notice',
      agreed === null
        ? translate('noticeNone')
        : agreed === 0 && edition >= 4
          ? translate('noNotice')
          : translator.show(months(agreed)),
    ),
  ]
}
