import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Expense } from './model'

const at = '2026-11-20T10:00:00.000Z' as Instant

/**
 * A complete voucher for tests about other things. It is in this module, so that a new field doesn't change other
 * modules.
 */
export const sampleExpense = (more: Partial<Expense> = {}): Expense => ({
  id: 1,
  houseId: 1,
  cost_type: 'maintenance',
  cost_line: 'other',
  description: 'Rør',
  supplierId: 1,
  name: 'Rør AS',
  address: '',
  city: '',
  postcode: '',
  repeat: 'never',
  sum: ore(100_00),
  date: day('2026-03-01'),
  listed_on: day('2026-03-01'),
  franchise: 100,
  documents: [],
  archived: false,
  isAutoGenerate: false,
  isRepeated: false,
  isRepeatStopped: false,
  next_on: null,
  stopped_by: '',
  stopped_on: null,
  repeat_day: null,
  followed_on: null,
  followedBilagId: null,
  parentBilagId: null,
  isTrashed: false,
  trashedWithId: null,
  created_at: at,
  updated_at: at,
  ...more,
})
