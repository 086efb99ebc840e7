import { describe, expect, it } from 'vitest'
import { proposedHandover, proposedMovingOut } from './rules-proposal'
import { testFound } from './test-handover'

const contract = { dwelling_kind: 'home' as const, rooms: 3, keys_count: 2, comforts: [], checkList: null }
const list = {
  options: ['parking', 'condition', 'stove_guard', 'number_of_keys'] as (
    | 'parking'
    | 'condition'
    | 'stove_guard'
    | 'number_of_keys'
  )[],
  number_keys: 4,
  parking_space: 1,
  garage: 0,
  fire_extinguisher_count: 0,
  stalls_count: 0,
}
const roomsOf = (more: object) => proposedHandover({ ...contract, ...more }, 'nb').rooms.map(({ name }) => name)

describe('the rooms that are proposed', () => {
  it.each([
    ['a home of three rooms', {}, ['Gang', 'Stue', 'Kjøkken', 'Bad', 'Soverom 1', 'Soverom 2', 'Sikkerhet og utstyr']],
    ['a home of one room', { rooms: 1 }, ['Gang', 'Stue', 'Kjøkken', 'Bad', 'Sikkerhet og utstyr']],
    [
      'a home whose rooms nobody has counted',
      { rooms: null },
      ['Gang', 'Stue', 'Kjøkken', 'Bad', 'Soverom', 'Sikkerhet og utstyr'],
    ],
    ['a single room', { dwelling_kind: 'room' }, ['Rommet', 'Fellesrom', 'Sikkerhet og utstyr']],
  ])('for %s', (_what, more, rooms) => expect(roomsOf(more)).toEqual(rooms))

  it('take their equipment and keys from the short form, and leave out what nobody can look at', () => {
    const { rooms, keys } = proposedHandover({ ...contract, checkList: list }, 'nb')
    expect(rooms.at(-1)!.items.map(({ name }) => name)).toEqual(['Parkeringsplass', 'Komfyrvakt'])
    expect(keys).toEqual([{ name: 'Nøkler', count: 4 }])
    expect(proposedHandover(contract, 'en').keys).toEqual([{ name: 'Keys', count: 2 }])
  })
})

it('nothing is in order before somebody has looked at it', () => {
  const states = (content: ReturnType<typeof proposedHandover>) => [
    ...new Set(content.rooms.flatMap(({ items }) => items.map(({ state }) => state))),
  ]
  expect(states(proposedHandover(contract, 'nb'))).toEqual([null])
  expect(states(proposedMovingOut(testFound()))).toEqual([null])
})

it('moving out begins with what was found on moving in, without its photos and readings', () => {
  const { rooms, meters, keys } = proposedMovingOut(testFound())
  expect(rooms.map(({ name }) => name)).toEqual(['Kjøkken', 'Bad'])
  expect(rooms[1]!.items[0]).toEqual({ name: 'Servant', state: null, remark: 'Sprekk i kanten', photos: [] })
  expect(meters).toEqual([{ kind: 'electricity', number: '7359992890', reading: Number.NaN, photo: null }])
  expect(keys).toEqual(testFound().keys)
})
