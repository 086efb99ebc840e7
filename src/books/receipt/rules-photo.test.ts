import { describe, expect, it } from 'vitest'
import type { Day } from '../../base/kit/day'
import type { SuggestContext } from './rules'
import { suggestFromPhoto } from './rules-photo'
import { evenOutLight, turnPicture, type Picture } from './rules-picture'
import { straightenPicture } from './rules-straighten'
import { rowsOfWords, wordsOfTable, type RecognizedWord } from './rules-words'

const reader: SuggestContext = {
  today: '2026-11-26' as Day,
  suppliers: [{ id: 7, name: 'Låsesmed Berg' }],
  own: ['Ola Utleier'],
}

/** The words of a text, with letters of 10 points. `~` before a word means that it was read without certainty. */
const seen = (text: string): RecognizedWord[] =>
  text.split('\n').flatMap((line, row) =>
    Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) => ({
      text: word.replace('~', ''),
      line: String(row),
      left: index * 10,
      top: row * 30,
      width: word.length * 10,
      height: 20,
      sure: word.startsWith('~') ? 40 : 93,
    })),
  )
const read = (text: string) => suggestFromPhoto(seen(text), reader)
const sum = (text: string) => read(text).sum

describe('the sum of a photographed receipt', () => {
  it.each<[string, string, number]>([
    ['beside its word', 'Pensel      89,00\nSUM      1 249,50', 124_950],
    ['with a comma that was parted', 'Å betale      764, 80', 76_480],
    ['the same beside how it was paid', 'TOTALT      389,00\nKort      389,00', 38_900],
    ['beside how it was paid alone', 'Pensel      89,00\nBankAxept      89,00', 8900],
    ['where it is read twice', 'Pensel      89,00\nSkrue      20,00\nXum      109,00\nBnak      109,00', 10_900],
    ['of a receipt paid in cash', 'Å betale      528,00\nKontant      530,00\nTilbake      2,00', 52_800],
  ])('is read %s', (_what, text, ore) => expect(sum(text)).toBe(ore))

  it.each<[string, string]>([
    ['a number that lost its comma', 'Å betale NOK      437500'],
    ['a number that is not certain', 'Å betale      ~437,00'],
    ['two that disagree', 'Sum      389,00\nKort      339,00'],
    ['payments that disagree', 'Kort      389,00\nVipps      339,00'],
    ['the largest of all, read once', 'Pensel      89,00\nSkrue      20,00'],
    ['one twice that is not the largest', 'Pensel      20,00\nSkrue      20,00\nKost      45,00'],
    ['euros', 'Total EUR      12,50\nVisa      12,50'],
  ])('is not guessed from %s', (_what, text) => expect(sum(text)).toBeNull())
})

describe('the supplier of a photographed receipt', () => {
  it.each<[string, string, unknown]>([
    ['a known one', 'Låsesmed Berg\nKirkegata 20', { id: 7 }],
    [
      'a new one',
      'Fjordbygg AS\nHavnegata 14\n5003 Bergen',
      { id: 0, name: 'Fjordbygg AS', address: 'Havnegata 14', postcode: '5003', city: 'Bergen' },
    ],
    ['not one with a word that is not certain', '~Fjordbygg AS\nHavnegata 14\n5003 Bergen', null],
    ['not one whose words run together', 'FeierserviceHamar AS\nHavnegata 14\n5003 Bergen', null],
  ])('%s', (_what, text, expected) => expect(read(text).supplier).toEqual(expected))
})

describe('the words', () => {
  it('come from the table, and make lines with cells', () => {
    const row = (text: string, left: number, sure: number) => `5\t1\t1\t1\t1\t1\t${left}\t10\t40\t20\t${sure}\t${text}`
    const words = wordsOfTable(
      [
        '4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t',
        row('Sum', 0, 96),
        row('—', 60, 90),
        row('9,50', 200, 91),
        row('x', 300, 3),
      ].join('\n'),
    )
    expect(rowsOfWords(words).map((cells) => cells.map(({ text }) => text))).toEqual([['Sum', '9,50']])
  })

  it.each([
    [54, '…'],
    [55, '9,50'],
  ])('a number of %i %% is read as %s', (sure, text) => {
    const word = { text: '9,50', line: '1', left: 0, top: 0, width: 40, height: 20, sure }
    expect(rowsOfWords([word])).toMatchObject([[{ text }]])
  })

  it('give a date whose points were read as commas', () => expect(read('Dato 30.10,2026').date).toBe('2026-10-30'))
})

describe('a picture', () => {
  it('is turned by right angles, four of which are none', () => {
    const picture: Picture = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
    expect([...turnPicture(picture, 1).data]).toEqual([4, 1, 5, 2, 6, 3])
    expect([...turnPicture(picture, 2).data]).toEqual([6, 5, 4, 3, 2, 1])
    expect([...turnPicture(picture, 3).data]).toEqual([3, 6, 2, 5, 1, 4])
    expect([...turnPicture(turnPicture(picture, 1), 3).data]).toEqual([...picture.data])
  })

  /** Slanting lines of dark letters, on paper that is lit from the left. */
  const page = (lean: number): Picture => {
    const [width, height] = [640, 480]
    const data = new Uint8Array(width * height)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const line = y - lean * x
        const isInk = x > 80 && x < 560 && x % 20 < 10 && line > 90 && line < 380 && line % 50 < 18
        data[y * width + x] = (isInk ? 60 : 220) * (1 - x / 1000)
      }
    return { width, height, data }
  }

  it.each([0, 0.05, -0.04, 0.12])('with lines that lean by %s gets level ones, in an even light', (lean) => {
    const straight = straightenPicture(evenOutLight(page(lean)), 2000)!
    // The rows between the lines have no ink in any column. So the dark rows form stripes.
    const isInked = Array.from({ length: straight.height }, (_, y) =>
      straight.data.subarray(y * straight.width, (y + 1) * straight.width).some((value) => value < 80),
    )
    const bands = isInked.filter((inked, y) => inked && !isInked[y - 1]).length
    expect(bands).toBe(6)
    expect(straight.data.includes(255)).toBe(true)
  })

  it('without lines is none to read', () => {
    const plain = { width: 300, height: 200, data: new Uint8Array(60_000).fill(140) }
    expect(straightenPicture(evenOutLight(plain), 2000)).toBeNull()
  })
})
