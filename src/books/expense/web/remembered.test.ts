import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expenseInput } from '../model'
import { memorize, recall } from './remembered'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const typed = { ...expenseInput.empty, description: ' FEIER ' }
const saved = {
  description: 'Feier',
  supplierId: 7,
  cost_type: 'other_costs',
  cost_line: 'insurance',
  franchise: 40,
} as const

it('a description brings what it was saved with, however it is written', () => {
  memorize(saved)
  expect(recall(typed)).toEqual({
    supplierId: '7',
    cost_type: 'other_costs',
    cost_line: 'insurance',
    franchise: 40,
  })
  expect(recall({ ...typed, description: 'Rør' })).toBeNull()
})

it('what is chosen already is left alone', () => {
  memorize(saved)
  expect(recall({ ...typed, cost_type: 'maintenance', cost_line: 'common_costs', franchise: 60 })).toEqual({
    supplierId: '7',
  })
})

it('what no form can hold any more is left out', () => {
  store.set('expense-habits', JSON.stringify([['feier', { supplierId: 7, cost_type: 'gift' }]]))
  // What was stored before there was a line of its own has the line of all other costs.
  expect(recall(typed)).toEqual({ supplierId: '7', cost_line: 'other' })
})

it('the latest of a description counts, and 200 descriptions are stored', () => {
  for (let n = 0; n <= 200; n += 1) memorize({ ...saved, description: `${n}` })
  memorize({ ...saved, description: '1', franchise: 10 })
  expect(recall({ ...typed, description: '0' })).toBeNull()
  expect(recall({ ...typed, description: '1' })).toMatchObject({ franchise: 10 })
  expect(recall({ ...typed, description: '2' })).toMatchObject({ franchise: 40 })
})
