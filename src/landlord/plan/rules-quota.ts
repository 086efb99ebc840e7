import type { Day } from '../../base/kit/day'

/** How many vouchers an account may still create. Infinite for a subscriber. */
export interface VoucherQuota {
  readonly left: number
  /** Why one more voucher is refused. Null when there is no limit. */
  readonly refusedBy: 'endOf30Days' | 'freeLimit' | null
}

/** What creates vouchers: a repeating voucher, or a contract. */
export interface VoucherSource {
  readonly account_id: number
  readonly id: number
}

/** The maximum number of rows in one transaction, which then lasts a second and not minutes. */
const maxRows = 10_000

/** How many vouchers of each source one transaction writes. The next one writes the rest. */
export const vouchersPerSource = (sources: number): number => Math.max(1, Math.floor(maxRows / sources))

/**
 * The number of due dates of each source that get a voucher (docs/rules/landlord.md#trial-and-free-vouchers). The
 * earliest dates get it first, and on the same date the smaller id. A source's dates must be in order.
 */
export function earliestWithinQuota<S extends VoucherSource>(
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
