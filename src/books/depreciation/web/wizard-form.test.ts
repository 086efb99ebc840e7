import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { fromKroner } from '../../../base/kit/money'
import { fieldErrors } from '../../../base/kit/field-errors'
import {
  mayChooseAtOnce,
  needsLifetime,
  emptyWizard,
  wizardBody,
  wizardErrors,
  WizardForm,
  type WizardValues,
} from './wizard-form'

const today = day('2026-11-20')
const item: WizardValues = {
  ...emptyWizard(3),
  name: 'Sofa',
  date: '2026-03-04',
  sum: fromKroner(20_000),
  lifetimeVariant: 'over',
  lifetime: 5,
}

describe('the lifetime', () => {
  it.each([
    [14_999.99, false],
    [15_000, true],
    [15_000.01, true],
  ])('of kr %s is asked for: %s', (sum, isAskedFor) => {
    expect(needsLifetime({ ...item, sum: fromKroner(sum) })).toBe(isAskedFor)
  })
  it('is asked for over three years only, and not before there is a sum', () => {
    expect(needsLifetime({ ...item, lifetimeVariant: 'under' })).toBe(false)
    expect(needsLifetime({ ...item, lifetimeVariant: '' })).toBe(false)
    expect(needsLifetime({ ...item, sum: null })).toBe(false)
  })
  it('that is sent is what was typed, three below the limit, and none under three years', () => {
    const body = (change: Partial<WizardValues>) => wizardBody({ ...item, ...change })
    expect(body({})).toMatchObject({ lifetime: 5 })
    expect(body({ sum: fromKroner(14_999.99), lifetime: 7 })).toMatchObject({ lifetime: 3 })
    expect(body({ lifetimeVariant: 'under' })).toMatchObject({ lifetime: 0 })
  })
  it('of less than three years is refused, also 0, which would mean something else', () => {
    for (const lifetime of [0, 1, 2])
      expect(wizardErrors({ ...item, lifetime }, today)).toEqual({ lifetime: 'lifetime' })
    expect(wizardErrors({ ...item, lifetime: 3 }, today)).toEqual({})
  })
})

describe('deducting at once', () => {
  it.each([
    ['2026-03-04', 14_999.99, false],
    ['2026-03-04', 15_000, true],
    ['2026-03-04', 29_999.99, true],
    ['2026-03-04', 30_000, false],
    ['2023-12-31', 20_000, false],
  ])('can be chosen for %s and kr %s: %s', (date, sum, isAskedFor) => {
    expect(mayChooseAtOnce({ ...item, date, sum: fromKroner(sum) })).toBe(isAskedFor)
  })
  it('is sent only where it could be chosen', () => {
    expect(wizardBody({ ...item, at_once: true })).toMatchObject({ at_once: true })
    expect(wizardBody({ ...item, at_once: true, sum: fromKroner(30_000) })).toMatchObject({ at_once: false })
    expect(wizardBody({ ...item, at_once: true, lifetimeVariant: 'under' })).toMatchObject({ at_once: false })
  })
})

describe('the wizard', () => {
  it('takes a household item, and personal use with house, year and the conditions', () => {
    expect(WizardForm.safeParse(wizardBody(item)).success).toBe(true)
    expect(wizardBody({ ...item, type: 'personal', year: 2025 })).toEqual({
      type: 'personal',
      houseId: 3,
      year: 2025,
      conditions: false,
    })
    expect(wizardBody({ ...item, type: 'personal', year: 2025, conditions: true })).toMatchObject({ conditions: true })
    expect(WizardForm.safeParse(wizardBody({ ...item, type: 'personal', year: 2025 })).success).toBe(true)
  })
  it('names every field that is missing', () => {
    const missing = (values: WizardValues) => {
      const found = WizardForm.safeParse(wizardBody(values))
      return found.success ? {} : fieldErrors(found.error)
    }
    expect(missing(emptyWizard(null))).toEqual({
      houseId: 'required',
      name: 'required',
      date: 'required',
      sum: 'required',
    })
    expect(wizardErrors(emptyWizard(3), today)).toEqual({ lifetimeVariant: 'choose' })
    expect(missing({ ...item, lifetime: null })).toEqual({ lifetime: 'required' })
    expect(missing({ ...emptyWizard(3), type: 'personal' })).toEqual({ year: 'required' })
  })
  it('refuses a date far away before anything is sent', () => {
    expect(wizardErrors({ ...item, date: '2037-01-01' }, today)).toEqual({ date: 'dateRange' })
    expect(wizardErrors({ ...item, date: '2036-12-31' }, today)).toEqual({})
  })
})
