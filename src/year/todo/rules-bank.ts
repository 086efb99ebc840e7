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

/** The rent of a contract that is not in the bank yet. */
export interface RentNotInBank {
  readonly arrears: ContractArrears
  /** The rent that was due before today, with the due day of its oldest month. Null: there is none. */
  readonly late: { readonly sum: Ore; readonly since: Day; readonly month: Day } | null
  /** The rent that is due today. Null: there is none. */
  readonly dueToday: { readonly sum: Ore; readonly month: Day } | null
}

/**
 * Adds up the unpaid months without a suggested transaction. Other unpaid months are in the line of
 * their transaction.
 */
export function rentNotInBank(
  arrears: ContractArrears,
  { rents }: Pick<RentInBank, 'rents'>,
  terms: DueTerms | undefined,
): RentNotInBank {
  const inBank = new Set(
    rents.flatMap(({ contractId, months }) =>
      contractId === arrears.contractId ? months.map(({ month }) => month) : [],
    ),
  )
  const left = arrears.months.filter(({ month }) => !inBank.has(month))
  const late = left.flatMap((each) => {
    const sum = ore(each.owed - (each.due_today ?? 0))
    return sum > 0 ? [{ each, sum }] : []
  })
  const dueToday = left.flatMap(({ month, due_today: sum }) => (sum === undefined ? [] : [{ month, sum }]))
  const [oldest] = late
  const [first] = dueToday
  const sinceOf = (each: (typeof left)[number]) =>
    each === arrears.months[0] || terms === undefined ? arrears.since : rentDueDay(firstDay(each.month), terms)
  return {
    arrears,
    late: oldest
      ? {
          sum: sumOre(late.map(({ sum }) => sum)),
          since: sinceOf(oldest.each),
          month: firstDay(oldest.each.month),
        }
      : null,
    dueToday: first ? { sum: sumOre(dueToday.map(({ sum }) => sum)), month: firstDay(first.month) } : null,
  }
}

/**
 * Makes the lines of unpaid rent. If the bank was not read since one of the due days, a line about
 * that comes first. Rent that is due today has a line of its own, because it is not late.
 */
export function owedLines(owed: readonly RentNotInBank[], readUntil: Day | null, today: Day): QueueLine[] {
  const isRead = (since: Day): boolean => readUntil !== null && readUntil >= since
  const lines = owed.flatMap(({ arrears, late, dueToday }): QueueLine[] => {
    const { contractId, tenants: names, reminded_on: reminded = null } = arrears
    const evidence = { contract: contractId, readUntil }
    const kind = reminded !== null ? 'reminded' : late !== null && isRead(late.since) ? 'owed' : 'unpaid'
    return [
      ...(late
        ? [
            lineOf(
              kind,
              contractId,
              { names, sum: late.sum, day: late.since, months: [late.month], reminded },
              evidence,
            ),
          ]
        : []),
      ...(dueToday
        ? [lineOf('dueToday', contractId, { names, sum: dueToday.sum, day: today, months: [dueToday.month] }, evidence)]
        : []),
    ]
  })
  const isUnread = owed.some(({ late }) => late !== null && !isRead(late.since))
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

const ofOwedRent: ReadonlySet<LineKind> = new Set([
  'rent',
  'rentLikely',
  'unread',
  'owed',
  'unpaid',
  'dueToday',
  'reminded',
])

/**
 * True for a line about rent that is unpaid, or that was paid into the bank and is not matched yet.
 */
export const isAboutOwedRent = ({ kind }: Pick<QueueLine, 'kind'>): boolean => ofOwedRent.has(kind)
