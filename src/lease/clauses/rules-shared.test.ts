import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import type { LeaseData } from './model'
import { listItemsOfClause, testLeaseSheet, textOf } from './test-clauses'

type Split = NonNullable<LeaseData['split']>
const clause = 'Hva leien omfatter'
const splitOf = (category: Split['category'], costs: string): Split => ({
  category,
  ...(costs !== '' && { costs }),
  period: 'month',
  ...(category === 'SPLIT'
    ? { tenant: ore(45_000), landlord: ore(45_000) }
    : { sum: ore(90_000), tenant: null, landlord: null }),
})

/** Returns the rules that the lease states for a supply, recognized by their words. */
const rulesOn = (supply: string, data: Partial<LeaseData>): string[] => {
  const sheet = testLeaseSheet('home', data)
  const sentences = textOf(sheet, clause).split('\n')
  const named = (line: string) => line.includes(supply)
  const shared = sentences.find((line) => line.startsWith('Partene har delte kostnader') && named(line))
  return [
    ...sentences
      .filter((line) => named(line) && /betaler strøm og nettleie rett|kan kreves i tillegg til leien/.test(line))
      .map(() => 'by use or directly'),
    ...sentences
      .filter((line) => named(line) && /bestiller og betaler leietakeren/.test(line))
      .map(() => 'not charged'),
    ...sentences
      .filter((line) => named(line) && /ført opp .*kan ikke kreve betaling/.test(line))
      .map(() => 'not charged'),
    ...(shared ? ['shared'] : []),
  ]
}

const lists = ['strøm', 'internett', 'strøm og internett', 'vann og avløp', ''] as const
const table = (['TENANT', 'LANDLORD', 'SPLIT'] as const).flatMap((category) =>
  lists.flatMap((costs) =>
    ([null, 'tenant', 'landlord'] as const).map((powerContract) => [category, costs, powerContract] as const),
  ),
)

describe('each cost has one rule', () => {
  it.each(table)('shared by %s: "%s", with the power contract of %s', (category, costs, powerContract) => {
    const data = { comforts: [], powerContract, split: splitOf(category, costs) } as const
    for (const supply of ['strøm', 'oppvarming', 'vann og avløp', 'internett', 'TV-abonnement'])
      expect(new Set(rulesOn(supply, data)).size, `${supply}: ${rulesOn(supply, data).join()}`).toBeLessThanOrEqual(1)
    const sheet = testLeaseSheet('home', data)
    const text = textOf(sheet, clause)
    const isShared = (supply: string) =>
      costs.includes(supply) && (category === 'LANDLORD' || supply === 'strøm' || supply === 'vann og avløp')
    for (const supply of ['strøm', 'vann og avløp', 'internett']) {
      expect(text.includes(`Partene har delte kostnader: `) && rulesOn(supply, data).includes('shared')).toBe(
        isShared(supply),
      )
      // A supply that the landlord bears, in full or in part, is missing from the list “not
      // included in the rent”.
      if (isShared(supply) && category !== 'TENANT') expect(listItemsOfClause(sheet, clause)).not.toContain(supply)
    }
    // Without named costs, neither side bears shared costs.
    if (costs === '' && category !== 'SPLIT') expect(text).not.toMatch(/delte kostnad|Leietakerens del/)
    if (costs === '') expect(text).not.toContain('Partene har delte kostnader')
    expect(text.includes('rett til leverandøren')).toBe(powerContract === 'tenant' && !costs.includes('strøm'))
  })

  it('also of what the rent includes: what is shared of it is not included', () => {
    const all = { comforts: ['electricity', 'internet'] } as const
    const lines = (category: Split['category']) =>
      listItemsOfClause(testLeaseSheet('home', { ...all, split: splitOf(category, 'strøm og internett') }), clause)
    expect(lines('SPLIT')).toEqual(['internett', 'oppvarming', 'vann og avløp', 'TV-abonnement'])
    expect(lines('TENANT')).toEqual(['internett', 'oppvarming', 'vann og avløp', 'TV-abonnement'])
    expect(lines('LANDLORD').slice(0, 2)).toEqual(['strøm', 'internett'])
  })

  it('that the landlord can’t charge for is not shared, though it stands beside what is', () => {
    const text = textOf(testLeaseSheet('home', { split: splitOf('SPLIT', 'strøm og internett') }), clause)
    expect(text).toContain('Partene har delte kostnader: strøm.')
    expect(text).toContain('Partene har også ført opp internett som delte kostnader. Utleieren kan ikke kreve betaling')
  })

  it('of which a part is shared says that the rest is not', () => {
    const text = (costs: string) =>
      textOf(testLeaseSheet('home', { comforts: [], split: splitOf('LANDLORD', costs) }), clause)
    expect(text('strøm i felles vaskerom')).toMatch(
      /kostnader til strøm og oppvarming kan kreves[^]*Dette gjelder ikke de delte kostnadene som er nevnt nedenfor\./,
    )
    expect(text('strøm')).toContain('kostnader til oppvarming kan kreves')
    expect(text('strøm')).not.toContain('Dette gjelder ikke de delte kostnadene')
  })
})
