import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { trashServices } from '../src/app/server/modules'
import { addDays, addTime, daysBetween, osloDay, type Day, type Instant } from '../src/base/kit/day'
import type { OwnerId } from '../src/base/kit/owner'
import { ore } from '../src/base/kit/money'
import { changeRepeatFrom } from '../src/books/repeat/service-change'
import { startRepeat, stopRepeat } from '../src/books/repeat/service'
import { trashSeries } from '../src/books/repeat/service-series'
import { maxFreeVouchers } from '../src/landlord/plan/rules'
import { expectedDates, continuationDate, type PlannedRepeat, rhythms } from './repeats-oracle'
import { isFullRun, seed } from './run'
import {
  addAccount,
  addRepeat,
  queueRuns,
  miscountedAccounts,
  seededRandom,
  repeatForm,
  startDate,
  useFixture,
  type RepeatPlace,
} from './repeats-fixture'

/** The full size is for `npm run proof`. */
const sizes = isFullRun ? { parents: 100, kills: 10, longestStep: 10 } : { parents: 12, kills: 1, longestStep: 90 }

/** The run covers 36 months from here. For 14 of them no worker runs. They contain a leap day and both clock changes. */
const begin = '2023-11-15T11:00:00.000Z' as Instant
const [start, end] = [osloDay(begin), '2026-11-15' as Day]
const downtimes = [1, 40, 426]
/** Days on which a worker always runs: a leap day, and both clock changes. */
const awkward = ['2024-02-29', '2024-03-31', '2026-03-29', '2026-10-25'] as Day[]

/** One of the vouchers that continue a repeat one after another. */
interface Link {
  readonly id: number
  readonly date: Day
  readonly from: Day
  readonly sum: number
  readonly switches: { what: 'stop' | 'start'; on: Day }[]
  isTrashed: boolean
}

interface Repeat extends PlannedRepeat {
  readonly date: Day
  readonly owner: OwnerId
  readonly home: RepeatPlace
  readonly links: Link[]
}

const fixture = useFixture(4)
const { write } = fixture

const repeatOf = (home: RepeatPlace & { owner: OwnerId }, id: number, date: Day, repeat: Repeat['repeat']): Repeat => ({
  owner: home.owner,
  home,
  date,
  repeat,
  links: [{ id, date, from: date, sum: 12_345, switches: [], isTrashed: false }],
})

/** Repeats of subscribers. Each subscriber has several, so that workers meet in one account. */
async function addRepeats(pick: (below: number) => number): Promise<Repeat[]> {
  const repeats: Repeat[] = []
  for (let n = 0; n < sizes.parents;) {
    const home = await addAccount(fixture.db, begin, { subscriptionActive: true })
    for (let i = 0; i < 1 + pick(9) && n < sizes.parents; i += 1, n += 1) {
      const [date, repeat] = [startDate(n, pick), rhythms[pick(rhythms.length)]!]
      const id = await write(begin, home.owner, (ctx) => addRepeat(ctx, home, date, repeat))
      repeats.push(repeatOf(home, id, date, repeat))
    }
  }
  return repeats
}

const vouchersOf = async (parent: number) => {
  return await fixture.db
    .selectFrom('bilag')
    .select(['date', 'sum', 'isTrashed'])
    .$narrowType<{ date: Day }>()
    .where('parentBilagId', '=', parent)
    .orderBy('date')
    .orderBy('id')
    .execute()
}
const datesOf = async (parent: number) => (await vouchersOf(parent)).map(({ date }) => date as string)

/**
 * A landlord's action on a repeat at that moment: stops or starts it, moves the series to the trash folder or restores it,
 * or changes its price.
 */
