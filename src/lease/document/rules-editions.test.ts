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
