import { expect, it } from 'vitest'
import { guaranteeLine } from './rules-guarantee'

const says = { kind: 'Fra NAV', sum: 'kr 12 000', until: 'til og med 31.12.2028' }

it.each([
  ['nav', 'NAV Grünerløkka', says, 'NAV Grünerløkka, kr 12 000, til og med 31.12.2028'],
  ['nav', ' nav Frogner', says, 'nav Frogner, kr 12 000, til og med 31.12.2028'],
  ['nav', 'Navneløs', says, 'Fra NAV, Navneløs, kr 12 000, til og med 31.12.2028'],
  ['nav', 'Grünerløkka', { ...says, until: '' }, 'Fra NAV, Grünerløkka, kr 12 000'],
  ['bank', 'NAV-banken', { ...says, kind: 'Fra en bank' }, 'Fra en bank, NAV-banken, kr 12 000, til og med 31.12.2028'],
  ['nav', '', { ...says, sum: '', until: '' }, 'Fra NAV'],
])('a guarantee (%s, %s) in one line', (kind, by, words, line) => expect(guaranteeLine({ kind, by }, words)).toBe(line))
