import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  divideHalfUp,
  formatKr,
  formatOre,
  fromKroner,
  maxOre,
  Money,
  SignedMoney,
  ore,
  percentOf,
  sumOre,
  sumTyped,
  toKroner,
  type Ore,
} from './money'
import { parseKroner, readKroner } from './typed-amount'
import { cases } from './test-cases'

const many = cases(10_000)
const amount = fc.integer({ min: 0, max: maxOre }).map((n) => ore(n))

describe('money', () => {
  it('crosses the wire and comes back the same, whatever the amount', () => {
    fc.assert(
      fc.property(amount, (of) => {
        expect(fromKroner(toKroner(of))).toBe(of)
        expect(Money.decode(JSON.parse(JSON.stringify(Money.encode(of))) as number)).toBe(of)
      }),
      many,
    )
  })

  it('takes a percentage as a naive count of hundredths does', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (of, percent) => {
        const hundredths = BigInt(of) * BigInt(percent)
        const naive = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n)
        expect(BigInt(percentOf(of, percent))).toBe(naive)
      }),
      many,
    )
  })

  it('rounds halves up, below zero too', () => {
    const table: [bigint, bigint, number][] = [
      [1n, 2n, 1],
      [-1n, 2n, 0],
      [-3n, 2n, -1],
      [-151n, 100n, -2],
      [-150n, 100n, -1],
      [149n, 100n, 1],
      [150n, 100n, 2],
      [0n, 7n, 0],
      [5n, 3n, 2],
      [4n, 3n, 1],
    ]
    for (const [n, d, rounded] of table) expect([n, d, divideHalfUp(n, d)]).toEqual([n, d, rounded])
  })

  it.each([
    [0, '0,00', 'kr\u00a00,00'],
    [1, '0,01', 'kr\u00a00,01'],
    [99, '0,99', 'kr\u00a00,99'],
    [123450, '1\u00a0234,50', 'kr\u00a01\u00a0234,50'],
    [-123450, '−1\u00a0234,50', '−kr\u00a01\u00a0234,50'],
    [99_999_999_999, '999\u00a0999\u00a0999,99', 'kr\u00a0999\u00a0999\u00a0999,99'],
  ])('writes %s øre as Norwegians do', (of, plain, withKr) => {
    expect([formatOre(of as Ore), formatKr(of as Ore)]).toEqual([plain, withKr])
  })

  it('leaves decimals away where they are not needed', () => {
    expect([formatOre(ore(29900), 'needed'), formatOre(ore(29950), 'needed')]).toEqual(['299', '299,50'])
  })

  it.each([
    ['1 234,50', 1234.5],
    ['1234.5', 1234.5],
    ['kr 12 500', 12500],
    ['12\u00a0500,-', 12500],
    ['0', 0],
    ['1e5', null],
    ['-5', null],
    ['−5', null],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['kr 99,-', 99],
    ['99,– kr', 99],
    ['KR. 1.500,-', 1500],
    ['1 500,- kr', 1500],
    ['1,500,-', 1500],
    ['1.500.-', 1500],
    ['1 500 ,– ', 1500],
    ['99.-', 99],
    ['kr 99 ,-', 99],
    ['99,--', 99],
    ['12 500,—kr', 12500],
    ['99,50,-', null],
    ['99,-5', null],
    ['99-', null],
    ['1 23,4', null],
    ['1 2345', null],
    ['12 34', null],
    ['1234 567', null],
    ['1 234 56', null],
    ['0 500', null],
    ['1 23,-', null],
    ['1 234, 50', 1234.5],
    ['1 234,5 0', null],
    ['1  234,50', 1234.5],
    ['1\u202f234\u00a0567', 1_234_567],
    ['100 200 300', 100_200_300],
    ['1234 ,50', 1234.5],
    ['NOK 12.500,00', 12500],
    ['1 234.5', 1234.5],
    ['1,234,5', null],
    ['1.234.5', null],
    ['1.23.456', null],
    ['12345.678', null],
    ['1,2345', null],
    ['0.234', null],
    ['1.234.', null],
    ['.5', null],
    [',-', null],
    ['12,345', null],
    ['1.234', null],
    ['abc', null],
    ['', null],
    ['NaN', null],
  ])('reads %j as %s', (typed, kroner) => {
    expect(parseKroner(typed)).toBe(kroner)
  })

  it.each([
    ['1.234', [1234, 1.23]],
    ['12,345', [12345, 12.35]],
    ['kr 123.456', [123456, 123.46]],
    ['KR. 1.500,-', [1500]],
    ['1 23,4', [123.4]],
    ['1 23,-', [123]],
    ['1234 567', [1_234_567]],
    ['1 234,5 0', [1234.5]],
    ['0 500', [500]],
    ['1 23.456', [123456, 123.46]],
    ['1 234,50', [1234.5]],
    ['12 34 abc', []],
    ['1.234.567', [1_234_567]],
    ['1234', [1234]],
    ['0.234', []],
    ['x', []],
  ])('takes %j for any of %j', (typed, kroner) => {
    expect(readKroner(typed)).toEqual(kroner)
  })

  it('reads what it writes, in every way people write it', () => {
    const writings = (of: Ore) => {
      const [whole = '', rest = ''] = (of / 100).toFixed(2).split('.')
      const by = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator)
      return [
        `${by(' ')},${rest}`,
        `${by('.')},${rest}`,
        `${by(',')}.${rest}`,
        `${whole}.${rest}`,
        `kr ${by(' ')},${rest}`,
      ]
    }
    fc.assert(
      fc.property(amount, (of) => {
        for (const typed of [...writings(of), formatOre(of)]) expect(parseKroner(typed)).toBe(toKroner(of))
      }),
      many,
    )
  })

  it.each([
    [1234.5, 123450],
    [0.01, 1],
    [0.29, 29],
    [999_999_999.99, maxOre],
    [-1, 'notNegative'],
    [1.005, 'money'],
    [1_000_000_000, 'tooMuch'],
    ['12', 'money'],
    [null, 'required'],
    [undefined, 'required'],
    [Number.NaN, 'money'],
    [Number.POSITIVE_INFINITY, 'money'],
    [{}, 'money'],
  ])('takes %j from the wire as %s', (wire, expected) => {
    const read = Money.safeParse(wire)
    expect(read.success ? read.data : read.error.issues[0]!.message).toBe(expected)
  })

  it.each([
    [-1234.5, -123450],
    [0.01, 1],
    [-999_999_999.99, 0 - maxOre],
    [0, 'notZero'],
    [-0, 'notZero'],
    [-1.005, 'money'],
    [-1_000_000_000, 'tooMuch'],
    [null, 'required'],
  ])('takes %j from the wire as %s where it may come back', (wire, expected) => {
    const read = SignedMoney.safeParse(wire)
    expect(read.success ? read.data : read.error.issues[0]!.message).toBe(expected)
  })

  it('adds up, and refuses fractions of an øre', () => {
    expect(sumOre([ore(1), ore(2)])).toBe(3)
    expect(sumTyped([ore(1), null, Number.NaN as Ore, ore(2)])).toBe(3)
    expect(() => ore(0.5)).toThrow(RangeError)
    expect(Object.is(ore(-0), 0)).toBe(true)
  })
})
