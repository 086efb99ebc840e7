import type { Day } from '../../base/kit/day'

/** How many vouchers an account may be given now, and why no more; infinite for a subscriber. */
export interface VoucherQuota {
  readonly left: number
  /** Why a voucher beyond `left` is refused; null when there is no end. */
  readonly refusedBy: 'endOf30Days' | 'freeLimit' | null
}

/** What vouchers are generated from: a repeating voucher, a contract. */
export interface VoucherSource {
  readonly account_id: number
  readonly id: number
}

/** About how many vouchers one transaction writes: it is to last a second, not minutes. */
const maxRows = 10_000

/** How many vouchers each of so many sources gets in one transaction; what is left follows in the next one. */
export const vouchersEach = (sources: number): number => Math.max(1, Math.floor(maxRows / sources))

/**
 * How many of its due dates each source gets a voucher for. Where an account's quota is too small for all of them the
 * earliest get one (docs/rules.md#trial-and-free-vouchers), on the same date those of the smaller id. A source's dates
 * are in order.
 */
export function earliestWithin<S extends VoucherSource>(
  due: ReadonlyMap<S, readonly Day[]>,
  quotaOf: (account: number) => VoucherQuota,
): ReadonlyMap<S, number> {
  const wanted = new Map<number, { date: Day; source: S }[]>()
  for (const [source, dates] of due) {
    const all = wanted.get(source.account_id) ?? []
    for (const date of dates) all.push({ date, source })
    wanted.set(source.account_id, all)
  }
  const granted = new Map<S, number>([...due.keys()].map((source) => [source, 0]))
  for (const [account, all] of wanted) {
    const { left } = quotaOf(account)
    if (all.length > left) all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.source.id - b.source.id))
    for (const { source } of all.slice(0, left)) granted.set(source, granted.get(source)! + 1)
  }
  return granted
}
