import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import type { StoredDeposit } from './rules'
import { bankStatuses, type Reading } from './model'
import { afterReading, type Outcome } from './rules-reading'

const sum = ore(3_600_000)
const at = (
  state: StoredDeposit['state'],
  funds = 0,
  released_category: StoredDeposit['released_category'] = null,
) => ({
  state,
  funds: ore(funds),
  released_category,
})
const read = (status: Reading['status'], funds = 0, accountNumber: string | null = '12345678903'): Reading => ({
  status,
  funds: ore(funds),
  accountNumber,
})

describe('after a reading', () => {
  it.each<[string, StoredDeposit, Reading, [Outcome['state'], number, Outcome['news']]]>([
    ['an order is there', at('paid'), read('CREATED', 0, null), ['created', 0, []]],
    ['an order stays', at('created'), read('CREATED', 0, null), ['created', 0, []]],
    ['signed, but without an account yet', at('created'), read('SIGNED', 0, null), ['created', 0, []]],
    ['the account is open', at('created'), read('SIGNED'), ['opened', 0, ['opened']]],
    ['it is still open', at('opened'), read('SIGNED'), ['opened', 0, []]],
    ['a part is there', at('opened'), read('PAID_PARTIAL', 100), ['founds', 100, ['part']]],
    ['another part is there', at('founds', 100), read('PAID_PARTIAL', 200), ['founds', 200, ['part']]],
    ['the same part again', at('founds', 100), read('PAID_PARTIAL', 100), ['founds', 100, []]],
    ['all is there', at('founds', 100), read('PAID', 3_600_000), ['founds', 3_600_000, ['full']]],
    ['all is there, seen at once', at('created'), read('PAID', 3_600_000), ['founds', 3_600_000, ['opened', 'full']]],
    ['a part of what the lease says, called paid', at('opened'), read('PAID', 100), ['founds', 100, ['part']]],
    ['a late reading leads nowhere back', at('founds', 3_600_000), read('SIGNED'), ['founds', 3_600_000, []]],
    ['a late reading of the order', at('founds', 100), read('CREATED', 0, null), ['founds', 100, []]],
    ['a release waits', at('releasing', 3_600_000, 'SPLIT'), read('PAID', 3_600_000), ['releasing', 3_600_000, []]],
    ['it is released', at('releasing', 3_600_000, 'SPLIT'), read('TERMINATED'), ['released', 3_600_000, ['released']]],
    [
      'released by a decision',
      at('founds', 3_600_000, 'DISPUTE'),
      read('TERMINATED'),
      ['released', 3_600_000, ['released']],
    ],
    ['closing waits', at('canceling'), read('SIGNED'), ['canceling', 0, []]],
    ['it is closed', at('canceling'), read('TERMINATED'), ['canceled', 0, ['closed']]],
    ['the bank has closed it', at('opened'), read('TERMINATED'), ['canceled', 0, ['closed']]],
    ['the bank has returned a part', at('founds', 100), read('TERMINATED'), ['canceled', 100, ['closed']]],
    ['the order was ended before there was an account', at('created'), read('TERMINATED', 0, null), ['paid', 0, []]],
    ['what is released stays so', at('released', 3_600_000, 'TENANT'), read('PAID', 1), ['released', 3_600_000, []]],
    ['what is closed stays so', at('canceled'), read('PAID', 3_600_000), ['canceled', 0, []]],
  ])('%s', (_what, before, reading, [state, funds, news]) =>
    expect(afterReading(before, reading, sum)).toEqual({ state, funds, news }),
  )

  it('comes to the same in any order, each news once, in 2,000 cases', () => {
    const life: readonly Reading[] = [
      read('CREATED', 0, null),
      read('SIGNED', 0),
      read('PAID_PARTIAL', 1_000_000),
      read('PAID', 3_600_000),
    ]
    const some = fc.shuffledSubarray([...life, ...life, ...life], { minLength: 1 })
    fc.assert(
      fc.property(some, (readings) => {
        let state: StoredDeposit = at('paid')
        const news: string[] = []
        for (const reading of [...readings, life.at(-1)!]) {
          const next = afterReading(state, reading, sum)
          news.push(...next.news)
          state = { state: next.state, funds: next.funds, released_category: null }
        }
        expect(state).toEqual(at('founds', 3_600_000))
        expect(new Set(news).size).toBe(news.length)
        expect(news).toContain('opened')
        expect(news.at(-1)).toBe('full')
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws and never loses money, whatever is said', () => {
    const states = [
      'fee',
      'paid',
      'created',
      'opened',
      'founds',
      'releasing',
      'released',
      'canceling',
      'canceled',
    ] as const
    for (const state of states)
      for (const status of bankStatuses)
        for (const number of [null, '1'])
          expect(afterReading(at(state, 50), read(status, 20, number), sum).funds).toBe(50)
  })
})
