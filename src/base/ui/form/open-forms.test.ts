import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasUnsavedForm, storeOpenForms, forgetOpenForms, registerOpenForm } from './open-forms'

const target = new EventTarget()
const ends: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('window', target)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** True if the browser would ask before the tab is closed. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const open = (isDirty: boolean, stored: boolean) => {
  const store = vi.fn(() => stored)
  ends.push(registerOpenForm({ isDirty: () => isDirty, store }))
  return store
}

describe('closing the tab', () => {
  it.each([
    ['no form', [], false],
    ['a form as it was saved', [[false, false]], false],
    ['a changed form that a draft keeps', [[true, true]], false],
    ['a changed form that nothing keeps', [[true, false]], true],
    [
      'one that is kept beside one that is not',
      [
        [true, true],
        [true, false],
      ],
      true,
    ],
  ] as [string, [boolean, boolean][], boolean][])('with %s', (_, forms, asked) => {
    for (const [dirty, stored] of forms) open(dirty, stored)
    expect(isAsked()).toBe(asked)
  })
  it('keeps every changed form, also after one that could not be kept', () => {
    const [clean, lost, stored] = [open(false, true), open(true, false), open(true, true)]
    expect(storeOpenForms()).toBe(false)
    expect([clean, lost, stored].map((store) => store.mock.calls.length)).toEqual([0, 1, 1])
    target.dispatchEvent(new Event('pagehide'))
    expect(stored).toHaveBeenCalledTimes(2)
  })
  it('does not ask for a form that is gone, or that was let go', () => {
    open(true, false)
    expect([hasUnsavedForm(), isAsked()]).toEqual([true, true])
    forgetOpenForms()
    expect([hasUnsavedForm(), isAsked()]).toEqual([false, false])
    open(true, false)
    ends.splice(0).forEach((end) => end())
    expect([hasUnsavedForm(), isAsked()]).toEqual([false, false])
  })
})
