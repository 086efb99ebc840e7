import { voucherLists } from '../../books/ledger/test-vouchers'
import type { CheckInput } from './rules-findings'

/** The input of the check list for an account without any records. */
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
