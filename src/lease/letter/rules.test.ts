import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { letterKinds } from './model'
import { letterOffer, letterProblem, letterRules, missingSentences, withDefaultDays } from './rules'
import { letterValues } from './rules-kind'
import { protestUntil, sueBy } from './rules-protest'
import { lastDayToRefuse } from './rules-tenancy'
import { exampleFacts, exampleLetter, leaseOfLetting } from './test-letters'

const invalid = (fields: Record<string, string>, days: object = {}) => ({ reason: 'invalid', fields, ...days })

describe('a letter about unpaid rent', () => {
  const unpaid = (dueOn: string) =>
    exampleFacts({ open: [{ month: day('2026-11-01'), dueOn: day(dueOn), open: ore(1_200_000), isRise: false }] })

  it.each([
    ['payment_reminder', '2026-11-29', null],
    ['payment_reminder', '2026-11-30', '2026-12-01'],
    ['rent_demand', '2026-11-16', null],
    ['rent_demand', '2026-11-17', '2026-12-01'],
    ['eviction_warning', '2026-11-30', null],
    ['eviction_warning', '2026-12-01', '2026-12-01'],
  ] as const)('%s for rent due %s: first lawful day %s', (kind, dueOn, first) => {
    expect(letterProblem(exampleLetter(kind), unpaid(dueOn))).toEqual(
      first === null ? null : invalid({ kind: 'tooEarly' }, { first }),
    )
  })

  it('needs rent that is known to be unpaid', () => {
    const paid = exampleFacts({ open: [], nextDue: null })
    for (const kind of ['payment_reminder', 'rent_demand', 'eviction_warning'] as const)
      expect(letterProblem(exampleLetter(kind), paid)).toEqual({ reason: 'nothingLate' })
    expect(letterProblem(exampleLetter('payment_reminder'), { ...paid, nextDue: day('2026-12-04') })).toEqual(
      invalid({ kind: 'tooEarly' }, { first: '2026-12-05' }),
    )
  })

  const demand = (on: string, payBy: string) =>
    ({ kind: 'rent_demand', on: day(on), payBy: day(payBy), hasFee: true }) as const
  it.each([
    [[], 'fee', null],
    [[demand('2026-11-16', '2026-11-30')], 'fee', '2026-12-01'],
    [[demand('2026-11-10', '2026-11-24')], 'fee', null],
    [[demand('2026-11-03', '2026-11-10'), demand('2026-11-12', '2026-11-26')], 'feeUsed', null],
    // A demand for rent that has been paid since doesn't count.
    [[demand('2026-10-20', '2026-12-24')], 'fee', null],
  ])('a demand after %j has %s, first on %s', (sent, key, first) => {
    const facts = exampleFacts({ sent })
    expect(letterProblem(exampleLetter('rent_demand'), facts)).toEqual(
      first === null ? null : invalid({ kind: 'tooEarly' }, { first }),
    )
    expect(letterRules.rent_demand.lines(exampleLetter('rent_demand'), facts)).toContainEqual({ key })
  })

  it('gives at least fourteen days, and the warning of eviction exactly the law’s two weeks', () => {
    const pay_by = day('2026-12-13')
    expect(letterProblem(exampleLetter('rent_demand', { pay_by }), exampleFacts())).toEqual(
      invalid({ pay_by: 'tooEarly' }, { first: '2026-12-14' }),
    )
    expect(letterProblem(exampleLetter('payment_reminder', { pay_by }), exampleFacts())).toBeNull()
    // Two weeks from 11 December 2026 are Christmas Day, and the days after it are no working days either.
    const facts = exampleFacts({ today: day('2026-12-11') })
    expect(withDefaultDays(exampleLetter('eviction_warning'), facts).pay_by).toBe('2026-12-28')
  })

  it('claims only rent that was due before today, and the warning of eviction what is due today too', () => {
    const part = (month: string) => ({ month: day(month), dueOn: day(month), open: ore(1_000_000), isRise: false })
    const facts = exampleFacts({ today: day('2026-12-01'), open: [part('2026-10-01'), part('2026-12-01')] })
    const totals = (['payment_reminder', 'rent_demand', 'eviction_warning'] as const).map((kind) => {
      const { total } = letterValues(exampleLetter(kind), facts)
      return typeof total === 'object' ? total.nb.replaceAll('\u00a0', ' ') : total
    })
    // With 112,77 in interest and a fee of 38.
    expect(totals).toEqual(['kr 10 000', 'kr 10 150,77', 'kr 20 000'])
  })

  it('says which part of the interest and of the fee is not known, and claims nothing for it', () => {
    const facts = exampleFacts({
      fee: null,
      interest: { rows: [], sum: ore(0), unknown: [{ from: day('2027-01-01'), until: day('2027-01-05') }] },
    })
    const keys = letterRules.rent_demand.lines(exampleLetter('rent_demand'), facts)
    // Nothing is reckoned above, so the letter doesn't say that it is.
    expect(keys).toContainEqual({ key: 'interestRuns' })
    expect(keys).not.toContainEqual({ key: 'interest' })
    expect(keys).toContainEqual({ key: 'interestUnknown' })
    expect(keys).toContainEqual({ key: 'feeUnknown' })
    expect(keys).not.toContainEqual({ key: 'fee' })
  })

  it('to the social services needs grounds: a warning two weeks ago', () => {
    const offer = (more: object) => letterOffer('social_services', exampleFacts(more))
    const warning = { kind: 'eviction_warning', on: day('2026-11-13'), payBy: null, hasFee: false } as const
    expect(offer({}).because).toBe('noGroundsForEviction')
    expect(offer({ letting: 'own_home', sent: [warning] }).because).toBe('notThisLease')
    expect(offer({ sent: [warning] })).toMatchObject({ state: 'open', first: '2026-11-28' })
    expect(offer({ sent: [{ ...warning, on: day('2026-11-16') }] })).toMatchObject({
      state: 'early',
      first: '2026-12-01',
    })
    expect(offer({ sent: [warning], open: [] }).because).toBe('noGroundsForEviction')
  })
})

