import type { Module } from '../../base/module/shape'
import { bankMatchingCalls } from './calls'

/**
 * Its data is in the transactions. Its routes are created in open.ts, where earlier modules get what they need from it.
 */
export const bankMatchingModule: Module = {
  name: 'bank/matching',
  calls: [bankMatchingCalls],
}
