import autocannon, { type Request } from 'autocannon'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sizes } from './options'

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** One side of a comparison: where its requests go. */
export interface Side {
  readonly url: string
  readonly requests: Request[]
}

export interface Rate {
  /** Median of the rounds' requests per second. */
  readonly perSecond: number
  /** Medians of the rounds, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Each round's requests per second, in order. */
  readonly rounds: readonly number[]
}

/**
 * Each connection begins at another request. autocannon begins every connection at the first one.
 * All would then ask for the same house at the same time, and would wait for the account's own limit.
 */
function spread(requests: Request[]): (client: { setRequests(requests: Request[]): void }) => void {
  let connection = 0
  return (client) => {
    const first = connection++ % requests.length
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
  }
}

async function load({ url, requests }: Side, connections: number, seconds: number) {
  const setupClient = spread(requests)
  const result = await autocannon({ url, connections, duration: seconds, requests, setupClient, timeout: 30 })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers were no success, ${result.errors} failed, ${result.timeouts} never came`,
    )
  }
  return {
    total: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** Calls one side until its code is compiled and its statements are planned, as after minutes of running. */
async function warmUp(side: Side, connections: number, calls: number): Promise<void> {
  const ends = performance.now() + 30_000
  for (let done = 0; done < calls && performance.now() < ends;) done += (await load(side, connections, 2)).total
}

/** The idle time and total time of the cores, in milliseconds. */
function coreTimes(): { idle: number; all: number } {
  const sum = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    sum.idle += times.idle
    sum.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return sum
}

/**
 * Waits until the machine has been otherwise idle for a second, at most that many seconds. Other
 * work slows down both sides, but most of all the side whose calls pass between processes more
 * often.
 */
export async function waitUntilIdle(seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds; tries += 1) {
    const before = coreTimes()
    await sleep(1000)
    const after = coreTimes()
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return
  }
}

/**
 * Loads the sides alternately, so that other work on the machine affects them alike. The order
 * changes from round to round. Both sides are warmed up first.
 */
export async function alternate<K extends string>(
  sides: Readonly<Record<K, Side>>,
  {
    connections,
    rounds,
    seconds,
    warmUp: calls,
    wait,
  }: Pick<Sizes, 'connections' | 'rounds' | 'seconds' | 'warmUp' | 'wait'>,
): Promise<Record<K, Rate>> {
  const names = Object.keys(sides) as K[]
  const found = new Map<K, Awaited<ReturnType<typeof load>>[]>(names.map((name) => [name, []]))
  for (const name of names) await warmUp(sides[name], connections, calls)
  for (let round = 0; round < rounds; round += 1) {
    const order = names.map((_, index) => names[(index + round) % names.length]!)
    for (const name of order) {
      await waitUntilIdle(wait)
      found.get(name)!.push(await load(sides[name], connections, seconds))
    }
  }
  const rate = (name: K): Rate => {
    const all = found.get(name)!
    return {
      perSecond: median(all.map((each) => each.perSecond)),
      p50: median(all.map((each) => each.p50)),
      p99: median(all.map((each) => each.p99)),
      rounds: all.map((each) => each.perSecond),
    }
  }
  return Object.fromEntries(names.map((name) => [name, rate(name)])) as Record<K, Rate>
}

/** Median of the rounds' own ratios, because a disturbance in a round affects both of its sides. */
export const ratioOf = (ours: Rate, theirs: Rate): number =>
  median(ours.rounds.map((perSecond, round) => perSecond / theirs.rounds[round]!))
