import { describe, expect, it } from 'vitest'
import { isGuessable } from './rules-password'

const common = new Set(['password', 'passord', 'sommer', 'trustno1', '1qaz2wsx', 'p@ssw0rd', '123456', 'abc'])
const kari = { email: 'kari.nordmann17@example.no', firstName: 'Kari Anne', lastName: 'Nordmann-Lie' }

describe('a password is too easy to guess', () => {
  it.each([
    ['Password', 'a common one in other case'],
    ['Password1!', 'with a tail that satisfies the rules'],
    ['!!2026Sommer', 'with a head'],
    ['!Sommer2026!', 'with both'],
    ['P4$$w0rd!', 'with digits and signs for letters'],
    ['Trustno1!', 'a common one that ends in a digit'],
    ['1qaz2wsX!', 'one that begins with a digit'],
    ['P@ssw0rd!', 'a common one with a sign in it'],
    ['Kari1972!', 'a part of the first name'],
    ['Lie-2026', 'a part of the last name'],
    ['Kari.Anne.1', 'the first name'],
    ['Nordmann-Lie1', 'the last name'],
    ['KariAnne-NordmannLie1', 'both names'],
    ['Nordmann-Lie.Kari.Anne1', 'both the other way round'],
    ['Kari.Nordmann99!', 'the address before the @'],
    ['Kari.Nordmann17@example.no', 'the address'],
    ['xX1-kari.nordmann17@example.no', 'the address with something before it'],
  ])('%s: %s', (password) => expect(isGuessable(password, kari, common)).toBe(true))
})

describe('a password is let through', () => {
  it.each([
    ['Fjord-7-natt', 'nothing of it is listed'],
    ['MyPassword-Is-9-Lions', 'a common word inside a longer phrase'],
    ['Karin-17-Sol', 'a name inside a longer phrase'],
    ['Abc-9081!7263', 'a listed word too short to say anything of the rest'],
  ])('%s: %s', (password) => expect(isGuessable(password, kari, common)).toBe(false))

  it('names that are not known yet forbid nothing', () => {
    expect(isGuessable('Fjord-7!', { email: 'a@example.no', firstName: '', lastName: '' }, common)).toBe(false)
    expect(isGuessable('1!2!3!4!', { email: '17@example.no', firstName: '', lastName: '' }, common)).toBe(false)
  })
})
