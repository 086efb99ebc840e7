import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { BankTransaction, ShownSuggestion } from '../../../bank/transaction/model'
import { matchesSearch, hasSureSuggestion, rowsInState } from './work-rows'

const row = (id: number, more: Partial<BankTransaction> = {}): BankTransaction => ({
  id,
  bankAccountId: 1,
  date: day('2026-11-02'),
  sum: ore(1_590_000),
  text: 'Husleie november',
  counterparty: 'Ola Nordmann',
  counter_account: null,
  reference: null,
  lump_sum: false,
  state: 'open',
  match: null,
  suggestion: null,
  ...more,
})

it('a payment is found by name, text, date, and amount as it is written or typed', () => {
  for (const search of ['ola', 'HUSLEIE ola', '15 900', '15900', '+kr 15\u00a0900', '02.11', 'november nordmann'])
    expect(matchesSearch(row(1), search), search).toBe(true)
  expect(matchesSearch(row(1, { sum: ore(-45_000) }), '-450')).toBe(true)
  expect(matchesSearch(row(1, { sum: ore(-45_000) }), '−kr\u00a0450,00')).toBe(true)
  expect(matchesSearch(row(1), '−kr\u00a015\u00a0900')).toBe(false)
  expect(matchesSearch(row(1), 'kari')).toBe(false)
})

it('rows stand once, newest first, as they are by what is on its way', () => {
  const old = row(2, { date: day('2026-10-01') })
  const rows = rowsInState([[row(1), row(3), old], [row(3)], undefined], new Map([[3, 'matched' as const]]))
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    [3, 'matched'],
    [1, 'open'],
    [2, 'open'],
  ])
})

it('only an open payment whose suggestion says so is sure', () => {
  const suggestion = { kind: 'bilag', bilagId: 4, certainty: 'sure', because: ['sum'] } satisfies ShownSuggestion
  expect(hasSureSuggestion(row(1, { suggestion }))).toBe(true)
  expect(hasSureSuggestion(row(2, { suggestion, state: 'matched' }))).toBe(false)
  expect(hasSureSuggestion(row(3, { suggestion: { ...suggestion, certainty: 'likely' } }))).toBe(false)
  const values = { supplierId: 1, cost_type: 'maintenance', cost_line: 'other', franchise: 100, houseId: 1 } as const
  const written = { description: 'Feiing', sum: ore(45_000), date: day('2026-11-02') }
  expect(hasSureSuggestion(row(4, { suggestion: { kind: 'new-bilag', values: { ...values, ...written } } }))).toBe(
    false,
  )
  expect(hasSureSuggestion(row(5))).toBe(false)
})
