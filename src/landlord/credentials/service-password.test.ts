import { describe, expect, it } from 'vitest'
import { Refusal } from '../../base/kit/refusal'
import { passwordService } from './service-password'
import { lowestHashCost } from './test-cost'

const owner = { email: 'kari@example.no', firstName: '', lastName: '' }

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB and 2 passes, never twice alike', async () => {
    const passwords = passwordService()
    const [one, other] = await Promise.all([passwords.hash('Fjord-7-natt'), passwords.hash('Fjord-7-natt')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await passwords.verify(one, 'Fjord-7-natt')).toBe(true)
    expect(await passwords.verify(one, 'Fjord-7-natt ')).toBe(false)
  })

  it('are the same however the keyboard composes an å', async () => {
    const passwords = passwordService()
    expect(await passwords.verify(await passwords.hash('Blå-himmel-1'), 'Bla\u030a-himmel-1')).toBe(true)
  })

  it('no password is right where there is none, not even the decoy', async () => {
    const passwords = passwordService()
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
  })

  it('many at once are all answered, and a flood is turned away', async () => {
    const passwords = passwordService(lowestHashCost)
    const hash = await passwords.hash('Fjord-7-natt')
    const answers = await Promise.allSettled(Array.from({ length: 600 }, () => passwords.verify(hash, 'x')))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((answer) => answer.reason instanceof Refusal && answer.reason.reason === 'unavailable')).toBe(
      true,
    )
    expect(await passwords.verify(hash, 'Fjord-7-natt')).toBe(true)
  })

  it.each(['Password1!', 'Passord1!', 'Qwerty123!', 'Sommer2026!', 'Aa123456!', 'Welcome1!', 'P@ssw0rd', 'Kari2026!'])(
    '%s is refused at its field',
    (password) => {
      expect(() => passwordService().refuseGuessable(password, owner, 'password')).toThrow(
        expect.objectContaining({ reason: 'invalid', fields: { password: 'password.common' } }),
      )
    },
  )

  it.each(['Fjord-7-natt', 'Lofoten!Torsk9', 'kR7#vuPq'])('%s is let through', (password) => {
    expect(() => passwordService().refuseGuessable(password, owner, 'password')).not.toThrow()
  })
})
