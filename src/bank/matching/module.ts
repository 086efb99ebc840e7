import type { Module } from '../../base/module/shape'
import { bankMatchingCalls } from './calls'

/**
 * This module's data is in the transactions. open.ts creates its routes, since earlier modules get what they need
 * there.
 */
export const bankMatchingModule: Module = {
  name: 'bank/matching',
  calls: [bankMatchingCalls],
}
