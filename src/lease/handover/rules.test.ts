import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { HandoverForm } from './model'
import { handoverDifferences, handoverDayError, photoErrors, photosOf, signedDayError, unseenItems } from './rules'
import { testFound, testItem } from './test-handover'

const url = (letter: string) => `/api/document/${letter.repeat(22)}`
const remark = (text: string, photos: string[] = []) => ({ state: 'remark' as const, remark: text, photos })
const ok = { state: 'ok' as const, remark: '', photos: [] }
const room = (name: string, ...items: ReturnType<typeof testItem>[]) => ({ name, items })

describe('the differences of moving out against moving in', () => {
  it.each([
    ['nothing', testFound(), testFound(), []],
    [
      'an item that was in order',
      testFound({ rooms: [room('Stue', testItem('Gulv'))] }),
      testFound({ rooms: [room('Stue', testItem('Gulv', remark('Brennmerke')))] }),
      [{ kind: 'item', room: 'Stue', item: 'Gulv', in: ok, out: remark('Brennmerke') }],
    ],
    [
      'another remark',
      testFound({ rooms: [room('Stue', testItem('Gulv', remark('Ripe')))] }),
      testFound({ rooms: [room('Stue', testItem('Gulv', remark('Ripe og brennmerke')))] }),
      [{ kind: 'item', room: 'Stue', item: 'Gulv', in: remark('Ripe'), out: remark('Ripe og brennmerke') }],
    ],
    [
      'what was wrong already, and is named the same in other letters',
      testFound({ rooms: [room('Stue', testItem('Gulv', remark('Ripe')))] }),
      testFound({ rooms: [room(' stue ', testItem('GULV', remark('Ripe ')))] }),
      [],
    ],
    [
      'an item that nobody looked at when the tenant moved out',
      testFound({ rooms: [room('Stue', testItem('Gulv'), testItem('Tak'))] }),
      testFound({ rooms: [room('Stue', testItem('Gulv'))] }),
      [{ kind: 'item', room: 'Stue', item: 'Tak', in: ok, out: null }],
    ],
    [
      'a new item with a remark, and not one in order',
      testFound({ rooms: [] }),
      testFound({ rooms: [room('Bod', testItem('Dør', remark('Knust rute')), testItem('Lys'))] }),
      [{ kind: 'item', room: 'Bod', item: 'Dør', in: null, out: remark('Knust rute') }],
    ],
    [
      'no item that nobody has looked at now',
      testFound({ rooms: [room('Stue', testItem('Gulv'))] }),
      testFound({ rooms: [room('Stue', testItem('Gulv', { state: null }))] }),
      [],
    ],
    [
      'an item with a remark that nobody looked at before, and not one in order',
      testFound({ rooms: [room('Stue', testItem('Gulv', { state: null }), testItem('Tak', { state: null }))] }),
      testFound({ rooms: [room('Stue', testItem('Gulv', remark('Ripe')), testItem('Tak'))] }),
      [{ kind: 'item', room: 'Stue', item: 'Gulv', in: { ...ok, state: null }, out: remark('Ripe') }],
    ],
    [
      'a meter and a key',
      testFound(),
      testFound({
        meters: [{ kind: 'electricity', number: '7359992890', reading: 13_000, photo: null }],
        keys: [{ name: 'hoveddør', count: 1 }],
      }),
      [
        { kind: 'meter', meter: 'electricity', number: '7359992890', in: 12_345.6, out: 13_000 },
        { kind: 'key', name: 'hoveddør', in: 2, out: 1 },
      ],
    ],
    [
      'a meter that was replaced',
      testFound(),
      testFound({ meters: [{ kind: 'electricity', number: '1', reading: 5, photo: null }] }),
      [
        { kind: 'meter', meter: 'electricity', number: '1', in: null, out: 5 },
        { kind: 'meter', meter: 'electricity', number: '7359992890', in: 12_345.6, out: null },
      ],
    ],
  ])('are %s', (_what, before, after, differences) => expect(handoverDifferences(before, after)).toEqual(differences))
})

it('items that nobody has looked at are counted', () => {
  expect(unseenItems(testFound().rooms)).toBe(0)
  expect(unseenItems([room('Stue', testItem('Gulv', { state: null }), testItem('Tak'))])).toBe(1)
})

