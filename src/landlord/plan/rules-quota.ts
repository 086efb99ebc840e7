import type { Day } from '../../base/kit/day'

/** The number of further vouchers that an account may create. Infinite for a subscriber. */
export interface VoucherQuota {
  readonly left: number
  /** The reason why the next voucher after the quota is refused. Null if there is no limit. */
  readonly refusedBy: 'endOf30Days' | 'freeLimit' | null
}

/** A record that creates vouchers: a repeating voucher, or a contract. */
export interface VoucherSource {
  readonly account_id: number
  readonly id: number
}

/** The maximum number of rows in one transaction. So it takes a second, not minutes. */
const maxRows = 10_000

/** The number of vouchers of each source that one transaction writes. The next transaction continues. */
export const vouchersPerSource = (sources: number): number => Math.max(1, Math.floor(maxRows / sources))

/**
 * The number of due dates of each source that get a voucher (docs/rules/landlord.md#trial-and-free-vouchers). The
 * earliest dates get one first. For the same date, the smaller id does. The caller sorts each source's dates.
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
