import { describe, expect, it } from 'vitest'
import { messageValue } from './message-value'

describe('what somebody typed, in a text message or in the subject of a mail', () => {
  it.each([
    ['Kari Nordmann', 'Kari Nordmann'],
    ['St. Olavs gate 12 B', 'St. Olavs gate 12 B'],
    ['Leilighet 3: loftet', 'Leilighet 3: loftet'],
    ['O’Neill-Åsen Jr.', 'O’Neill-Åsen Jr.'],
    ['Storgata 12, 2. etg., Oslo', 'Storgata 12, 2. etg., Oslo'],
    ['  Per \t Hansen\n', 'Per Hansen'],
  ])('%j stays what it is', (typed, shown) => {
    expect(messageValue(typed)).toBe(shown)
  })

  it.each([
    ['evil.com', 'evil com'],
    ['Din pakke: evil.com/betal', 'Din pakke: evil com betal'],
    ['https://evil.com', 'https evil com'],
    ['www.evil.com', 'evil com'],
    ['WWW evil', 'evil'],
    ['kari@evil.com', 'kari evil com'],
    ['mailto:kari', 'mailto kari'],
    ['evil。com evil｡com evil．com evil․com', 'evil com evil com evil com evil com'],
    ['evil.\u200bcom', 'evil com'],
    ['w\u2060ww.evil.no', 'evil no'],
    ['ｗｗｗ．ｅｖｉｌ．ｃｏｍ／ａ＠ｂ', 'evil com a b'],
    ['evil⁄com∕a\\b⧸c', 'evil com a b c'],
    ['a...b', 'a b'],
    ['192.168.0.1:8080', '192 168 0 1 8080'],
    ['\u202emoc.live', 'moc live'],
    ['Kari\u2028Husbok: logg inn', 'Kari Husbok: logg inn'],
  ])('%j reads as no address: %j', (typed, shown) => {
    expect(messageValue(typed)).toBe(shown)
  })

  it('reads as no address, whatever it is put together of, and stays as it is a second time', () => {
    const parts = [
      'evil',
      'no',
      '.',
      '．',
      '。',
      '/',
      '\\',
      '@',
      '＠',
      ':',
      '://',
      'www',
      'WWW2',
      ' ',
      '\u200b',
      ',',
      'å',
    ]
    let seed = 20
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let n = 0; n < 5000; n += 1) {
      const typed = Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)]).join('')
      const shown = messageValue(typed)
      expect(shown, typed).not.toMatch(
        /[.．。｡․](?=[\p{L}\p{N}])|[/\\@＠]|:\S|(?<![\p{L}\p{N}])www\d*(?![\p{L}\p{N}])/iu,
      )
      expect(messageValue(shown), typed).toBe(shown)
    }
  })

  it('is as long as it is let be, and never ends in half a character', () => {
    expect(messageValue('å'.repeat(80))).toBe('å'.repeat(60))
    expect(messageValue('👩'.repeat(10), 4)).toBe('👩'.repeat(4))
    expect(messageValue('Per Hansen', 4)).toBe('Per')
  })
})
