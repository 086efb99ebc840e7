import type { Module } from '../../base/module/shape'
import { bankMatchingCalls } from './calls'
import { paidVoucherCalls } from './calls-paid'

/**
 * This module stores its data in the transactions. Its routes are created in open.ts, because modules that start
 * earlier also need what open.ts makes.
 */
export const bankMatchingModule: Module = {
  name: 'bank/matching',
  calls: [bankMatchingCalls, paidVoucherCalls],
}
