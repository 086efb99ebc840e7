import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, day, daysInMonth, monthAt, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { cases } from '../../base/kit/test-cases'
import { firstMonth, type RentTerms } from './rules'
import { listRentsDue } from './rules-due'
import { rentAfterLastDayMove, type BookedVoucher, type EndMemory } from './rules-last-day'

const terms = (more: Partial<RentTerms> = {}): RentTerms => ({
  start_date: day('2026-01-15'),
  end_date: null,
  finished_on: null,
  notice: null,
  first_payment_date: day('2026-01-15'),
  days_before_first_payment: 'free',
  month_sum: ore(1_200_000),
  rents: [],
  ...more,
})

/** A contract with its vouchers, as the services store them. `today` moves only forwards. */
interface World {
  readonly terms: RentTerms
  readonly vouchers: readonly BookedVoucher[]
  readonly next_rent_on: Day | null
  readonly end_memory: EndMemory | null
  readonly ids: number
}

/** Books what is due. A month that has a voucher, in the trash folder too, gets none. */
function book(world: World, today: Day): World {
  const { rents, next } = listRentsDue(world.terms, world.next_rent_on, today)
  const vouchers = [...world.vouchers]
  let { ids } = world
  for (const rent of rents)
    if (!vouchers.some(({ start_date }) => monthAt(start_date) === monthAt(rent.start_date)))
      vouchers.push({ ...rent, id: (ids += 1), isTrashed: false })
  return { ...world, vouchers, next_rent_on: next, ids }
}

const signed = (of: RentTerms, today: Day): World =>
  book({ terms: of, vouchers: [], next_rent_on: firstMonth(of), end_memory: null, ids: 0 }, today)

function move(world: World, to: Partial<RentTerms>, today: Day, trashesAll = false): World {
  const after = { ...world.terms, ...to }
  const { changed, next_rent_on, end_memory } = rentAfterLastDayMove(
    world.vouchers,
    world.terms,
    after,
    world,
    trashesAll,
  )
  const vouchers = world.vouchers.map((voucher) => changed.find(({ id }) => id === voucher.id) ?? voucher)
  return book({ ...world, terms: after, vouchers, next_rent_on, end_memory }, today)
}

const lines = ({ vouchers }: World) =>
  vouchers
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
    .map(({ start_date, end_date, sum, isTrashed }) => {
      const line = `${start_date} ${end_date} ${sum / 100}`
      return isTrashed ? `(${line})` : line
    })

/** The world in which the voucher that begins on that day has other values. */
const changedAt = (world: World, start: string, values: Partial<BookedVoucher>): World => ({
  ...world,
  vouchers: world.vouchers.map((one) => (one.start_date === start ? Object.assign({}, one, values) : one)),
})

const today = day('2026-06-20')
const untilApril = [
  '2026-01-15 2026-01-31 6580.65',
  '2026-02-01 2026-02-28 12000',
  '2026-03-01 2026-03-31 12000',
  '2026-04-01 2026-04-30 12000',
]

