import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filledValues } from '../../contract-form/web/test-values'
import { draftEntry, hasStarted } from './started'
import { freeDraft, newDraft, noLandlord, type FreeDraft } from './free-draft'

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

const now = 1_800_000_000_000
const day = 86_400_000
const draft = (more: Partial<FreeDraft> = {}): FreeDraft => ({
  ...newDraft(),
  at: now,
  landlord: { ...noLandlord, email: 'kari@example.no', lastName: 'Nordmann' },
  contract: filledValues({ houseId: '', start_date: '15.1' }),
  ...more,
})

test('a draft comes back as it was kept, with the keys of its first try', () => {
  const stored = draft()
  freeDraft.save(stored)
  expect(freeDraft.read(now + day)).toEqual(stored)
})

test('every draft has keys of its own, one for each thing that is made', () => {
  const keys = [newDraft(), newDraft()].flatMap(({ keys: { account, house, contract } }) => [account, house, contract])
  expect(new Set(keys).size).toBe(6)
})

test('a draft is gone when it is dropped, and after thirty days', () => {
  freeDraft.save(draft())
  freeDraft.remove()
  expect(store.size).toBe(0)
  freeDraft.save(draft())
  expect(freeDraft.read(now + 30 * day - 1)).not.toBeNull()
  expect(freeDraft.read(now + 30 * day)).toBeNull()
  expect(store.size).toBe(0)
})

test.each([
  ['with a national id', JSON.stringify({ ...draft(), landlord: { ...draft().landlord, ssn: '29124815345' } })],
  ['with a password', JSON.stringify({ ...draft(), password: 'Fjord-1234' })],
  ['with a key that can be guessed', JSON.stringify({ ...draft(), keys: { ...draft().keys, account: '1' } })],
  ['with a word for a number', JSON.stringify({ ...draft(), house: { ...draft().house, property_number: 'seven' } })],
])('what is %s is no draft, and leaves the device', (_, text) => {
  store.set(draftEntry, text)
  expect(freeDraft.read(now)).toBeNull()
  expect(store.size).toBe(0)
})

test('what cannot be read is no draft', () => {
  store.set(draftEntry, '{')
  expect(freeDraft.read(now)).toBeNull()
})

test.each([
  [
    'the address of the draft, however it was typed',
    draft({ began: true, landlord: { ...noLandlord, email: ' Kari@Example.no ' } }),
    true,
  ],
  ['a draft that has not begun', draft(), false],
  ['the address of another', draft({ began: true, landlord: { ...noLandlord, email: 'per@example.no' } }), false],
])('whether the account was begun here: %s', (_, stored, begun) => {
  freeDraft.save(stored)
  expect(hasStarted('kari@example.no')).toBe(begun)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"began":true}',
  '{"began":true,"landlord":null}',
  '{"began":true,"landlord":{"email":3}}',
])('was not begun where %j stands', (text) => {
  store.set(draftEntry, text)
  expect(hasStarted('kari@example.no')).toBe(false)
})

test('a browser without storage keeps nothing and breaks nothing', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  freeDraft.save(draft())
  freeDraft.remove()
  expect(freeDraft.read(now)).toBeNull()
  expect(hasStarted('kari@example.no')).toBe(false)
})
