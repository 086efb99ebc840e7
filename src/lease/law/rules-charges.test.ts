import { describe, expect, it } from 'vitest'
import { isWholeSupply, separateChargeableCosts } from './rules-charges'

describe('the words of shared costs', () => {
  it.each([
    ['strøm', 'strøm', ''],
    ['internett', '', 'internett'],
    ['strøm og internett', 'strøm', 'internett'],
    ['Strøm, internett og kabel-TV', 'Strøm', 'internett, kabel-TV'],
    ['vann og avløp', 'vann og avløp', ''],
    ['vann og avløp, felleskostnader', 'vann, avløp', 'felleskostnader'],
    ['electricity and broadband', 'electricity', 'broadband'],
    ['strøm til garasje, vaskerom og bod', 'strøm til garasje, vaskerom og bod', ''],
    ['felleskostnader (strøm og vann)', 'felleskostnader (strøm og vann)', ''],
    ['hagearbeid', 'hagearbeid', ''],
    ['', '', ''],
  ])('fall into what may be charged and what may not: %s', (costs, charged, rest) => {
    expect(separateChargeableCosts(costs)).toEqual({ charged, rest })
  })

  it.each([
    ['strøm', 'electricity', true],
    ['strøm og nettleie', 'electricity', true],
    ['strøm i felles vaskerom', 'electricity', false],
    ['strøm og internett', 'electricity', true],
    ['strøm og internett', 'internet', true],
    ['vann og avløp', 'water-drain', true],
    ['vann til hagen', 'water-drain', false],
    ['Electricity', 'electricity', true],
    ['internett', 'electricity', false],
  ] as const)('are all of it, or a part: %s of %s', (costs, supply, expected) => {
    expect(isWholeSupply(costs, supply)).toBe(expected)
  })
})
