import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { redact, redactValues } from './rules-redact'

const code128 = 'k3J9_aZq0LmN-8rTyUvWxQ'

describe('what the send log stores of a text', () => {
  it.each([
    ['an address', '550 <kari.nordmann@example.no> unknown', '550 <k…@example.no> unknown'],
    ['an address twice', 'a@b.no, "kari@c.no"', 'a…@b.no, "k…@c.no"'],
    ['a masked address, which stays', 'to k…@example.no', 'to k…@example.no'],
    ['a national id', 'pid 29124815345 refused', 'pid …45 refused'],
    ['a national id with a space', 'pid 291248 15345', 'pid …45'],
    ['an account number with points', 'from 8601.11.17947', 'from …47'],
    ['an IBAN', 'from NO93 8601 1117 947.', 'from ….'],
    ['an IBAN without spaces', 'from NO9386011117947', 'from …'],
    ['a phone number', 'to 90012345: no route', 'to …45: no route'],
    ['a phone number with its country', 'to +47 900 12 345', 'to …45'],
    ['a phone number in pairs', 'to 90 01 23 45!', 'to …45!'],
    ['a card number', '4242 4242 4242 4242 declined', '…42 declined'],
    ['a one-time code', `open ${code128}`, 'open …'],
    ['a link with a code', `https://husbok.example/reset-password/new-password/${code128}`, 'https://husbok.example/…'],
    [
      'the query of an address',
      'GET https://id.example/cb?code=abc&state=xyz failed',
      'GET https://id.example/cb failed',
    ],
    ['a login in an address', 'smtp://post:hemmelig@mail.example:25', 'smtp://mail.example:25'],
    ['a password', 'password=Fjord-1234 is wrong', 'password=… is wrong'],
    ['a password in JSON', '{"passwd":"Fjord-1234","to":"x"}', '{"passwd":"…","to":"x"}'],
    ['a password with spaces around', 'secret : abc', 'secret : …'],
    ['a bearer token', 'Authorization: Bearer abc.def', 'Authorization: …'],
    ['a basic login', 'sent Basic a2FyaTpGam9yZA==', 'sent Basic …'],
    ['a secret key', 'Invalid API Key provided: sk_test_4eC39', 'Invalid API Key provided: …'],
    ['a webhook secret', 'whsec_abc does not fit', '… does not fit'],
    ['a signed token', 'eyJhbGciOiJub25lIn0.eyJwaWQiOiIyOSJ9.c2ln expired', '… expired'],
    ['a key without digits', 'KWxoYzQtRdEfGhIjKlMnOpQ', '…'],
    ['bytes of a PDF', 'refused: %PDF-1.7 1 0 obj', 'refused: …'],
    ['bytes of an image', 'refused: \u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'refused: \u00ff\u00d8\u00ff\u00e0…'],
    ['bytes in base64', `data:image/png;base64,${'iVBORw0KGgo'.repeat(5)}`, 'data:image/png;base64,…'],
  ])('hides %s', (_what, text, stored) => expect(redact(text)).toBe(stored))

  it.each([
    '550 5.7.26 Requested action not taken',
    'EENVELOPE 550: 450 4.2.1 mailbox busy',
    'connect ECONNREFUSED 127.0.0.1:1025',
    'status: 503 Service Unavailable at 2026-11-20T10:00:00.000Z',
    'UnprocessableEntityError: invalid_request_error',
    'ERR_HTTP2_STREAM_CANCEL, UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'No such customer: cus_NffrFeUfNV2Hib',
    'Login fra en ny enhet: Chrome på Windows',
    'timeout: no answer in 11000 ms',
  ])('leaves what an administrator must read: %s', (text) => expect(redact(text)).toBe(text))

  it('takes no longer for what is made to keep it searching', () => {
    /** The processor time in ms. Other work of the machine doesn't make it longer. */
    const took = (part: string, times: number) => {
      const begun = process.cpuUsage()
      redact(`${part.repeat(times)}!`)
      // Only the sum is exact: the system samples which part is user or system time.
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 1000
    }
    /** The quickest of three: other work of the process only makes it slower. */
    const best = (part: string, times: number) => Math.min(...[1, 2, 3].map(() => took(part, times)))
    // Texts are cut before they are redacted. Quadratic time is acceptable (16 times as long for four times the text).
    // Faster growth is not acceptable (64 times or more).
    for (const part of ['a', 'a_', 'A1', '1 ', 'ab@', 'x://', '=', 'NO93 8601 '])
      expect(best(part, 4000), part).toBeLessThan(Math.max(40 * best(part, 1000), 20))
  })

  it('makes one line of many: a line break could fake another entry of an exported log', () => {
    expect(redact('first\r\nsecond\u2028third')).toBe('first  second third')
  })

  it('looks at each text of a list of values, and leaves numbers and answers to yes or no', () => {
    expect(redactValues({ to: 'kari@c.no', job: 12_345_678_901, givenUp: true, none: null })).toEqual({
      to: 'k…@c.no',
      job: 12_345_678_901,
      givenUp: true,
      none: null,
    })
  })
})
