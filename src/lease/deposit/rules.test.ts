import { describe, expect, it } from 'vitest'
import type { Day, Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { actions, decide, dueOn, situationOf, situations, table, type StoredDeposit } from './rules'

const deposit = (
  state: StoredDeposit['state'],
  funds = 0,
  released_category: StoredDeposit['released_category'] = null,
) => ({
  state,
  funds: ore(funds),
  released_category,
})
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
    [deposit('releasing', 3_600_000, 'SPLIT'), 'splitting'],
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
    'closing close': 'cancel',
    'full TENANT': 'release',
    'full SPLIT': 'release',
    'full DISPUTE': 'record',
    'releasing TENANT': 'release',
    'splitting TENANT': 'release',
    'splitting SPLIT': 'release',
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
        if ('refusal' in decision) expect(decision.refusal).toMatch(/^deposit[A-Z]/)
      }
  })
})

it.each([
  ['2026-11-20T22:59:59.000Z', 1, '2026-11-21'],
  ['2026-11-20T23:00:00.000Z', 1, '2026-11-22'],
  ['2026-11-20T10:00:00.000Z', 45, '2027-01-04'],
] as const)('an account opened at %s is to be paid in within %i days, by %s', (at, days, last) =>
  expect(dueOn(at as Instant, days)).toBe(last as Day),
)
