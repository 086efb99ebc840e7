import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import {
  editionOfFirstDay,
  editionNumbered,
  editionOf,
  editionOn,
  withEditionNumber,
  type LeaseEdition,
} from './rules-editions'
import { testLease } from './test-lease'
import { dutyTexts } from './words-duties'
import { eighthTexts } from './words-eighth'
import { fifthTexts } from './words-fifth'
import { fourthTexts } from './words-fourth'
import { roomTexts } from './words-fourth-room'
import { kindTexts } from './words-kinds'
import { ninthTexts } from './words-ninth'
import { ninthDutyTexts } from './words-ninth-duties'
import { seventhTexts } from './words-seventh'
import { sixthTexts } from './words-sixth'
import { termTexts } from './words-terms'

const page = readFileSync(new URL('../../../docs/lease-clauses.md', import.meta.url), 'utf8')
/** A row of the page: `| Clause | \`sentence\` | paragraph | source |` */
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

it.each([
  [1, 90, '8b79a4937e462830998b55c7a4e87216130e98de4e34b579f50432ac005724a2'],
  [2, 107, '6ffdec97f7ec75868d1b2e6d4ec0c86765b1ae8a3200d6ec07006296da3b68f5'],
  [3, 144, 'f01ba0c7864636c207e2b249dd095b69c4d35534e3f0f846f7c83934420e8b9e'],
  [4, 174, 'eaceee2b890237917d9b21c0adace88c8dc7bf78c26d59eb2726c33be1ffd721'],
  [5, 179, 'aa33e9afbe2cbfd901faee154f96ea2092145373b8887c176fca50b47c62ce5a'],
  [6, 179, '3796ca08173074193917bd4028c7c204286032c55ef38b2254dadfbfc293d268'],
  [7, 183, '6be25bb90c89580e98ffc79d01428b0d4f1fd333a15ca434d6cdfcc997791f88'],
  [8, 183, 'a89b5ecc72877cda0530da5c6aacea683b4171a0d652738fd2b87a68a757d4f3'],
])('no word of edition %i changes: leases were signed with it', (number, count, hash) => {
  const words = Object.entries(editionNumbered(number).texts)
    .map(([key, { nb, en, law }]) => [key, nb, en, law ?? null])
    .toSorted(([a], [b]) => (a! < b! ? -1 : 1))
  expect(words).toHaveLength(count)
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex')).toBe(hash)
})

describe('a lease', () => {
  it.each([
    ['2025-12-31', 1],
    ['2026-11-21', 1],
    ['2026-11-22', 3],
    ['2026-11-23', 4],
    ['2026-11-24', 4],
    ['2026-11-25', 5],
    ['2026-11-26', 6],
    ['2026-11-27', 6],
    ['2026-11-28', 7],
    ['2026-11-29', 7],
    ['2026-11-30', 9],
    ['2027-01-01', 9],
  ])('written on %s is number %i', (written, number) => {
    expect(withEditionNumber(testLease({ writtenOn: day(written) })).edition).toBe(number)
  })

  it.each([
    ['another kind of letting', { letting: 'room' }],
    ['the landlord’s own home', { letting: 'own_home' }],
    ['a further tenant', { coTenants: [{ name: 'Anne Lie', birthday: null, email: '', phone: '' }] }],
  ] as const)('that an older one has no words for is the first that has: %s', (_what, changes) => {
    expect(withEditionNumber(testLease({ writtenOn: day('2026-11-01'), ...changes })).edition).toBe(3)
    expect(withEditionNumber(testLease({ writtenOn: day('2026-11-23'), ...changes })).edition).toBe(4)
  })

  it('with a guarantee has the first that knows one', () => {
    const guarantee = { kind: 'nav', by: 'NAV Frogner', sum: ore(30_000_00), until: null } as const
    expect(withEditionNumber(testLease({ writtenOn: day('2026-11-01'), guarantee })).edition).toBe(7)
    expect(withEditionNumber(testLease({ writtenOn: day('2026-11-01'), guarantee: null })).edition).toBe(1)
  })

  it('that is signed electronically was never printed, and is the latest', () => {
    expect(withEditionNumber(testLease({ writtenOn: day('2026-11-01'), signedBy: 'bankid' })).edition).toBe(9)
  })

  it('that was stored is its number, or, stored without one, the earlier of those with that first day', () => {
    expect(editionOf({ edition: 2, writtenOn: day('2027-01-01') }).number).toBe(2)
    expect(editionOfFirstDay(day('2026-11-22')).number).toBe(2)
    expect(editionOfFirstDay(day('2026-01-01')).number).toBe(1)
  })
})

describe('the wording', () => {
  it('cites a paragraph or chapter in one way', () => {
    const texts = Object.values({
      ...termTexts,
      ...dutyTexts,
      ...kindTexts,
      ...fourthTexts,
      ...roomTexts,
      ...fifthTexts,
      ...sixthTexts,
      ...seventhTexts,
      ...eighthTexts,
      ...ninthTexts,
      ...ninthDutyTexts,
    })
    const laws = texts.flatMap((text) => ('law' in text ? [text.law] : []))
    expect(laws.length).toBeGreaterThan(50)
    const paragraph =
      /^(§ \d+-\d+|§§ (\d+-\d+, )?\d+-\d+ (og|til) \d+-\d+|kap\. \d+( og \d+)?|(§ \d+-\d+ (tredje|fjerde) ledd(, | og |$))+)$/
    for (const law of laws) expect(law).toMatch(paragraph)
  })

  it('of a lease is the one of the day it was written', () => {
    const from = (first: string): LeaseEdition => ({ ...editionOn(day('2026-11-23')), from: day(first) })
    const [old, middle, latest] = [from('2026-01-01'), from('2027-07-01'), from('2028-01-01')]
    const editions = [old, middle, latest] as const
    expect(editionOn(day('2027-06-30'), editions)).toBe(old)
    expect(editionOn(day('2027-07-01'), editions)).toBe(middle)
    expect(editionOn(day('2030-01-01'), editions)).toBe(latest)
    expect(editionOn(day('2025-12-31'), editions)).toBe(old)
  })
})
