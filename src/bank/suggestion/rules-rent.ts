import { addDays, daysBetween, type Day } from '../../base/kit/day'
import { ahead, fitOf, type Fit, type PaidFor } from './rules-fit'
import { isTransferOrDeposit, sumKey, type BooksIndex, type MonthOfContract, type ReadRow } from './rules-lookup'
import { propose, take, type ContractLedger } from './rules-ledger'
import { monthMeant, monthsSaid, type SaidMonth } from './rules-months-said'
import { ownersNamed } from './rules-names'
import { likelyPayer, reasonOf, type LikelyPayer } from './rules-payer'
import type { Because, Certainty, RentSuggestion } from './rules-world'

/** Of a payment that nobody's name is on, the due day is at most so many days away. */
const nearDueDay = 10
/** The same where it says that it is rent. */
const [earliestRent, latestRent] = [20, 35]
/** Money that covers no whole month is not put on one that is further ahead. */
const aheadOfPart = 31

interface Fitting {
  readonly contract: number
  readonly fit: Fit
}

/** The months that a payment names for a contract: a tenant called Mai names none. */
export const meant = (
  found: readonly SaidMonth[],
  { nameWords }: Pick<ContractLedger, 'nameWords'>,
  date: Day,
): Day[] =>
  found
    .filter(({ doubtful }) => doubtful === null || !nameWords.includes(doubtful))
    .map((each) => monthMeant(each, date))

/** The nearer due day first; of two the contract that stands first. */
const nearest = <T extends { readonly contract: number; readonly fit: { readonly late: number } }>(
  fits: readonly T[],
): T[] => fits.toSorted((a, b) => Math.abs(a.fit.late) - Math.abs(b.fit.late) || a.contract - b.contract)

/** A suggestion, which later payments of the list reckon with. */
function suggest(
  index: BooksIndex,
  { contract, fit }: Fitting,
  certainty: Certainty,
  because: readonly Because[],
  hinted: boolean | null = false,
): RentSuggestion {
  const ledger = index.contracts[contract]!
  if (certainty === 'sure') take(ledger, fit.parts)
  else if (hinted !== null) propose(ledger, fit.parts, hinted)
  return { kind: 'rent', contractId: ledger.of.contractId, months: fit.parts, certainty, because }
}

/** Rent of a contract to which reference, account or a full name leads. */
function ofPayer(
  payer: LikelyPayer,
  fits: readonly Fitting[],
  { index, cautious, saysRent }: { index: BooksIndex; cautious: boolean; saysRent: boolean },
): RentSuggestion | null {
  const exact = fits.filter(({ fit }) => fit.exact)
  const sure = exact.length === 1 && exact[0]!.fit.certain && payer.isFirm(exact[0]!.contract)
  const byWorth = [
    exact.filter(({ fit }) => fit.certain),
    exact,
    fits.filter(({ fit }) => fit.near),
    fits.filter(({ fit }) => fit.late >= -aheadOfPart),
  ]
  const chosen = byWorth.map((each) => nearest(each)[0]).find((each) => each !== undefined)
  if (!chosen) return null
  const because: Because[] = [...payer.because(chosen.contract), ...(chosen.fit.exact ? (['sum'] as const) : [])]
  if (sure && !payer.contested && !cautious) return suggest(index, chosen, 'sure', because)
  for (const month of chosen.fit.tied) month.doubtful = true
  // Any of several contracts may be meant: what is paid for the others next may be this one's too.
  if (exact.length > 1)
    for (const { contract, fit } of exact)
      for (const month of index.contracts[contract]!.months)
        if (fit.parts.some((part) => part.month === month.of.month)) month.doubtful = true
  // Several months at once without a word may be a deposit, and a month far ahead is named for want of another one; wages of a
  // namesake keep no rent from coming.
  const isHint = (chosen.fit.parts.length > 1 && !saysRent) || chosen.fit.late < -ahead
  const hinted = cautious && !saysRent ? null : isHint
  return suggest(index, chosen, 'likely', because, hinted)
}

