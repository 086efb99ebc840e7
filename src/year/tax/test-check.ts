import { voucherLists } from '../../books/ledger/test-vouchers'
import type { CheckInput } from './rules-findings'

/** What an account without anything gives to the check list. */
export const emptyCheck: CheckInput = {
  houses: [],
  vouchers: voucherLists(),
  sentYears: new Set(),
  confirmedYears: new Map(),
  offered: new Map(),
  draftKinds: new Map(),
  letYears: new Map(),
  acrossYears: [],
  contracts: [],
  repeats: [],
}
