import { dateOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import { dayText, filled, type PaperValues } from '../../base/pdf/rules'
import { maxDepositMonths } from '../contract/model'
import { inSameBank } from '../law/rules-bank'
import { asksTooMuch, splitCosts } from '../law/rules-charges'
import type { ClauseItem, LeaseData } from './model'
import { tenantNames } from './rules-case'
import type { LeaseEdition, LeaseTexts } from './rules-editions'
import { days, krText } from './rules-values'
import { clauseWords } from './words'

export type TextKey = keyof LeaseTexts
/** A sentence of the edition with its values; nothing where the edition lacks it. */
export type ClauseText = (key: TextKey, values?: PaperValues, kind?: 'text' | 'notice' | 'box') => ClauseItem[]

/** What the rent is, when it falls due, and what is paid first: the sum that will be booked (docs/rules.md#rent-income). */
export function rentItems({ rent, firstPayment, firstRent, daysBefore }: LeaseData, text: ClauseText): ClauseItem[] {
  const before = daysBefore && { from: dayText(daysBefore.from), until: dayText(daysBefore.until) }
  return [
    ...text('rent', { rent: krText(rent) }),
    ...text('due', { date: dateOf(firstPayment), first: dayText(firstPayment) }),
    ...(dateOf(firstPayment) > 28 ? text('dueLate') : []),
    ...text('dueMoved'),
    ...(before ? text(daysBefore?.arePaid ? 'daysWithFirst' : 'daysFree', before) : []),
    ...(!firstRent || firstRent.sum === rent
      ? []
      : text('firstRent', {
          sum: krText(firstRent.sum),
          from: before && daysBefore?.arePaid ? before.from : dayText(firstRent.start_date),
          until: dayText(firstRent.end_date),
        })),
  ]
}

const nothing: Text = { nb: '', en: '' }

/**
 * What the shared costs are, who bears them, and what the Act allows of it. From the fifth edition on what can't be charged
 * is not the tenant's beside what can either, and nobody bears costs that nothing names.
 */
export function splitItems(
  { split }: LeaseData,
  { number: edition, texts }: Pick<LeaseEdition, 'number' | 'texts'>,
  text: ClauseText,
): ClauseItem[] {
  if (split === null || (edition >= 5 && split.category !== 'SPLIT' && !split.costs?.trim())) return []
  if (texts.splitNotAllowed !== undefined && asksTooMuch(split))
    return text('splitNotAllowed', { costs: split.costs ?? '' })
  const period = clauseWords.texts[`per_${split.period ?? 'month'}`]
  const amount =
    split.sum === undefined
      ? nothing
      : filled({ nb: ', {{sum}} {{period}}', en: ', {{sum}} {{period}}' }, { sum: krText(split.sum), period })
  const { category, costs: typed } = split
  const { charged: costs, rest } =
    edition >= 5 && category !== 'LANDLORD' && typed !== undefined ? splitCosts(typed) : { charged: typed, rest: '' }
  return [
    ...(costs === undefined || (edition >= 5 && costs === '') ? [] : text('splitCosts', { costs })),
    ...(split.category === 'SPLIT'
      ? text('splitBoth', {
          tenant: krText(split.tenant ?? ore(0)),
          landlord: krText(split.landlord ?? ore(0)),
          period,
        })
      : text(split.category === 'TENANT' ? 'splitTenant' : 'splitLandlord', { amount })),
    ...(split.category === 'LANDLORD' ? [] : text('splitLaw')),
    ...(rest === '' ? [] : text('splitNotAllowedRest', { costs: rest })),
  ]
}

/** Who provides the deposit: the tenant, or the first of several, by name. */
function depositorOf(data: LeaseData): PaperValues {
  const [name, ...others] = tenantNames(data)
  const { theTenant, TheTenant, tenantsName, nameOf } = clauseWords.texts
  return others.length === 0
    ? { depositor: theTenant, Depositor: TheTenant, depositorName: tenantsName }
    : { depositor: name, Depositor: name, depositorName: filled(nameOf, { name }) }
}

/**
 * Whether the lease says that the rent goes to an account in the bank of the deposit. Where both accounts are known it
 * does so only of one bank; the account that is opened through the product isn't known when the lease is written. It needs
 * the account of the rent, which it names. Up to the third edition nobody looked at the numbers.
 */
const saysSameBank = ({ rentInDepositBank, rentIban, deposit }: LeaseData, edition: number): boolean =>
  rentInDepositBank &&
  (edition < 4 || (rentIban !== '' && (deposit.kind !== 'own' || inSameBank(rentIban, deposit.iban))))

/** The deposit: how much, where it lies, and how it is paid out. `rentClause` names the account that the rent goes to. */
export function depositItems(
  data: LeaseData,
  { number: edition }: Pick<LeaseEdition, 'number'>,
  text: ClauseText,
  accountOf: (iban: string) => string,
  rentClause: string,
): ClauseItem[] {
  const { deposit, rent } = data
  if (deposit.kind === 'none') return text('depositNone')
  const who = depositorOf(data)
  const isSameBank = saysSameBank(data, edition)
  return [
    ...text('deposit', {
      ...who,
      sum: krText(deposit.sum),
      months: maxDepositMonths,
      most: krText(ore(rent * maxDepositMonths)),
    }),
    ...(deposit.kind === 'own'
      ? text('depositOwn', { ...who, deadline: dayText(deposit.deadline), account: accountOf(deposit.iban) })
      : text('depositProduct', { ...who, days: days(deposit.days) })),
    ...text('depositAccount', who),
    ...(isSameBank ? text('depositRentAccount', { rent: rentClause }) : []),
    // Rent owed is shown to the bank only where the lease agrees on that account (husleieloven § 3-5).
    ...(isSameBank && edition >= 5
      ? text('depositReleaseRent', { ...who, rent: rentClause })
      : text('depositRelease', who)),
  ]
}
