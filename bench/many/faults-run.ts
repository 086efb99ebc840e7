import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '../probe'
import type { Outcome } from './faults-ask'
import { checkKept, type Kept } from './faults-check'
import { startClient, type Ledger } from './faults-client'
import type { Faulty } from './faults-open'
import type { FaultSizes } from './faults-sizes'

/** The effect of a fault, for the table. Times in seconds unless stated otherwise. */
export interface FoundFault {
  readonly name: string
  readonly requests: number
  readonly outcomes: Readonly<Record<Outcome, number>>
  /** The reasons of the product and the proxy, and how often each was given. */
  readonly reasons: ReadonlyMap<string, number>
  readonly writes: Kept
  /** The number of writes that had to be repeated, and of writes that were never acknowledged. */
  readonly again: number
  readonly givenUp: number
  /**
   * The longest time without any answer of the home page. Also the time from the start of the fault until every request was
   * answered at once again.
   */
  readonly withoutHome: number
  readonly recovered: number
  /** The answer times of the home page in ms, without the outages. */
  readonly home: { readonly p50: number; readonly p99: number }
  /** Further observations. */
  readonly notes: readonly string[]
}

const count = <T>(all: readonly T[], of: (one: T) => string): Map<string, number> => {
  const counted = new Map<string, number>()
  for (const one of all) counted.set(of(one), (counted.get(of(one)) ?? 0) + 1)
  return counted
}

/** Milliseconds. A shorter time without an answer of the home page doesn't count as an outage. */
const noticeable = 1000

/** The outages of the home page between two moments: the longest one, and the end of the last noticeable one. */
function homeAway(home: Ledger['home'], from: number, to: number) {
  const times = [from, ...home.map(({ at }) => at).filter((at) => at > from && at < to), to]
  let [longest, over] = [0, from]
  for (let n = 1; n < times.length; n += 1) {
    const gap = times[n]! - times[n - 1]!
    longest = Math.max(longest, gap)
    if (gap > noticeable) over = times[n]!
  }
  return { longest: longest / 1000, recovered: (over - from) / 1000 }
}

/** Sends visits during the fault. Compares the acknowledged writes with the stored data afterwards. */
export async function withVisits(
  faulty: Faulty,
  sizes: FaultSizes,
  name: string,
  fault: () => Promise<readonly string[]>,
): Promise<FoundFault> {
  const run = `fault-${name}`
  // One landlord is left out, because their second step ends their sessions.
  const landlords = await faulty.currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ account: string; house: string }>(
      'select account_id as account, min(id) as house from house where deleted_at is null and account_id <> (select max(account_id) from contract where "signatureType" is null and id < 900000000) group by 1 order by 1',
    )
    return rows.map(({ account, house }) => ({
      account: Number(account),
      house: Number(house),
      supplier: (Number(account) - 1) * 4 + 2,
    }))
  })
  const client = startClient({
    url: faulty.url,
    run,
    rate: sizes.rate,
    year: Number(faulty.months.due.slice(0, 4)),
    date: `${faulty.months.due.slice(0, 8)}01`,
    picture: faulty.picture,
    landlords,
  })
  await sleep(sizes.calm * 1000)
  const began = performance.now()
  const notes = await fault()
  await sleep(sizes.calm * 1000)
  const ended = performance.now()
  const ledger = await client.end()
  const { requests } = ledger
  const outcomes = count(requests, ({ outcome }) => outcome)
  const writes = [...ledger.vouchers, ...ledger.files, ...ledger.sessions]
  const away = homeAway(ledger.home, began, ended)
  const times = ledger.home.filter(({ at }) => at > began && at < ended).map(({ ms }) => ms)
  return {
    name,
    requests: requests.length,
    outcomes: Object.fromEntries(
      (['done', 'said why', 'no answer', 'hung', 'internal', 'wrong'] as const).map((each) => [
        each,
        outcomes.get(each) ?? 0,
      ]),
    ) as Record<Outcome, number>,
    reasons: count(
      requests.filter(({ outcome }) => outcome !== 'done'),
      ({ what, why }) => `${what}: ${why}`,
    ),
    writes: await checkKept(faulty, run, ledger),
    again: writes.filter((write) => write.requests > 1).length,
    givenUp: writes.filter(({ acknowledged }) => acknowledged === null).length,
    withoutHome: away.longest,
    recovered: away.recovered,
    home: { p50: within(times, 0.5), p99: within(times, 0.99) },
    notes,
  }
}
