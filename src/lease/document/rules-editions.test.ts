import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { editionOn } from './rules-editions'

const page = readFileSync(new URL('../../../docs/lease-clauses.md', import.meta.url), 'utf8')
/** `| Clause | \`sentence\` | paragraph | source |` */
const rows = [...page.matchAll(/^\| [^|]*\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, key, law, source]) => ({
  key: key!,
  law: law!,
  source: source!,
}))
const { texts } = editionOn(day('2100-01-01'))

it('each sentence of the latest edition stands in docs/lease-clauses.md, once, with the paragraph that it prints', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.map(({ key, law }) => [key, law])).toEqual(
    Object.entries(texts).map(([key, text]) => [key, text.law ?? '–']),
  )
})

it('and each says what it rests on', () => {
  expect(rows.filter(({ source }) => source.trim() === '')).toEqual([])
})

it('no word of the first edition changes: leases were signed with it', () => {
  const { number, texts: first } = editionOn(day('2026-01-01'))
  const words = Object.entries(first)
    .map(([key, { nb, en, law }]) => [key, nb, en, law ?? null])
    .toSorted(([a], [b]) => (a! < b! ? -1 : 1))
  expect([number, words.length]).toEqual([1, 90])
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex')).toBe(
    '8b79a4937e462830998b55c7a4e87216130e98de4e34b579f50432ac005724a2',
  )
})