describe('a photo', () => {
  const photographed = testFound({
    rooms: [
      room('Bad', testItem('Servant', remark('', [url('a'), url('b')])), testItem('Sluk', { photos: [url('a')] })),
    ],
    meters: [{ kind: 'water', number: '', reading: 1, photo: url('c') }],
  })

  it('is counted once in a handover', () => expect(photosOf(photographed)).toEqual([url('a'), url('b'), url('c')]))

  it('must be a picture of the account, and the error is at its item or meter', () => {
    const known = (...of: [string, 'image/jpeg' | 'application/pdf'][]) =>
      of.map(([letter, type]) => ({ url: url(letter), type }))
    const all = known(['a', 'image/jpeg'], ['b', 'image/jpeg'], ['c', 'image/jpeg'])
    expect(photoErrors(photographed, all)).toEqual({})
    expect(photoErrors(photographed, known(['a', 'image/jpeg'], ['b', 'application/pdf']))).toEqual({
      'rooms.0.items.0.photos': 'onlyPictures',
      'meters.0.photo': 'files.unknown',
    })
  })

  it('stands at most a hundred times in a handover', () => {
    const many = (count: number) =>
      testFound({
        rooms: Array.from({ length: Math.ceil(count / 10) }, (_room, at) =>
          room(
            `Rom ${at}`,
            testItem('Gulv', {
              photos: Array.from(
                { length: Math.min(10, count - at * 10) },
                (_photo, place) => `/api/document/${String(at * 10 + place).padStart(22, '0')}`,
              ),
            }),
          ),
        ),
      })
    expect(photoErrors(many(100), [])['rooms']).toBeUndefined()
    expect(photoErrors(many(101), [])['rooms']).toBe('manyPhotos')
  })
})

describe('the form', () => {
  const errorsOf = (more: object) => {
    const parsed = HandoverForm.safeParse({ kind: 'in', date: '2026-11-20', ...more })
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  }
  const item = (more: object) => ({ rooms: [{ name: 'Bad', items: [{ name: 'Sluk', state: 'ok', ...more }] }] })
  it.each([
    ['a list without anything', {}, []],
    ['a remark without words and photo', item({ state: 'remark' }), ['rooms.0.items.0.remark remarkNeeded']],
    ['a remark that a photo shows', item({ state: 'remark', photos: ['a'.repeat(22)] }), []],
    ['an item that nobody has looked at', { rooms: [{ name: 'Bad', items: [{ name: 'Sluk' }] }] }, []],
    ['a remark about it', item({ state: null, remark: 'Hull' }), ['rooms.0.items.0.state choose']],
    ['a photo of it', item({ state: null, photos: ['a'.repeat(22)] }), ['rooms.0.items.0.state choose']],
    ['another state', item({ state: 'bad' }), ['rooms.0.items.0.state choose']],
    ['a file that isn’t named by an upload', item({ photos: ['x.jpg'] }), ['rooms.0.items.0.photos.0 files.unknown']],
    ['a reading as text', { meters: [{ kind: 'water', number: '', reading: '12,5' }] }, []],
    ['a reading with a space', { meters: [{ kind: 'water', reading: '12 345,6' }] }, []],
    ['a reading of two numbers', { meters: [{ kind: 'water', reading: '12 34' }] }, ['meters.0.reading meterReading']],
    ['a reading of letters', { meters: [{ kind: 'water', reading: 'tolv' }] }, ['meters.0.reading meterReading']],
    ['a reading below 0', { meters: [{ kind: 'water', reading: -1 }] }, ['meters.0.reading meterReading']],
    ['half a key', { keys: [{ name: 'Bod', count: 1.5 }] }, ['keys.0.count wholeNumber']],
    ['another kind', { kind: 'again' }, ['kind choose']],
  ])('of %s', (_what, more, errors) => expect(errorsOf(more)).toEqual(errors))

  it('takes a photo by the id of its upload', () => {
    const { rooms } = HandoverForm.parse({ kind: 'in', date: '2026-11-20', ...item({ photos: ['b'.repeat(22)] }) })
    expect(rooms[0]!.items[0]!.photos).toEqual([url('b')])
  })
})

describe('the days', () => {
  it.each([
    ['2027-11-20', {}],
    ['2027-11-21', { date: 'handoverDay' }],
    // Keys are often handed over before the lease begins.
    ['2026-11-01', {}],
    ['2025-11-14', {}],
    ['2025-11-13', { date: 'handoverLongBefore' }],
  ])('of a handover: %s', (date, errors) =>
    expect(handoverDayError({ date: day(date) }, day('2026-11-14'), day('2026-11-20'))).toEqual(errors),
  )
  it.each([
    ['2026-11-09', { signed_on: 'handoverSignedOn' }],
    ['2026-11-10', {}],
    ['2026-11-20', {}],
    ['2026-11-21', { signed_on: 'handoverSignedOn' }],
  ])('of its signing: %s', (signed, errors) =>
    expect(signedDayError(day(signed), { date: day('2026-11-10') }, day('2026-11-20'))).toEqual(errors),
  )
})
