import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSorting, readSorting, sortRows, type SortValue } from './sorting'
import { cases } from './test-cases'

const sorted = (values: readonly SortValue[], descending = false) => sortRows(values, (value) => value, descending)

describe('sorting rows', () => {
  it('puts texts in Norwegian order, numbers inside them by their value', () => {
    const names = ['Åpning', 'Ørret', 'ærlig 10', 'ærlig 9', 'z', 'A']
    expect(sorted(names)).toEqual(['A', 'z', 'ærlig 9', 'ærlig 10', 'Ørret', 'Åpning'])
    expect(sorted(names, true)).toEqual(['Åpning', 'Ørret', 'ærlig 10', 'ærlig 9', 'z', 'A'])
  })

  it('puts numbers by size and days by date', () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
    expect(sorted(['2026-01-02', '2025-12-31', '2026-01-01'])).toEqual(['2025-12-31', '2026-01-01', '2026-01-02'])
  })

  it('puts rows without a value last in both directions', () => {
    expect(sorted([null, 2, 0])).toEqual([0, 2, null])
    expect(sorted([null, 2, 0], true)).toEqual([2, 0, null])
    expect(sorted(['', 'b', 'a'])).toEqual(['a', 'b', ''])
    expect(sorted(['', 'b', 'a'], true)).toEqual(['b', 'a', ''])
  })

  it('keeps the order of equal rows in both directions', () => {
    const rows = [
      { id: 1, sum: 5 },
      { id: 2, sum: null },
      { id: 3, sum: 5 },
      { id: 4, sum: null },
    ]
    for (const descending of [false, true])
      expect(sortRows(rows, (row) => row.sum, descending).map((row) => row.id)).toEqual([1, 3, 2, 4])
  })

  it('never loses or doubles a row', () => {
    const values = fc.array(fc.option(fc.oneof(fc.string(), fc.integer())), { maxLength: 20 })
    fc.assert(
      fc.property(values, fc.boolean(), (some, descending) => {
        const rows = some.map((value, id) => ({ id, value }))
        const ids = sortRows(rows, (row) => row.value, descending).map((row) => row.id)
        expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map((row) => row.id))
      }),
      cases(500),
    )
  })
})

describe('a sorting in an address', () => {
  it('is read', () => {
    expect(readSorting('-date')).toEqual({ key: 'date', descending: true })
    expect(readSorting('date')).toEqual({ key: 'date', descending: false })
    expect(readSorting('')).toBeNull()
  })

  it('goes ascending, descending, none', () => {
    expect(['', 'date', '-date', 'name'].map((text) => nextSorting(text, 'date'))).toEqual([
      'date',
      '-date',
      '',
      'date',
    ])
  })
})
