import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEntryStore, type StoreEntry } from './store'

interface Note extends StoreEntry {
  readonly text: string
  readonly seen?: boolean
}
let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'husbok-store-'))
  file = join(directory, 'deep', 'notes.jsonl')
})
afterEach(() => rmSync(directory, { recursive: true }))

const texts = (retention?: { entries: number; bytes: number }) =>
  openEntryStore<Note>(file, retention)
    .list()
    .map((note) => note.text)

describe('a list that survives a kill', () => {
  it('is read again as it was, with changes, newest first', () => {
    const store = openEntryStore<Note>(file)
    const first = store.append({ text: 'æ' })
    store.append({ text: 'b' })
    store.change(first.id, { seen: true })
    expect(openEntryStore<Note>(file).list()).toEqual([
      { id: 2, text: 'b' },
      { id: 1, text: 'æ', seen: true },
    ])
  })

  it('passes over a line that the kill has torn, and goes on behind it', () => {
    openEntryStore<Note>(file).append({ text: 'a' })
    appendFileSync(file, '{"text":"to')
    const after = openEntryStore<Note>(file)
    expect(after.append({ text: 'b' }).id).toBe(2)
    expect(texts()).toEqual(['b', 'a'])
  })

  it('drops the oldest beyond its number and beyond its size, and never gives an id twice', () => {
    const few = { entries: 2, bytes: 1_000_000 }
    const store = openEntryStore<Note>(file, few)
    for (const text of ['a', 'b', 'c']) store.append({ text })
    expect(texts(few)).toEqual(['c', 'b'])
    expect(store.get(1)).toBeUndefined()
    store.change(1, { seen: true })
    expect(openEntryStore<Note>(file, few).append({ text: 'd' }).id).toBe(4)
    expect(texts({ entries: 100, bytes: 30 })).toEqual(['d'])
  })

  it('counts what was changed again and again by what it is now', () => {
    const store = openEntryStore<Note>(file, { entries: 10, bytes: 60_000 })
    store.append({ text: 'kept' })
    store.append({ text: 'changed' })
    for (let n = 0; n < 5000; n += 1) store.change(2, { text: `changed ${n}` })
    expect(store.list().map(({ text }) => text)).toEqual(['changed 4999', 'kept'])
    store.append({ text: 'x'.repeat(50_000) })
    store.append({ text: 'y'.repeat(50_000) })
    expect(store.list().map(({ id }) => id)).toEqual([4])
  })

  it('keeps its file from growing without end', () => {
    const store = openEntryStore<Note>(file, { entries: 1, bytes: 1000 })
    for (let n = 0; n < 2500; n += 1) store.append({ text: String(n) })
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(1100)
    expect(texts()[0]).toBe('2499')
  })
})
