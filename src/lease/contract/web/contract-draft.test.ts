import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './contract-draft'
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
/** What a draft held of these fields before amounts were in øre. */
const inKroner = { taxable: '', pets_allowed: 'yes', smoking_allowed: 'no', month_sum: 12_000 }
const now = 1_800_000_000_000
const day = 86_400_000

test('a draft comes back as it was kept, half typed dates and all', () => {
  expect(draftOf(4, 7).save({ at: now, values })).toBe(true)
  expect(draftOf(4, 7).read(now + day)).toEqual({ at: now, values })
})

test('a draft belongs to one account and one house', () => {
  draftOf(4, 7).save({ at: now, values })
  expect(draftOf(5, 7).read(now)).toBeNull()
  expect(draftOf(4, 8).read(now)).toBeNull()
  expect(draftOf(4, null).read(now)).toBeNull()
})

test('a draft is gone when it is dropped, and after thirty days', () => {
  draftOf(4, 7).save({ at: now, values })
  draftOf(4, 7).remove()
  expect(store.size).toBe(0)
  draftOf(4, 7).save({ at: now, values })
  expect(draftOf(4, 7).read(now + 30 * day)).toBeNull()
})

test.each([
  ['with a word for a number', JSON.stringify({ at: now, values: { ...values, keys_count: 'two' } })],
  // Its rent is in kroner, which must not be read as øre.
  ['of the version with amounts in kroner', JSON.stringify({ at: now, values: { ...values, ...inKroner } })],
  ['with a field that is not asked any more', JSON.stringify({ at: now, values: { ...values, ssn: '1' } })],
])('what is %s is no draft, and the wizard begins empty', (_, text) => {
  store.set('contract-draft.4.7', text)
  expect(draftOf(4, 7).read(now)).toBeNull()
})
