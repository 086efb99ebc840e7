import { describe, expect, it } from 'vitest'
import { HandoverForm } from './model'
import { handoverBody, handoverValues, isProposedLine, withPhoto } from './model-values'
import { testFound } from './test-handover'

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
