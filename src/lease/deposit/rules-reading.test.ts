import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { StoredDeposit } from '../contract/rules-deposit-states'
import { type BankReading } from './model'
import { applyBankReading, type DepositBeforeReading, type ReadingOutcome } from './rules-reading'
import { bankStatuses } from './model'
import { cases } from '../../base/kit/test-cases'

const sum = ore(3_600_000)
const at = (
  state: StoredDeposit['state'],
  funds = 0,
  released_category: StoredDeposit['released_category'] = null,
  more: Partial<DepositBeforeReading> = {},
): DepositBeforeReading => ({
  state,
  funds: ore(funds),
  released_category,
  tenant_sum: null,
  landlord_sum: null,
  release_asked_at: null,
  is_unsent: false,
  former_category: null,
  former_tenant_sum: null,
  former_landlord_sum: null,
  former_asked_at: null,
  ...more,
})
const read = (
  status: BankReading['status'],
  funds = 0,
  accountNumber: string | null = '12345678903',
  release?: BankReading['release'],
): BankReading => ({
  status,
  funds: ore(funds),
  accountNumber,
  release,
})

describe('after a reading', () => {
  it.each<[string, DepositBeforeReading, BankReading, [ReadingOutcome['state'], number, ReadingOutcome['news']]]>([
    ['an order is there', at('paid'), read('CREATED', 0, null), ['created', 0, []]],
    ['an order stays', at('created'), read('CREATED', 0, null), ['created', 0, []]],
    ['signed, but without an account yet', at('created'), read('SIGNED', 0, null), ['created', 0, []]],
    ['the account is open', at('created'), read('SIGNED'), ['opened', 0, ['opened']]],
    ['it is still open', at('opened'), read('SIGNED'), ['opened', 0, []]],
    ['a part is there', at('opened'), read('PAID_PARTIAL', 100), ['founds', 100, ['part']]],
    ['another part is there', at('founds', 100), read('PAID_PARTIAL', 200), ['founds', 200, ['part']]],
    ['the same part again', at('founds', 100), read('PAID_PARTIAL', 100), ['founds', 100, []]],
    ['all is there', at('founds', 100), read('PAID', 3_600_000), ['founds', 3_600_000, ['full']]],
    ['too much is there, seen at once', at('opened'), read('PAID', 4_500_000), ['founds', 4_500_000, ['over']]],
    [
      'more comes to what was enough',
      at('founds', 3_600_000),
      read('PAID', 3_600_001),
      ['founds', 3_600_001, ['over']],
    ],
    ['still too much', at('founds', 4_500_000), read('PAID', 4_500_000), ['founds', 4_500_000, []]],
    [
      'too much while a split waits',
      at('releasing', 3_600_000, 'SPLIT'),
      read('PAID', 4_000_000),
      ['releasing', 4_000_000, ['over']],
    ],
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
    expect(applyBankReading(before, reading, sum)).toEqual({ state, funds, news }),
  )

  const all = 3_600_000
  const asked = '2026-11-20T10:00:00.000Z' as Instant
  const parts = (tenant: number, landlord: number) => ({ tenant: ore(tenant), landlord: ore(landlord) })
  const sums = (tenant: number, landlord: number) => ({ tenant_sum: ore(tenant), landlord_sum: ore(landlord) })
  /** A split that the bank has. */
  const former = {
    former_category: 'SPLIT',
    former_tenant_sum: ore(3_000_000),
    former_landlord_sum: ore(600_000),
    former_asked_at: asked,
  } as const
  const reported = { category: 'SPLIT', ...parts(3_000_000, 600_000) } as const
  const unknown = { category: null, tenant: null, landlord: null }
  it.each<[string, DepositBeforeReading, BankReading, ReadingOutcome['release']]>([
    [
      'what the bank tells',
      at('releasing', all, 'TENANT', { ...sums(all, 0), ...former }),
      read('TERMINATED', 0, null, reported),
      reported,
    ],
    [
      'at somebody else’s word, told by the bank',
      at('founds', all, 'DISPUTE'),
      read('TERMINATED', 0, null, { category: 'TENANT', ...parts(all, 0) }),
      { category: 'TENANT', ...parts(all, 0) },
    ],
    ['what was asked for', at('releasing', all, 'TENANT', sums(all, 0)), read('TERMINATED'), undefined],
    [
      'the split before, to which the tenant has agreed before another was sent',
      at('releasing', all, 'TENANT', { ...sums(all, 0), ...former, is_unsent: true }),
      read('TERMINATED'),
      { category: 'SPLIT', ...parts(3_000_000, 600_000) },
    ],
    [
      'the split to which the tenant has agreed, although a dispute is noted',
      at('releasing', all, 'DISPUTE', { ...sums(3_000_000, 600_000), release_asked_at: asked }),
      read('TERMINATED'),
      reported,
    ],
    [
      'what the bank tells, although a dispute is noted beside a split',
      at('releasing', all, 'DISPUTE', { ...sums(3_000_000, 600_000), release_asked_at: asked }),
      read('TERMINATED', 0, null, { category: 'TENANT', ...parts(all, 0) }),
      { category: 'TENANT', ...parts(all, 0) },
    ],
    [
      'the disputed split before, to which the tenant has agreed before another was sent',
      at('releasing', all, 'SPLIT', {
        ...sums(3_500_000, 100_000),
        ...former,
        former_category: 'DISPUTE',
        is_unsent: true,
      }),
      read('TERMINATED'),
      reported,
    ],
    [
      'one or the other, and nobody knows which',
      at('releasing', all, 'TENANT', { ...sums(all, 0), ...former }),
      read('TERMINATED'),
      unknown,
    ],
    [
      'at somebody else’s word, before anything was sent',
      at('releasing', all, 'TENANT', { ...sums(all, 0), is_unsent: true }),
      read('TERMINATED'),
      unknown,
    ],
  ])('a release is %s', (_what, before, reading, release) => {
    const outcome = applyBankReading(before, reading, sum)
    expect([outcome.state, outcome.news, outcome.release]).toEqual(['released', ['released'], release])
  })

  it.each<[string, DepositBeforeReading, BankReading['release'], boolean]>([
    ['noted, and the bank has it', at('releasing', all, 'SPLIT', sums(3_000_000, 600_000)), reported, true],
    ['noted, and the bank has another', at('releasing', all, 'SPLIT', sums(3_000_001, 599_999)), reported, false],
    ['noted, and the bank has none', at('releasing', all, 'SPLIT', sums(3_000_000, 600_000)), null, false],
    ['noted, and the bank doesn’t say', at('releasing', all, 'SPLIT', sums(3_000_000, 600_000)), undefined, false],
    [
      'known to be there',
      at('releasing', all, 'SPLIT', { ...sums(3_000_000, 600_000), release_asked_at: asked }),
      reported,
      false,
    ],
    ['taken back here, and the bank has it after all', at('founds', all), reported, true],
  ])('a split that is %s', (_what, before, release, isTaken) => {
    const outcome = applyBankReading(before, read('PAID', all, '12345678903', release), sum)
    expect([outcome.isTaken ?? false, outcome.news.includes('split')]).toEqual([isTaken, isTaken])
    if (isTaken) expect(outcome.state).toBe('releasing')
  })

  it('comes to the same in any order, each news once, in 2,000 cases', () => {
    const life: readonly BankReading[] = [
      read('CREATED', 0, null),
      read('SIGNED', 0),
      read('PAID_PARTIAL', 1_000_000),
      read('PAID', 3_600_000),
    ]
    const some = fc.shuffledSubarray([...life, ...life, ...life], { minLength: 1 })
    fc.assert(
      fc.property(some, (readings) => {
        let state = at('paid')
        const news: string[] = []
        for (const reading of [...readings, life.at(-1)!]) {
          const next = applyBankReading(state, reading, sum)
          news.push(...next.news)
          state = at(next.state, next.funds)
        }
        expect(state).toEqual(at('founds', 3_600_000))
        expect(new Set(news).size).toBe(news.length)
        expect(news).toContain('opened')
        expect(news.at(-1)).toBe('full')
      }),
      cases(2000),
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
          expect(applyBankReading(at(state, 50), read(status, 20, number), sum).funds).toBe(50)
  })
})
