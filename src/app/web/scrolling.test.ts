import { describe, expect, it } from 'vitest'
import { isOtherPageOrStep } from './scrolling'

const at = (pathname: string, search: object = {}) => ({ pathname, search })

describe('a navigation scrolls to the top', () => {
  it.each([
    ['on arrival', undefined, at('/home/dashboard')],
    ['on another page', at('/home/dashboard'), at('/home/suppliers')],
    ['in another step of a page', at('/registration', { step: 'general' }), at('/registration', { step: 'profile' })],
  ])('%s', (_when, from, to) => expect(isOtherPageOrStep(from, to)).toBe(true))

  it.each([
    ['not while a list is searched', at('/home/dashboard'), at('/home/dashboard', { q: 'roof' })],
    ['not while it is sorted', at('/home/dashboard', { sort: 'name' }), at('/home/dashboard', { sort: '-name' })],
    ['not for a dialog over it', at('/home/dashboard'), at('/home/dashboard', { bilag: '3' })],
  ])('%s', (_when, from, to) => expect(isOtherPageOrStep(from, to)).toBe(false))
})
