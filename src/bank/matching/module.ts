import type { Module } from '../../base/module/shape'
import { bankMatchingCalls } from './calls'

/** What it knows stands in the movements; what answers its calls is put together where earlier modules are told. */
export const bankMatchingModule: Module = {
  name: 'bank/matching',
  calls: [bankMatchingCalls],
}
