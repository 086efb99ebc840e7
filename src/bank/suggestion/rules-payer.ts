import { payerIdentifierKey, type BooksIndex, type AnalyzedRow, type PayerIdentifier } from './rules-lookup'
import { ownersPartlyNamed, ownersNamed, type NameMatch } from './rules-names'
import { otherReasons, payoutWords, publicPayers, isRentWord, vippsWords } from './rules-vocabulary'
import type { MatchReason } from './rules-model'

export interface LikelyPayer {
  /** The contracts that all signs lead to. If there are none, the contracts that any sign leads to. */
  readonly contracts: readonly number[]
  /** The signs lead to contracts, but no contract is common to all of them. */
  readonly contested: boolean
  /** Contracts of which the payment shows only one part of a tenant's name. */
  readonly hinted: readonly number[]
  readonly because: (contract: number) => readonly MatchReason[]
  /** True if the signs identify the contract. It is not enough that a message mentions one of its people. */
  readonly isFirm: (contract: number) => boolean
}

/** Many contracts may share a first name. */
const mostHinted = 8

interface Leads {
  /**
   * Contracts that the account or reference leads to, no matter which payments of the list are
   * accepted.
   */
  readonly anyway: readonly number[]
  /** Contracts that an accepted payment showed, or that the landlord has named. */
  readonly known: readonly number[]
}

/**
 * Finds the contracts that an account or a reference leads to. The evidence may be another payment
 * that was accepted after this one was imported. Such evidence counts only with `now`, or if that
 * payment's text names the tenant (./rules.ts). So it doesn't matter which of the two payments is
 * accepted first.
 */
function leads(sign: PayerIdentifier, value: string, { row }: AnalyzedRow, index: BooksIndex, now: boolean): Leads {
  const known = (sign === 'account' ? index.byAccount : index.byReference).get(value) ?? []
  const isBefore = (contract: number) => {
    const since = index.since.get(`${payerIdentifierKey(sign, value)} ${contract}`)
    return now || since === undefined || since < row.importedAt
  }
  // A lead must come from another payment, not from this one.
  const taught = [...(index.contractsByIdentifier.get(payerIdentifierKey(sign, value)) ?? [])].filter(
    ([, by]) => by.size > (by.has(row.id) ? 1 : 0),
  )
  return { known, anyway: [...known.filter(isBefore), ...taught.map(([contract]) => contract)] }
}

/** Finds the payer by reference, account and names. With `now`, leads from payments accepted just now count too. */
export function likelyPayer(read: AnalyzedRow, index: BooksIndex, now = false): LikelyPayer {
  const { contracts, names } = index
  const ofReferences = read.references.map((each) => leads('reference', each, read, index, now))
  const ofAccount = read.account === null ? [] : [leads('account', read.account, read, index, now)]
  const references = new Set(ofReferences.flatMap(({ anyway }) => anyway))
  const accounts = new Set(ofAccount.flatMap(({ anyway }) => anyway))
  const known = new Set([...ofReferences, ...ofAccount].flatMap((each) => each.known))
  const named = ownersNamed(read.words, names)
  const signs: readonly { has(contract: number): boolean; keys(): Iterable<number>; readonly size: number }[] = [
    references,
    accounts,
    named,
  ].filter(({ size }) => size > 0)
  const all = [...new Set(signs.flatMap((sign) => [...sign.keys()]))]
  const shared = all.filter((contract) => signs.every((sign) => sign.has(contract)))
  /**
   * A payer with another middle name counts as the same person. If both the contract and the payment have an account,
   * the names must be equal.
   */
  const isPayer = (naming: NameMatch | undefined, contract: number) =>
    naming === 'payer' ||
    (naming === 'similar' && (read.account === null || contracts[contract]!.of.payers.length === 0))
  return {
    contracts: shared.length > 0 ? shared : all,
    contested: shared.length === 0 && all.length > 0,
    hinted: all.length > 0 ? [] : [...ownersPartlyNamed(read.words, names)].slice(0, mostHinted),
    because: (contract) => [
      ...(references.has(contract) ? (['reference'] as const) : []),
      ...(accounts.has(contract) ? (['account'] as const) : []),
      ...(named.has(contract) ? (['name'] as const) : []),
    ],
    isFirm: (contract) => known.has(contract) || isPayer(named.get(contract), contract),
  }
}

/** Reasons why a payment may not be rent. */
export interface NonRentReason {
  /** The text says interest, tax, wages, a refund or the like. */
  readonly reason: boolean
  /** The payer is an office that pays many things to many people. */
  readonly office: boolean
  /** A payout by Vipps: many payments less its fee. */
  readonly payout: boolean
  readonly rent: boolean
}

/** Finds reasons why a payment may not be rent. Words that are part of a tenant's name don't count. */
export function nonRentReason(
  { words, all }: AnalyzedRow,
  payer: LikelyPayer,
  { contracts }: BooksIndex,
): NonRentReason {
  const people = new Set(payer.contracts.flatMap((at) => contracts[at]!.nameWords))
  const plain = all.filter((word) => !people.has(word))
  const vippsPays = words.counterparty.length > 0 && words.counterparty.every((word) => vippsWords.has(word))
  return {
    reason: plain.some((word) => otherReasons.has(word)),
    office: plain.some((word) => publicPayers.has(word)),
    payout:
      all.includes('vippsnr') ||
      (all.includes('vipps') && all.some((word) => payoutWords.has(word))) ||
      (vippsPays && payer.contracts.length === 0),
    rent: plain.some(isRentWord),
  }
}
