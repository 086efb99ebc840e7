import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './contract-draft'
import { filledValues } from './test-values'

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

const values = filledValues({ type: '', month_sum: null, start_date: '15.1' })
const now = 1_800_000_000_000
const day = 86_400_000

test('a draft comes back as it was kept, half typed dates and all', () => {
  expect(keepDraft(4, 7, { at: now, values })).toBe(true)
  expect(readDraft(4, 7, now + day)).toEqual({ at: now, values })
})

test('a draft belongs to one account and one house', () => {
  keepDraft(4, 7, { at: now, values })
  expect(readDraft(5, 7, now)).toBeNull()
  expect(readDraft(4, 8, now)).toBeNull()
  expect(readDraft(4, null, now)).toBeNull()
})

test('a draft is gone when it is dropped, and after thirty days', () => {
  keepDraft(4, 7, { at: now, values })
  dropDraft(4, 7)
  expect(store.size).toBe(0)
  keepDraft(4, 7, { at: now, values })
  expect(readDraft(4, 7, now + 30 * day - 1)).not.toBeNull()
  expect(readDraft(4, 7, now + 30 * day)).toBeNull()
  expect(store.size).toBe(0)
})

test.each([
  ['no JSON', '{'],
  ['of an older version', JSON.stringify({ at: now, values: { ...values, keys_count: 'two' } })],
  ['with a field that is not asked any more', JSON.stringify({ at: now, values: { ...values, ssn: '1' } })],
  ['of nothing', 'null'],
])('what is %s is no draft, and the wizard begins empty', (_, text) => {
  store.set('contract-draft.4.7', text)
  expect(readDraft(4, 7, now)).toBeNull()
})

test('a browser without storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  })
  expect(keepDraft(4, 7, { at: now, values })).toBe(false)
  expect(readDraft(4, 7, now)).toBeNull()
  dropDraft(4, 7)
})
