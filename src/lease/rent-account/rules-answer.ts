import { daysBetween, type Day } from '../../base/kit/day'
import { sumOre } from '../../base/kit/money'
import type { ContractArrears, LaterRise, PaymentAnswer, RentAccountAnswer } from './model'
import type { AccountMonth, AccountPayment, RentAccount } from './rules'

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

/**
 * A month's rises together. `due_on` is the day of the first rise that is not paid in full, otherwise of the last one.
 */
export function toLaterRise({ sum, paid, later = [] }: Pick<AccountMonth, 'sum' | 'paid' | 'later'>): {
  later?: LaterRise
} {
  if (later.length === 0) return {}
  const total = sumOre(later.map((part) => part.sum))
  let upTo = sum - total
  const open = later.find((part) => (upTo += part.sum) > paid)
  return { later: { sum: total, due_on: (open ?? later.at(-1)!).dueOn } }
}

/** The account as the API answers it. `notes` are the stored notes of its payments. */
export function toRentAccountAnswer(
  account: RentAccount,
  followsFrom: Day | null,
  notes: readonly PaymentNote[],
): RentAccountAnswer {
  const noteOf = new Map(notes.map((note) => [note.id, note]))
  return {
    follows_from: followsFrom && monthText(followsFrom),
    balance: account.balance,
    owed: account.owed,
    late_since: account.lateSince,
    months: account.months.map(({ month, dueOn, sum, paid, state, payments, later = [] }) => ({
      month: monthText(month),
      due_on: dueOn,
      sum,
      paid,
      state,
      payments: [...payments],
      ...toLaterRise({ sum, paid, later }),
    })),
    payments: account.payments.map((payment) => toPaymentAnswer(payment, noteOf.get(payment.id)!)),
  }
}

/** What a contract owes. Null when nothing that is due is unpaid. */
export function toContractArrears(
  of: Pick<ContractArrears, 'contractId' | 'houseId' | 'tenants'>,
  { owed, lateSince, months }: RentAccount,
  today: Day,
): ContractArrears | null {
  if (lateSince === null) return null
  return {
    ...of,
    owed,
    since: lateSince,
    days: daysBetween(lateSince, today),
    months: months
      .filter(({ owed: open }) => open > 0)
      .map(({ month, owed: open }) => ({ month: monthText(month), owed: open })),
  }
}

/** Sorts contracts by what they owe, the highest sum first. With equal sums, the one that owes longer is first. */
export const arrearsFirst = (a: ContractArrears, b: ContractArrears): number =>
  b.owed - a.owed || (a.since === b.since ? a.contractId - b.contractId : a.since < b.since ? -1 : 1)
