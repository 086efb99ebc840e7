import { describe, expect, it } from 'vitest'
import type { HouseTax } from '../tax/model'
import { changesOf, changesSince } from './rules-changes'
import { testFigures } from './test-figures'

const voucher = (id: number, sum: number, name = `voucher ${id}`, line: string | null = 'maintenance') => ({
  id,
  name,
  sum,
  date: '2025-05-01',
  line,
})
const change = (
  kind: string,
  id: number,
  sent: number | null,
  now: number | null,
  name = `voucher ${id}`,
  [sent_line, now_line]: readonly (string | null)[] = ['maintenance', 'maintenance'],
) => ({
  houseId: 1,
  kind,
  id,
  name,
  sent,
  now,
  sent_line: sent === null ? null : sent_line,
  now_line: now === null ? null : now_line,
})
const nobody = () => ({ sent: null, now: [], isHashOf: () => false })
const changes = (houses: HouseTax[], now: HouseTax[]) => changesOf({ houses, tenants: nobody }, now)

it.each([
  ['nothing', {}, {}, []],
  [
    'a sum',
    { bilagsList: [voucher(1, 100), voucher(2, 200)] },
    { bilagsList: [voucher(1, 150), voucher(2, 200)] },
    [change('expense', 1, 100, 150)],
  ],
  ['a voucher gone', { incomebilagsList: [voucher(1, 100)] }, {}, [change('income', 1, 100, null)]],
  ['a voucher come', {}, { depreciationList: [voucher(7, 30)] }, [change('depreciation', 7, null, 30)]],
  ['another name alone', { bilagsList: [voucher(1, 100)] }, { bilagsList: [voucher(1, 100, 'other')] }, []],
  [
    'the same number in another list',
    { bilagsList: [voucher(1, 100)] },
    { incomebilagsList: [voucher(1, 100)] },
    [change('expense', 1, 100, null), change('income', 1, null, 100)],
  ],
  [
    'personal use beside an item of that number',
    { depreciationList: [voucher(2025, 100), voucher(2025, 900, 'inPersonalUse')] },
    { depreciationList: [voucher(2025, 100)] },
    [change('depreciation', 2025, 900, null, 'inPersonalUse')],
  ],
  [
    'the line of a voucher alone',
    { bilagsList: [voucher(1, 100, 'a', 'other_costs')] },
    { bilagsList: [voucher(1, 100, 'a', 'insurance')] },
    [change('expense', 1, 100, 100, 'a', ['other_costs', 'insurance'])],
  ],
  [
    'personal use that nobody confirms any more',
    { depreciationList: [voucher(2025, 9, 'inPersonalUse', 'flat_rate')] },
    { depreciationList: [voucher(2025, 9, 'inPersonalUse', 'none')] },
    [change('depreciation', 2025, 9, 9, 'inPersonalUse', ['flat_rate', 'none'])],
  ],
  [
    'nothing of what was sent before lines were kept',
    { bilagsList: [voucher(1, 100, 'a', null)] },
    { bilagsList: [voucher(1, 100, 'a')] },
    [],
  ],
  ['the share', { share: 50 }, { share: 100 }, [{ houseId: 1, kind: 'share', sent: 50, now: 100 }]],
])('%s changed', (_what, sent, now, expected) => {
  expect(changes([testFigures(1, sent)], [testFigures(1, now)])).toEqual(expected)
})

it('a house that is gone counts for nothing now, one that was not sent is not compared', () => {
  const sent = testFigures(1, { bilagsList: [voucher(1, 100)], share: 50 })
  expect(changes([sent], [testFigures(2, { bilagsList: [voucher(9, 5)] })])).toEqual([change('expense', 1, 100, null)])
})

