import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { StatementRow } from '../file/rules-statement'
import { daysCoveredByOtherFormats, firstKeptDay, rowsOfAccount } from './rules'

const row = (ownAccount: string | null, pending = false): StatementRow => ({
  line: 1,
  date: day('2026-11-02'),
  sum: ore(100),
  text: 'x',
  counterparty: null,
  counterAccount: null,
  reference: null,
  bankReference: null,
  ownAccount,
  pending,
  lumpSum: false,
})
const [mine, his] = ['12345678903', '86011117947']
const counted = (rows: readonly StatementRow[], number: string | null) => {
  const found = rowsOfAccount({ rows }, number)
  return typeof found === 'string' ? found : [found.booked.length, found.pending]
}

describe('rows of an account', () => {
  it.each([
    ['all where the file names none', [row(null), row(null, true)], mine, [1, 1]],
    ['all of the one account, also those that name none', [row(mine), row(null), row(mine, true)], mine, [2, 1]],
    ['those of its number alone', [row(mine), row(his), row(null)], his, [1, 0]],
    ['those of its IBAN', [row(his), row(mine)], 'NO9386011117947', [1, 0]],
    ['all of one account where this one has no number', [row(mine)], null, [1, 0]],
    ['none that can be told of several', [row(mine), row(his)], null, 'accountNumberNeeded'],
    ['none of another account', [row(mine)], his, 'otherBankAccount'],
  ])('are %s', (_what, rows, number, expected) => expect(counted(rows, number)).toEqual(expected))
})

describe('days that were read before', () => {
  const earlier = [{ layout: 'nordea', days_from: day('2026-11-01'), days_to: day('2026-11-30') }]
  const rows = ['2026-11-30', '2026-11-02', '2026-11-02', '2026-12-01'].map((date) => ({ date: day(date) }))
  it('are those of another format, each once', () =>
    expect(daysCoveredByOtherFormats(rows, earlier, 'dnb')).toEqual(['2026-11-02', '2026-11-30']))
  it('are none of the same format', () => expect(daysCoveredByOtherFormats(rows, earlier, 'nordea')).toEqual([]))
  it('are none of an import without rows', () =>
    expect(daysCoveredByOtherFormats(rows, [{ layout: 'nordea', days_from: null, days_to: null }], 'dnb')).toEqual([]))
})

describe('rows that nobody matched', () => {
  it.each([
    ['2027-12-20', '2026-11-20'],
    ['2027-03-31', '2026-02-28'],
  ])('are kept on %s where they came from %s on', (today, from) => expect(firstKeptDay(day(today))).toBe(from))
})
