import { expect, test } from 'vitest'
import { mergeDraftIntoSaved } from './over-saved'

const base = { name: 'Sofa', sum: 100, files: [{ url: 'a' }], ssn: '' }
type Values = typeof base
const over = (typed: Partial<Values>, elsewhere: Partial<Values>, isBehind: boolean) => {
  const saved = { ...base, ssn: '29124815345', ...elsewhere }
  return mergeDraftIntoSaved({ values: { ...base, ...typed }, base }, saved, { ...saved, ssn: '' }, isBehind)
}

test.each([
  ['nothing is saved otherwise', { name: 'Bed' }, {}, { name: 'Bed' }],
  ['another field is saved otherwise', { name: 'Bed' }, { sum: 200 }, { name: 'Bed', sum: 200 }],
  ['the same field is saved otherwise', { name: 'Bed' }, { name: 'Chair' }, { name: 'Bed' }],
  ['nothing is typed', {}, { sum: 200 }, { sum: 200 }],
] as [string, Partial<Values>, Partial<Values>, Partial<Values>][])(
  'what was typed stands over what is saved: %s',
  (_, typed, elsewhere, expected) => {
    const ssn = '29124815345'
    expect(over(typed, elsewhere, false)).toEqual({
      values: { ...base, ssn, ...expected },
      base: { ...base, ssn, ...elsewhere },
    })
  },
)

test('over a record that was changed since, a draft stands as it was typed, from what it was typed over', () => {
  const elsewhere = { name: 'Chair', sum: 200, files: [] }
  expect(over({ name: 'Bed' }, elsewhere, true)).toEqual({
    values: { ...base, name: 'Bed', ssn: '29124815345' },
    base: { ...base, ssn: '29124815345' },
  })
})
