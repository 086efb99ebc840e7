import { expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { repeatHelp, type RepeatHelpFacts } from './repeat-help'

const told = (repeat: string, date: string, more: Partial<RepeatHelpFacts> = {}) =>
  repeatHelp((key, values) => `${key} ${JSON.stringify(values ?? {})}`, {
    values: { repeat, date },
    today: day('2026-11-20'),
    hasSeries: false,
    room: null,
    ...more,
  })

it('says nothing of a voucher that does not repeat, or has no date yet', () => {
  expect(told('never', '2026-01-31')).toBeUndefined()
  expect(told('', '2026-01-31')).toBeUndefined()
  expect(told('monthly', '31.02')).toBeUndefined()
})

it('names the next date, anchored on the first', () => {
  expect(told('monthly', '2026-11-20')).toBe('repeatNext {"date":"20.12.2026"}')
  expect(told('weekly', '2026-11-20')).toBe('repeatNext {"date":"27.11.2026"}')
  expect(told('monthly', '2027-01-31')).toBe('repeatNext {"date":"28.02.2027"}')
})

it('reads a date that is still being typed', () => {
  expect(told('weekly', '20.11.2026')).toBe('repeatNext {"date":"27.11.2026"}')
})

it('counts the dates that have come already, today with them', () => {
  expect(told('monthly', '2026-01-31')).toBe('repeatPast {"count":9,"date":"30.11.2026"}')
  expect(told('weekly', '2026-11-13')).toBe('repeatPast {"count":1,"date":"27.11.2026"}')
})

it('says how far the free vouchers reach', () => {
  expect(told('monthly', '2026-01-31', { room: 9 })).toContain('repeatPast')
  expect(told('monthly', '2026-01-31', { room: 8 })).toBe('repeatShort {"count":9,"room":8}')
})

it('says of a running series that it stays as it is', () => {
  expect(told('monthly', '2026-01-31', { hasSeries: true })).toBe('repeatKept {}')
})