async function touch(repeat: Repeat, now: Instant, today: Day, pick: (below: number) => number): Promise<string> {
  const { owner, home } = repeat
  const link = repeat.links.at(-1)!
  if (link.date > today) return ''
  const isStopped = link.switches.at(-1)?.what === 'stop'
  const what = isStopped ? 'start' : (['stop', 'trash', 'change'] as const)[pick(3)]!
  if (what === 'change') {
    // The change starts in the past or in the future.
    const from = addDays(link.date, 1 + pick(daysBetween(link.date, today) + 40))
    const sum = ore(link.sum + 100)
    const form = repeatForm(home, from, repeat.repeat, sum)
    const { id, date } = await write(now, owner, (ctx) => changeRepeatFrom(ctx, link.id, form))
    expect(date).toBe(continuationDate(repeat, from))
    repeat.links.push({ id, date: date as Day, from, sum, switches: [...link.switches], isTrashed: false })
    return what
  }
  await write(now, owner, async (ctx) => {
    if (what === 'stop') await stopRepeat(ctx, link.id)
    if (what === 'trash') await trashSeries(ctx, link.id)
    if (what === 'start') {
      if (link.isTrashed)
        await trashServices.restore(ctx, link.id, { type: 'bilag', houseId: home.houseId, series: true })
      await startRepeat(ctx, link.id)
    }
  })
  link.isTrashed = what === 'trash'
  link.switches.push({ what: what === 'start' ? 'start' : 'stop', on: today })
  return what
}

/** Duplicates, gaps and surplus vouchers in all repeats. */
async function differences(repeats: readonly Repeat[], today: Day) {
  const wrong: string[] = []
  let made = 0
  for (const repeat of repeats) {
    const all = expectedDates(repeat, today)
    for (const [n, link] of repeat.links.entries()) {
      const [vouchers, expected] = [await vouchersOf(link.id), all[n]!]
      const found = vouchers.map(({ date }) => date as string)
      made += found.length
      const about = `${n} of ${repeat.repeat} from ${repeat.date} ${JSON.stringify(repeat.links)}`
      for (const date of new Set(found))
        if (found.filter((one) => one === date).length > 1) wrong.push(`twice ${date}: ${about}`)
      for (const date of expected) if (!found.includes(date)) wrong.push(`gap ${date}: ${about}`)
      for (const date of found) if (!expected.includes(date)) wrong.push(`too many ${date}: ${about}`)
      if (vouchers.some(({ sum }) => sum !== link.sum)) wrong.push(`another price: ${about}`)
      if (vouchers.some(({ isTrashed }) => isTrashed !== link.isTrashed)) wrong.push(`in or out of the trash: ${about}`)
    }
  }
  return { wrong, made }
}

describe.each([2, 4])('repeats under %i worker processes that are killed at random', (processes) => {
  it(`have each date once over 36 months, with downtimes of ${downtimes.join(', ')} days`, async () => {
    const pick = seededRandom(seed + processes)
    const repeats = await addRepeats(pick)
    const workers = fixture.workers(processes, begin)
    try {
      await workers.startAll()
      let today = start
      const breaks = new Map(downtimes.map((days, i) => [addDays(start, 60 + 120 * i + pick(60)), days]))
      const lived = new Set<Day>()
      let kills = sizes.kills
      const done = new Set<string>()

      /** Sets the workers' clock to a random hour of that day, also by Oslo time, and waits until all is done. */
      const live = async ({ isHurt = false, isTouched = true }) => {
        const now = addTime(`${today}T00:30:00.000Z` as Instant, pick(21 * 3_600_000))
        await queueRuns(fixture.db, now, processes * 2)
        workers.setTime(now)
        // A landlord changes repeats while the workers run.
        for (const _ of isTouched ? [1, 2, 3] : [])
          done.add(await touch(repeats[pick(repeats.length)]!, now, today, pick))
        if (isHurt) {
          await sleep(pick(40))
          await workers.kill([...workers.alive.keys()][pick(workers.alive.size)]!)
        }
        await workers.rest(fixture.db, now)
        if (isHurt) await workers.startAll()
      }
      while (today < end) {
        const down = [...breaks].find(([on]) => on <= today)
        if (down) {
          breaks.delete(down[0])
          await workers.killAll()
          today = addDays(today, down[1])
          await workers.startAll()
        } else {
          const next = addDays(today, 1 + pick(sizes.longestStep))
          today = awkward.find((day) => day > today && day < next) ?? next
        }
        lived.add(today)
        if (today > end) today = end
        const isHurt =
          kills > 0 && (daysBetween(start, today) / daysBetween(start, end)) * sizes.kills > sizes.kills - kills
        if (isHurt) kills -= 1
        await live({ isHurt })
      }
      expect([kills, breaks.size, awkward.filter((day) => !lived.has(day))]).toEqual([0, 0, []])
      for (const what of ['stop', 'start', 'trash', 'change']) expect(done).toContain(what)
      const { wrong, made } = await differences(repeats, today)
      expect(wrong, `seed ${seed}`).toEqual([])
      expect(made).toBeGreaterThan(sizes.parents * 20)

      // A second run adds nothing, and every voucher is counted.
      await live({ isTouched: false })
      expect(await differences(repeats, today)).toEqual({ wrong: [], made })
      expect(await miscountedAccounts(fixture.db)).toEqual([])
      expect(workers.complaints).toEqual([])
    } finally {
      await workers.killAll()
    }
  })
})

