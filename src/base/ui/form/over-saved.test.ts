import { expect, test } from 'vitest'
import { overSaved } from './over-saved'

const base = { name: 'Sofa', sum: 100, files: [{ url: 'a' }] }

test.each([
  ['nothing changed elsewhere', { name: 'Bed' }, {}, { name: 'Bed' }, []],
  ['another field changed elsewhere', { name: 'Bed' }, { sum: 200 }, { name: 'Bed', sum: 200 }, []],
  ['the same field changed elsewhere', { name: 'Bed' }, { name: 'Chair' }, { name: 'Bed' }, ['name']],
  ['the same field changed alike', { name: 'Bed' }, { name: 'Bed' }, { name: 'Bed' }, []],
  [
    'files added on both sides',
    { files: [{ url: 'a' }, { url: 'b' }] },
    { files: [] },
    { files: [{ url: 'a' }, { url: 'b' }] },
    ['files'],
  ],
  ['nothing typed', {}, { sum: 200 }, { sum: 200 }, []],
] as [string, Partial<typeof base>, Partial<typeof base>, Partial<typeof base>, string[]][])(
  'a draft over what is saved now: %s',
  (_, typed, elsewhere, expected, clashes) => {
    expect(overSaved({ values: { ...base, ...typed }, base }, { ...base, ...elsewhere })).toEqual({
      values: { ...base, ...expected },
      clashes,
    })
  },
)
