import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { osloDay, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lastDayToPay } from '../contract/rules-deposit'
import {
  depositStates,
  depositStateOfWords,
  storedState,
  apiWordsOfDeposit,
  type DepositState,
  type StoredDeposit,
} from '../contract/rules-deposit-states'
import {
  transitionOf,
  isReleaseRequested,
  isSplitAtBank,
  releaseParts,
  depositTransitions,
  type DepositEvent,
} from './rules'
import { offeredDepositActions } from './rules-panel'

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
    [undefined, 'agreed'],
    [deposit('fee'), 'fee'],
    [deposit('paid'), 'paid'],
    [deposit('created'), 'ordered'],
    [deposit('opened'), 'opened'],
    [deposit('founds', 3_599_999), 'partly'],
    [deposit('founds', 3_600_000), 'fully'],
    [deposit('founds', 3_600_001), 'fully'],
    [deposit('founds', 3_600_000, 'DISPUTE'), 'dispute'],
    [deposit('releasing', 3_600_000, 'TENANT'), 'releasing'],
    [deposit('releasing', 3_600_000, 'TENANT', asked), 'payingOut'],
    [deposit('releasing', 3_600_000, 'SPLIT'), 'proposing'],
    [deposit('releasing', 3_600_000, 'SPLIT', asked), 'splitting'],
    [deposit('releasing', 3_600_000, 'DISPUTE', asked), 'disputeSplit'],
    [deposit('released', 3_600_000, 'TENANT'), 'released'],
    [deposit('released', 3_600_000, 'SPLIT'), 'split'],
    [deposit('released', 3_600_000), 'decided'],
    [deposit('canceling'), 'closing'],
    // The bank has said yes to the closing.
    [deposit('canceling', 0, null, asked), 'closing'],
    [deposit('canceled'), 'closed'],
  ] as const)('%j is %s', (stored, state) => expect(storedState(stored, sum)).toBe(state))

  it.each(['fee', 'paid', 'created', 'opened', 'founds', 'releasing', 'released', 'canceling', 'canceled'] as const)(
    '%s has a state whoever gets the deposit, and whatever is on the account',
    (stored) => {
      for (const to of [null, 'TENANT', 'SPLIT', 'DISPUTE'] as const)
        for (const funds of [0, 1, 3_600_000])
          for (const more of [{}, asked])
            expect(depositStates[storedState(deposit(stored, funds, to, more), sum)]).toBeDefined()
    },
  )
})

/**
 * Two tables in docs/rules/lease.md#states-of-a-deposit-account: what follows from each state, and what each event does
 * in each state.
 */
const [follows, does] = readFileSync('docs/rules/lease.md', 'utf8')
  .split('## States of a deposit account')[1]!
  .split('\n\n')
  .filter((part) => part.startsWith('| '))