describe('repeats without a subscription', () => {
  it('end at 21 vouchers or day 30, each with its first dates and no gap, and say what they left out', async () => {
    const pick = seededRandom(seed)
    const repeats: Repeat[] = []
    for (let n = 0; n < sizes.parents / 5; n += 1) {
      const home = await addAccount(fixture.db, begin, { subscriptionActive: false })
      for (let i = 0; i < 5; i += 1) {
        const [date, repeat] = [
          addDays(start, pick(25) - (n % 3 === 0 ? 40 : 0)),
          pick(3) === 0 ? ('monthly' as const) : ('weekly' as const),
        ]
        const id = await write(begin, home.owner, (ctx) => addRepeat(ctx, home, date, repeat)).catch(() => null)
        if (id !== null) repeats.push(repeatOf(home, id, date, repeat))
      }
    }
    const workers = fixture.workers(2, begin)
    try {
      await workers.startAll()
      for (let day = 1; day <= 45; day += 4) {
        const now = addTime(begin, day * 86_400_000)
        await queueRuns(fixture.db, now, 4)
        workers.setTime(now)
        await workers.rest(fixture.db, now)
      }
      const accounts = await fixture.db.selectFrom('account').select(['id', 'usedBilags']).execute()
      const stoppers = new Set<string>()
      for (const repeat of repeats) {
        const row = await fixture.db
          .selectFrom('bilag')
          .select(['stopped_by', 'stopped_on', 'isRepeatStopped'])
          .where('id', '=', repeat.links[0]!.id)
          .executeTakeFirstOrThrow()
        const found = await datesOf(repeat.links[0]!.id)
        const expected = expectedDates(repeat, addDays(start, 400))[0]!
        expect(found).toEqual(expected.slice(0, found.length))
        if (!row.isRepeatStopped) continue
        stoppers.add(row.stopped_by)
        expect(row.stopped_on).toBe(expected[found.length])
        const used = accounts.find((account) => account.id === repeat.owner)!.usedBilags
        // Trial day 30 is 30 days after the first voucher or contract.
        expect(row.stopped_by).toBe(
          used < maxFreeVouchers || row.stopped_on! >= addDays(start, 30) ? 'endOf30Days' : 'freeLimit',
        )
      }
      expect(stoppers).toEqual(new Set(['freeLimit', 'endOf30Days']))
      for (const account of accounts) {
        expect(account.usedBilags).toBeLessThanOrEqual(maxFreeVouchers)
        expect(
          await fixture.db.selectFrom('bilag').select('id').where('account_id', '=', account.id).execute(),
        ).toHaveLength(account.usedBilags)
      }
    } finally {
      await workers.killAll()
    }
  })
})
