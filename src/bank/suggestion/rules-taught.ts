import { isKid } from '../../base/kit/control-digit'
import type { Steps } from '../../base/kit/steps'
import { isTransferOrDeposit, readRow, referenceOf, signKey, type BooksIndex, type ReadRow } from './rules-lookup'
import { likelyPayer, reasonOf } from './rules-payer'
import type { BankRow, MatchedRow } from './rules-world'

/** The account and the KID of a payment that are remembered once it is taken. */
const keysOf = ({ row, account }: ReadRow): string[] => [
  ...(account === null ? [] : [signKey('account', account)]),
  ...(row.reference !== null && isKid(row.reference.trim()) ? [signKey('reference', referenceOf(row.reference))] : []),
]

/** The one contract to which names and references of a payment lead; null where there are none or several. */
function contractOf(read: ReadRow, index: BooksIndex): number | null {
  if (read.row.sum <= 0 || read.row.lumpSum || isTransferOrDeposit(read, index)) return null
  const payer = likelyPayer({ ...read, account: null }, index)
  const says = reasonOf(read, payer, index)
  if (payer.contested || payer.contracts.length !== 1 || says.payout || says.office) return null
  return says.reason && !says.rent ? null : payer.contracts[0]!
}

/**
 * To which contracts accounts and KIDs lead because another payment has them whose text names the tenant, be it taken or
 * still open. So it doesn't matter which payment of a list is taken first. One payment after the other, as suggestions are.
 */
export function* taughtBy(
  open: readonly BankRow[],
  matched: readonly MatchedRow[],
  index: BooksIndex,
): Steps<BooksIndex['taught']> {
  const taught = new Map<string, Map<number, Set<number>>>()
  const wanted = new Set<string>()
  const learn = (read: ReadRow, contractId: number | null) => {
    const keys = keysOf(read)
    const contract = keys.length > 0 ? contractOf(read, index) : null
    if (contract === null || (contractId !== null && index.contracts[contract]!.of.contractId !== contractId)) return
    for (const key of keys) {
      const contracts = taught.get(key) ?? new Map<number, Set<number>>()
      taught.set(key, contracts.set(contract, (contracts.get(contract) ?? new Set()).add(read.row.id)))
    }
  }
  // What was taken just now tells what it told while it was open.
  const isNew = ({ months }: MatchedRow) => months !== null
  for (const row of [...open, ...matched.filter(isNew).map((each) => each.row)]) {
    const read = readRow(row)
    for (const key of keysOf(read)) wanted.add(key)
    learn(read, null)
    yield null
  }
  // Of all that was taken in years only what is on one of these matters.
  for (const { row, contractId } of matched.filter((each) => !isNew(each))) {
    const read = readRow(row)
    if (keysOf(read).some((key) => wanted.has(key))) learn(read, contractId)
    yield null
  }
  return taught
}
