import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expenseInput } from '../model'
import { memorizeHabit, recallHabit } from './remembered'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const me = 7
const typed = { ...expenseInput.empty, description: ' FEIER ' }
const saved = {
  description: 'Feier',
  supplierId: 7,
  cost_type: 'other_costs',
  cost_line: 'insurance',
  franchise: 40,
} as const

it('a description brings what it was saved with, however it is written', () => {
  memorizeHabit(me, saved)
  expect(recallHabit(me, typed)).toEqual({
    supplierId: '7',
    cost_type: 'other_costs',
    cost_line: 'insurance',
    franchise: 40,
  })
  expect(recallHabit(me, { ...typed, description: 'Rør' })).toBeNull()
})

it('what is chosen already is left alone', () => {
  memorizeHabit(me, saved)
  expect(recallHabit(me, { ...typed, cost_type: 'maintenance', cost_line: 'common_costs', franchise: 60 })).toEqual({
    supplierId: '7',
  })
})

it('what no form can hold any more is left out', () => {
  store.set('expense-habits.7', JSON.stringify([['feier', { supplierId: 7, cost_type: 'gift' }]]))
  // Older stored values have no line. They get the line of all other costs.
  expect(recallHabit(me, typed)).toEqual({ supplierId: '7', cost_line: 'other' })
})

it('the latest of a description counts, and 200 descriptions are stored', () => {
  for (let n = 0; n <= 200; n += 1) memorizeHabit(me, { ...saved, description: `${n}` })
  memorizeHabit(me, { ...saved, description: '1', franchise: 10 })
  expect(recallHabit(me, { ...typed, description: '0' })).toBeNull()
  expect(recallHabit(me, { ...typed, description: '1' })).toMatchObject({ franchise: 10 })
  expect(recallHabit(me, { ...typed, description: '2' })).toMatchObject({ franchise: 40 })
})

it('each account has its own', () => {
  memorizeHabit(me, saved)
  expect(recallHabit(70, typed)).toBeNull()
  memorizeHabit(70, { ...saved, supplierId: 8 })
  expect(recallHabit(me, typed)).toMatchObject({ supplierId: '7' })
  expect(recallHabit(70, typed)).toMatchObject({ supplierId: '8' })
})

it('what lies there of nobody knows whom is removed, and read by nobody', () => {
  store.set('expense-habits', JSON.stringify([['feier', saved]]))
  expect(recallHabit(me, typed)).toBeNull()
  expect([...store.keys()]).toEqual([])
})
