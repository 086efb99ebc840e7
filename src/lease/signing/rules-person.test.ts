import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { isMismatch } from './rules-person'

const per = { name: 'Per Hansen', birthday: day('1990-05-17') }

describe('whoever has signed', () => {
  it.each([
    ['the same', 'Per Hansen', '1990-05-17'],
    ['the family name first', 'HANSEN, PER', '1990-05-17'],
    ['a middle name that we do not know', 'Per Olav Hansen', '1990-05-17'],
    ['a date without its century', 'Per Hansen', '170590'],
    ['a date with dots', 'Per Hansen', '17.05.1990'],
    ['a date with the time of day', 'Per Hansen', '1990-05-17T00:00:00Z'],
    ['no date', 'Per Hansen', ''],
    ['no name', '', '1990-05-17'],
  ])('can be the party: %s', (_what, name, birthday) => expect(isMismatch(per, { name, birthday })).toBe(false))

  it.each([
    ['another first name', 'Pål Hansen', '1990-05-17'],
    ['another family name', 'Per Jensen', '1990-05-17'],
    ['one word only', 'Per', '1990-05-17'],
    ['another day', 'Per Hansen', '1990-05-18'],
    ['another day without its century', 'Per Hansen', '180590'],
    ['day and month exchanged', 'Per Hansen', '1990-17-05'],
    ['what is no date', 'Per Hansen', 'unknown'],
  ])('is somebody else: %s', (_what, name, birthday) => expect(isMismatch(per, { name, birthday })).toBe(true))

  it('has the letters of the country, however they are written', () => {
    const party = { name: 'Åse Sørensen-Bæ', birthday: null }
    expect(isMismatch(party, { name: 'ASE SORENSEN BAE', birthday: '' })).toBe(false)
    expect(isMismatch(party, { name: 'Åse Marie Sørensen', birthday: '' })).toBe(true)
  })
})