describe('a landlord’s notice', () => {
  const reason = 'Datteren min skal bo her.'
  it.each([
    ['home', '2026-11-30', '2027-02-28'],
    ['home', '2026-03-10', '2026-06-30'],
    ['shared_house', '2026-03-31', '2026-06-30'],
    ['own_home', '2026-12-01', '2027-03-31'],
    ['room', '2026-03-10', '2026-04-30'],
  ] as const)('of a %s on %s ends it on %s', (letting, today, last) => {
    const facts = exampleFacts({ letting, today: day(today) })
    expect(withDefaultDays(exampleLetter('termination', { reason }), facts).last_day).toBe(last)
    const early = exampleLetter('termination', { reason, last_day: day('2026-04-01') })
    if (today < '2026-04-01')
      expect(letterProblem(early, facts)).toEqual(invalid({ last_day: 'tooEarly' }, { first: last }))
  })

  it.each([
    ['home', true],
    ['shared_house', true],
    ['room', false],
    ['own_home', false],
  ] as const)('of a %s needs a reason and tells of the protest: %s', (letting, needed) => {
    const facts = exampleFacts({ letting })
    const without = exampleLetter('termination')
    expect(letterProblem(without, facts)).toEqual(needed ? invalid({ reason: 'required' }) : null)
    const lines = letterRules.termination.lines(exampleLetter('termination', { reason }), facts)
    const keys = new Set<unknown>(lines.map((line) => 'key' in line && line.key))
    for (const key of ['mayProtest', 'protestLost', 'protestEviction']) expect(keys.has(key), key).toBe(needed)
  })

  // A notice without a reason is void (§ 9-7), and so is one whose reason nobody can read.
  it.each([
    ['', 'required'],
    ['\u200b', 'required'],
    ['\u00ad\u2060', 'required'],
    ['\u3164', 'required'],
    ['\u2800', 'required'],
    ['.', 'required'],
    ['– – –', 'required'],
    ['Salg.', null],
    ['§ 9-5', null],
    // The papers' typeface has no such letters, so a reader would see boxes.
    ['用', 'noLetters'],
    ['Jeg skal bo der: أنا', 'noLetters'],
    ['１２', 'required'],
    ['😀', 'required'],
  ] as const)('with the reason %j: %s', (typedReason, error) => {
    const form = exampleLetter('termination', { reason: typedReason })
    expect(letterProblem(form, exampleFacts())).toEqual(error && invalid({ reason: error }))
  })

  // From 30 November, three months end on 28 February.
  it.each([
    ['home', {}, '2027-02-28', null, 'period'],
    ['home', {}, '2027-03-31', null, 'period'],
    ['home', {}, '2027-03-30', 'endOfMonth', 'period'],
    ['home', { month_resignation: 0 }, '2026-11-30', null, 'periodNone'],
    ['room', {}, '2026-12-31', null, 'periodRoom'],
    ['room', {}, '2027-01-15', 'endOfMonth', 'periodRoom'],
  ] as const)('of a %s with %j for %s: %s, and says %s', (letting, more, last, error, key) => {
    const last_day = day(last)
    const facts = exampleFacts({ letting, lease: leaseOfLetting(letting, null, more) })
    const form = exampleLetter('termination', { reason, last_day })
    const first = letterOffer('termination', facts).names.last_day
    expect(letterProblem(form, facts)).toEqual(error && invalid({ last_day: error }, { first }))
    expect(letterRules.termination.lines(form, facts)).toContainEqual({ key })
  })

  it.each([
    ['home', '2027-01-14', 'periodEnds'],
    ['own_home', '2027-01-14', 'periodEndsOwnHome'],
    ['home', '2028-01-14', 'period'],
  ] as const)('of a %s whose term ends on %s says %s', (letting, last, key) => {
    const { term } = exampleFacts()
    const end = day(last)
    const lease = leaseOfLetting(letting, end, { fixed_term_terminable: true })
    const facts = exampleFacts({ letting, term: { ...term, end }, lease })
    const form = exampleLetter('termination', { reason })
    expect(letterRules.termination.lines(withDefaultDays(form, facts), facts)).toContainEqual({ key })
    expect(letterProblem({ ...form, last_day: end }, facts)).toBeNull()
  })

  it.each([
    ['home', 'reasonFollows', 'subtenantCopy'],
    ['room', 'reasonToo', 'subtenantCopyFree'],
    ['own_home', 'reasonToo', 'subtenantCopyFree'],
  ] as const)('of a %s has %s and %s', (letting, reasonKey, copyKey) => {
    const lines = letterRules.termination.lines(exampleLetter('termination', { reason }), exampleFacts({ letting }))
    expect(lines).toContainEqual({ key: reasonKey })
    expect(lines).toContainEqual({ key: copyKey })
  })

  it.each([
    ['2027-01-31', true],
    ['2027-02-28', false],
    [null, false],
  ] as const)('of a tenant for %s, agreed: says that they agreed on the day: %s', (last, says) => {
    const form = exampleLetter('tenant_termination', {
      received_on: day('2026-11-20'),
      last_day: last && day(last),
      agreed: true,
    })
    const keys = letterRules.tenant_termination.lines(form, exampleFacts())
    expect(keys.some((line) => 'key' in line && line.key === 'noticeAgreed')).toBe(says)
  })

  // The tenant has given notice for 31 January 2027.
  it.each([
    ['2026-11-10', null, 'endKnown'],
    ['2026-09-10', null, null],
    ['2026-09-10', '2027-01-31', 'endKnown'],
    ['2026-09-10', '2026-12-31', null],
  ] as const)('on %s for %s after the tenant’s own: %s', (today, last, because) => {
    const { term } = exampleFacts()
    const noticed = { ...term, noticeEnd: day('2027-01-31'), noticeBy: 'tenant' } as const
    const facts = exampleFacts({ today: day(today), term: noticed })
    const form = exampleLetter('termination', { reason, last_day: last && day(last) })
    expect(letterProblem(form, facts)?.reason ?? null).toBe(because)
    const own = exampleFacts({ today: day(today), term: { ...noticed, noticeBy: 'landlord' } })
    expect(letterProblem(form, own)).toBeNull()
  })

  it('is refused during a fixed term that can’t be terminated', () => {
    const { term } = exampleFacts()
    const end = day('2028-01-31')
    const fixed = (fixed_term_terminable: boolean, today = '2026-11-30') =>
      exampleFacts({
        today: day(today),
        term: { ...term, end },
        lease: leaseOfLetting('home', end, { fixed_term_terminable }),
      })
    expect(letterProblem(exampleLetter('termination', { reason }), fixed(true, '2028-02-01'))).toEqual({
      reason: 'termOver',
    })
    expect(letterProblem(exampleLetter('termination', { reason }), fixed(false))).toEqual({ reason: 'fixedTerm' })
    expect(letterProblem(exampleLetter('termination', { reason }), fixed(true))).toBeNull()
  })

  it('without a reason lacks what § 9-7 asks for, also where the form got past', () => {
    expect(missingSentences(exampleLetter('termination'), exampleFacts())).toEqual(['reasonFollows'])
  })
})

