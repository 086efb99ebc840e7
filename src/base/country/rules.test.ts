import { describe, expect, it } from 'vitest'
import { countryName, nationality } from './rules'
import { isCountry } from './rules-code'
import { countries } from './rules-table'

/** Uninhabited or overseas areas for which neither language has an adjective. Their own name is used. */
const named = new Set([
  'BL',
  'BQ',
  'BV',
  'CC',
  'CX',
  'GS',
  'HM',
  'IO',
  'MF',
  'NF',
  'PM',
  'SJ',
  'SX',
  'TC',
  'TF',
  'UM',
  'VG',
  'VI',
])

describe('the list of countries', () => {
  it('has every code once, each with four names and a code that the product takes', () => {
    const codes = countries.map((country) => country.alpha_2_code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toHaveLength(250)
    expect(codes.filter((code) => !isCountry(code))).toEqual([])
    for (const country of countries) expect(Object.values(country).filter((text) => text.trim() === '')).toEqual([])
  })

  it('is sorted by English name', () => {
    const names = countries.map((country) => country.en_short_name)
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
    expect(names[0]).toBe('Afghanistan')
  })

  it('says nothing invisible, and gives each name once', () => {
    for (const country of countries)
      for (const text of Object.values(country)) expect(text).toMatch(/^[\p{L}\p{M}.,()'’ -]+$/u)
    for (const key of ['en_short_name', 'no_short_name', 'nationality', 'no_nationality'] as const)
      expect(new Set(countries.map((country) => country[key])).size).toBe(250)
  })

  it.each([
    ['CH', 'sveitsisk'],
    ['CZ', 'tsjekkisk'],
    ['BA', 'bosnisk'],
    ['NZ', 'newzealandsk'],
    ['MK', 'nordmakedonsk'],
    ['DO', 'dominikansk (Den dominikanske republikk)'],
    ['DM', 'dominikansk (Dominica)'],
    ['CD', 'kongolesisk (Den demokratiske republikken Kongo)'],
    ['CG', 'kongolesisk (Kongo-Brazzaville)'],
  ])('%s is %s', (code, expected) => {
    expect(nationality(code, 'nb')).toBe(expected)
  })

  it('has a Norwegian adjective wherever the language has one', () => {
    const wrong = countries.filter(
      (country) =>
        !named.has(country.alpha_2_code) &&
        !/^\p{Lu}[\p{L}é-]*sk( eller \p{L}+sk| og \p{L}+sk| \([\p{L}\- ]+\))?$/u.test(country.no_nationality),
    )
    expect(wrong.map((country) => `${country.alpha_2_code} ${country.no_nationality}`)).toEqual([])
  })

  it('has no country name in place of an English adjective', () => {
    const same = countries
      .filter((country) => country.nationality === country.en_short_name)
      .map((country) => country.alpha_2_code)
    expect(same.filter((code) => !named.has(code))).toEqual(['GG', 'JE'])
  })
})

it.each([
  ['NO', 'Norway', 'Norge', 'Norwegian', 'norsk'],
  ['RO', 'Romania', 'Romania', 'Romanian', 'rumensk'],
  ['BY', 'Belarus', 'Belarus', 'Belarusian', 'belarusisk'],
  ['NE', 'Niger', 'Niger', 'Nigerien', 'nigersk'],
  ['NG', 'Nigeria', 'Nigeria', 'Nigerian', 'nigeriansk'],
  ['IS', 'Iceland', 'Island', 'Icelandic', 'islandsk'],
  ['WF', 'Wallis and Futuna', 'Wallis- og Futunaøyene', 'Wallisian and Futunan', 'wallisisk og futunsk'],
  ['BV', 'Bouvet Island', 'Bouvetøya', 'Bouvet Island', 'Bouvetøya'],
  ['ZZ', 'ZZ', 'ZZ', 'ZZ', 'ZZ'],
])('%s is %s / %s, its people %s / %s', (code, en, nb, people, folk) => {
  expect([countryName(code, 'en'), countryName(code, 'nb'), nationality(code, 'en'), nationality(code, 'nb')]).toEqual([
    en,
    nb,
    people,
    folk,
  ])
})
