import type { Module } from '../../base/module/shape'
import { bankMatchingCalls } from './calls'
import { paidVoucherCalls } from './calls-paid'

/**
 * This module stores its data in the transactions. open.ts creates its routes, because modules that start earlier need
 * the suggestions too.
 */
export const bankMatchingModule: Module = {
  name: 'bank/matching',
  calls: [bankMatchingCalls, paidVoucherCalls],
}
