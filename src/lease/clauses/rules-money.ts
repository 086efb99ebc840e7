import { formatAccountNumber, formatIban } from '../../base/kit/account-number-format'
import { dateOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { dayText, fillText, onOneLine, type PaperValues } from '../../base/pdf/rules'
import { maxDepositMonths } from '../contract/model'
import { areInSameBank, mayBeInSameBank } from '../law/rules-bank'
import { isRentPaidAhead } from '../rent/rules-due-day'
import type { ClauseItem, LeaseData } from './model'
import { clauseNumber } from './rules-order'
import { tenantNames } from './rules-case'
import { dayCountText, ordinalText, leaseSum } from './rules-values'
import type { ClauseWriter } from './rules-writer'
import { clauseWords } from './words'

const accountOf = (iban: string, edition: number) =>
  onOneLine(edition === 1 ? formatIban(iban) : formatAccountNumber(iban))

/**
 * The sentences on the first rent and the days before it. The first rent is the sum that will be booked. It is stated
 * only if it isn't a usual month's rent (docs/rules/lease.md#rent-income).
 */
function firstRentItems({ data: { rent, firstRent, daysBefore }, edition, text }: ClauseWriter): ClauseItem[] {
  const before = daysBefore && { from: dayText(daysBefore.from), until: dayText(daysBefore.until) }
  return [
    ...(before ? text(daysBefore?.arePaid ? 'daysWithFirst' : 'daysFree', before) : []),
    ...(!firstRent || firstRent.sum === rent
      ? []
      : text('firstRent', {
          sum: leaseSum(firstRent.sum, edition),
          from: before && daysBefore?.arePaid ? before.from : dayText(firstRent.start_date),
          until: dayText(firstRent.end_date),
        })),
  ]
}

export function rentItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, of, show, text } = writer
  const { rent, start, firstPayment, rentIban, taxable } = data
  return [
    ...text('rent', { rent: leaseSum(rent, edition) }),
    ...text('due', {
      date: dateOf(firstPayment),
      nth: ordinalText(dateOf(firstPayment)),
      first: dayText(firstPayment),
    }),
    ...(isRentPaidAhead({ start_date: start, first_payment_date: firstPayment })
      ? text('paidAhead', { first: dayText(firstPayment), start: dayText(start) })
      : text('dueFor')),
    ...(dateOf(firstPayment) > 28 ? text('dueLate') : []),
    ...text('dueMoved'),
    ...firstRentItems(writer),
    ...(rentIban !== ''
      ? text('account', { account: accountOf(rentIban, edition) })
      : of.signedBy === 'bankid'
        ? text('accountLater')
        : [{ kind: 'blank' as const, wording: show('accountBlank') }]),
    ...text('interest'),
    ...text('disputedRent'),
    ...text(taxable ? 'taxable' : 'taxFree'),
  ]
}

/** The words for the person who pays the deposit: the tenant, or the first of several tenants, by name. */
function depositorOf(data: LeaseData): PaperValues {
  const [name, ...others] = tenantNames(data)
  const { theTenant, TheTenant, tenantsName, nameOf } = clauseWords.texts
  return others.length === 0
    ? { depositor: theTenant, Depositor: TheTenant, depositorName: tenantsName }
    : { depositor: name, Depositor: name, depositorName: fillText(nameOf, { name }) }
}

/**
 * True if the lease names the rent's account and says that it is in the deposit's bank. An account that the product
 * opens isn't known yet. Since the ninth edition, what is agreed is printed if one bank may have both accounts. From
 * the fourth to the eighth, the numbers had to name one bank. Editions up to the third don't compare the numbers.
 */
function saysSameBank({ rentInDepositBank, rentIban, deposit }: LeaseData, edition: number): boolean {
  if (!rentInDepositBank || edition < 4) return rentInDepositBank
  if (rentIban === '' || deposit.kind !== 'own') return rentIban !== ''
  return (edition < 9 ? areInSameBank : mayBeInSameBank)(rentIban, deposit.iban)
}

/** The sentences on a guarantee. If a deposit is agreed, the sentences on the deposit state the limit for both. */
function guaranteeItems({ data: { guarantee, deposit, rent }, edition, text }: ClauseWriter): ClauseItem[] {
  if (!guarantee) return []
  const { kind, by, sum, until } = guarantee
  return [
    ...text('guarantee', { kind: clauseWords.texts[`by_${kind}`], by, sum: leaseSum(sum, edition) }),
    ...(until === null ? [] : text('guaranteeUntil', { until: dayText(until) })),
    ...(deposit.kind === 'none'
      ? text('guaranteeMost', { months: maxDepositMonths, most: leaseSum(ore(rent * maxDepositMonths), edition) })
      : []),
    ...text('guaranteeRecourse'),
  ]
}

export function depositItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, text, sentences } = writer
  const { deposit, rent } = data
  if (deposit.kind === 'none') return [...text('depositNone'), ...guaranteeItems(writer)]
  const who = depositorOf(data)
  const rentClause = { rent: clauseNumber('rent') }
  const isSameBank = saysSameBank(data, edition)
  return [
    ...text('deposit', {
      ...who,
      sum: leaseSum(deposit.sum, edition),
      months: maxDepositMonths,
      most: leaseSum(ore(rent * maxDepositMonths), edition),
    }),
    ...(data.depositFollowsRent ? text('depositFollowsRent') : []),
    ...(deposit.kind === 'own'
      ? text('depositOwn', { ...who, deadline: dayText(deposit.deadline), account: accountOf(deposit.iban, edition) })
      : text('depositProduct', {
          ...who,
          days: dayCountText(deposit.days),
          bank: deposit.bank ?? clauseWords.texts.aBank,
        })),
    ...text('depositAccount', who),
    ...(isSameBank ? text('depositRentAccount', { ...who, ...rentClause }) : []),
    // The bank is shown unpaid rent only if the lease names a rent account in that bank
    // (husleieloven § 3-5).
    ...(isSameBank && edition >= 5
      ? text('depositReleaseRent', { ...who, ...rentClause })
      : text('depositRelease', who)),
    ...sentences('oneAccount'),
    ...guaranteeItems(writer),
  ]
}
