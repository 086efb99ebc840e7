import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettingKinds } from '../law/model'
import { letterKinds, type LetterKind, type LetterRequest } from './model'
import type { LetterFacts, SentLetter } from './model-facts'
import { letterOffer, letterProblem, withDefaultDays } from './rules'
import { exampleFacts, exampleLetter, leaseOfLetting } from './test-letters'

// The oracle reckons the Act's days with Date alone. It knows nothing of the product's rules or its calendar.

const ms = 86_400_000
const utc = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)
const plusDays = (from: string, days: number) => text(utc(from) + days * ms)
/** The same date after this number of months, or the last day of a shorter month (domstolloven § 148). */
function plusMonths(from: string, months: number): string {
  const [y, m, d] = from.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(y, m + months, 0)).getUTCDate()
  return text(Date.UTC(y, m - 1 + months, Math.min(d, lastOfMonth)))
}
const lastOfMonth = (from: string, months: number) => {
  const [y, m] = from.split('-').map(Number) as [number, number]
  return text(Date.UTC(y, m + months, 0))
}
/** Easter Sundays, from an almanac. */
const easters = [
  '2020-04-12',
  '2021-04-04',
  '2022-04-17',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
]
const off = new Set(easters.flatMap((easter) => [-3, -2, 0, 1, 39, 49, 50].map((days) => plusDays(easter, days))))
function workingDay(from: string): string {
  let at = from
  const isOff = () =>
    [0, 6].includes(new Date(utc(at)).getUTCDay()) ||
    ['01-01', '05-01', '05-17', '12-25', '12-26'].includes(at.slice(5)) ||
    off.has(at)
  while (isOff()) at = plusDays(at, 1)
  return at
}

interface Allowed {
  readonly first?: string | undefined
  readonly last?: string | undefined
}

/** The lawful days of a letter. Null where the Act knows none for this lease. */
function lawful(kind: LetterKind, facts: LetterFacts): Allowed | null {
  const { term, letting, open, sent, rents } = facts
  const ends = [term.noticeEnd, term.end].filter((each) => each !== null).toSorted()[0] as string | undefined
  const oldest = open.map(({ dueOn }) => dueOn as string).toSorted()[0]
  const bound = term.end !== null && (term.end < facts.today || !facts.lease.fixed_term_terminable)
  switch (kind) {
    case 'payment_reminder':
      return oldest === undefined ? null : { first: plusDays(oldest, 1) }
    case 'eviction_warning':
      return oldest === undefined ? null : { first: oldest }
    case 'rent_demand': {
      if (oldest === undefined) return null
      const before = sent.findLast((each) => each.kind === 'rent_demand' && each.on >= oldest)
      const days = [plusDays(oldest, 14), ...(before ? [plusDays(before.payBy as string, 1)] : [])].toSorted()
      return { first: days.at(-1) }
    }
    case 'social_services': {
      // Of chapter 9, only § 9-10 applies to the landlord's own home (§ 11-4).
      if (letting === 'own_home') return null
      const warned = oldest === undefined ? undefined : sent.findLast((each) => each.kind === 'eviction_warning')
      const { end } = term
      const moved = end === null ? undefined : sent.findLast((each) => each.kind === 'move_request' && each.on > end)
      // The term that ends first ends the lease, whatever a notice says.
      const ending = term.noticeEnd !== null && term.noticeEnd === ends ? [plusDays(ends, 1)] : []
      const days = [
        ...(warned ? [plusDays(workingDay(plusDays(warned.on, 14)), 1)] : []),
        ...(moved ? [plusDays(workingDay(plusDays(moved.on, 14)), 1)] : []),
        ...ending,
      ].toSorted()
      return days[0] === undefined ? null : { first: days[0] }
    }
    case 'termination':
      return bound ? null : {}
    case 'tenant_termination':
      // A tenant may end a fixed term where the Act or both say so (§§ 7-5, 9-10).
      return term.end !== null && term.end < facts.today ? null : {}
    case 'move_request':
      if (term.end === null) return null
      return { first: plusDays(term.end, 1), last: letting === 'own_home' ? undefined : plusMonths(term.end, 3) }
    case 'breach_warning':
      return { first: term.start }
    case 'market_rent': {
      const set = rents
        .filter(({ byIndex }) => !byIndex)
        .map(({ since }) => since as string)
        .toSorted()
        .at(-1)!
      const first = plusMonths(set, 30)
      if (ends === undefined) return { first }
      // The last month of the lease is the last one that can have the new rent.
      const lastMonth = `${ends.slice(0, 7)}-01`
      const last = plusMonths(lastMonth, -6)
      const yearOver = plusMonths(rents.at(-1)!.since, 12)
      return first > last || yearOver > lastMonth ? null : { first, last }
    }
    case 'deposit_claim':
      return ends === undefined ? null : { first: ends }
    case 'access':
      return { last: ends }
    default:
      return {}
  }
}

