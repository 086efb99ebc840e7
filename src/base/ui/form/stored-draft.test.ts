import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { isDraft, isDraftOf } from './draft-key'
import { storedDraft } from './stored-draft'

const store = new Map<string, string>()
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
}
const denied = () => {
  throw new Error('denied')
}
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const note = storedDraft('note', z.strictObject({ at: z.number(), text: z.string() }))
const now = 1_800_000_000_000
const day = 86_400_000

test('a saved draft is read back, and is gone when it is removed', () => {
  expect(note.save({ at: now, text: 'half' })).toBe(true)
  expect(note.read(now + day)).toEqual({ at: now, text: 'half' })
  note.remove()
  expect(note.read(now)).toBeNull()
  expect(store.size).toBe(0)
})

test('it is forgotten after thirty days', () => {
  note.save({ at: now, text: 'half' })
  expect(note.read(now + 30 * day - 1)).not.toBeNull()
  expect(note.read(now + 30 * day)).toBeNull()
  expect(store.size).toBe(0)
})

test.each([
  ['of another shape', JSON.stringify({ at: now, text: 4 }), 0],
  ['with a field too many', JSON.stringify({ at: now, text: '', ssn: '1' }), 0],
  ['of nothing', 'null', 0],
  // An entry that is not JSON stays for the program that wrote it. The next value replaces it.
  ['no JSON', '{', 1],
])('what is %s counts as nothing', (_, text, left) => {
  store.set('note', text)
  expect(note.read(now)).toBeNull()
  expect(store.size).toBe(left)
})

test('a full store answers that it could not keep it, and what it held stays', () => {
  note.save({ at: now, text: 'first' })
  vi.stubGlobal('localStorage', { ...storage, setItem: denied })
  expect(note.save({ at: now, text: 'second' })).toBe(false)
  expect(note.read(now)).toEqual({ at: now, text: 'first' })
})

test('a browser without storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  expect(note.save({ at: now, text: '' })).toBe(false)
  expect(note.read(now)).toBeNull()
  note.remove()
})

test.each([
  ['draft.4.expense.7', 4, true, true],
  ['draft.41.expense.7', 4, true, false],
  ['draft.5.contract.new.1', 4, true, false],
  ['draft.5.contract.new.1', null, true, true],
  ['auth', null, false, false],
])('%s: for account %s a draft %s, its own %s', (key, account, draft, own) => {
  expect([isDraft(key), isDraftOf(key, account)]).toEqual([draft, own])
})
