import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { readDelimited } from './rules-table'

describe('days of which some have the month first', () => {
  const outcomes = (...days: string[]) => {
    const { rows, skipped } = readDelimited(
      ['Dato;Tekst;Beløp', ...days.map((each) => `${each};A;100,00`)].join('\n'),
      { today: day('2026-11-26'), encoding: 'utf-8' },
    )
    return days.map(
      (_day, at) =>
        rows.find(({ line }) => line === at + 2)?.date ?? skipped.find(({ line }) => line === at + 2)?.reason,
    )
  }

  it.each([
    [
      ['05/13/2026', '13/05/2026', '04/05/2026'],
      ['dayOrder', '2026-05-13', 'dayOrder'],
    ],
    [
      ['05.13.2026', '04.05.2026'],
      ['dayOrder', 'dayOrder'],
    ],
    [
      ['05-13-26', '04-05-26 ', '04/04/2026'],
      ['dayOrder', 'dayOrder', '2026-04-04'],
    ],
    [
      ['05/13/2026 10:00', '2026-05-04'],
      ['dayOrder', '2026-05-04'],
    ],
    [
      ['05/32/2026', '04/05/2026'],
      ['noDate', '2026-05-04'],
    ],
    [
      ['13/05/2026', '04/05/2026'],
      ['2026-05-13', '2026-05-04'],
    ],
  ])('%j: %j', (days, is) => {
    expect(outcomes(...days)).toEqual(is)
  })
})