/** Rent of a contract of which only a first or last name stands there, with its sum. */
function ofHint(fits: readonly Fitting[], rent: boolean, index: BooksIndex): RentSuggestion | null {
  const inTime = fits.filter(({ fit }) => fit.late >= -earliestRent && fit.late <= latestRent)
  const [chosen] = nearest(inTime.filter(({ fit }) => (rent ? fit.near : fit.exact && fit.parts.length === 1)))
  return chosen
    ? suggest(index, chosen, 'likely', chosen.fit.exact ? ['name', 'sum'] : ['name'], rent ? true : null)
    : null
}

/** Rent of a contract of which only sum and due day speak. */
function ofSum({ row }: ReadRow, found: readonly SaidMonth[], rent: boolean, index: BooksIndex): RentSuggestion | null {
  const [early, late] = rent ? [earliestRent, latestRent] : [nearDueDay, nearDueDay]
  const [from, to] = [addDays(row.date, -late), addDays(row.date, early)]
  const keys = new Set([from, row.date, to].map((day) => sumKey(row.sum, day)))
  const fits = [...keys]
    .flatMap((key) => index.bySum.get(key) ?? [])
    .flatMap(({ contract, month }: MonthOfContract) => {
      const named = meant(found, index.contracts[contract]!, row.date)
      const isFree =
        month.open === row.sum && month.proposed === 0 && (named.length === 0 || named.includes(month.of.month))
      const days = daysBetween(month.of.dueOn, row.date)
      if (!isFree || days < -early || days > late) return []
      const parts = [{ month: month.of.month, sum: row.sum }]
      return [{ contract, fit: { parts, exact: true, near: true, certain: false, late: days, tied: [] } }]
    })
  const [chosen] = nearest(fits)
  return chosen ? suggest(index, chosen, 'likely', ['sum', 'date'], null) : null
}

/** Whether the counterparty is the landlord, and no tenant. */
export const isOwn = ({ words }: ReadRow, { ownNames }: BooksIndex): boolean =>
  ownersNamed({ counterparty: words.counterparty, text: words.counterparty.length > 0 ? [] : words.text }, ownNames)
    .size > 0

/** Whose rent a payment is that came in (docs/rules.md#suggestions-for-payments); null where nothing says so. */
export function rentSuggestion(read: ReadRow, index: BooksIndex): RentSuggestion | null {
  const { row } = read
  if (row.lumpSum || isTransferOrDeposit(read, index)) return null
  const payer = likelyPayer(read, index)
  const says = reasonOf(read, payer, index)
  if (says.payout) return null
  const found = monthsSaid(row.text, row.date)
  const fitsOf = (contracts: readonly number[]): Fitting[] =>
    contracts.flatMap((contract) => {
      const ledger = index.contracts[contract]!
      const named = meant(found, ledger, row.date)
      const paid: PaidFor = {
        date: row.date,
        sum: row.sum,
        named,
        saysRent: says.rent,
        byReference: payer.because(contract).includes('reference'),
      }
      const fit = fitOf(ledger, paid)
      return fit ? [{ contract, fit }] : []
    })
  if (payer.contracts.length > 0) {
    const fits = fitsOf(payer.contracts)
    // Wages or a refund to a namesake: only a whole month is worth the question.
    if (says.reason && !says.rent && !fits.some(({ fit }) => fit.exact)) return null
    const known = payer.contracts.some((at) => payer.because(at).some((each) => each !== 'account'))
    return ofPayer(payer, fits, { index, cautious: says.reason || (says.office && !known), saysRent: says.rent })
  }
  if (says.reason || says.office || isOwn(read, index)) return null
  return ofHint(fitsOf(payer.hinted), says.rent, index) ?? ofSum(read, found, says.rent, index)
}
