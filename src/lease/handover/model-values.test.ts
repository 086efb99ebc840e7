import { describe, expect, it } from 'vitest'
import { fieldPaths, sortProblems } from '../../base/ui/form/form-errors'
import { HandoverForm, SignHandoverForm } from './model'
import {
  handoverBody,
  handoverValues,
  isProposedLine,
  roomCounts,
  signedOnPaper,
  withPhoto,
  withRestInOrder,
  withState,
} from './model-values'
import { waitingOfLine, waitingProblem } from './rules-photo'
import { testFound, testItem } from './test-handover'

const valuesOf = () => handoverValues({ kind: 'in', date: '2026-11-20', content: testFound() })
const url = `/api/document/${'a'.repeat(22)}`

describe('a handover that is typed', () => {
  it('is sent as it was read', () =>
    expect(HandoverForm.parse(handoverBody(valuesOf()))).toEqual({ kind: 'in', date: '2026-11-20', ...testFound() }))

  it('has the same keys when it is opened again, so that a photo that arrives later finds its line', () => {
    const key = valuesOf().rooms[0]!.items[1]!.key
    const after = withPhoto(valuesOf(), key, url)
    expect(after.rooms[0]!.items.map(({ photos }) => photos)).toEqual([[], [url]])
    expect(withPhoto(after, key, url)).toEqual(after)
    expect(isProposedLine(key)).toBe(true)
  })

  it('has one photo of a meter, the last one', () => {
    const { key } = valuesOf().meters[0]!
    const other = url.replaceAll('a', 'b')
    expect(withPhoto(withPhoto(valuesOf(), key, url), key, other).meters[0]!.photos).toEqual([other])
  })

  it('stays as it is when the line of a photo is gone', () =>
    expect(withPhoto(valuesOf(), 'gone', url)).toEqual(valuesOf()))
})

describe('an item that nobody has looked at', () => {
  const unseen = handoverValues({
    kind: 'out',
    date: '2026-11-20',
    content: testFound({
      rooms: [
        { name: 'Stue', items: [testItem('Gulv', { state: null, remark: 'Ripe' }), testItem('Tak', { state: null })] },
      ],
    }),
  }).rooms[0]!
  const [floor, ceiling] = unseen.items

  it('is sent without a state, and without the remark of moving in', () => {
    const body = handoverBody({ ...valuesOf(), rooms: [unseen] })
    expect(body.rooms[0]!.items.map(({ state, remark }) => [state, remark])).toEqual([
      [null, ''],
      [null, ''],
    ])
  })

  it.each([
    ['in order, without the remark of moving in', floor!, 'ok', ''],
    ['with the remark of moving in', floor!, 'remark', 'Ripe'],
    ['in order again, with what somebody typed', { ...floor!, state: 'remark' as const }, 'ok', 'Ripe'],
  ] as const)('is chosen to be %s', (_what, item, state, remark) =>
    expect(withState(item, state)).toEqual({ ...item, state, remark }),
  )

  it('is in order with the rest of its room, unless it had a remark', () =>
    expect(withRestInOrder(unseen).items).toEqual([floor, { ...ceiling, state: 'ok' }]))

  it('is counted in the head of its room, and so are photos that wait', () => {
    const waiting = [{ line: floor!.key }, { line: floor!.key }, { line: 'other' }]
    expect(roomCounts(unseen, (key) => waitingOfLine(waiting, key).length)).toEqual({
      unseen: 2,
      remarks: 0,
      photos: 2,
    })
  })
})

it('photos on their way are a problem of no field', () => {
  const fields = fieldPaths(valuesOf())
  expect(sortProblems(waitingProblem(2, 'Vent'), fields)).toEqual({ shown: {}, loose: ['Vent'] })
  expect(waitingProblem(0, 'Vent')).toEqual({})
})

it('the paper that was signed is sent by the urls of its files', () =>
  expect(SignHandoverForm.parse(signedOnPaper({ signed_on: '2026-11-20', documents: [{ url }] }))).toEqual({
    signed_on: '2026-11-20',
    documents: [url],
  }))
