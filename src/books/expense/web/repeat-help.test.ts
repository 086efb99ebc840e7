import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import type { ExpenseValues } from '../model'
import { repeatHelp, type RepeatHelpFacts } from './repeat-help'

const helpOf = (repeat: ExpenseValues['repeat'], date: string, more: Partial<RepeatHelpFacts> = {}) =>
  repeatHelp((key, values) => `${key} ${JSON.stringify(values ?? {})}`, {
    values: { repeat, date },
    today: day('2026-11-20'),
    hasSeries: false,
    quota: null,
    end: null,
    ...more,
  })

it('says nothing of a voucher that does not repeat, or has no date yet', () => {
  expect(helpOf('never', '2026-01-31')).toBeUndefined()
  expect(helpOf('', '2026-01-31')).toBeUndefined()
  expect(helpOf('monthly', '31.02')).toBeUndefined()
})

it('names the next date, anchored on the first', () => {
  expect(helpOf('monthly', '2026-11-20')).toBe('repeatNext {"date":"20.12.2026"}')
  expect(helpOf('weekly', '2026-11-20')).toBe('repeatNext {"date":"27.11.2026"}')
  expect(helpOf('quarterly', '2027-01-31')).toBe('repeatNext {"date":"30.04.2027"}')
  expect(helpOf('yearly', '2027-01-31')).toBe('repeatNext {"date":"31.01.2028"}')
  expect(helpOf('monthly', '2027-01-31')).toBe('repeatNext {"date":"28.02.2027"}')
})

it('reads a date that is still being typed', () => {
  expect(helpOf('weekly', '20.11.2026')).toBe('repeatNext {"date":"27.11.2026"}')
})

it('counts the dates that have come already, today with them', () => {
  expect(helpOf('monthly', '2026-01-31')).toBe('repeatPast {"count":9} repeatNext {"date":"30.11.2026"}')
  expect(helpOf('weekly', '2026-11-13')).toBe('repeatPast {"count":1} repeatNext {"date":"27.11.2026"}')
})

it('says how far the free vouchers reach', () => {
  expect(helpOf('monthly', '2026-01-31', { quota: 9 })).toContain('repeatPast')
  expect(helpOf('monthly', '2026-01-31', { quota: 8 })).toBe('repeatShort {"count":9,"quota":8}')
})

it('says of a running series that it stays as it is', () => {
  expect(helpOf('monthly', '2026-01-31', { hasSeries: true })).toBe('repeatKept {}')
})

it('promises no voucher for a date on which the plan is over, or has no place left', () => {
  const end = day('2026-12-20')
  expect(helpOf('weekly', '2026-11-20', { end })).toBe('repeatNext {"date":"27.11.2026"}')
  expect(helpOf('monthly', '2026-11-19', { end })).toBe('repeatNext {"date":"19.12.2026"}')
  expect(helpOf('monthly', '2026-11-20', { end })).toBe('repeatNextOnlyWith {"date":"20.12.2026"}')
  expect(helpOf('monthly', '2026-10-20', { end })).toBe(
    'repeatPast {"count":1} repeatNextOnlyWith {"date":"20.12.2026"}',
  )
  expect(helpOf('weekly', '2026-11-13', { quota: 1 })).toBe(
    'repeatPast {"count":1} repeatNextOnlyWith {"date":"27.11.2026"}',
  )
  expect(helpOf('weekly', '2026-11-20', { quota: 0 })).toBe('repeatNextOnlyWith {"date":"27.11.2026"}')
})