describe('days by the law’s calendar', () => {
  it.each([
    // 30 November + 1 month is 30 December, a Wednesday. Three months later is 30 March, the Tuesday after Easter.
    ['2026-11-30', '2026-12-30', '2027-03-30'],
    ['2027-01-25', '2027-02-25', '2027-05-25'],
    // 17 May is a day off.
    ['2027-01-17', '2027-02-17', '2027-05-18'],
    // 28 February is a Sunday. The three months count from the day to which the end moves.
    ['2027-01-31', '2027-03-01', '2027-06-01'],
  ])('a notice received %s: protest until %s, case by %s', (received, until, sue) => {
    expect([protestUntil(day(received)), sueBy(day(received))]).toEqual([until, sue])
  })

  it('a request counts as approved after one month, moved to a working day', () => {
    expect(lastDayToRefuse(day('2026-10-30'))).toBe('2026-11-30')
    expect(lastDayToRefuse(day('2026-10-28'))).toBe('2026-11-30')
    const refused = (received: string) =>
      letterProblem(
        exampleLetter('sublet_answer', { received_on: day(received), answer: 'refused', reason: 'Overbefolket.' }),
        exampleFacts(),
      )
    expect([refused('2026-10-30'), refused('2026-10-27')?.reason]).toEqual([null, 'approvedByLaw'])
    const approved = exampleLetter('sublet_answer', { received_on: day('2026-09-01'), answer: 'approved' })
    expect(letterProblem(approved, exampleFacts())).toBeNull()
  })

  it.each([
    ['home', '2026-11-29', 'early', '2026-12-01', '2027-02-28'],
    ['home', '2026-12-01', 'open', '2026-12-01', '2027-02-28'],
    ['home', '2027-02-28', 'open', '2026-12-01', '2027-02-28'],
    ['home', '2027-03-01', 'late', '2026-12-01', '2027-02-28'],
    ['own_home', '2027-06-01', 'open', '2026-12-01', null],
  ] as const)('a request to move from a %s on %s is %s (%s to %s)', (letting, today, state, first, last) => {
    const { term } = exampleFacts()
    const facts = exampleFacts({ letting, today: day(today), term: { ...term, end: day('2026-11-30') } })
    expect(letterOffer('move_request', facts)).toMatchObject({ state, first, last })
  })
})

