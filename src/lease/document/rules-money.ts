import { dateOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import { dayText, filled, type Values } from '../../base/pdf/rules'
import { maxDepositMonths } from '../contract/model'
import type { Item, LeaseData } from './model'
import type { LeaseTexts } from './rules-editions'
import { days, kr } from './rules-values'
import { leaseWords } from './words'

export type TextKey = keyof LeaseTexts
/** A sentence of the edition with its values; nothing where the edition lacks it. */
export type ClauseText = (key: TextKey, values?: Values, kind?: 'text' | 'notice' | 'box') => Item[]

/** What the rent is, when it falls due, and what is paid first: the sum that will be booked (docs/rules.md#rent-income). */
export function rentItems({ rent, firstPayment, firstRent, daysBefore }: LeaseData, text: ClauseText): Item[] {
  const before = daysBefore && { from: dayText(daysBefore.from), until: dayText(daysBefore.until) }
  return [
    ...text('rent', { rent: kr(rent) }),
    ...text('due', { date: dateOf(firstPayment), first: dayText(firstPayment) }),
    ...(dateOf(firstPayment) > 28 ? text('dueLate') : []),
    ...(before ? text(daysBefore?.arePaid ? 'daysWithFirst' : 'daysFree', before) : []),
    ...(!firstRent || firstRent.sum === rent
      ? []
      : text('firstRent', {
          sum: kr(firstRent.sum),
          from: before && daysBefore?.arePaid ? before.from : dayText(firstRent.start_date),
          until: dayText(firstRent.end_date),
        })),
  ]
}

const nothing: Text = { nb: '', en: '' }

/** What the shared costs are, who bears them, and what the Act allows of it. */
export function splitItems({ split }: LeaseData, text: ClauseText): Item[] {
  if (split === null) return []
  const period = leaseWords.texts[`per_${split.period ?? 'month'}`]
  const amount =
    split.sum === undefined
      ? nothing
      : filled({ nb: ', {{sum}} {{period}}', en: ', {{sum}} {{period}}' }, { sum: kr(split.sum), period })
  return [
    ...(split.costs === undefined ? [] : text('splitCosts', { costs: split.costs })),
    ...(split.category === 'SPLIT'
      ? text('splitBoth', { tenant: kr(split.tenant ?? ore(0)), landlord: kr(split.landlord ?? ore(0)), period })
      : text(split.category === 'TENANT' ? 'splitTenant' : 'splitLandlord', { amount })),
    ...(split.category === 'LANDLORD' ? [] : text('splitLaw')),
  ]
}

/** The deposit: how much, where it lies, and how it is paid out. `rentClause` names the account that the rent goes to. */
export function depositItems(
  { deposit, rent, rentInDepositBank }: LeaseData,
  text: ClauseText,
  accountOf: (iban: string) => string,
  rentClause: string,
): Item[] {
  if (deposit.kind === 'none') return text('depositNone')
  return [
    ...text('deposit', { sum: kr(deposit.sum), months: maxDepositMonths, most: kr(ore(rent * maxDepositMonths)) }),
    ...(deposit.kind === 'own'
      ? text('depositOwn', { deadline: dayText(deposit.deadline), account: accountOf(deposit.iban) })
      : text('depositProduct', { days: days(deposit.days) })),
    ...text('depositAccount'),
    ...(rentInDepositBank ? text('depositRentAccount', { rent: rentClause }) : []),
    ...text('depositRelease'),
  ]
}
