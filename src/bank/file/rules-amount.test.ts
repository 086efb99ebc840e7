import { describe, expect, it } from 'vitest'
import { decimalSignOf, parseAmount, parseXmlAmount } from './rules-amount'

describe('an amount of a list', () => {
  it.each([
    ['7 000,-', 700_000],
    ['7 000,–', 700_000],
    ['7000.-', 700_000],
    ['7.000,-', 700_000],
    ['7,000.-', 700_000],
    ['7.000.-', 700_000],
    ['7 000,--', 700_000],
    ['7 000,- kr', 700_000],
    ['kr 500,-', 50_000],
    ['kr. 500,-', 50_000],
    ['NOK 500,-', 50_000],
    ['1.234,–', 123_400],
    ['-1 250,-', -125_000],
    ['−kr 1 250,-', -125_000],
    ['kr -1 250,-', -125_000],
    ['(500,-)', -50_000],
    ['100,00-', -10_000],
    ['100,00- NOK', -10_000],
    ['100-', -10_000],
    ['-1.337,00', -133_700],
    ['25 000,00 NOK', 2_500_000],
    ['(100,00)', -10_000],
    ["1'234.50", 123_450],
    ['+12,5', 1250],
    [',50', 50],
    ['0,500', 50],
    ['9500,000', 950_000],
    ['9500.00000', 950_000],
    ['1.234,000', 123_400],
    ['1.234.567', 123_456_700],
    ['12345', 1_234_500],
    ['1 234 567,00', 123_456_700],
    ['12\u202f345', 1_234_500],
    ['- 1 000 , 50', -100_050],
  ])('%s is %i øre', (typed, expected) => {
    expect(parseAmount(typed, null)).toBe(expected)
  })

  it.each([
    ['7.000', null, 'decimals'],
    ['12,345', null, 'decimals'],
    ['7.000', '.', 'decimals'],
    ['7.000', ',', 700_000],
    ['7,000', '.', 700_000],
    ['1234,567', null, 'decimals'],
    ['0,125', null, 'decimals'],
    ['1,2345', null, 'decimals'],
    ['12.50 EUR', null, 'currency'],
    ['€ 500', null, 'currency'],
    ['SEK 500,-', null, 'currency'],
    ['', null, null],
    ['mye', null, undefined],
    ['1 00 0,00', null, undefined],
    ['1 00,00', null, undefined],
    ['1000 000,00', null, undefined],
    ['10 0000', null, undefined],
    ['1\u00a000\u00a00', null, undefined],
    ["1'00'0.00", null, undefined],
    ['1.00.0,00', null, undefined],
    ['1,00,0.00', null, undefined],
    ['1.000 000', null, undefined],
    ['1 000.000,00', null, undefined],
    ['100,0 0', null, undefined],
    ['1,234,5', null, undefined],
    ['-(5,00)', null, undefined],
    ['-100,00-', null, undefined],
    ['5,00 CR', null, undefined],
    ['1,-5', null, undefined],
    ['-', null, undefined],
  ] as const)('%s, with %s as the sign of the file, is %s', (typed, usual, expected) => {
    expect(parseAmount(typed, usual)).toBe(expected)
  })

  it('the sign of a file is what most amounts show, and unknown where none does', () => {
    expect(decimalSignOf(['7.000', '500', '12,50'])).toBe(',')
    expect(decimalSignOf(['7.000', '500,-'])).toBe(',')
    expect(decimalSignOf(['7.000', '500'])).toBeNull()
    expect(decimalSignOf(['9500.00000', '8.850'])).toBe('.')
  })
})

it.each([
  ['9500.00000', 950_000],
  ['8.850', 885],
  ['7.000', 700],
  ['8.855', 'decimals'],
  ['5', 500],
  ['', null],
  ['-5', -500],
  ['x', undefined],
])('%s in XML is %s', (text, expected) => {
  expect(parseXmlAmount(text)).toBe(expected)
})
