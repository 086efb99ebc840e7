import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { draftPlace, startDraftPlace } from './draft-place'
import { unfinishedDraftsOf } from './unfinished'

interface Values {
  readonly text: string
}
const shape = { draft: z.strictObject({ text: z.string() }), toDraft: (values: Values) => values }
const settings = { account: 4, form: 'expense', record: 'new.7', shape }
let now = 0

/** A storage like a browser's: its keys are its own properties. */
const storageOf = () => {
  const storage = {} as Record<string, unknown>
  const hidden = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => delete storage[key],
  }
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(storage, name, { value })
  return storage
}
beforeEach(() => {
  now = 1_800_000_000_000
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storageOf())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A tab of one browser: its own notes, and the drafts of all tabs. */
function openTab() {
  const notes = storageOf()
  const inTab = <T>(act: () => T): T => {
    vi.stubGlobal('sessionStorage', notes)
    now += 1
    vi.setSystemTime(now)
    return act()
  }
  const open = () =>
    inTab(() => {
      const place = draftPlace(settings, startDraftPlace(settings, now))
      const found = place.read(now)?.values.text ?? null
      return { place, found }
    })
  let form = open()
  return {
    reload: () => {
      form = open()
      return form.found
    },
    found: form.found,
    type: (text: string) =>
      inTab(() => form.place.save({ at: now, values: { text }, base: { text: '' }, etag: null, chosen: {} })),
    remove: () => inTab(() => form.place.remove()),
  }
}

const texts = () =>
  unfinishedDraftsOf(settings, now)
    .map(({ values }) => values.text)
    .toSorted()

describe('two tabs of one form', () => {
  test('that both begin empty keep what is typed into each, over a reload', () => {
    const [a, b] = [openTab(), openTab()]
    a.type('a')
    b.type('b')
    a.type('aa')
    b.type('bb')
    expect(texts()).toEqual(['aa', 'bb'])
    expect([a.reload(), b.reload()]).toEqual(['aa', 'bb'])
    b.type('bbb')
    expect(texts()).toEqual(['aa', 'bbb'])
  })

  test('keep one draft while only one of them types', () => {
    const a = openTab()
    a.type('a')
    const b = openTab()
    expect(b.found).toBe('a')
    a.type('aa')
    expect(texts()).toEqual(['aa'])
    expect(b.reload()).toBe('aa')
    // The first tab is left, and the second continues.
    b.type('ab')
    expect(texts()).toEqual(['ab'])
  })

  test('part where both go on from the same', () => {
    const a = openTab()
    a.type('a')
    const b = openTab()
    a.type('aa')
    b.type('ab')
    expect(texts()).toEqual(['aa', 'ab'])
  })

  test('remove only their own, and what is left is found by the next', () => {
    const [a, b] = [openTab(), openTab()]
    a.type('a')
    b.type('b')
    a.remove()
    expect(texts()).toEqual(['b'])
    expect(a.reload()).toBe('b')
    expect(openTab().found).toBe('b')
  })

  test('throw nothing away that the other has typed since', () => {
    const a = openTab()
    a.type('a')
    const b = openTab()
    a.type('aa')
    b.remove()
    expect(texts()).toEqual(['aa'])
  })
})

test('a browser without storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  const tab = openTab()
  expect([tab.found, tab.type('a')]).toEqual([null, false])
})
