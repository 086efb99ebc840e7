import { describe, expect, it } from 'vitest'
import { nameText, placeText } from './field-identity'
import { requiredText } from './schemas'

const rule = { min: 1, max: 100 } as const
const reason = (schema: ReturnType<typeof nameText>, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message)

describe('a name that others are told', () => {
  it.each([
    'Kari Nordmann',
    "D'Angelo-Ås",
    'J.R.R. Tolkien',
    'H.C. Andersen',
    'St.Hanshaugen 3',
    'Hybel i 2. etg.',
    'Leil. 12, oppg. B',
    'Østre Aker vei 7',
    'Nr.12',
    'Anne-Lise 8.5.',
    'Storgata 12 H.0101',
    'St. Olav',
    'Ola Hansen Jr.',
    'O.H. Hansen',
    'Bj.Hansen',
    'ST.OLAVS GATE 3',
    'Chr.Michelsens gate 4',
    '12.etg',
    'Nguyễn Thị Ánh',
    'O’Neill',
    'Łukasz Żółć',
    'محمد علی',
    'علی\u200cرضا',
    'ශ්\u200dරී',
    'Иван Петров',
    '王小明',
  ])('may be %s', (typed) => expect(reason(nameText(rule), typed)).toBeUndefined())

  it.each([
    ['www.evil.example', 'webAddress'],
    ['Kari evil.no', 'webAddress'],
    ['evil.no', 'webAddress'],
    ['se bank-id.com nå', 'webAddress'],
    ['https://evil', 'webAddress'],
    ['javascript:/x', 'webAddress'],
    ['ｅｖｉｌ．ｎｏ', 'webAddress'],
    ['evil。no', 'webAddress'],
    ['10.0.0.1', 'webAddress'],
    ['Ola evil.tech', 'webAddress'],
    ['Ola evil.plumbing', 'webAddress'],
    ['Ola EVIL.TECH', 'webAddress'],
    ['Ola Evil.Tech', 'webAddress'],
    ['evil.рф', 'webAddress'],
    ['evil.中国', 'webAddress'],
    ['evil.xn--p1ai', 'webAddress'],
    ['ev-il.photography nå', 'webAddress'],
    ['\u200b\u200b', 'unseen'],
    ['\u3164\u3164', 'unseen'],
    ['Ola\u202evals', 'unseen'],
    ['Ola\u2066Hansen', 'unseen'],
    ['Ola\u200bHansen', 'unseen'],
    ['Ola\u200dHansen', 'unseen'],
    ['Ola\u00adHansen', 'unseen'],
    ['Ola\u0085Hansen', 'invalid'],
    ['Ola\u2028Hansen', 'invalid'],
    ['Ola\u2029Hansen', 'invalid'],
    ['Ola\u009bHansen', 'invalid'],
    ['Kari/Ola', 'slash'],
    ['Kari\\Ola', 'slash'],
    ['Kari⁄Ola', 'slash'],
  ])('is refused as %s: %s', (typed, why) => expect(reason(nameText(rule), typed)).toContain(why))

  it.each(['\u0085', '\u2028', '\u2029'])('a line of text has no %j, several lines may', (end) => {
    expect(requiredText(rule).safeParse(`a${end}b`).success).toBe(false)
    expect(requiredText({ ...rule, lines: true }).safeParse(`a${end}b`).success).toBe(true)
  })

  it('a street has nothing that nobody sees', () =>
    expect(reason(placeText(rule), 'Storgata\u202e 12')).toContain('unseen'))

  it('a street may have a slash, and no address of the web', () => {
    expect(reason(placeText(rule), 'Storgata 12/14, c/o Hansen')).toBeUndefined()
    expect(reason(placeText(rule), 'Storgata evil.no/a')).toContain('webAddress')
  })
})