const near = fc.integer({ min: 0, max: 700 }).map((days) => day(plusDays('2025-03-01', days)))
const tenancies = fc
  .record({
    letting: fc.constantFrom(...lettingKinds),
    start: fc.integer({ min: 0, max: 1800 }).map((days) => day(plusDays('2020-01-15', days))),
    end: fc.option(near),
    noticeEnd: fc.option(near, { freq: 1 }),
    isTerminable: fc.boolean(),
    noticeMonths: fc.option(fc.integer({ min: 1, max: 6 })),
    due: fc.option(near),
    changes: fc.array(fc.record({ since: near, byIndex: fc.boolean() }), { maxLength: 3 }),
    sent: fc.array(fc.record({ kind: fc.constantFrom('rent_demand', 'eviction_warning', 'move_request'), on: near }), {
      maxLength: 3,
    }),
    today: near,
  })
  .map(({ letting, start, due, changes, sent, today, isTerminable, noticeMonths, ...term }): LetterFacts => {
    const letters = sent
      .filter(({ on }) => on <= today)
      .toSorted((a, b) => (a.on < b.on ? -1 : 1))
      .map(({ kind, on }): SentLetter => ({ kind: kind as LetterKind, on, payBy: day(plusDays(on, 14)), hasFee: true }))
    return exampleFacts({
      today,
      letting,
      term: { start, finishedOn: null, ...term },
      lease: leaseOfLetting(letting, term.end, {
        start_date: start,
        fixed_term_terminable: isTerminable,
        month_resignation: noticeMonths,
      }),
      open:
        due === null ? [] : [{ month: day(`${due.slice(0, 7)}-01`), dueOn: due, open: ore(1_200_000), isRise: false }],
      nextDue: due,
      sent: letters,
      rents: [
        { since: start, sum: ore(1_000_000), byIndex: false },
        ...changes
          .toSorted((a, b) => (a.since < b.since ? -1 : 1))
          .map(({ since, byIndex }) => ({ since, byIndex, sum: ore(1_100_000) })),
      ],
    })
  })

it('no letter is offered before its first lawful day or after its last, in 1,000 tenancies', () => {
  let open = 0
  fc.assert(
    fc.property(tenancies, (facts) => {
      for (const kind of letterKinds) {
        const days = lawful(kind, facts)
        const { state, first, last } = letterOffer(kind, facts)
        const expected =
          days === null
            ? 'closed'
            : days.first !== undefined && facts.today < days.first
              ? 'early'
              : days.last !== undefined && facts.today > days.last
                ? 'late'
                : 'open'
        expect([kind, state]).toEqual([kind, expected])
        if (days !== null) expect([kind, first, last]).toEqual([kind, days.first ?? null, days.last ?? null])
        open += Number(state === 'open')
      }
    }),
    { numRuns: 1000, seed: 43 },
  )
  expect(open).toBeGreaterThan(5000)
})

it('no letter names a day that the law doesn’t allow, in 1,000 tenancies', () => {
  const reason = 'Grunn.'
  fc.assert(
    fc.property(tenancies, near, (facts, asked) => {
      const { today, letting, term, lease, rents } = facts
      const months = lease.month_resignation ?? (letting === 'room' ? 1 : 3)
      const made = (kind: LetterKind, more: Partial<LetterRequest>) => {
        const form = exampleLetter(kind, more)
        return letterProblem(form, facts) === null ? withDefaultDays(form, facts) : null
      }
      for (const last_day of [null, asked]) {
        const notice = made('termination', { reason, last_day })
        // A term that ends earlier ends the lease anyway.
        const earliest = [lastOfMonth(today, months), ...(term.end === null ? [] : [term.end])].toSorted()[0]!
        if (notice) expect(notice.last_day! >= earliest).toBe(true)
        if (notice) expect([lastOfMonth(notice.last_day!, 0), term.end]).toContain(notice.last_day)
        const tenant = made('tenant_termination', { received_on: today, last_day })
        if (tenant) expect(tenant.last_day! >= earliest).toBe(true)
      }
      const changes = made('access', { purpose: 'changes', on: asked })
      if (changes) expect(changes.on! > lastOfMonth(today, 3)).toBe(true)
      for (const from of [null, day(`${asked.slice(0, 7)}-01`)]) {
        const rent = made('market_rent', { month_sum: ore(2_000_000), from })
        if (!rent) continue
        expect(rent.from! >= plusMonths(today, 6)).toBe(true)
        expect(rent.from! >= plusMonths(rents.at(-1)!.since, 12)).toBe(true)
        expect(rent.from!.slice(8)).toBe('01')
      }
      const refused = made('sublet_answer', { received_on: asked, answer: 'refused', reason })
      if (refused) expect(today <= workingDay(plusMonths(asked, 1))).toBe(true)
      const warned = made('eviction_warning', {})
      if (warned) expect(warned.pay_by).toBe(workingDay(plusDays(today, 14)))
    }),
    { numRuns: 1000, seed: 44 },
  )
})
