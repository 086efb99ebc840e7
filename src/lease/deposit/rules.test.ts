import { describe, expect, it } from 'vitest'
import type { Day, Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import {
  actions,
  decide,
  dueOn,
  isAskedAlready,
  liesAtBank,
  partsOf,
  situationOf,
  situations,
  table,
  type StoredDeposit,
} from './rules'

const deposit = (
  state: StoredDeposit['state'],
  funds = 0,
  released_category: StoredDeposit['released_category'] = null,
  more: Partial<StoredDeposit> = {},
): StoredDeposit => ({
  state,
  funds: ore(funds),
  released_category,
  tenant_sum: null,
  landlord_sum: null,
  release_asked_at: null,
  ...more,
})
const asked = { release_asked_at: '2026-11-20T10:00:00.000Z' as Instant }
const sum = ore(3_600_000)

describe('how a deposit stands', () => {
  it.each([
    [undefined, 'none'],
    [deposit('fee'), 'fee'],
    [deposit('paid'), 'paid'],
    [deposit('created'), 'created'],
    [deposit('opened'), 'opened'],
    [deposit('founds', 3_599_999), 'part'],
    [deposit('founds', 3_600_000), 'full'],
    [deposit('founds', 3_600_001), 'full'],
    [deposit('founds', 3_600_000, 'DISPUTE'), 'full'],
    [deposit('releasing', 3_600_000, 'TENANT'), 'releasing'],
    [deposit('releasing', 3_600_000, 'TENANT', asked), 'payingOut'],
    [deposit('releasing', 3_600_000, 'SPLIT'), 'proposing'],
    [deposit('releasing', 3_600_000, 'SPLIT', asked), 'splitting'],
    [deposit('releasing', 3_600_000, 'DISPUTE', asked), 'disputing'],
    [deposit('released', 3_600_000, 'SPLIT'), 'released'],
    [deposit('canceling'), 'closing'],
    [deposit('canceled'), 'closed'],
  ] as const)('%j is %s', (stored, situation) => expect(situationOf(stored, sum)).toBe(situation))
})

describe('the table of states', () => {
  /** What is allowed; everything else is refused. */
  const allowed = {
    'none create': 'pay',
    'fee create': 'pay',
    'paid create': 'order',
    'closed create': 'pay',
    'opened close': 'cancel',
    'part close': 'cancel',
    'closing close': 'same',
    'closed close': 'same',
    'full TENANT': 'release',
    'full SPLIT': 'release',
    'full DISPUTE': 'record',
    'releasing TENANT': 'same',
    'payingOut TENANT': 'same',
    'proposing TENANT': 'release',
    'proposing SPLIT': 'release',
    'splitting TENANT': 'release',
    'splitting SPLIT': 'release',
    'splitting DISPUTE': 'record',
    'disputing TENANT': 'release',
    'disputing SPLIT': 'release',
    'disputing DISPUTE': 'record',
    'opened takeBack': 'same',
    'part takeBack': 'same',
    'full takeBack': 'same',
    'releasing takeBack': 'takeBack',
    'proposing takeBack': 'takeBack',
    'closing takeBack': 'takeBack',
  } as const

  it('allows these and nothing else', () => {
    const found = situations.flatMap((situation) =>
      actions.flatMap((action) => {
        const decision = decide(situation, action)
        return 'effect' in decision ? [[`${situation} ${action}`, decision.effect] as const] : []
      }),
    )
    expect(Object.fromEntries(found)).toEqual(allowed)
  })

  it('says why of every other', () => {
    expect(Object.keys(table)).toEqual([...situations])
    for (const situation of situations)
      for (const action of actions) {
        const decision = decide(situation, action)
        if ('refusal' in decision) expect(decision.refusal).toMatch(/^(deposit[A-Z]|tooLate$)/)
      }
  })
})

it.each([
  [
    'a split of the same parts that waits',
    deposit('releasing', 3_600_000, 'SPLIT', { tenant_sum: ore(3_000_000), landlord_sum: ore(600_000) }),
    true,
  ],
  [
    'one of other parts',
    deposit('releasing', 3_600_000, 'SPLIT', { tenant_sum: ore(2_999_999), landlord_sum: ore(600_001) }),
    false,
  ],
  [
    'one before more was paid in, which left the tenant less',
    deposit('releasing', 3_600_000, 'SPLIT', { tenant_sum: ore(2_900_000), landlord_sum: ore(600_000) }),
    false,
  ],
  [
    'one that was paid out',
    deposit('released', 3_600_000, 'SPLIT', { tenant_sum: ore(3_000_000), landlord_sum: ore(600_000) }),
    true,
  ],
  ['all to the tenant', deposit('releasing', 3_600_000, 'TENANT', { landlord_sum: ore(0) }), false],
  ['a dispute', deposit('founds', 3_600_000, 'DISPUTE'), false],
] as const)('%s is the same split asked for again: %s %s', (_what, stored, is) => {
  expect(isAskedAlready(stored, 'SPLIT', { tenant: ore(3_000_000), landlord: ore(600_000) })).toBe(is)
  expect(decide(situationOf(stored, sum), 'SPLIT', is)).toEqual(
    is ? { effect: 'same' } : decide(situationOf(stored, sum), 'SPLIT'),
  )
})

it.each([
  ['TENANT', 0, 3_600_000, { tenant: 3_600_000, landlord: 0 }],
  ['SPLIT', 600_050, 3_600_000, { tenant: 2_999_950, landlord: 600_050 }],
  // More than agreed was paid in: all of it is divided.
  ['TENANT', 0, 3_700_001, { tenant: 3_700_001, landlord: 0 }],
  ['SPLIT', 3_600_000, 3_700_001, { tenant: 100_001, landlord: 3_600_000 }],
] as const)('%s with %i to the landlord of %i parts it into %j', (category, landlord, funds, parts) =>
  expect(partsOf(category, ore(landlord), ore(funds))).toEqual(parts),
)

it.each([
  ['2026-11-20T22:59:59.000Z', 1, '2026-11-21'],
  ['2026-11-20T23:00:00.000Z', 1, '2026-11-22'],
  ['2026-11-20T10:00:00.000Z', 45, '2027-01-04'],
] as const)('an account opened at %s is to be paid in within %i days, by %s', (at, days, last) =>
  expect(dueOn(at as Instant, days)).toBe(last as Day),
)

describe('a dispute beside a split that the bank has', () => {
  const disputed = deposit('releasing', 3_600_000, 'DISPUTE', {
    ...asked,
    tenant_sum: ore(3_000_000),
    landlord_sum: ore(600_000),
  })

  const none = { tenant: ore(0), landlord: ore(0) }

  it('is never asked for already: its day may be given later, until it is over', () => {
    expect(isAskedAlready(disputed, 'DISPUTE', none)).toBe(false)
    expect(isAskedAlready({ ...disputed, state: 'released' }, 'DISPUTE', none)).toBe(true)
  })

  it.each([
    ['SPLIT', 3_000_000, 600_000, true],
    ['SPLIT', 2_999_999, 600_001, false],
    // More was paid in since.
    ['SPLIT', 3_100_000, 600_000, false],
    ['TENANT', 0, 0, false],
  ] as const)('%s of %i and %i to the landlord lies at the bank: %s', (category, tenant, landlord, is) => {
    const parts = { tenant: ore(tenant), landlord: ore(landlord) }
    expect(liesAtBank(disputed, category, parts)).toBe(is)
    expect(liesAtBank({ ...disputed, released_category: 'SPLIT' }, category, parts)).toBe(false)
  })
})
