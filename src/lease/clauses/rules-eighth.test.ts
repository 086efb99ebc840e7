import { describe, expect, it } from 'vitest'
import { clauseOf, oneYearTerm, testLeaseSheet, testTerms, textOf } from './test-clauses'

const eighth = { edition: 8 } as const
const fixed = { ...eighth, ...testTerms.fixed } as const

it.each([
  [
    'nb',
    'skal den settes til side. Det gjelder ikke en oppsigelse som bygger på et vesentlig mislighold',
    /kan settes/,
  ],
  [
    'en',
    'it is to be set aside. This does not apply to a termination that rests on a material breach',
    /can be set aside/,
  ],
] as const)('a termination that is unreasonable has to be set aside (§ 9-8): %s', (lang, says, softer) => {
  const text = textOf(testLeaseSheet('home', eighth, 'en'), 'Oppsigelse', lang)
  expect(text).toContain(says)
  expect(text).not.toMatch(softer)
})

it.each([
  ['nb', 'adgang til boligen i nødvendig utstrekning for tilsyn', 'tre måneder i forveien', /rimelig utstrekning gi/],
  ['en', 'as far as is necessary for inspection', 'at least three months ahead', /reasonable extent for inspection/],
] as const)('the landlord gets access where it is necessary (§ 5-6): %s', (lang, extent, changes, wider) => {
  const text = textOf(testLeaseSheet('home', eighth, 'en'), 'Bruk av boligen', lang)
  expect(text).toContain(extent)
  expect(text).toContain(changes)
  expect(text).not.toMatch(wider)
})

describe('a fixed term that can’t be terminated', () => {
  it.each([
    ['home', 'nb', 'dør leietakeren, gjelder reglene om oppsigelse i § 9-10'],
    ['home', 'en', 'if the tenant dies, the rules on termination in § 9-10 apply'],
    ['own_home', 'nb', 'dør leietakeren, gjelder reglene om oppsigelse i § 9-10'],
    ['own_home', 'en', 'if the tenant dies, the rules on termination in § 9-10 apply'],
    ['room', 'nb', 'dør leietakeren, gjelder reglene om oppsigelse i § 9-10'],
  ] as const)('names the death of the tenant as a way out: %s, %s', (letting, lang, says) => {
    expect(textOf(testLeaseSheet(letting, fixed, 'en'), 'Oppsigelse', lang)).toContain(says)
  })

  it.each([
    ['nb', 'oppsigelsestiden i § 9-6', 'klart blir overbefolket'],
    ['en', 'the period of notice of § 9-6', 'clearly becomes overcrowded'],
  ] as const)(
    'has a period of notice and both reasons to refuse for the rest of the term (§ 7-5): %s',
    (lang, period, crowd) => {
      const { items } = clauseOf(testLeaseSheet('own_home', fixed, 'en'), 'Husstand og framleie')
      const rest = items.flatMap((item) =>
        'law' in item && item.law?.nb.includes('§ 7-5') ? [(item.wording[lang] ?? '').replaceAll('\u00a0', ' ')] : [],
      )
      expect(rest).toHaveLength(1)
      expect(rest[0]).toContain(period)
      expect(rest[0]).toContain(crowd)
    },
  )
})

it.each([
  ['nb', 'Skal noen bruke boligen selv, må den også bli brukt slik.'],
  ['en', 'If somebody is to use the dwelling, it must also be used in that way.'],
] as const)('a term shortened for own use holds only with that use (§ 9-3): %s', (lang, says) => {
  const sheet = testLeaseSheet('home', { ...eighth, ...oneYearTerm, reason: 'Utleieren flytter selv inn.' }, 'en')
  expect(textOf(sheet, 'Leietid', lang)).toContain(says)
})

it.each([
  ['nb', 'en bolig som utleieren selv har brukt som egen bolig'],
  ['en', 'a dwelling that the landlord has used as the landlord’s own home'],
] as const)('an own home is one that the landlord has lived in (§ 11-4): %s', (lang, says) => {
  expect(textOf(testLeaseSheet('own_home', eighth, 'en'), 'Boligen', lang)).toContain(says)
})

it.each([
  ['room', 'Når avtalen kan sies opp, er lovens oppsigelsestid derfor én måned'],
  ['own_home', 'Der avtalen kan sies opp, følger oppsigelsestiden § 9-6.'],
] as const)('a lease that can’t be terminated doesn’t say that it has a period of notice: %s', (letting, says) => {
  expect(textOf(testLeaseSheet(letting, fixed), 'Boligen')).toContain(says)
})
