import { daysBetween, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { ContractArrears, RiseAfterDue, PaymentAnswer, RentAccountRecord } from './model'
import type { AccountMonth, AccountPayment, RentAccount } from './rules'
import { slotsOfMonth, unpaidOf, type MonthSlot } from './rules-later'

/** A month as the API writes it: `2026-11`. */
export const monthText = (month: Day): string => month.slice(0, 7)

export interface PaymentNote {
  readonly id: number
  readonly note: string
  readonly transactionId: number | null
}

export const toPaymentAnswer = (
  { id, date, sum, parts, rest }: AccountPayment,
  { note, transactionId }: PaymentNote,
): PaymentAnswer => ({
  id,
  date,
  sum,
  note,
  transactionId,
  months: parts.map((part) => ({ month: monthText(part.month), sum: part.sum })),
  rest,
})

type MonthAnswer = RentAccountRecord['months'][number]

/**
 * The rises of a month after it was due. `later` is all of them together, with the day from which all of it is owed. So
 * a reader who uses only `later` claims nothing too early. If there are several, `rises` has each with its own day.
 */
export function toLaterRise(later: AccountMonth['later'] = []): Pick<MonthAnswer, 'later' | 'rises'> {
  const last = later.at(-1)
  if (last === undefined) return {}
  const all: RiseAfterDue = { sum: sumOre(later.map(({ sum }) => sum)), due_on: last.dueOn }
  return later.length === 1
    ? { later: all }
    : { later: all, rises: later.map(({ sum, dueOn }) => ({ sum, due_on: dueOn })) }
}

/** A part of a month in the API's answer. */
export interface PartOfMonth extends Pick<MonthSlot, 'dueOn' | 'sum' | 'after'> {
  /** `2026-11` */
  readonly month: string
  /** True if this part is a rise that was agreed after the month was due. */
  readonly isRise: boolean
  /** The unpaid part. */
  readonly open: Ore
}

/** The parts of a month in the order in which they are owed and paid. Each rise has its own due day. */
export function partsOfMonth({
  month,
  due_on,
  sum,
  paid,
  later,
  rises = later ? [later] : [],
}: Pick<MonthAnswer, 'month' | 'due_on' | 'sum' | 'paid' | 'later' | 'rises'>): PartOfMonth[] {
  // The answer doesn't say when a rise was agreed. The unpaid sum doesn't depend on it.
  const parts = rises.map((rise) => ({ sum: rise.sum, dueOn: rise.due_on, agreedOn: rise.due_on }))
  return slotsOfMonth({ dueOn: due_on, sum, later: parts }).map((slot) => ({
    month,
    dueOn: slot.dueOn,
    sum: slot.sum,
    after: slot.after,
    isRise: slot.agreedOn !== null,
    open: unpaidOf(slot, paid),
  }))
}

/** A reminder counts from the day on which the oldest unpaid rent was due. An earlier one was about other rent. */
const remindedSince = (reminded: Day | undefined, lateSince: Day | null): { readonly reminded_on?: Day } =>
  reminded !== undefined && lateSince !== null && reminded >= lateSince ? { reminded_on: reminded } : {}

/**
 * The account as the API answers it. `notes` are the stored notes of its payments. `reminded`: the day of the last
 * reminder.
 */
export function toRentAccountAnswer(
  account: RentAccount,
  followsFrom: Day | null,
  notes: readonly PaymentNote[],
  reminded?: Day,
): RentAccountRecord {
  const noteOf = new Map(notes.map((note) => [note.id, note]))
  return {
    follows_from: followsFrom && monthText(followsFrom),
    balance: account.balance,
    owed: account.owed,
    late_since: account.lateSince,
    ...remindedSince(reminded, account.lateSince),
    months: account.months.map(({ month, dueOn, sum, paid, state, payments, later }) => ({
      month: monthText(month),
      due_on: dueOn,
      sum,
      paid,
      state,
      payments: [...payments],
      ...toLaterRise(later),
    })),
    payments: account.payments.map((payment) => toPaymentAnswer(payment, noteOf.get(payment.id)!)),
  }
}

/** The unpaid rent of a contract. Null when all rent that is due is paid. */
export function toContractArrears(
  of: Pick<ContractArrears, 'contractId' | 'houseId' | 'tenants'>,
  { owed, lateSince, months }: RentAccount,
  today: Day,
  reminded: Day | undefined,
): ContractArrears | null {
  if (lateSince === null) return null
  return {
    ...of,
    owed,
    since: lateSince,
    days: daysBetween(lateSince, today),
    months: months
      .filter(({ owed: open }) => open > 0)
      .map(({ month, owed: open, dueToday }) =>
        Object.assign({ month: monthText(month), owed: open }, dueToday > 0 && { due_today: dueToday }),
      ),
    ...remindedSince(reminded, lateSince),
  }
}

/** Sorts contracts by what they owe, the highest sum first. With equal sums, the one that owes longer is first. */
export const arrearsFirst = (a: ContractArrears, b: ContractArrears): number =>
  b.owed - a.owed || (a.since === b.since ? a.contractId - b.contractId : a.since < b.since ? -1 : 1)
