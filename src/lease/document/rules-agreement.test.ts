import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { contradictionsIn } from '../clauses/test-agreement'
import { testDeposits, testLease } from '../clauses/test-lease'
import { testTerms } from '../clauses/test-clauses'
import type { LeaseSheet } from './model'
import { leaseSheet } from './rules'
import { leaseData } from './rules-data'
import { randomLease } from './test-random-lease'

it('no lease of 2,000 random contracts says two things that exclude each other', () => {
  const wrong = Array.from({ length: 2000 }, (_, seed) => {
    const { lang, ...sources } = randomLease(seed)
    const data = leaseData(sources)
    expect(data.edition).toBe(9)
    return { seed, contradictions: contradictionsIn(leaseSheet(data, lang)) }
  }).filter(({ contradictions }) => contradictions.length > 0)
  expect(wrong.slice(0, 5)).toEqual([])
  expect(wrong).toHaveLength(0)
})

it('the random contracts reach every kind of letting, term, deposit, guarantee and share of costs', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 300; seed += 1) {
    const data = leaseData(randomLease(seed))
    seen
      .add(data.letting ?? '')
      .add(data.type)
      .add(data.deposit.kind)
      .add(data.signedBy ?? 'hand')
    seen.add(data.guarantee ? 'guarantee' : 'none').add(data.split?.category ?? 'unsplit')
    seen.add(data.terminable ? 'terminable' : 'not').add(`tenants-${1 + (data.coTenants?.length ?? 0)}`)
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(
      (
        'home shared_house room own_home running time-bound own product hand bankid guarantee TENANT LANDLORD SPLIT ' +
        'unsplit terminable tenants-1 tenants-2 tenants-4'
      ).split(' '),
    ),
  )
})

describe('a planted contradiction is found', () => {
  const lease = (more: Parameters<typeof testLease>[0] = {}) =>
    leaseSheet(testLease({ edition: 9, deposit: testDeposits.own, split: null, other: '', ...more }), 'nb')
  /** The lease with another text wherever `from` stands. */
  const swapped = (sheet: LeaseSheet, from: string, to: string): LeaseSheet => {
    const text = JSON.stringify(sheet).replaceAll('\u00a0', ' ')
    expect(text).toContain(from)
    return JSON.parse(text.replace(from, to)) as LeaseSheet
  }
  const fixed = testTerms.fixed
  const guarantee = { kind: 'nav', by: 'NAV Frogner', sum: ore(3_000_000), until: null } as const

  it.each([
    ['the lease itself', lease(), '', '', []],
    ['notice in key facts', lease(), '"3 måneder"', '"2 måneder"', ['key facts: months of notice']],
    ['notice in clause 12', lease(), 'Oppsigelsestiden er 3', 'Oppsigelsestiden er 1', ['key facts: months of notice']],
    ['no binding in key facts', lease(fixed), '"Kan ikke sies opp i leietiden.', '"3 måneder.', ['key facts: binding']],
    [
      'no binding in clause 12',
      lease(fixed),
      'Avtalen kan ikke sies opp i leietiden, se punkt 3, med to unntak',
      'Hver av partene kan si opp avtalen',
      ['clause 3: binding', 'key facts: binding'],
    ],
    [
      'a binding box',
      lease({ letting: 'room' }),
      'Oppsigelsestiden står i punkt 12',
      'Den kan ikke sies opp',
      ['the box: binding'],
    ],
    [
      'a notice in the box of a binding lease',
      lease({ letting: 'room', ...fixed }),
      'Går leieforholdet over til å være tidsubestemt, trenger utleieren',
      'Oppsigelsestiden står i punkt 12. Da trenger utleieren',
      ['the box: a notice in a lease that binds'],
    ],
    [
      'another last day',
      lease(fixed),
      'til 14.01.2028, tidsbestemt',
      'til 14.01.2029, tidsbestemt',
      ['key facts: the days of the term'],
    ],
    [
      'an open-ended fact',
      lease(fixed),
      'til 14.01.2028, tidsbestemt',
      'tidsubestemt',
      ['key facts: open-ended or fixed'],
    ],
    ['another rent', lease(), 'kr 12 000 per måned', 'kr 13 000 per måned', ['key facts: the rent']],
    ['another deposit', lease(), 'kr 36 000 innen', 'kr 35 000 innen', ['key facts: the sum of the deposit']],
    ['another deadline', lease(), 'senest 31.12.2026', 'senest 30.12.2026', ['key facts: when the deposit is due']],
    [
      'no deposit in key facts',
      lease(),
      'kr 36 000 innen 31.12.2026',
      'Ikke avtalt',
      ['key facts: a deposit or none', 'key facts: the sum of the deposit'],
    ],
    [
      'a deposit and none',
      lease(),
      'Utleieren betaler for å opprette',
      'Leietakeren skal ikke betale depositum. Utleieren betaler for å opprette',
      ['clause 7: a deposit and none'],
    ],
    ['no guarantee in key facts', lease({ guarantee }), '"Garanti"', '"Annet"', ['key facts: a guarantee or none']],
    [
      'a denied guarantee',
      lease({ deposit: testDeposits.none }),
      'skal ikke betale depositum.',
      'skal ikke betale depositum og ikke stille garanti.',
      ['clause 7 denies a guarantee'],
    ],
    [
      'a supply that is included and charged',
      lease({ comforts: ['heating'] }),
      'kostnader til strøm kan',
      'kostnader til strøm og oppvarming kan',
      ['oppvarming: included and charged by use'],
    ],
    [
      'two bearers of shared costs',
      lease({ split: { category: 'TENANT', costs: 'strøm', tenant: null, landlord: null } }),
      'Leietakeren betaler kostnadene til strøm.',
      'Leietakeren betaler kostnadene til strøm. Utleieren betaler kostnadene til strøm.',
      ['shared costs: both bear them'],
    ],
    [
      'a landlord who needs a reason and none',
      lease({ letting: 'room' }),
      'Utleieren kan si opp uten å oppgi noen grunn.',
      'Utleieren kan bare si opp når det er en saklig grunn.',
      [expect.stringContaining('noen) grunn')],
    ],
    [
      'pets and none',
      lease(),
      'Dyrehold er ikke tillatt.',
      'Dyrehold er tillatt. Dyrehold er ikke tillatt.',
      [expect.stringContaining('Dyrehold')],
    ],
    [
      'a landlord who doesn’t sign',
      lease({ coLandlords: [{ name: 'Eva Lie', birthday: null, email: '' }] }),
      '"name":"Eva Lie"',
      '"name":"Anne Lie"',
      ['a landlord of the key facts doesn’t sign'],
    ],
    [
      'another fraction',
      lease({
        split: { category: 'SPLIT', costs: 'strøm', key: 'fraction', fraction: '2/3', tenant: null, landlord: null },
      }),
      'strøm, 2/3',
      'strøm, 1/3',
      ['key facts: the fraction'],
    ],
    [
      'another answer of the board',
      lease({ boardConsent: 'given' }),
      'har godkjent utleien',
      'er ikke spurt om utleien',
      ['key facts: the board (Gitt)'],
    ],
    [
      'what the lease doesn’t say',
      lease(),
      'Utleierens forsikring',
      'Avtalen sier ikke mer. Utleierens forsikring',
      [expect.stringContaining('says')],
    ],
  ])('%s', (_what, sheet, from, to, expected) => {
    expect(contradictionsIn(from === '' ? sheet : swapped(sheet, from, to))).toEqual(expected)
  })
})
