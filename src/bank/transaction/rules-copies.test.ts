import { expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { possibleCopies, type ComparedRow } from './rules-copies'

const importedAt = '2026-11-20T10:00:00.000Z' as unknown as Instant
const row = (id: number, more: Partial<ComparedRow> = {}): ComparedRow => ({
  id,
  bankAccountId: 1,
  date: day('2026-11-12'),
  sum: ore(-43_700),
  state: 'open',
  importedAt,
  layout: 'nordea',
  importId: 1,
  imports: [1],
  ...more,
})
const matched = (id: number, more: Partial<ComparedRow> = {}) => row(id, { state: 'matched', ...more })
const copy = (id: number, more: Partial<ComparedRow> = {}) =>
  row(id, { layout: 'sparebank1', importId: 2, imports: [2], ...more })

it.each<[string, ComparedRow[], [number, number][]]>([
  ['of a matched row of another format', [matched(1), copy(2)], [[2, 1]]],
  ['of an open row of another format that was read before', [row(1), copy(2)], [[2, 1]]],
  ['of a matched row that was read later', [copy(2, { state: 'matched' }), row(1)], [[1, 2]]],
  ['not of a row that was set aside', [row(1, { state: 'ignored' }), copy(2)], []],
  ['not of a row of its own format', [matched(1), row(2)], []],
  ['not of a row that its own file has too', [matched(1, { imports: [1, 2] }), copy(2)], []],
  ['of a row that an earlier file of its format had too', [matched(1, { imports: [1, 3] }), copy(2)], [[2, 1]]],
  ['not on another account', [matched(1), copy(2, { bankAccountId: 2 })], []],
  ['not on another day', [matched(1), copy(2, { date: day('2026-11-13') })], []],
  ['not of another sum, nor of the same sum in', [matched(1), copy(2, { sum: ore(43_700) })], []],
  ['not once it is matched or set aside', [matched(1), copy(2, { state: 'ignored' })], []],
  [
    'both while one of two is the copy',
    [matched(1), copy(2), copy(3)],
    [
      [2, 1],
      [3, 1],
    ],
  ],
  ['not the second of two, once the first is set aside', [matched(1), copy(2, { state: 'ignored' }), copy(3)], []],
  ['each of its own', [matched(1), matched(4), copy(2, { state: 'ignored' }), copy(3)], [[3, 4]]],
])('a row is asked about as a copy %s', (_, rows, copies) => {
  expect([...possibleCopies(rows)].map(([id, twin]) => [id, twin.id])).toEqual(copies)
})