describe('a last day that moves', () => {
  it('charges its month by days, and puts later vouchers into the trash folder until it is taken back', () => {
    const before = signed(terms(), today)
    const ended = move(before, { finished_on: day('2026-05-10') }, today)
    expect(lines(ended)).toEqual([...untilApril, '2026-05-01 2026-05-10 3870.97', '(2026-06-01 2026-06-30 12000)'])
    expect(ended.next_rent_on).toBeNull()
    const back = move(ended, { finished_on: null }, today)
    expect(lines(back)).toEqual(lines(before))
    expect(back.next_rent_on).toBe('2026-07-01')
  })

  it('keeps the sums that the landlord has set, also one that equals the share by chance', () => {
    const booked = signed(terms({ month_sum: ore(1_240_000) }), today)
    const set = changedAt(booked, '2026-05-01', { sum: ore(400_000) })
    const ended = move(set, { finished_on: day('2026-05-10') }, today)
    expect(lines(ended)[4]).toBe('2026-05-01 2026-05-10 4000')
    expect(lines(move(ended, { finished_on: null }, today))).toEqual(lines(set))
  })

  it('leaves a voucher in the trash folder that the landlord put there', () => {
    const booked = signed(terms(), today)
    const trashed = changedAt(booked, '2026-06-01', { isTrashed: true })
    const ended = move(trashed, { finished_on: day('2026-05-10') }, today)
    expect(lines(move(ended, { finished_on: null }, today))).toEqual(lines(trashed))
  })

  it('does not bring back a month that was deleted for good, nor book it anew', () => {
    const ended = move(signed(terms(), today), { finished_on: day('2026-03-10') }, today)
    const without = { ...ended, vouchers: ended.vouchers.filter(({ start_date }) => start_date !== '2026-05-01') }
    const back = move(without, { finished_on: null }, today)
    expect(back.vouchers.map(({ start_date }) => start_date)).not.toContain('2026-05-01')
    expect(back.next_rent_on).toBe('2026-07-01')
  })

  it('goes on where the plan had stopped the booking', () => {
    const waits = { ...signed(terms(), day('2026-03-20')), next_rent_on: day('2026-04-01') }
    const ended = { ...move(waits, { finished_on: day('2026-02-10') }, day('2026-03-20')) }
    expect(ended.next_rent_on).toBeNull()
    expect(lines(move(ended, { finished_on: null }, today))).toEqual(lines(signed(terms(), today)))
  })

  it('with all rent deleted books nothing, and brings all of it back', () => {
    const before = signed(terms(), today)
    const ended = move(before, { finished_on: day('2026-05-10') }, today, true)
    expect(ended.vouchers.every(({ isTrashed }) => isTrashed)).toBe(true)
    expect(ended.next_rent_on).toBeNull()
    expect(lines(move(ended, { finished_on: null }, day('2026-07-02')))).toEqual([
      ...lines(before),
      '2026-07-01 2026-07-31 12000',
    ])
  })

  it('after a fixed term charges its last month anew, and books the months since', () => {
    const term = signed(terms({ end_date: day('2026-04-10') }), today)
    expect(lines(term).at(-1)).toBe('2026-04-01 2026-04-10 4000')
    const longer = move(term, { finished_on: day('2026-05-31') }, today)
    expect(lines(longer)).toEqual([...untilApril, '2026-05-01 2026-05-31 12000'])
    const back = move(longer, { finished_on: null }, today)
    expect(lines(back)).toEqual([...lines(term), '(2026-05-01 2026-05-31 12000)'])
  })

  it('keeps a set sum of a month that only a notice after a fixed term had charged', () => {
    const term = signed(terms({ end_date: day('2026-02-04') }), today)
    const noticed = move(term, { notice: { last_day: day('2026-03-01') } }, today)
    const set = changedAt(noticed, '2026-03-01', { sum: ore(0) })
    const back = move(set, { notice: null }, today)
    expect(lines(back).at(-1)).toBe('(2026-03-01 2026-03-01 0)')
    expect(lines(move(back, { finished_on: day('2026-03-01') }, today)).at(-1)).toBe('2026-03-01 2026-03-01 0')
  })

  it('before the first payment books the days before it once, whichever way it moves', () => {
    const of = terms({
      start_date: day('2026-05-10'),
      first_payment_date: day('2026-07-05'),
      days_before_first_payment: 'with_first',
    })
    const before = signed(of, today)
    expect(lines(before)).toEqual([])
    const ended = move(before, { finished_on: day('2026-06-10') }, today)
    expect(lines(ended)).toEqual(['2026-06-01 2026-06-10 12516.13'])
    const back = move(ended, { finished_on: null }, day('2026-07-01'))
    expect(lines(back)).toEqual(['(2026-06-01 2026-06-10 12516.13)', '2026-07-01 2026-07-31 32516.13'])
    const again = move(back, { finished_on: day('2026-06-10') }, day('2026-07-01'))
    expect(lines(again)).toEqual(['2026-06-01 2026-06-10 12516.13', '(2026-07-01 2026-07-31 32516.13)'])
  })
})

/** The rent of a lease by month, up to a last day, in øre. It is reckoned by days, apart from the product. */
function owedByMonth(start: Day, rent: Ore, last: Day | null, today_: Day): Map<Day, number> {
  const owed = new Map<Day, number>()
  const endOfMonth = addDays(addMonths(monthAt(today_), 1), -1)
  const until = last !== null && last < endOfMonth ? last : endOfMonth
  for (let at = start; at <= until; at = addDays(at, 1)) owed.set(monthAt(at), (owed.get(monthAt(at)) ?? 0) + 1)
  return new Map(
    [...owed].map(([month, days]) => {
      const all = daysInMonth(yearOf(month), monthOf(month))
      return [month, Math.floor((2 * rent * days + all) / (2 * all))]
    }),
  )
}

