import { expect, it } from 'vitest'
import { valuesAfterMerge, valuesOfRestartedForm } from './edited-values'

const opened = { sum: 100, text: 'Roof' }
const theirs = { etag: '"2"', values: { sum: 150, text: 'Roof' } }

it('compares merged values with the record that they were merged with', () => {
  const merged = { sum: 150, text: 'Roof and gutter' }
  expect(valuesAfterMerge(theirs, merged)).toEqual({ values: merged, saved: theirs.values, found: theirs })
})

it('starts over with what is saved: after a merge with the record of its tag', () => {
  const merged = valuesAfterMerge(theirs, { sum: 200, text: 'Roof' })
  expect(valuesOfRestartedForm(merged, opened)).toEqual({ values: theirs.values, saved: theirs.values, found: theirs })
  expect(valuesOfRestartedForm({ found: null }, opened)).toEqual({ values: opened, saved: opened, found: null })
})

it('starts over with the values of another record, which has no tag', () => {
  const empty = { sum: 0, text: '' }
  const merged = valuesAfterMerge(theirs, { sum: 200, text: 'Roof' })
  expect(valuesOfRestartedForm(merged, opened, empty)).toEqual({ values: empty, saved: empty, found: null })
})
