import { describe, expect, it } from 'vitest'
import { e164 } from './phone'

describe('a number for a text message', () => {
  it.each([
    ['+4790012345', '+4790012345'],
    ['900 12 345', '+4790012345'],
    ['0047 900 12 345', '+4790012345'],
    ['+46 70 123 45 67', '+46701234567'],
    ['12', null],
    ['+4712', null],
    ['', null],
    ['ring 90012345', null],
    ['+4790012345,+4790012346', null],
  ])('%j is %j', (written, number) => expect(e164(written)).toBe(number))
})
