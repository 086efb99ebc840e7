import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import type { HandPayment } from '../../lease/rent-account/rules-candidates'
import { suggestForRows } from './rules'
import type { BankRow } from './rules-model'
import { contractOf, kroner, noBooks, rowOf, suggestionText } from './test-books'

/**
 * A payment that was written down: its id, its day and sum (`2026-11-28 9500`), and the due days of the months that it
 * pays.
 */
const byHand = (id: number, what: string, ...due: readonly string[]): HandPayment => {
  const [date, sum] = what.split(' ') as [Day, string]
  const months = due.map((dueOn) => ({ month: day(`${dueOn.slice(0, 7)}-01`), dueOn: day(dueOn) }))
  return { id, date, sum: kroner(Number(sum)), months }
}

const per = (payments: readonly HandPayment[], paid: readonly string[], from = '2026-12') =>
  contractOf(1, { tenants: 'Per Hansen', rent: 9500, from, count: 3, paid, byHand: payments })
const kari = contractOf(2, { tenants: 'Kari Lie', rent: 9500, from: '2026-12', count: 3 })
const list = (
  rows: readonly BankRow[],
  contracts = [per([byHand(7, '2026-11-02 9500', '2026-11-02')], ['2026-11']), kari],
) => {
  const found = suggestForRows(rows, { ...noBooks, contracts })
  return rows.map(({ id }) => suggestionText(found.get(id)))
}
const from = (counterparty: string) => ({ counterparty })

describe('a payment that was written down', () => {
  it.each<[string, string, Partial<BankRow>, string]>([
    // The row is at most fifteen days from the payment's day or from the due day.
    ['2026-11-03 9500', '', from('Per Hansen'), 'sure payment 7 name+sum+date'],
    ['2026-10-18 9500', 'Husleie', from('Per Hansen'), 'sure payment 7 name+sum+date'],
    ['2026-11-16 9500', '', from('Per Hansen'), 'sure payment 7 name+sum+date'],
    // The next month's due day is just as near to this day, so the landlord is asked.
    ['2026-11-17 9500', '', from('Per Hansen'), 'likely payment 7 name+sum+date'],
    ['2026-11-17 9500', 'Leie november', from('Per Hansen'), 'sure payment 7 name+sum+date'],
    // The text names another month.
    ['2026-11-16 9500', 'Husleie desember', from('Per Hansen'), 'sure 1 2026-12=9500 name+sum'],
    // On the same day as the payment it is the same money, although the text names another month.
    ['2026-11-02 9500', 'Husleie desember', from('Per Hansen'), 'likely payment 7 name+sum+date'],
    // Only a part of a name, or only the sum.
    ['2026-11-03 9500', '', from('Per Olsen'), 'likely payment 7 name+sum+date'],
    ['2026-11-03 9500', 'Overføring', {}, 'likely payment 7 sum+date'],
    // A different sum, tenant or reason.
    ['2026-11-03 9400', '', from('Kari Lie'), '-'],
    ['2026-11-03 9500', '', from('Kari Lie'), '-'],
    ['2026-11-03 9500', 'Depositum', from('Per Hansen'), '-'],
    ['2026-11-03 9500', 'Lønn', from('Per Hansen'), 'likely payment 7 name+sum+date'],
    ['2026-11-03 9500', 'Per Hansen', { lumpSum: true }, '-'],
  ])('%s %s %j: %#', (what, text, more, expected) => expect(list([rowOf(what, text, more)])).toEqual([expected]))

  it('is one row alone, the nearest one, whatever the order of the rows', () => {
    const rows = [
      rowOf('2026-11-14 9500', '', from('Per Hansen')),
      rowOf('2026-11-02 9500', '', from('Per Hansen')),
    ] as const
    const [later, first] = list(rows)
    expect([first, later?.includes('payment')]).toEqual(['sure payment 7 name+sum+date', false])
    expect(list(rows.toReversed())).toEqual([first, later])
  })

  it('is asked where two were written down alike, each for one row', () => {
    const two = [byHand(7, '2026-11-02 9500', '2026-11-02'), byHand(8, '2026-11-02 9500', '2026-11-02')]
    const rows = [rowOf('2026-11-02 9500', '', from('Per Hansen')), rowOf('2026-11-02 9500', '', from('Per Hansen'))]
    expect(list(rows, [per(two, ['2026-11'])])).toEqual([
      'likely payment 7 name+sum+date',
      'likely payment 8 name+sum+date',
    ])
  })

  it('by a press at the end of the month is the money that comes on the first', () => {
    const december = per([byHand(9, '2026-11-28 9500', '2026-12-01')], ['2026-11', '2026-12'], '2027-01')
    expect(list([rowOf('2026-12-13 9500', '', from('Per Hansen'))], [december])).toEqual([
      'sure payment 9 name+sum+date',
    ])
    expect(list([rowOf('2026-12-17 9500', '', from('Per Hansen'))], [december])[0]).not.toContain('payment')
  })
})
