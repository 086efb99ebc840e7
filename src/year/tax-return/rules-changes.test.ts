import { expect, it } from 'vitest'
import { changesOf } from './rules-changes'
import { testFigures } from './test-figures'

const voucher = (id: number, sum: number, name = `voucher ${id}`) => ({ id, name, sum, date: '2025-05-01' })
const change = (kind: string, id: number, sent: number | null, now: number | null, name = `voucher ${id}`) => ({
  houseId: 1,
  kind,
  id,
  name,
  sent,
  now,
})

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
])('%s changed', (_what, sent, now, expected) => {
  expect(changesOf([testFigures(1, sent)], [testFigures(1, now)])).toEqual(expected)
})

it('a house that is gone counts for nothing now, one that was not sent is not compared', () => {
  const sent = testFigures(1, { bilagsList: [voucher(1, 100)] })
  expect(changesOf([sent], [testFigures(2, { bilagsList: [voucher(9, 5)] })])).toEqual([
    change('expense', 1, 100, null),
  ])
})