describe('market rent', () => {
  const since = (start: string, changes: readonly [string, boolean][] = []) => [
    { since: day(start), sum: ore(1_200_000), byIndex: false },
    ...changes.map(([on, byIndex]) => ({ since: day(on), sum: ore(1_250_000), byIndex })),
  ]
  // The tribunal's example: from 1 January 2021, demanded on 1 July 2023, in force on 1 January 2024.
  it.each([
    ['2023-06-30', since('2021-01-01'), 'early', '2023-07-01', null],
    ['2023-07-01', since('2021-01-01'), 'open', '2023-07-01', '2024-01-01'],
    ['2023-07-02', since('2021-01-01'), 'open', '2023-07-01', '2024-02-01'],
    // A change by the index doesn't start the time anew, but the year after it counts.
    ['2023-07-01', since('2021-01-01', [['2023-05-01', true]]), 'open', '2023-07-01', '2024-05-01'],
    ['2023-07-01', since('2021-01-01', [['2022-05-01', false]]), 'early', '2024-11-01', null],
  ] as const)('on %s with rents %j is %s, first %s, from %s', (today, rents, state, first, from) => {
    const facts = exampleFacts({ today: day(today), rents })
    expect(letterOffer('market_rent', facts)).toMatchObject({ state, first })
    if (from === null) return
    const form = exampleLetter('market_rent', { month_sum: ore(1_500_000) })
    expect([letterProblem(form, facts), withDefaultDays(form, facts).from]).toEqual([null, from])
    expect(letterProblem({ ...form, from: day('2023-12-01') }, facts)).toEqual(
      invalid({ from: 'tooEarly' }, { first: from }),
    )
  })
})

describe('market rent of a lease that ends', () => {
  const rents = [{ since: day('2023-03-01'), sum: ore(1_200_000), byIndex: false }]
  it.each([
    ['2027-12-31', '2026-11-30', 'open', '2027-06-01'],
    ['2027-12-31', '2027-06-01', 'open', '2027-06-01'],
    ['2027-12-31', '2027-06-02', 'late', '2027-06-01'],
    ['2027-05-31', '2026-11-01', 'open', '2026-11-01'],
    ['2027-05-31', '2026-11-30', 'late', '2026-11-01'],
    ['2025-12-31', '2026-11-30', 'closed', null],
  ] as const)('on %s, asked on %s, is %s (last %s)', (ends, today, state, last) => {
    const { term } = exampleFacts()
    const facts = exampleFacts({ today: day(today), rents, term: { ...term, end: day(ends) } })
    expect(letterOffer('market_rent', facts)).toMatchObject({ state, last })
    const form = exampleLetter('market_rent', { month_sum: ore(1_500_000) })
    expect(letterProblem(form, facts) === null).toBe(state === 'open')
  })
})

