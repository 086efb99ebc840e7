import { describe, expect, it } from 'vitest'
import { nameText, placeText } from './schemas'

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
    ['Kari/Ola', 'slash'],
    ['Kari\\Ola', 'slash'],
    ['Kari⁄Ola', 'slash'],
  ])('is refused as %s: %s', (typed, why) => expect(reason(nameText(rule), typed)).toContain(why))

  it('a street may have a slash, and no address of the web', () => {
    expect(reason(placeText(rule), 'Storgata 12/14, c/o Hansen')).toBeUndefined()
    expect(reason(placeText(rule), 'Storgata evil.no/a')).toContain('webAddress')
  })
})
