import { signKey, type BooksIndex, type ReadRow, type Sign } from './rules-lookup'
import { ownersHintedAt, ownersNamed, type Naming } from './rules-names'
import { otherReasons, payoutWords, publicPayers, saysRent, vippsWords } from './rules-vocabulary'
import type { Because } from './rules-world'

/** Whose payment it may be: contracts by their places. */
export interface LikelyPayer {
  /** Contracts to which everything leads that leads to any. */
  readonly contracts: readonly number[]
  /** One sign leads to one contract, another to another one. */
  readonly contested: boolean
  /** Contracts of which part of a name stands there. */
  readonly hinted: readonly number[]
  /** What leads to a contract. */
  readonly because: (contract: number) => readonly Because[]
  /** Whether that names the contract, and not only somebody of it in a message. */
  readonly isFirm: (contract: number) => boolean
}

/** Contracts that share a first name are many; so many are looked at. */
const mostHinted = 8

/** To which contracts an account or a KID leads. */
interface Leads {
  /** As far as it doesn't matter which payments of the list are taken. */
  readonly anyway: readonly number[]
  /** Because a payment that had it was taken, or the landlord has named it. */
  readonly known: readonly number[]
}

/**
 * What a payment has told since the other one was imported leads that one nowhere, but where a text tells it too
 * (./rules.ts): so it doesn't matter which of them is taken first. `now`: it does.
 */
function leads(sign: Sign, value: string, { row }: ReadRow, index: BooksIndex, now: boolean): Leads {
  const known = (sign === 'account' ? index.byAccount : index.byReference).get(value) ?? []
  const isBefore = (contract: number) => {
    const since = index.since.get(`${signKey(sign, value)} ${contract}`)
    return now || since === undefined || since < row.importedAt
  }
  // Of others: a payment tells nothing of itself that its own text doesn't.
  const taught = [...(index.taught.get(signKey(sign, value)) ?? [])].filter(
    ([, by]) => by.size > (by.has(row.id) ? 1 : 0),
  )
  return { known, anyway: [...known.filter(isBefore), ...taught.map(([contract]) => contract)] }
}

/** Whose payment it may be, by its reference, its account and the names in it. `now`: by all that is known by now. */
export function likelyPayer(read: ReadRow, index: BooksIndex, now = false): LikelyPayer {
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
  /** Another middle name is the same person, unless an account is known from which the rent comes, and this is another one. */
  const isPayer = (naming: Naming | undefined, contract: number) =>
    naming === 'payer' ||
    (naming === 'similar' && (read.account === null || contracts[contract]!.of.payers.length === 0))
  return {
    contracts: shared.length > 0 ? shared : all,
    contested: shared.length === 0 && all.length > 0,
    hinted: all.length > 0 ? [] : [...ownersHintedAt(read.words, names)].slice(0, mostHinted),
    because: (contract) => [
      ...(references.has(contract) ? (['reference'] as const) : []),
      ...(accounts.has(contract) ? (['account'] as const) : []),
      ...(named.has(contract) ? (['name'] as const) : []),
    ],
    isFirm: (contract) => known.has(contract) || isPayer(named.get(contract), contract),
  }
}

/** What a payment that is no rent by itself says of its reason. */
export interface OtherReason {
  /** Interest, tax, wages, a refund and the like. */
  readonly reason: boolean
  /** From an office that pays many things to many. */
  readonly office: boolean
  /** What Vipps pays out, many payments less its fee. */
  readonly payout: boolean
  readonly rent: boolean
}

/** What the words of a payment say of its reason; words that are a tenant's name say nothing. */
export function reasonOf({ words, all }: ReadRow, payer: LikelyPayer, { contracts }: BooksIndex): OtherReason {
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
    rent: plain.some(saysRent),
  }
}
