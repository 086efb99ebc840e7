import { describe, expect, it } from 'vitest'
import { findEntries, type Hit } from './find-entries'
import { menuPlaces } from '../shell/menu-places'

const entry = (group: Hit['group'], label: string, more: Partial<Hit> = {}): Hit => ({
  key: `${group} ${label}`,
  group,
  label,
  detail: '',
  href: '/',
  ...more,
})
const all = [
  entry('vouchers', 'Rørlegger Hansen', { detail: '01.03.2026 kr 4 186,06', isMeant: (typed) => typed === '4186,06' }),
  entry('vouchers', 'Maling', { hidden: 'Vedlikehold Byggmax' }),
  entry('suppliers', 'Hansen Rør AS', { detail: 'Oslo' }),
  entry('tenants', 'Per Hansen', { detail: '+47 90 01 23 45' }),
  entry('contracts', 'Storgata 12', { detail: 'Per Hansen og Siri Ås' }),
  entry('houses', 'Storgata 12'),
  entry('places', 'Leverandører', { letter: 'l' }),
  entry('actions', 'Legg til utgift'),
]
const found = (search: string) => findEntries(all, search).entries.map(({ label }) => label)

describe('the search in everything', () => {
  it.each([
    ['what can be done and where one can go, before anything is typed', '', ['Legg til utgift', 'Leverandører']],
    ['groups in their order', 'storgata', ['Storgata 12', 'Storgata 12']],
    ['every word, wherever it stands', 'hansen per', ['Storgata 12', 'Per Hansen']],
    ['Norwegian letters in either case', 'ÅS', ['Storgata 12']],
    ['a cost type or supplier that the line doesn’t show', 'byggmax', ['Maling']],
    ['a date as it is shown', '01.03.2026', ['Rørlegger Hansen']],
    ['an amount as people write it', '4186,06', ['Rørlegger Hansen']],
    ['spaces of any kind as one', '  kr\u00a04  186', ['Rørlegger Hansen']],
    ['nothing', 'finnes ikke', []],
  ])('finds %s', (_what, search, labels) => expect(found(search)).toEqual(labels))

  it('puts first what begins so, then what has a word that does', () => {
    const names = ['Gårdeierlaget Berg', 'Heisberg', 'Bergen Maling'].map((name) => entry('suppliers', name))
    expect(findEntries(names, 'berg').entries.map(({ label }) => label)).toEqual([
      'Bergen Maling',
      'Gårdeierlaget Berg',
      'Heisberg',
    ])
  })

  it('shows six of a kind, and says that there are more', () => {
    const seven = Array.from({ length: 7 }, (_, n) => entry('vouchers', `Strøm ${n}`))
    expect(findEntries(seven, 'strøm')).toMatchObject({ entries: { length: 6 }, isMore: true })
    expect(findEntries(seven.slice(1), 'strøm')).toMatchObject({ entries: { length: 6 }, isMore: false })
  })
})

it('no letter leads to two places, and none is one that does something by itself', () => {
  const letters = menuPlaces.flatMap(({ letter = [] }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).not.toContain('g')
  expect(letters).not.toContain('c')
})
