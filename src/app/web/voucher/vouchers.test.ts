import { expect, it } from 'vitest'
import { callsReadingPayments } from '../../../lease/rent-account/calls-stale'
import { rentYearCalls } from '../../../lease/rent-account/calls-year'
import { callsReadingVouchers } from './vouchers'

it('reads all that shows payments of rent again after a match at the bank, and after a voucher has changed', () => {
  expect(callsReadingPayments).toContain(rentYearCalls.year)
  expect(callsReadingVouchers).toEqual(expect.arrayContaining([...callsReadingPayments]))
})