describe('a line that changed', () => {
  const lines = (more: object) => ({ lines: { ...testFigures(1).lines, ...more } })
  const item = { opening: 500, bought: 0, rate: 20, sum: 100 }

  it('is told where none of its vouchers is: the opening value of what has no deduction of its own', () =>
    expect(
      changes(
        [testFigures(1, lines({ balance: { ...item, opening: 900, rate: 11.1 }, flat_rate: 15 }))],
        [testFigures(1, lines({ balance: item }))],
      ),
    ).toEqual([
      { houseId: 1, kind: 'line', line: 'opening', sent: 900, now: 500 },
      { houseId: 1, kind: 'line', line: 'flat_rate', sent: 15, now: 0 },
    ]))

  it('is not told twice', () => {
    const sent = { ...lines({ maintenance: 100, balance: item }), bilagsList: [voucher(1, 100)] }
    const now = {
      ...lines({ maintenance: 150, balance: { ...item, opening: 400, sum: 80 } }),
      bilagsList: [voucher(1, 150)],
      depreciationList: [voucher(3, 20, 'Sofa', 'balance')],
    }
    expect(changes([testFigures(1, sent)], [testFigures(1, now)])).toEqual([
      change('expense', 1, 100, 150),
      change('depreciation', 3, null, 20, 'Sofa', [null, 'balance']),
    ])
  })

  it('of what was sent before lines were kept is explained by its vouchers', () => {
    const sent = { ...lines({ maintenance: 100 }), bilagsList: [voucher(1, 100, 'a', null)] }
    const now = { ...lines({ maintenance: 150 }), bilagsList: [voucher(1, 150, 'a')] }
    expect(changes([testFigures(1, sent)], [testFigures(1, now)])).toEqual([
      change('expense', 1, 100, 150, 'a', [null, 'maintenance']),
    ])
    expect(changes([testFigures(1, lines({ maintenance: 100 }))], [testFigures(1)])).toMatchObject([{ kind: 'line' }])
  })
})

describe('tenants', () => {
  const tenants = (sent: readonly string[] | null, now: readonly string[]) =>
    changesOf(
      {
        houses: [testFigures(1)],
        tenants: () => ({
          sent: sent && sent.map((name) => `#${name}`),
          now,
          isHashOf: (hash, name) => hash === `#${name}`,
        }),
      },
      [testFigures(1)],
    )

  it('who come are told by name, who are gone without', () =>
    expect(tenants(['Kari', 'Ola'], ['Ola', 'Per'])).toEqual([
      { houseId: 1, kind: 'tenant', name: '', sent: true, now: false },
      { houseId: 1, kind: 'tenant', name: 'Per', sent: false, now: true },
    ]))

  it('are the same in another order, and unknown where they were not kept', () => {
    expect(tenants(['Kari', 'Ola'], ['Ola', 'Kari'])).toEqual([])
    expect(tenants(null, ['Ola'])).toEqual([])
  })
})

describe('of several sendings', () => {
  const sending = (...houses: HouseTax[]) => ({ houses, tenants: nobody })
  const of = (houseId: number, id: number, sum: number) => testFigures(houseId, { bilagsList: [voucher(id, sum)] })
  const [first, second] = [sending(of(1, 1, 100), of(2, 2, 200)), sending(of(1, 1, 150))]

  it('each house is compared with the last one that has it', () => {
    expect(changesSince([second, first], [of(1, 1, 150), of(2, 2, 250)])).toEqual({
      changes: [{ ...change('expense', 2, 200, 250), houseId: 2 }],
      not_sent: [],
    })
    expect(changesSince([second, first], [of(1, 1, 100), of(2, 2, 200)]).changes).toEqual([
      change('expense', 1, 150, 100),
    ])
  })

  it('tenants are those of the sending that has the house last', () => {
    const tenantsOf = (name: string) => () => ({
      sent: [name],
      now: ['Per'],
      isHashOf: (hash: string, of: string) => hash === of,
    })
    const sent = [
      { ...second, tenants: tenantsOf('Per') },
      { ...first, tenants: tenantsOf('Kari') },
    ]
    expect(changesSince(sent, [of(1, 1, 150), of(2, 2, 200)]).changes).toEqual([
      { houseId: 2, kind: 'tenant', name: '', sent: true, now: false },
      { houseId: 2, kind: 'tenant', name: 'Per', sent: false, now: true },
    ])
  })

  it('a house with an entry that none of them has is named as not sent, one that is left out of the return is not', () => {
    const now = [of(1, 1, 150), of(2, 2, 200), of(3, 3, 1), testFigures(4, { state: 'empty' })]
    expect(changesSince([second, first], now)).toEqual({ changes: [], not_sent: [3] })
  })
})
