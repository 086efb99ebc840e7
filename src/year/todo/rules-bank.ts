import { daysBetween, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { BankTransaction, ShownSuggestion } from '../../bank/transaction/model'
import { shownOtherSide } from '../../bank/file/rules-other-side'
import type { ContractArrears, RentInBank } from '../../lease/rent-account/model'
import { rentDueDay, type DueTerms } from '../../lease/rent/rules-due-day'
import type { LineKind } from './rules-kinds'
import { lineOf, type QueueLine } from './rules-line'

const firstDay = (month: string): Day => `${month}-01` as Day

function kindOf({ sum, suggestion, same_as }: BankTransaction): LineKind {
  if (same_as !== undefined) return 'twice'
  if (suggestion === null) return sum > 0 ? 'unknownIn' : 'unknownOut'
  if (suggestion.kind === 'new-bilag') return 'voucher'
  if (suggestion.kind === 'payment') return 'registered'
  if (suggestion.kind === 'bilag') return suggestion.certainty === 'sure' ? 'paid' : 'paidLikely'
  return sum < 0 ? 'rentBack' : suggestion.certainty === 'sure' ? 'rent' : 'rentLikely'
}

const rentOf = (suggestion: ShownSuggestion | null) => (suggestion?.kind === 'rent' ? suggestion : null)

/**
 * Makes the line of an open transaction. `namesOf` returns the first names of a contract's tenants.
 */
export function rowLine(
  row: BankTransaction,
  inBank: RentInBank,
  namesOf: (contract: number) => readonly string[],
): QueueLine {
  const rent = rentOf(row.suggestion)
  const paymentId = row.suggestion?.kind === 'payment' ? row.suggestion.paymentId : null
  const registered = inBank.registered?.find((each) => each.transactionId === row.id && each.paymentId === paymentId)
  const contract = rent?.contractId ?? registered?.contractId ?? null
  const tenants = contract === null ? [] : namesOf(contract)
  return lineOf(
    kindOf(row),
    row.id,
    {
      names: tenants.length > 0 ? tenants : [shownOtherSide(row)],
      sum: ore(Math.abs(row.sum)),
      day: row.same_as?.read_on ?? (paymentId === null ? row.date : (registered?.date ?? null)),
      months: (rent?.months ?? []).map(({ month }) => firstDay(month)).toSorted(),
    },
    {
      row,
      contract,
      voucher: row.suggestion?.kind === 'bilag' ? row.suggestion.bilagId : null,
      payment: registered ? { id: registered.paymentId, date: registered.date } : null,
    },
  )
}

/** The rent that a contract owes and that is not in the bank yet. */
export interface OwedRent {
  readonly arrears: ContractArrears
  readonly sum: Ore
  /** The due day of the oldest month whose rent isn't in the bank. */
  readonly since: Day
  readonly month: Day
}

/**
 * Adds up the unpaid months without a suggested transaction. Other unpaid months are in the line of
 * their transaction. Null if there are no such months.
 */
export function owedNotInBank(
  arrears: ContractArrears,
  { rents }: Pick<RentInBank, 'rents'>,
  terms: DueTerms | undefined,
): OwedRent | null {
  const inBank = new Set(
    rents.flatMap(({ contractId, months }) =>
      contractId === arrears.contractId ? months.map(({ month }) => month) : [],
    ),
  )
  const left = arrears.months.filter(({ month }) => !inBank.has(month))
  const [oldest] = left
  if (oldest === undefined) return null
  const month = firstDay(oldest.month)
  const isOldest = oldest === arrears.months[0] || terms === undefined
  return {
    arrears,
    sum: sumOre(left.map(({ owed }) => owed)),
    since: isOldest ? arrears.since : rentDueDay(month, terms),
    month,
  }
}

/**
 * Makes the lines of unpaid rent. If the bank was not read since one of the due days, a line about
 * that comes first.
 */
export function owedLines(
  owed: readonly OwedRent[],
  readUntil: Day | null,
  today: Day,
  includesDueToday: boolean,
): QueueLine[] {
  const lines = owed.flatMap(({ arrears, sum, since, month }): QueueLine[] => {
    if (since >= today && !includesDueToday) return []
    const kind = since >= today ? 'dueToday' : readUntil !== null && readUntil >= since ? 'owed' : 'unpaid'
    const fact = { names: arrears.tenants, sum, day: since, months: [month] }
    return [lineOf(kind, arrears.contractId, fact, { contract: arrears.contractId, readUntil })]
  })
  const isUnread = lines.some(({ kind }) => kind === 'unpaid')
  return [...(isUnread ? [lineOf('unread', '', { day: readUntil }, { readUntil })] : []), ...lines]
}

/**
 * The values that a transaction shares with the month, payment or voucher that is suggested for it.
 */
export interface EqualParts {
  readonly sum: boolean
  readonly account: boolean
  readonly name: boolean
  readonly reference: boolean
  /** The number of days between the transaction and the record. Null if the record has no day. */
  readonly days: number | null
}

/** Compares a transaction with the record that is suggested for it. */
export function equalParts(
  { sum, date, suggestion }: BankTransaction,
  other: { readonly sum: Ore | null; readonly day: Day | null },
): EqualParts {
  const because = suggestion === null || suggestion.kind === 'new-bilag' ? [] : suggestion.because
  return {
    sum: other.sum !== null && Math.abs(sum) === Math.abs(other.sum),
    account: because.includes('account'),
    name: because.includes('name'),
    reference: because.includes('reference'),
    days: other.day === null ? null : Math.abs(daysBetween(date, other.day)),
  }
}

const ofOwedRent: ReadonlySet<LineKind> = new Set(['rent', 'rentLikely', 'unread', 'owed', 'unpaid', 'dueToday'])

/**
 * True for a line about rent that is unpaid, or that was paid into the bank and is not matched yet.
 */
export const isAboutOwedRent = ({ kind }: Pick<QueueLine, 'kind'>): boolean => ofOwedRent.has(kind)
