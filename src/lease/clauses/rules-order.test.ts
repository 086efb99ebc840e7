import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { leaseSheet } from '../document/rules'
import { leaseCaseOf } from './rules-case'
import { testDeposits, testLease, testTerm } from './test-lease'

describe('the clauses', () => {
  const texts = (changes: Parameters<typeof testLease>[0], lang: 'nb' | 'en' = 'nb') =>
    leaseSheet(testLease(changes), lang).clauses.flatMap(({ items }) =>
      items.flatMap((item) => ('wording' in item ? [item.wording.nb] : [])),
    )

  it.each([
    ['2027-01-01', '2029-12-30', true],
    ['2027-01-01', '2029-12-31', false],
    ['2027-01-15', '2030-01-13', true],
    ['2027-01-15', '2030-01-14', false],
    ['2028-02-29', '2031-02-26', true],
    ['2028-02-29', '2031-02-27', false],
  ])('a term from %s to %s is under three years: %s', (start, end, short) => {
    expect(leaseCaseOf(testLease({ start: day(start), end: day(end) }), 3).length).toBe(short ? 'short' : 'long')
  })

  it('an open term is none', () => expect(leaseCaseOf(testLease({ end: null }), 3).length).toBe('long'))

  it('ask for the reason of a short term, and only then', () => {
    const says = (more: Parameters<typeof testLease>[0]) => texts({ ...testTerm['time-bound'], ...more }).join('\n')
    expect(says({ other: '' })).toContain('avtalen oppgir ingen grunn til det')
    expect(says({ other: 'Hagen deles.' })).toContain('avtalen oppgir ingen grunn til det')
    expect(says({ end: day('2030-01-15') })).not.toContain('oppgir ingen grunn')
  })

  it('name each other by their numbers', () => {
    const clauses = leaseSheet(testLease(testTerm['time-bound']), 'nb').clauses
    expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => String(index + 1)))
    const numberOf = (title: string) => clauses.find((clause) => clause.title.nb === title)!.number
    const fixed = texts({ ...testTerm['time-bound'], other: 'Utleieren trenger boligen til eget bruk.' }).join()
    expect(fixed).toContain(`i leietiden, se punkt ${numberOf('Leietid')},`)
    expect(fixed).toContain(`uten saklig grunn, se punkt ${numberOf('Husstand og framleie')}.`)
    expect(fixed).toContain(`korte leietiden står i punkt ${numberOf('Andre vilkår')}.`)
    expect(texts({}).join()).toContain(`etter punkt ${numberOf('Oppsigelse')}.`)
  })

  it('with a payment day that not every month has say what holds then', () => {
    expect(texts({ firstPayment: day('2027-01-31') }).join()).toContain('siste dag i måneden forfallsdag')
    expect(texts({ firstPayment: day('2027-01-28') }).join()).not.toContain('siste dag i måneden forfallsdag')
  })

  it('without a key speak of none', () => {
    expect(texts({ keys: 0 })).toContain('Leietakeren får ingen nøkler ved overtakelsen.')
    expect(texts({ keys: 1 })).not.toContain('Leietakeren får ingen nøkler ved overtakelsen.')
  })

  it('charge on top only what the law allows', () => {
    const nothing = texts({ comforts: [] }).join('\n')
    expect(nothing).toContain('Utleierens kostnader til strøm og oppvarming kan kreves')
    expect(nothing).toContain(
      'Vil leietakeren ha TV-abonnement eller internett, bestiller og betaler leietakeren det selv',
    )
    const all = texts({ comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'] }).join('\n')
    expect(all).not.toContain('kan kreves i tillegg til leien etter forbruk')
    expect(all).toContain('Ut over dette kan utleieren ikke kreve noe i tillegg til leien')
  })

  it.each([
    [null, null],
    ['TENANT', 'Leietakeren bærer de delte kostnadene, kr 900 per måned.'],
    ['LANDLORD', 'Utleieren bærer de delte kostnadene, kr 900 per måned.'],
  ] as const)('say who bears shared costs: %j', (category, expected) => {
    const split = category && {
      category,
      costs: 'strøm',
      sum: ore(90_000),
      period: 'month' as const,
      tenant: null,
      landlord: null,
    }
    const text = texts({ split }).join('\n').replaceAll('\u00a0', ' ')
    if (expected === null) expect(text).not.toContain('delte kostnadene')
    else expect(text).toContain(expected)
  })

  it('never leave a placeholder open, nor English where it was not asked for', () => {
    for (const term of ['running', 'time-bound'] as const)
      for (const deposit of ['none', 'own', 'product'] as const)
        for (const lang of ['nb', 'en'] as const) {
          const sheet = leaseSheet(
            testLease({ ...testTerm[term], deposit: testDeposits[deposit], firstPayment: day('2027-01-31') }),
            lang,
          )
          const text = JSON.stringify({ ...sheet, page: null })
          expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/)
          expect(text.includes('"en":')).toBe(lang === 'en')
        }
  })
})