describe('access', () => {
  it('for a viewing needs a day on which the tenant moves out', () => {
    const form = exampleLetter('access', { purpose: 'viewing', on: day('2026-12-05') })
    const { term } = exampleFacts()
    expect(letterProblem(form, exampleFacts())).toEqual(invalid({ purpose: 'viewingNoEnd' }))
    expect(letterProblem(form, exampleFacts({ term: { ...term, noticeEnd: day('2027-02-28') } }))).toBeNull()
  })

  it.each([
    ['inspection', '2026-11-29', '2026-11-30'],
    ['maintenance', '2026-11-30', null],
    // Three months to the end of a calendar month from 30 November: the work begins on 1 March.
    ['changes', '2027-02-28', '2027-03-01'],
    ['changes', '2027-03-01', null],
  ] as const)('for %s on %s: first day %s', (purpose, on, first) => {
    expect(letterProblem(exampleLetter('access', { purpose, on: day(on) }), exampleFacts())).toEqual(
      first === null ? null : invalid({ on: 'tooEarly' }, { first }),
    )
  })
})

it('takes only the fields of its kind, and none before the contract is signed or after it is finished', () => {
  expect(letterProblem(exampleLetter('payment_reminder', { reason: 'x' }), exampleFacts())).toEqual(
    invalid({ reason: 'unknown' }),
  )
  for (const kind of letterKinds) {
    const because = (more: object) => letterOffer(kind, exampleFacts(more)).because
    expect(because({ isSigned: false })).toBe('contractNotSigned')
    expect(because({ isSigned: false, isBeingSigned: true })).toBe('contractFrozen')
    const afterEnd = ['payment_reminder', 'rent_demand', 'deposit_claim', 'tenancy_confirmation'].includes(kind)
    const { term } = exampleFacts()
    const finished = { isFinished: true, term: { ...term, finishedOn: day('2026-11-20') } }
    expect(because(finished), kind).toBe(afterEnd ? null : 'contractFinished')
  }
})

it('a claim against the deposit waits for the end of the tenancy, and has sums', () => {
  const claims = [{ text: 'Rengjøring', sum: ore(250_000) }]
  const { term } = exampleFacts()
  const ends = (on: string) => exampleFacts({ term: { ...term, noticeEnd: day(on) } })
  const problem = (facts = ends('2026-11-30'), more: object = { claims }) =>
    letterProblem(exampleLetter('deposit_claim', more), facts)
  expect(problem()).toBeNull()
  expect(problem(ends('2026-12-31'))).toEqual(invalid({ kind: 'tooEarly' }, { first: '2026-12-31' }))
  expect(problem(exampleFacts())).toEqual({ reason: 'contractNotFinished' })
  expect(problem(exampleFacts({ deposit: null }))).toEqual({ reason: 'notThisLease' })
  expect(problem(ends('2026-11-30'), {})).toEqual(invalid({ claims: 'required' }))
  expect(problem(ends('2026-11-30'), { claims: [{ text: '\u200b', sum: ore(100) }] })).toEqual(
    invalid({ 'claims.0.text': 'required' }),
  )
  expect(problem(ends('2026-11-30'), { claims: [{ text: 'x', sum: ore(0) }] })).toEqual(
    invalid({ 'claims.0.sum': 'aboveZero' }),
  )
})

describe('a confirmation', () => {
  const { term } = exampleFacts()
  it.each([
    [{}, {}, 'confirmed'],
    [{ end: day('2027-12-31') }, {}, 'confirmedFixed'],
    [{ noticeEnd: day('2027-02-28') }, {}, 'confirmedEnding'],
    // After its term, nobody knows whether the tenant still lives there.
    [{ end: day('2026-10-31') }, {}, 'confirmedExpired'],
    [{ noticeEnd: day('2026-10-31') }, {}, 'confirmedOver'],
    [{ end: day('2026-10-31'), finishedOn: day('2026-10-31') }, { isFinished: true }, 'confirmedOver'],
  ] as const)('with %j %j says %s', (ends, more, key) => {
    const facts = exampleFacts({ term: { ...term, ...ends }, ...more })
    expect(letterRules.tenancy_confirmation.lines(exampleLetter('tenancy_confirmation'), facts)[0]).toEqual({ key })
  })
})
