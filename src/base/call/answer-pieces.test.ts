import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ore, Balance } from '../kit/money'
import { answerWriter } from './answer'
import { answerPieces } from './answer-pieces'

const Voucher = z.strictObject({
  id: z.int(),
  name: z.string(),
  sum: Balance.nullable(),
  files: z.array(z.string()),
  note: z.string().optional(),
})
const vouchers = (many: number, from = 0) =>
  Array.from({ length: many }, (_, n) => ({
    id: from + n,
    name: `Bø "${n}" \n`,
    sum: n % 3 === 0 ? null : ore(n * 100 + 5),
    files: n % 2 === 0 ? [] : ['/a', '/b'],
    ...(n % 5 === 0 && { note: 'x' }),
  }))
const Kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('a'), sum: Balance }),
  z.strictObject({ kind: z.literal('b') }),
])
const House = z.strictObject({
  id: z.int(),
  total: Balance,
  list: z.array(Voucher),
  state: z.enum(['x', 'y']),
  short: z.strictObject({ gross: Balance, vouchers: z.array(Voucher) }).nullable(),
  note: z.string().nullable(),
})
const house = (id: number, many: number, few: number | null) => ({
  id,
  total: ore(12_345),
  list: vouchers(many),
  state: 'x',
  short: few === null ? null : { gross: ore(50), vouchers: vouchers(few) },
  note: null,
})
const Four = z.strictObject({ first: z.array(Voucher), second: z.array(Kinds), third: z.array(Voucher) })

const cases: [string, z.ZodType, unknown, number][] = [
  ['a list', z.array(Voucher), vouchers(1001), 6],
  [
    'a list of records told apart',
    z.array(Kinds),
    Array.from({ length: 401 }, (_, n) => (n % 2 ? { kind: 'a', sum: ore(n) } : { kind: 'b' })),
    3,
  ],
  ['several lists, some empty', Four, { first: [], second: [], third: vouchers(500) }, 3],
  [
    'lists in a list, long ones and short ones',
    z.array(House),
    [house(1, 0, 1), house(2, 700, null), house(3, 3, 300), house(4, 1, 1), house(5, 0, null)],
    7,
  ],
  ['a long list in each of many', z.array(House), Array.from({ length: 90 }, (_, n) => house(n, 4, null)), 3],
  ['one record', House, house(1, 450, 0), 4],
]

describe('a long answer in pieces', () => {
  it.each(cases)('%s: the same text as in one go', (_, schema, value, least) => {
    const pieces = [...answerPieces(schema, true)(value)!]
    expect(pieces.join('')).toBe(answerWriter(schema, true)(value))
    expect(pieces.length).toBeGreaterThanOrEqual(least)
    const longest = Math.max(...pieces.map((piece) => piece.split('"name"').length - 1))
    expect(longest).toBeLessThanOrEqual(200)
  })

  it.each([
    ['a short list', z.array(Voucher), vouchers(200)],
    ['several lists, short together', Four, { first: vouchers(100), second: [], third: vouchers(100) }],
    ['a record without lists', Voucher, vouchers(1)[0]],
    ['a list of texts', z.array(z.string()), Array.from({ length: 1000 }, () => 'x')],
    ['nothing', House.nullable(), null],
    [
      'a record with something that may be left out',
      House.extend({ more: z.string().optional() }),
      house(1, 1000, null),
    ],
  ])('%s is written in one go', (_, schema: z.ZodType, value) => {
    expect(answerPieces(schema, true)(value)).toBeNull()
  })
})
