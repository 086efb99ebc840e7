import type { Day } from '../../base/kit/day'
import { isSame } from '../../base/kit/is-same'
import { monthText } from '../../lease/rent-account/rules-answer'
import type { PaidPart } from '../../lease/rent-account/rules-allocate'
import type { BankSuggestion, KnownBooks, NewVoucherSuggestion, RentPart } from '../suggestion/rules-model'
import type { Match, ShownSuggestion } from '../transaction/model'

const saidParts = (parts: readonly (PaidPart | RentPart)[]) =>
  parts.map(({ month, sum }) => ({ month: monthText(month), sum }))

export function shownSuggestion(suggestion: BankSuggestion): ShownSuggestion | null {
  if (suggestion === null) return null
  if (suggestion.kind === 'new-bilag') return { ...suggestion, values: { ...suggestion.values } }
  if (suggestion.kind !== 'rent') return { ...suggestion, because: [...suggestion.because] }
  return { ...suggestion, months: saidParts(suggestion.months), because: [...suggestion.because] }
}

/** A suggestion that can be accepted without further input. */
export type AcceptableSuggestion = Exclude<BankSuggestion, null | NewVoucherSuggestion>

/** True if two suggestions name the same match. Their certainty may differ. */
export function isSameSuggestion(one: ShownSuggestion, other: ShownSuggestion): boolean {
  if (one.kind === 'rent')
    return other.kind === 'rent' && one.contractId === other.contractId && isSame(inOrder(one), inOrder(other))
  if (one.kind === 'payment') return other.kind === 'payment' && one.paymentId === other.paymentId
  if (one.kind === 'bilag') return other.kind === 'bilag' && one.bilagId === other.bilagId
  return other.kind === one.kind
}

const inOrder = ({ months }: { readonly months: readonly { readonly month: string; readonly sum: number }[] }) =>
  months.toSorted((one, other) => (one.month < other.month ? -1 : 1)).map(({ month, sum }) => ({ month, sum }))

export const rentMatch = (contractId: number, months: readonly PaidPart[] | null): Match => ({
  rent: { contractId, months: months && saidParts(months) },
})

/**
 * Tracks the open sums while suggestions are accepted one by one. A sum that one suggestion takes
 * from a month is not open for the next suggestion, even if a payment without months then moves to
 * another month.
 */
export function openSumsTracker({ contracts, matched }: Pick<KnownBooks, 'contracts' | 'matched'>) {
  const keyOf = (contract: number, month: Day) => `${contract} ${month}`
  const open = new Map<string, number>()
  for (const { contractId, months } of contracts)
    for (const { month, open: sum } of months) open.set(keyOf(contractId, month), sum)
  for (const { contractId, months } of matched)
    for (const { month, sum } of months ?? []) {
      const key = keyOf(contractId, month)
      open.set(key, (open.get(key) ?? 0) - sum)
    }
  const records = new Set<string>()
  return {
    /**
     * Takes the parts of a suggestion. Returns false and takes nothing if an earlier suggestion already uses the same
     * voucher, payment or month.
     */
    take(suggestion: AcceptableSuggestion): boolean {
      if (suggestion.kind !== 'rent') {
        const record = suggestion.kind === 'bilag' ? `bilag ${suggestion.bilagId}` : `payment ${suggestion.paymentId}`
        if (records.has(record)) return false
        records.add(record)
        return true
      }
      const parts = suggestion.months.map(({ month, sum }) => ({ key: keyOf(suggestion.contractId, month), sum }))
      // A refund may be accepted before the money that it returns.
      if (!parts.every(({ key, sum }) => sum <= Math.max(0, open.get(key) ?? 0))) return false
      for (const { key, sum } of parts) open.set(key, (open.get(key) ?? 0) - sum)
      return true
    },
  }
}
