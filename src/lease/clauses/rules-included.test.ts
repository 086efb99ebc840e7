import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import type { LeaseData } from './model'
import { allTextOf, lawsOf, listItemsOfClause, testLeaseSheet, textOf } from './test-clauses'
import { testCoTenants } from './test-lease'

describe('shared costs', () => {
  const split = (costs: string, more: Partial<NonNullable<LeaseData['split']>> = {}) =>
    ({ category: 'TENANT', costs, sum: ore(30_000), period: 'month', tenant: null, landlord: null, ...more }) as const
  const included = (data: Partial<LeaseData>) => testLeaseSheet('home', data)

  it.each([
    ['internett', []],
    ['internett', ['internet']],
    ['Bredbånd og TV', ['electricity']],
    ['felleskostnader', []],
    ['kommunale avgifter og renovasjon', ['water-drain']],
    ['broadband', []],
  ] as const)('that may not be charged are not the tenant’s: %s, with %j included', (costs, comforts) => {
    for (const category of ['TENANT', 'SPLIT'] as const) {
      const parts = category === 'SPLIT' ? { tenant: ore(1), landlord: ore(2) } : {}
      const sheet = included({ comforts: [...comforts], split: split(costs, { category, ...parts }) })
      const text = textOf(sheet, 'Hva leien omfatter')
      expect(text).toContain(
        `Partene har ført opp delte kostnader: ${costs}. Utleieren kan ikke kreve betaling for det`,
      )
      expect(text).not.toMatch(/bærer de delte|deles slik|Leietakerens del|er en del av leien/)
      expect(allTextOf(sheet)).not.toContain('utenom de delte')
    }
  })

  it('of power say what of it is shared, in the list of what is included and of what is not', () => {
    const sheet = included({ comforts: ['electricity'], split: split('strøm i felles vaskerom') })
    expect(listItemsOfClause(sheet, 'Hva leien omfatter')[0]).toBe(
      'strøm, utenom de delte kostnadene som er nevnt nedenfor',
    )
    expect(textOf(sheet, 'Hva leien omfatter')).toContain('Leietakeren bærer de delte kostnadene, kr 300 per måned.')
    const parts = { category: 'SPLIT', tenant: ore(1), landlord: ore(2) } as const
    const nothing = included({ comforts: [], split: split('strøm i felles vaskerom', parts) })
    expect(allTextOf(nothing)).not.toContain('Verken strøm')
    expect(listItemsOfClause(nothing, 'Hva leien omfatter')).toEqual([
      'strøm, utenom de delte kostnadene som er nevnt nedenfor',
      'oppvarming',
      'vann og avløp',
      'TV-abonnement',
      'internett',
    ])
  })

  it('that the tenant bears are no part of the rent: the list of what it doesn’t include has no exception', () => {
    const nothing = included({ comforts: [], split: split('strøm i felles vaskerom') })
    expect(textOf(nothing, 'Hva leien omfatter')).toMatch(/^Verken strøm[^]*Leietakeren bærer de delte kostnadene/)
    expect(allTextOf(included({ comforts: ['internet'], split: split('strøm') }))).not.toContain('utenom de delte')
  })

  it('that the landlord bears contradict nothing either', () => {
    const sheet = included({ comforts: [], split: split('internett', { category: 'LANDLORD' }) })
    expect(listItemsOfClause(sheet, 'Hva leien omfatter')).toEqual([
      'strøm',
      'oppvarming',
      'vann og avløp',
      'TV-abonnement',
    ])
    expect(textOf(sheet, 'Hva leien omfatter')).toContain('Utleieren bærer de delte kostnadene, kr 300 per måned.')
  })

  it('that the landlord bears are not the tenant’s to order, and take nothing from what the rent includes', () => {
    const landlords = split('strøm og internett', { category: 'LANDLORD' })
    const missing = textOf(included({ comforts: [], split: landlords }), 'Hva leien omfatter')
    expect(missing).toContain('Vil leietakeren ha TV-abonnement, bestiller')
    const all = included({ comforts: ['electricity', 'internet'], split: landlords })
    expect(listItemsOfClause(all, 'Hva leien omfatter').slice(0, 2)).toEqual(['strøm', 'internett'])
  })

  it('take nothing from what is included and may not be charged beside the rent', () => {
    const sheet = included({ comforts: ['electricity', 'internet'], split: split('strøm og internett') })
    expect(listItemsOfClause(sheet, 'Hva leien omfatter')).toEqual([
      'internett',
      'oppvarming',
      'vann og avløp',
      'TV-abonnement',
    ])
  })

  it('of which only some may be charged say that the rest may not', () => {
    const text = textOf(included({ split: split('strøm og internett') }), 'Hva leien omfatter')
    expect(text).toContain('Noe annet kan ikke kreves i tillegg til leien, selv om det er nevnt her.')
    expect(text).not.toContain('er en del av leien')
  })
})

describe('the power contract', () => {
  const text = (more: Partial<LeaseData>) =>
    textOf(testLeaseSheet('home', { split: null, ...more }), 'Hva leien omfatter')
  it('is the tenant’s: the landlord charges nothing for power', () => {
    const own = text({ comforts: ['water-drain'], powerContract: 'tenant' })
    expect(own).toContain('Leietakeren har egen strømavtale for boligen')
    expect(own).toContain('Utleierens kostnader til oppvarming kan kreves')
  })
  it('is the landlord’s, or not told, or of no interest where the rent includes power', () => {
    expect(text({ comforts: [], powerContract: 'landlord' })).toContain('Utleieren har strømavtalen for boligen.')
    expect(text({ comforts: [], powerContract: 'landlord' })).toContain('kostnader til strøm og oppvarming kan kreves')
    expect(text({ comforts: [] })).toContain('Avtalen sier ikke hvem av partene som har strømavtalen')
    expect(text({ comforts: ['electricity'], powerContract: 'tenant' })).not.toContain('strømavtale')
  })
})

it('rent that falls due on a day of rest may be paid on the next working day, as § 3-2 says', () => {
  expect(lawsOf(testLeaseSheet('home'), 'Husleie og betaling')).toContain('§ 3-2')
  expect(lawsOf(testLeaseSheet('home'), 'Bruk av boligen')).toContain('§§ 5-4 og 5-6')
})

it('what tenants are told of personal data is what the lease holds of each, and names who gets it at the signing', () => {
  const noticeOf = (more: Partial<LeaseData>) =>
    testLeaseSheet('home', more)
      .privacy!.paragraphs.map(({ nb }) => nb)
      .join('\n')
  expect(noticeOf({})).toContain('Navn, fødselsdato, statsborgerskap, adresse, telefon og e-post brukes')
  expect(noticeOf({})).not.toContain('Signicat')
  const several = noticeOf({ coTenants: testCoTenants, signedBy: 'bankid' })
  expect(several).toContain('og statsborgerskap og adresse til den første, brukes')
  expect(several).toContain('får signeringstjenesten Signicat avtalen')
})
