import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { suggestForRows } from './rules'
import { contractOf, kroner, noBooks, rowOf, suggestionText } from './test-books'

const raised = ['2026-08', '2026-09', '2026-10', '2026-11']

/**
 * A contract with a rent of 11 000 from August on, agreed on 24 November. The old rent of 10 000 is paid up to
 * November. A rise is written as its sum and due day: `1000 2026-11-29`. The rises are of October and November, or of
 * all four months.
 */
function contract(rises: readonly string[], ofAll: readonly string[] = rises.slice(0, 1)) {
  const risesOf = (month: string) => (month < '2026-10' ? ofAll : rises)
  const open = (month: string) => risesOf(month).reduce((sum, rise) => sum + Number(rise.split(' ')[0]), 0)
  const of = contractOf(1, {
    tenants: 'Per Prøve',
    rent: 11_000,
    from: '2026-08',
    count: 8,
    open: raised.map((month) => `${month}=${open(month)}`),
    paid: raised,
  })
  const later = (month: string) =>
    risesOf(month).map((rise) => {
      const [sum, dueOn] = rise.split(' ') as [string, string]
      return { sum: kroner(Number(sum)), dueOn: day(dueOn), agreedOn: day('2026-11-24') }
    })
  const months = of.months.map((each) =>
    raised.includes(each.month.slice(0, 7)) ? Object.assign(each, { later: later(each.month.slice(0, 7)) }) : each,
  )
  return { ...of, months }
}

const all = '2026-08=1000 2026-09=1000 2026-10=1000 2026-11=1000'

describe('what months rose by after they were due', () => {
  it.each<[string, string, string, string]>([
    ['all of it before its day', '2026-11-29', '2026-11-27 4000', `likely 1 ${all} name+sum`],
    ['all of it on its day', '2026-12-20', '2026-12-20 4000', `likely 1 ${all} name+sum`],
    ['all of it as soon as it was agreed', '2027-06-20', '2026-11-24 4000', `likely 1 ${all} name+sum`],
    ['all of it when it is late', '2026-11-29', '2026-12-09 4000', `likely 1 ${all} name+sum`],
    [
      'a part of it, the earliest months first',
      '2026-11-29',
      '2026-11-27 2000',
      'likely 1 2026-08=1000 2026-09=1000 name',
    ],
    ['a part of a month', '2026-11-29', '2026-11-27 1500', 'likely 1 2026-08=1000 2026-09=500 name'],
    [
      'ten kroner too little',
      '2026-11-29',
      '2026-11-27 3990',
      'likely 1 2026-08=1000 2026-09=1000 2026-10=1000 2026-11=990 name',
    ],
    ['more than it, but less than half a month', '2026-11-29', '2026-11-27 4500', `likely 1 ${all} name`],
    ['a part of it, long before its day', '2027-06-20', '2026-11-27 2000', 'likely 1 2026-12=2000 name'],
    ['the whole rent of the next month', '2026-11-29', '2026-11-27 11000', 'likely 1 2026-12=11000 name+sum'],
    ['the old rent', '2026-11-29', '2026-11-27 10000', 'likely 1 2026-12=10000 name'],
    ['both', '2026-11-29', '2026-12-01 15000', `likely 1 ${all} 2026-12=11000 name+sum`],
    ['a row from before it was agreed', '2026-11-29', '2026-11-23 4000', 'likely 1 2026-12=4000 name'],
  ])('%s', (_what, dueOn, what, expected) => {
    const row = rowOf(what, 'Per Prøve etterbetaling')
    const found = suggestForRows([row], { ...noBooks, contracts: [contract([`1000 ${dueOn}`])] })
    expect(suggestionText(found.get(row.id))).toBe(expected)
  })

  it.each<[string, string, string]>([
    ['the rises of the first day', '2026-11-27 4000', `likely 1 ${all} name+sum`],
    ['all rises', '2026-11-27 6000', 'likely 1 2026-08=1000 2026-09=1000 2026-10=2000 2026-11=2000 name+sum'],
  ])('that rose twice: %s', (_what, what, expected) => {
    const row = rowOf(what, 'Per Prøve')
    const twice = contract(['1000 2026-11-29', '1000 2027-06-20'])
    expect(suggestionText(suggestForRows([row], { ...noBooks, contracts: [twice] }).get(row.id))).toBe(expected)
  })

  it('are for the month instead where that owes the same and is due nearer', () => {
    const row = rowOf('2026-12-01 11000', 'Per Prøve')
    const same = contract(['2750 2026-11-29'])
    expect(suggestionText(suggestForRows([row], { ...noBooks, contracts: [same] }).get(row.id))).toContain(
      '2026-12=11000',
    )
  })

  it('are offered to one payment of the list alone', () => {
    const rows = ['2026-11-27 4000', '2026-11-29 4000'].map((what) => rowOf(what, 'Per Prøve'))
    const found = suggestForRows(rows, { ...noBooks, contracts: [contract(['1000 2026-11-29'])] })
    expect(rows.map(({ id }) => suggestionText(found.get(id)))).toEqual([
      `likely 1 ${all} name+sum`,
      'likely 1 2026-12=4000 name',
    ])
  })
})