/** Draws rows as a Markdown table. The first row is the heading. */
const drawn = (...table: readonly (readonly string[])[]): string =>
  [table[0]!, table[0]!.map(() => '---'), ...table.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const names = Object.keys(depositStates) as DepositState[]

describe('the table of states', () => {
  it('says what follows from each state', () => {
    const offers = (state: DepositState) =>
      Object.entries(offeredDepositActions(state)).flatMap(([name, is]) => (is ? name : []))
    const rows = names.map((state) => {
      const {
        stored,
        status,
        pending,
        to,
        next,
        nextOver = next,
        fold,
        story,
        storyOver = story,
      } = depositStates[state]
      const both = (running: string | undefined, over: string | null | undefined) =>
        running === over ? running : `${running ?? '-'}, ${over ?? '-'}`
      const released = to === undefined ? undefined : (to ?? 'null')
      const cells = [stored, status, pending, released, both(next, nextOver), fold, both(story, storyOver)]
      return [state, ...cells.map((cell) => cell ?? ''), offers(state).join(', ')]
    })
    const head = [
      'State',
      '`state`',
      '`depositStatus`',
      '`pending`',
      '`releasedCategory`',
      'Next',
      'Section',
      'History',
      'Offered',
    ]
    expect(drawn(head, ...rows)).toBe(follows)
  })

  it('says what each event does in each state', () => {
    const events: readonly DepositEvent[] = [
      'create',
      'feePaid',
      'atBank',
      'account',
      'part',
      'full',
      'split',
      'ended',
      'close',
      'TENANT',
      'SPLIT',
      'DISPUTE',
      'takeBack',
    ]
    expect(Object.keys(depositTransitions.none).toSorted()).toEqual(events.toSorted())
    const rows = names.map((state) => [state, ...events.map((event) => depositTransitions[state][event])])
    expect(drawn(['State', ...events], ...rows)).toBe(does)
  })

  it('leads from the words of the API back to the state', () => {
    const stored: readonly StoredDeposit[] = [
      deposit('opened'),
      deposit('founds', 1),
      deposit('founds', 3_600_000),
      deposit('founds', 3_600_000, 'DISPUTE'),
      ...(['TENANT', 'SPLIT'] as const).flatMap((category) => [
        deposit('releasing', 3_600_000, category),
        deposit('releasing', 3_600_000, category, asked),
      ]),
      deposit('releasing', 3_600_000, 'DISPUTE', { ...asked, tenant_sum: ore(1) }),
      ...(['TENANT', 'SPLIT', 'DISPUTE', null] as const).map((category) => deposit('released', 3_600_000, category)),
      deposit('canceling'),
      deposit('canceled'),
    ]
    const found = stored.map((row) => {
      const { funds, released_category, tenant_sum } = row
      const words = { founds: funds, releasedCategory: released_category, tenantReleaseSum: tenant_sum }
      const state = storedState(row, sum)
      expect(depositStateOfWords({ ...apiWordsOfDeposit(row), ...words }, sum)).toBe(state)
      return state
    })
    expect(new Set(found)).toEqual(new Set(names.filter((state) => depositStates[state].status !== undefined)))
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
  expect(isReleaseRequested(stored, 'SPLIT', { tenant: ore(3_000_000), landlord: ore(600_000) })).toBe(is)
  expect(transitionOf(storedState(stored, sum), 'SPLIT', is)).toEqual(
    is ? { next: 'same' } : transitionOf(storedState(stored, sum), 'SPLIT'),
  )
})

it.each([
  ['TENANT', 0, 3_600_000, { tenant: 3_600_000, landlord: 0 }],
  ['SPLIT', 600_050, 3_600_000, { tenant: 2_999_950, landlord: 600_050 }],
  // More than agreed was paid in: all of it is divided.
  ['TENANT', 0, 3_700_001, { tenant: 3_700_001, landlord: 0 }],
  ['SPLIT', 3_600_000, 3_700_001, { tenant: 100_001, landlord: 3_600_000 }],
] as const)('%s with %i to the landlord of %i parts it into %j', (category, landlord, funds, parts) =>
  expect(releaseParts(category, ore(landlord), ore(funds))).toEqual(parts),
)

it.each([
  ['2026-11-20T22:59:59.000Z', 1, '2026-11-21'],
  ['2026-11-20T23:00:00.000Z', 1, '2026-11-22'],
  ['2026-11-20T10:00:00.000Z', 45, '2027-01-04'],
] as const)('an account opened at %s is to be paid in within %i days, by %s', (at, days, last) =>
  expect(lastDayToPay(osloDay(at as Instant), days)).toBe(last as Day),
)

describe('a dispute beside a split that the bank has', () => {
  const disputed = deposit('releasing', 3_600_000, 'DISPUTE', {
    ...asked,
    tenant_sum: ore(3_000_000),
    landlord_sum: ore(600_000),
  })

  const none = { tenant: ore(0), landlord: ore(0) }

  it('is never asked for already: its day may be given later, until it is over', () => {
    expect(isReleaseRequested(disputed, 'DISPUTE', none)).toBe(false)
    expect(isReleaseRequested({ ...disputed, state: 'released' }, 'DISPUTE', none)).toBe(true)
  })

  it.each([
    ['SPLIT', 3_000_000, 600_000, true],
    ['SPLIT', 2_999_999, 600_001, false],
    // More was paid in after the bank had noted the split.
    ['SPLIT', 3_100_000, 600_000, false],
    ['TENANT', 0, 0, false],
  ] as const)('%s of %i and %i to the landlord lies at the bank: %s', (category, tenant, landlord, is) => {
    const parts = { tenant: ore(tenant), landlord: ore(landlord) }
    expect(isSplitAtBank(disputed, category, parts)).toBe(is)
    expect(isSplitAtBank({ ...disputed, released_category: 'SPLIT' }, category, parts)).toBe(false)
  })
})
