import { addDays, addMonths, formatDay, monthAt, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Asker } from './rules-ask'
import { rentHistories, type PaidRent, type ReadLease, type PaidRents } from './rules-leases'
import { nameKey } from './rules-words'

export interface LeaseTerms {
  readonly tenant: string
  readonly house: number
  readonly rent: Ore
  readonly start: Day | null
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
function lastRent(histories: readonly PaidRents[], house: number | null): Day | null {
  const all = histories.filter((one) => one.house === house).map(({ last }) => last)
  return all.length === 0 ? null : all.toSorted().at(-1)!
}

/** True if a later tenant paid rent for the house after this one's last rent. */
const isFollowed = (own: PaidRents, histories: readonly PaidRents[]): boolean =>
  histories.some((other) => other !== own && other.house === own.house && other.first > own.last)

/** Asks when a lease began. Somebody who paid from the first row on may have moved in long before. */
function startOf(
  history: PaidRents,
  known: Candidate | undefined,
  isFirst: boolean,
  asker: Asker,
): Day | 'none' | null {
  const start = known?.lease.start ?? (isFirst ? null : history.first)
  if (start !== null) return start
  const answer = asker.ask({
    kind: 'lease',
    key: nameKey(history.tenant).slice(0, 60),
    place: history.place,
    what: history.tenant,
    word: 'askLease',
    values: { what: history.tenant },
    choices: [{ id: 'first', text: asker.word('fromFirst', { day: formatDay(history.first) }) }, ['none', 'noLease']],
    blocks: false,
  })
  if (answer === 'none') return 'none'
  return answer === 'first' ? history.first : null
}

const endOfMonth = (day: Day): Day => addDays(addMonths(monthAt(day), 1), -1)

function termsOf(
  history: PaidRents,
  known: Candidate | undefined,
  context: Histories,
  asker: Asker,
): LeaseTerms | null {
  if (history.house === null) return null
  const { all, deposits, first } = context
  const start = startOf(history, known, history.first === first, asker)
  if (start === 'none') return null
  const paid = deposits.find((one) => sameTenant(one.who, history.tenant))?.sum
  return {
    tenant: history.tenant,
    house: history.house,
    rent: history.rent,
    start,
    end: known?.lease.end ?? (isFollowed(history, all) ? endOfMonth(history.last) : null),
    deposit: known?.lease.deposit ?? paid ?? null,
    booksFrom: addMonths(monthAt(history.last), 1),
    place: history.place,
  }
}

interface Histories {
  readonly all: readonly PaidRents[]
  readonly deposits: readonly PaidDeposit[]
  /** The month of the file's first rent. */
  readonly first: Day | undefined
}

/**
 * A lease of the list of tenants whose rent isn't in the file. If the file has no rent of its house, rent is booked from
 * this month on, because nobody knows where the earlier rent was booked.
 */
function listedTerms({ lease, house }: Candidate, all: readonly PaidRents[], today: Day): LeaseTerms | null {
  const { rent, start } = lease
  const last = lastRent(all, house)
  if (rent === null || house === null || (last === null && start === null)) return null
  const next = last === null ? monthAt(today) : addMonths(monthAt(last), 1)
  const booksFrom = start !== null && next < monthAt(start) ? monthAt(start) : next
  return { ...lease, house, rent, booksFrom }
}

/** The leases that are proposed: of those who paid rent twice or more, and of a list of tenants. */
export function leaseTerms(
  rents: readonly PaidRent[],
  listed: readonly Candidate[],
  deposits: readonly PaidDeposit[],
  today: Day,
  asker: Asker,
): LeaseTerms[] {
  const all = rentHistories(rents, nameKey)
  const context = { all, deposits, first: rents.map(({ start }) => start).toSorted()[0] }
  const own = all
    .filter(({ count }) => count >= 2)
    .flatMap((one) => {
      const known = listed.find(
        ({ lease, house }) => sameTenant(lease.tenant, one.tenant) && (house === null || house === one.house),
      )
      return termsOf(one, known, context, asker) ?? []
    })
  const others = listed.flatMap((one) =>
    all.some(({ tenant }) => sameTenant(tenant, one.lease.tenant)) ? [] : (listedTerms(one, all, today) ?? []),
  )
  return [...own, ...others]
}
