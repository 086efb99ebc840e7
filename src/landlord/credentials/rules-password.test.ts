import { describe, expect, it } from 'vitest'
import { NewPassword } from './model-password'
import { isGuessable, passwordChecks } from './rules-password'

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

describe('what is ticked off while a password is typed', () => {
  const unmet = (typed: string, list: ReadonlySet<string> | null = common) =>
    passwordChecks(typed, kari, list)
      .filter(({ met }) => met !== true)
      .map(({ rule }) => rule)

  it.each([
    ['', ['length', 'cases', 'digit', 'special', 'noSpaces', 'notGuessable']],
    ['f', ['length', 'cases', 'digit', 'special']],
    ['Fjord', ['length', 'digit', 'special']],
    ['Fjord ', ['digit', 'special', 'noSpaces']],
    ['Fjord-7', []],
    ['fjord-7', ['cases']],
    ['Sommer2026!', ['notGuessable']],
    ['Kari1972!', ['notGuessable']],
    [`Fj-7${'x'.repeat(47)}`, ['length']],
  ])('%j lacks %j', (typed, rules) => expect(unmet(typed)).toEqual(rules))

  it('says nothing of guessing before the list is there', () => {
    expect(passwordChecks('Fjord-7', kari, null).at(-1)).toEqual({ rule: 'notGuessable', met: null })
  })

  it('an owner without an address yet forbids nothing by it', () => {
    expect(isGuessable('Fjord-7-natt', { email: '', firstName: '', lastName: '' }, common)).toBe(false)
  })

  it.each(['Fjord-7', 'fjord-7', 'Fjord7', 'Fjord-', 'F-7', '-777777', 'Fjord -7', `Fj-7${'x'.repeat(47)}`, 'ÆØå-77'])(
    '%j is taken by the server if every rule is ticked, and only then',
    (typed) => expect(NewPassword.safeParse(typed).success).toBe(unmet(typed).length === 0),
  )
})
