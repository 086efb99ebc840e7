import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEncryption, parseKeys } from './encryption'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [a, b] = [key('a'), key('b')]
const old = createEncryption(parseKeys(a))
const rotated = createEncryption(parseKeys(`${b},${a}`))
const text = fc.string({ unit: 'binary', maxLength: 60 })

describe('field encryption', () => {
  it('gives back what was put in, in its own context only', () => {
    fc.assert(
      fc.property(text, text, text, (plain, context, other) => {
        const value = old.encrypt(plain, context)
        expect(old.decrypt(value, context)).toBe(plain)
        if (other !== context) expect(() => old.decrypt(value, other)).toThrow(/damaged|belongs/)
      }),
    )
  })

  it('refuses the ciphertexts of two rows or two columns that were swapped', () => {
    const mine = old.encrypt('13097248022', 'account.ssn.1')
    expect(() => old.decrypt(mine, 'account.ssn.2')).toThrow()
    expect(() => old.decrypt(mine, 'account.iban.1')).toThrow()
    expect(old.decrypt(mine, 'account.ssn.1')).toBe('13097248022')
  })

  it('refuses every changed bit and every cut', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 0, max: 7 }), (plain, at, bit) => {
        const [id, encoded] = old.encrypt(plain, 'p').split(':') as [string, string]
        const bytes = Buffer.from(encoded, 'base64url')
        bytes[at % bytes.length]! ^= 1 << bit
        expect(() => old.decrypt(`${id}:${bytes.toString('base64url')}`, 'p')).toThrow()
        expect(() => old.decrypt(`${id}:${bytes.subarray(0, at % bytes.length).toString('base64url')}`, 'p')).toThrow()
      }),
    )
  })

  it('never shows that two values are equal', () => {
    fc.assert(fc.property(text, (plain) => old.encrypt(plain, 'p') !== old.encrypt(plain, 'p')))
  })

  it('reads with every key, writes with the first, and tells which values are still to be rewritten', () => {
    const before = old.encrypt('NO9386011117947', 'account.iban.7')
    expect(rotated.decrypt(before, 'account.iban.7')).toBe('NO9386011117947')
    expect(rotated.isCurrent(before)).toBe(false)
    const after = rotated.encrypt('NO9386011117947', 'account.iban.7')
    expect(rotated.isCurrent(after)).toBe(true)
    expect(() => old.decrypt(after, 'account.iban.7')).toThrow(/needs key "b"/)
  })

  it('a value relabelled with another known key id is refused', () => {
    const value = rotated.encrypt('secret', 'p')
    expect(() => rotated.decrypt(value.replace('b:', 'a:'), 'p')).toThrow(/damaged/)
  })

  it('what is no encrypted value is refused by its context', () => {
    for (const value of ['', 'plain', ':', 'a:', 'a:AAAA'])
      expect(() => old.decrypt(value, 'account.ssn.1')).toThrow(/account\.ssn\.1/)
  })

  it('looks up equal values of one purpose only, and only with the same key', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(old.lookup(one, 'x')).toBe(old.lookup(one, 'x'))
        if (one !== other) expect(old.lookup(one, 'x')).not.toBe(old.lookup(other, 'x'))
      }),
    )
    expect(old.lookup('v', 'x')).not.toBe(old.lookup('v', 'y'))
    expect(old.lookup('v', 'x')).not.toBe(rotated.lookup('v', 'x'))
    expect(rotated.matches('v', 'x', old.lookup('v', 'x'))).toBe(true)
    expect(rotated.matches('v', 'x', rotated.lookup('v', 'x'))).toBe(true)
    expect(old.matches('v', 'x', rotated.lookup('v', 'x'))).toBe(false)
    expect(rotated.matches('v', 'y', old.lookup('v', 'x'))).toBe(false)
  })
})

describe('ENCRYPTION_KEYS', () => {
  it('keeps the order and takes base64 and base64url', () => {
    expect(parseKeys(` ${b} , ${a} `).map((k) => k.id)).toEqual(['b', 'a'])
    const secret = randomBytes(32)
    expect(parseKeys(`k:${secret.toString('base64url')}`)[0]!.secret.equals(secret)).toBe(true)
  })

  it.each([
    ['', /it is empty/],
    ['  ', /it is empty/],
    ['abc', /key number 1 has no id/],
    [`${a},`, /key number 2 has no id/],
    [`:${'A'.repeat(44)}`, /the id of key number 1/],
    [`a b:${'A'.repeat(44)}`, /the id of key number 1/],
    ['a:not base64!', /\(a\) is not base64/],
    [`a:${randomBytes(16).toString('base64')}`, /\(a\) has 16 bytes/],
    [`${a},${a}`, /the id a is there twice/],
  ])('%s is refused with a clear text', (text, message) => expect(() => parseKeys(text)).toThrow(message))

  it('a refusal never repeats the key', () => {
    const secret = randomBytes(16).toString('base64')
    let message = ''
    try {
      parseKeys(`a:${secret}`)
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain('16 bytes')
    expect(message).not.toContain(secret)
  })
})
