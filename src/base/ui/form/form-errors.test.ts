import { describe, expect, it } from 'vitest'
import { problemsStillRefused } from './form-errors'

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
