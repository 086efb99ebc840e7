import { addMonths, monthAt, type Day } from '../../base/kit/day'
import { formatDay } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Asker } from './rules-ask'
import { rentHistories, type PaidRent, type ReadLease, type RentHistory } from './rules-leases'
import { nameKey } from './rules-words'

export interface LeaseTerms {
  readonly tenant: string
  readonly house: number
  readonly rent: Ore
  readonly start: Day
  readonly end: Day | null
  readonly deposit: Ore | null
  readonly booksFrom: Day
  readonly place: PaidRent['place']
}

/** A deposit by who paid it. */
export interface PaidDeposit {
  readonly who: string
  readonly sum: Ore
  readonly isPaidBack: boolean
}

interface Candidate {
  readonly lease: ReadLease
  readonly house: number | null
}

const sameTenant = (a: string, b: string): boolean => nameKey(a) === nameKey(b)

/** The last rent in the file, over all tenants of a house. */
function lastRent(histories: readonly RentHistory[], house: number | null): Day | null {
  const all = histories.filter((one) => one.house === house).map(({ last }) => last)
  return all.length === 0 ? null : all.toSorted().at(-1)!
}

/** True if a later tenant paid rent for the house after this one's last rent. */
const isFollowed = (own: RentHistory, histories: readonly RentHistory[]): boolean =>
  histories.some((other) => other !== own && other.house === own.house && other.first > own.last)

function termsOf(history: RentHistory, known: Candidate | undefined, deposits: readonly PaidDeposit[], isFirst: boolean, asker: Asker): LeaseTerms | null {
  if (history.house === null) return null
  const deposit = known?.lease.deposit ?? deposits.find((one) => !one.isPaidBack && sameTenant(one.who, history.tenant))?.sum ?? null
  const place = history.place
  let start = known?.lease.start ?? null
  // Somebody who paid from the first row on may have moved in long before.
  if (start === null && !isFirst) start = history.first
  const answer = asker.ask({
    kind: 'lease',
    key: nameKey(history.tenant).slice(0, 60),
    place,
    what: history.tenant,
    word: 'askLease',
    values: { what: history.tenant },
    choices: [{ id: 'first', text: asker.word('fromFirst', { day: formatDay(start ?? history.first) }) }, { id: 'none', text: asker.word('noLease') }],
    blocks: start === null,
  })
  if (answer === 'none') return null
  if (start === null && answer === null) return null
  return {
    tenant: history.tenant,
    house: history.house,
    rent: known?.lease.rent ?? history.rent,
    start: start ?? history.first,
    end: known?.lease.end ?? null,
    deposit,
    booksFrom: addMonths(monthAt(history.last), 1),
    place,
  }
}

/**
 * The leases that are proposed: of a list of tenants, and of those who paid rent three times or more and whose place
 * nobody has taken since.
 */
export function leaseTerms(rents: readonly PaidRent[], listed: readonly Candidate[], deposits: readonly PaidDeposit[], asker: Asker): LeaseTerms[] {
  const histories = rentHistories(rents, nameKey)
  const firstOfAll = rents.map(({ start }) => start).toSorted()[0]
  const own = histories
    .filter((one) => one.count >= 3 && !isFollowed(one, histories))
    .flatMap((one) => {
      const known = listed.find(({ lease, house }) => sameTenant(lease.tenant, one.tenant) && (house === null || house === one.house))
      const terms = termsOf(one, known, deposits, one.first === firstOfAll, asker)
      return terms ? [terms] : []
    })
  const others = listed.flatMap(({ lease, house }): LeaseTerms[] => {
    const { rent, start } = lease
    if (rent === null || start === null || house === null) return []
    if (histories.some((one) => sameTenant(one.tenant, lease.tenant))) return []
    const last = lastRent(histories, house)
    const booksFrom = last === null ? monthAt(start) : addMonths(monthAt(last), 1)
    return [{ tenant: lease.tenant, house, rent, start, end: lease.end, deposit: lease.deposit, booksFrom: booksFrom < monthAt(start) ? monthAt(start) : booksFrom, place: lease.place }]
  })
  return [...own, ...others]
}