it('notices, ends and their undoing in any order leave the rent of the last day that stands', () => {
  const start = day('2026-01-15')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('notice' as const), after: fc.integer({ min: 0, max: 700 }) }),
    fc.record({ kind: fc.constant('finish' as const), after: fc.integer({ min: 0, max: 700 }), trashes: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('takeBackNotice' as const, 'takeBackFinish' as const, 'goOn' as const) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ kind: fc.constant('set' as const), voucher: fc.nat(30), sum: fc.integer({ min: 0, max: 1_300_000 }) }),
    fc.record({ kind: fc.constant('trash' as const), voucher: fc.nat(30) }),
  )
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 20, max: 600 })),
      fc.integer({ min: 100_000, max: 2_000_000 }).map((sum) => ore(sum)),
      fc.array(step, { maxLength: 14 }),
      (length, rent, steps) => {
        let now = day('2026-03-20')
        let world = signed(terms({ month_sum: rent, end_date: length === null ? null : addDays(start, length) }), now)
        const own = new Map<Day, number>()
        const trashed = new Set<Day>()
        let isAllTrashed = false
        const lastOf = ({ terms: of }: World) => of.finished_on ?? of.notice?.last_day ?? of.end_date
        const everOwed = new Set<Day>()
        const see = () => {
          if (isAllTrashed) return
          for (const month of owedByMonth(start, rent, lastOf(world), now).keys()) everOwed.add(month)
        }
        see()
        for (const each of steps) {
          const voucher = 'voucher' in each ? world.vouchers[each.voucher] : undefined
          const isEnded = world.terms.finished_on !== null
          if (each.kind === 'wait') {
            now = addDays(now, each.days)
            if (!isAllTrashed) world = book(world, now)
          } else if (each.kind === 'notice' && !isEnded)
            world = move(world, { notice: { last_day: addDays(start, each.after) } }, now)
          else if (each.kind === 'finish' && !isEnded) {
            isAllTrashed = each.trashes
            world = move(world, { finished_on: addDays(start, each.after) }, now, each.trashes)
          } else if (each.kind === 'takeBackNotice' && !isEnded) world = move(world, { notice: null }, now)
          else if (each.kind === 'takeBackFinish' && isEnded) {
            isAllTrashed = false
            world = move(world, { finished_on: null }, now)
          } else if (each.kind === 'goOn' && !isEnded && world.terms.notice === null && world.terms.end_date !== null)
            world = move(world, { end_date: null }, now)
          else if (each.kind === 'set' && voucher && !isEnded && !voucher.isTrashed) {
            // A sum that equals the lease's is not known as a set one.
            const owed = owedByMonth(start, rent, lastOf(world), now).get(monthAt(voucher.start_date))
            if (each.sum === owed || own.has(monthAt(voucher.start_date))) continue
            own.set(monthAt(voucher.start_date), each.sum)
            const sum = ore(each.sum)
            world = changedAt(world, voucher.start_date, { sum })
          } else if (each.kind === 'trash' && voucher && !isEnded && !voucher.isTrashed) {
            trashed.add(monthAt(voucher.start_date))
            world = changedAt(world, voucher.start_date, { isTrashed: true })
          }
          see()
          const last = lastOf(world)
          const owed = isAllTrashed ? new Map<Day, number>() : owedByMonth(start, rent, last, now)
          const shown = new Map(
            world.vouchers.flatMap(({ start_date, sum, isTrashed }) =>
              isTrashed ? [] : [[monthAt(start_date), sum as number]],
            ),
          )
          const expected = new Map(
            [...owed].flatMap(([month, sum]) => (trashed.has(month) ? [] : [[month, own.get(month) ?? sum]])),
          )
          expect(shown).toEqual(expected)
          expect(new Set(world.vouchers.map(({ start_date }) => monthAt(start_date)))).toEqual(everOwed)
        }
      },
    ),
    cases(1000),
  )
})
