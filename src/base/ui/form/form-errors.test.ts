import { describe, expect, it } from 'vitest'
import { fieldPaths, problemsStillRefused, saysGeneralMessage, sortProblems } from './form-errors'

describe('what the server refused', () => {
  const refused = { problems: { password: 'invalidCredentials' }, values: { email: 'a@b.no', password: 'wrong' } }
  it.each([
    ['stays at a field that is only left', { email: 'a@b.no', password: 'wrong' }, { password: 'invalidCredentials' }],
    ['stays while another field changes', { email: 'c@d.no', password: 'wrong' }, { password: 'invalidCredentials' }],
    ['goes with the value that was refused', { email: 'a@b.no', password: 'right' }, {}],
  ])('%s', (_, now, found) => expect(problemsStillRefused(refused, now)).toEqual(found))
  it('of a record in a list stands as long as the list does', () => {
    const list = [{ phone: '1' }]
    const inside = { problems: { 'persons.0.phone': 'phone' }, values: { persons: list } }
    expect(problemsStillRefused(inside, { persons: [{ phone: '1' }] })).toEqual({ 'persons.0.phone': 'phone' })
    expect(problemsStillRefused(inside, { persons: [{ phone: '2' }] })).toEqual({})
  })
})

describe('records in the records of a form', () => {
  const values = { rooms: [{ name: 'Bad', items: [{ name: 'Sluk', photos: ['a'] }] }], date: '' }

  it('show their problems at their own fields', () =>
    expect(
      sortProblems({ 'rooms.0.items.0.name': 'required', 'rooms.0.name': 'required' }, fieldPaths(values)),
    ).toEqual({
      shown: { 'rooms.0.items.0.name': 'required', 'rooms.0.name': 'required' },
      loose: [],
    }))
})

it.each([
  ['refused fields that still show it', 'invalid', { date: 'required' }, true, false],
  ['refused fields that are corrected', 'invalid', { date: 'required' }, false, false],
  ['a reason of its own, at a field', 'tooEarly', { date: 'tooEarly' }, true, true],
  ['that reason, and the field is corrected', 'tooEarly', { date: 'tooEarly' }, false, false],
  ['no field at all', 'invalid', {}, false, true],
  ['a reason that no field has', 'handoverSigned', {}, true, true],
])('the general message of %s is said or not', (_what, message, fields, hasErrors, isSaid) =>
  expect(saysGeneralMessage({ message, fields }, hasErrors)).toBe(isSaid),
)
