import { addDays, dayOf, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { isSame } from '../../base/kit/is-same'
import { ledgerWithoutAccepted, fitMonths, areMonthsFree, type MonthFit, type PaymentToFit } from './rules-fit'
import {
  startFollowingRent,
  stillFreeSum,
  sumWithoutSuggestion,
  countMonthsAsSuggested,
  smallestDebt,
  countMonthsAsPaid,
  type ContractLedger,
} from './rules-ledger'
import {
  isTransferOrDeposit,
  sumAndMonthKey,
  type BooksIndex,
  type MonthOfContract,
  type AnalyzedRow,
} from './rules-lookup'
import { ownersNamed } from './rules-names'
import { likelyPayer, nonRentReason, type LikelyPayer, type NonRentReason } from './rules-payer'
import { ambiguousMonths, monthWords, isRentWord } from './rules-vocabulary'
import { normalizedWords } from './rules-fold'
import type { MatchReason, Certainty, RentSuggestion } from './rules-model'

/** A month that a text names. If the text has no year, it is the month nearest to the payment. */
export interface NamedMonth {
  readonly number: number
  readonly year: number | null
  /** The word, if it could also be a person's name. */
  readonly doubtful: string | null
}

/**
 * `12/2026`, `12.2026`, `2026-12`. A year of two digits counts only after a slash (`12/26`). A text that is a day is
 * not a month.
 */
const numbered = /(?<![\d./-])(?:(0?[1-9]|1[0-2])(?:[./-](20\d\d)|\/(\d\d))|(20\d\d)-(0[1-9]|1[0-2]))(?![\d/-]|\.\d)/g
/** `3. nov`, `02 des`: a day. Banks add it automatically, so it names no month. */
const datesInWords = /(?<!\d)\d{1,2}\.? ?(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dec)\p{L}*/giu

/** Returns the months that a text names (`husleie desember`, `leie 12/2026`, `rent January`), each once. */
export function monthsNamedIn(text: string, paidOn: Day): NamedMonth[] {
  const found: NamedMonth[] = []
  const add = (month: NamedMonth) => {
    if (!found.some(({ number, year }) => number === month.number && year === month.year)) found.push(month)
  }
  for (const [, number, year, short, isoYear, isoNumber] of text.matchAll(numbered)) {
    const whole = Number(year ?? isoYear ?? `20${short}`)
    // Two digits count as a year only if that year is near the payment. `11/12` may mean anything.
    if (Math.abs(whole - yearOf(paidOn)) <= 1) add({ number: Number(number ?? isoNumber), year: whole, doubtful: null })
  }
  const words = normalizedWords(text.replace(datesInWords, ' '))
  for (const [at, word] of words.entries()) {
    const number = monthWords.get(word)
    if (number === undefined) continue
    const near = [words[at - 2], words[at - 1], words[at + 1]].filter((each) => each !== undefined)
    const isYear = /^20\d\d$/.test(words[at + 1] ?? '')
    const ambiguous = ambiguousMonths.has(word)
    // `Jan Olsen` doesn't name a month, `leie jan` does.
    if (ambiguous && !isYear && !near.some((each) => isRentWord(each) || monthWords.has(each))) continue
    add({ number, year: isYear ? Number(words[at + 1]) : null, doubtful: ambiguous ? word : null })
  }
  return found
}

/** The first day of the named month. If no year is named, it is the month whose middle is nearest to the payment. */
export function dayOfNamedMonth({ number, year }: NamedMonth, paidOn: Day): Day {
  if (year !== null) return dayOf(year, number, 1)
  const far = (at: number) => Math.abs(daysBetween(dayOf(at, number, 15), paidOn))
  const paidIn = yearOf(paidOn)
  const [nearest] = [paidIn, paidIn - 1, paidIn + 1].toSorted((one, other) => far(one) - far(other))
  return dayOf(nearest!, number, 1)
}

/** The maximum number of days between the due day and a payment without a name. */
const nearDueDay = 10
/** The maximum number of days before and after the due day, for a payment that says rent. */
const [earliestRent, latestRent] = [20, 35]
/** The maximum number of days from the payment to the beginning of a month that the text names. */
const aheadNamed = 45

interface Fitting {
  readonly contract: number
  readonly fit: MonthFit
}

/** Returns the months that the text names for this contract. If a tenant is called Mai, that word is not a month. */
export const monthsNamedForContract = (
  found: readonly NamedMonth[],
  { nameWords }: Pick<ContractLedger, 'nameWords'>,
  date: Day,
): Day[] =>
  found
    .filter(({ doubtful }) => doubtful === null || !nameWords.includes(doubtful))
    .map((each) => dayOfNamedMonth(each, date))
    .filter((month) => month <= addDays(date, aheadNamed))

const nearest = <T extends { readonly contract: number; readonly fit: { readonly late: number } }>(
  fits: readonly T[],
): T[] => fits.toSorted((a, b) => Math.abs(a.fit.late) - Math.abs(b.fit.late) || a.contract - b.contract)

interface Chosen extends Fitting {
  readonly certainty: Certainty
  readonly because: readonly MatchReason[]
}

/** Makes the suggestion and notes its months in the ledger, so that the next payments consider it. */
function suggest(index: BooksIndex, { contract, fit, certainty, because }: Chosen): RentSuggestion {
  const ledger = index.contracts[contract]!
  if (certainty === 'sure') countMonthsAsPaid(ledger, fit.parts)
  else countMonthsAsSuggested(ledger, fit.parts)
  return { kind: 'rent', contractId: ledger.of.contractId, months: fit.parts, certainty, because }
}

/**
 * Chooses if a reference, an account or a full name leads to the contract. With `cautious` the choice is never sure.
 */
function ofPayer(
  payer: LikelyPayer,
  fits: readonly Fitting[],
  { index, cautious }: { index: BooksIndex; cautious: boolean },
): Chosen | null {
  const whole = fits.filter(({ fit }) => fit.sumFits)
  // The certainty of a fit doesn't matter here. Otherwise the month would depend on whether an earlier payment is
  // accepted already.
  const byWorth = [whole, fits.filter(({ fit }) => fit.sumNearlyFits), fits]
  const chosen = byWorth.map((each) => nearest(each)[0]).find((each) => each !== undefined)
  if (!chosen) return null
  const because: MatchReason[] = [
    ...payer.because(chosen.contract),
    ...(chosen.fit.sumFitsAndFree ? (['sum'] as const) : []),
  ]
  const sure = whole.length === 1 && chosen.fit.certain && payer.isFirm(chosen.contract)
  if (sure && !payer.contested && !cautious) return { ...chosen, certainty: 'sure', because }
  // The payment may be for any of several contracts. So the next payment for one of them may belong to this month too.
  if (whole.length > 1)
    for (const { contract, fit } of whole)
      for (const each of index.contracts[contract]!.months)
        if (fit.parts.some(({ month }) => month === each.month)) each.doubtful = true
  return { ...chosen, certainty: 'likely', because }
}

/** Chooses if the payment shows only a first or last name, and the sum. */
function ofHint(fits: readonly Fitting[], rent: boolean): Chosen | null {
  const inTime = fits.filter(({ fit }) => fit.late >= -earliestRent && fit.late <= latestRent)
  const [chosen] = nearest(
    inTime.filter(({ fit }) => (rent ? fit.sumNearlyFits : fit.sumFits && fit.parts.length === 1)),
  )
  return chosen
    ? { ...chosen, certainty: 'likely', because: chosen.fit.sumFitsAndFree ? ['name', 'sum'] : ['name'] }
    : null
}

/** Chooses if only the sum and the due day suggest a contract. */
function ofSum(
  { row }: AnalyzedRow,
  { ofText: found, says: { rent } }: Pick<IncomingRow, 'ofText' | 'says'>,
  index: BooksIndex,
  now: boolean,
): Chosen | null {
  const [early, late] = rent ? [earliestRent, latestRent] : [nearDueDay, nearDueDay]
  const [from, to] = [addDays(row.date, -late), addDays(row.date, early)]
  const keys = new Set([from, row.date, to].map((day) => sumAndMonthKey(row.sum, day)))
  const fits = [...keys]
    .flatMap((key) => index.bySum.get(key) ?? [])
    .flatMap(({ contract, month }: MonthOfContract) => {
      const named = monthsNamedForContract(found, index.contracts[contract]!, row.date)
      const isFree =
        sumWithoutSuggestion(month) === row.sum &&
        (!now || stillFreeSum(month) >= row.sum) &&
        (named.length === 0 || named.includes(month.month))
      const days = daysBetween(month.dueOn, row.date)
      if (!isFree || days < -early || days > late) return []
      const parts = [{ month: month.month, sum: row.sum }]
      return [
        {
          contract,
          fit: { parts, sumFitsAndFree: true, sumFits: true, sumNearlyFits: true, certain: false, late: days },
        },
      ]
    })
  const [chosen] = nearest(fits)
  return chosen ? { ...chosen, certainty: 'likely', because: ['sum', 'date'] } : null
}

export const isFromLandlord = ({ words }: AnalyzedRow, { ownNames }: BooksIndex): boolean =>
  ownersNamed({ counterparty: words.counterparty, text: words.counterparty.length > 0 ? [] : words.text }, ownNames)
    .size > 0

export interface IncomingRow {
  readonly read: AnalyzedRow
  readonly payer: LikelyPayer
  readonly says: NonRentReason
  readonly ofText: readonly NamedMonth[]
  /** The payment may have another reason: wages of a namesake, or an office that pays many things. */
  readonly cautious: boolean
}

/** Reads incoming money. Null if it can't be rent. With `now`, leads from payments accepted just now count too. */
export function incomingRow(read: AnalyzedRow, index: BooksIndex, now = false): IncomingRow | null {
  if (read.row.lumpSum || isTransferOrDeposit(read, index)) return null
  const payer = likelyPayer(read, index, now)
  const says = nonRentReason(read, payer, index)
  if (says.payout) return null
  const known = payer.contracts.some((at) => payer.because(at).some((each) => each !== 'account'))
  const cautious = says.reason || (says.office && !known)
  return { read, payer, says, ofText: monthsNamedIn(read.row.text, read.row.date), cautious }
}

/**
 * Says when a payment gets its months. 0, first: the payer is known. 1, second: the payment may be
 * something else. More than a month's rent that isn't called rent may be a deposit, and less than a
 * quarter of the rent may be for power. 2, last: only the sum or a part of a name fits. The result
 * depends on the payment alone, so it doesn't matter which payments are accepted first.
 */
export function rankOfPayment({ read, payer, says, ofText, cautious }: IncomingRow, index: BooksIndex): 0 | 1 | 2 {
  if (payer.contracts.length === 0 || (cautious && !says.rent)) return 2
  const rents = payer.contracts.map((at) => index.contracts[at]!.highest)
  const [sum, most] = [read.row.sum, Math.max(...rents)]
  if (sum * 4 < Math.min(...rents)) return 1
  const isNamed = ofText.length > 0 || payer.contracts.some((at) => payer.because(at).includes('reference'))
  return says.rent || isNamed || sum <= most + smallestDebt ? 0 : 1
}

/**
 * Moves the start of the followed rent (`startFollowingRent`) for each contract that the payment
 * leads to.
 */
export function followRentOfPayment({ read: { row }, payer, ofText }: IncomingRow, index: BooksIndex): void {
  for (const at of payer.contracts)
    startFollowingRent(index.contracts[at]!, row.date, monthsNamedForContract(ofText, index.contracts[at]!, row.date))
}

/** Chooses the contract and the months. With `now`, months of accepted payments later in the list are not open. */
function chosenFor(of: IncomingRow, index: BooksIndex, now: boolean): Chosen | null {
  const { read, payer, says, ofText, cautious } = of
  const { row } = read
  const fitsOf = (contracts: readonly number[]): Fitting[] =>
    contracts.flatMap((contract) => {
      const ledger = index.contracts[contract]!
      const paid: PaymentToFit = {
        date: row.date,
        sum: row.sum,
        named: monthsNamedForContract(ofText, ledger, row.date),
        saysRent: says.rent,
        byReference: payer.because(contract).includes('reference'),
      }
      const fit = fitMonths(now ? ledgerWithoutAccepted(ledger) : ledger, paid)
      return fit ? [{ contract, fit }] : []
    })
  if (payer.contracts.length > 0) {
    const fits = fitsOf(payer.contracts)
    // The text names another reason, so the payer may be somebody else of the same name (wages, a refund). Rent is
    // suggested only if the sum is the rent of whole months.
    if (says.reason && !says.rent && !fits.some(({ fit }) => fit.sumFits)) return null
    return ofPayer(payer, fits, { index, cautious })
  }
  if (says.reason || says.office || isFromLandlord(read, index)) return null
  const guess = ofHint(fitsOf(payer.hinted), says.rent) ?? ofSum(read, of, index, now)
  if (guess === null) return null
  // Later payments may tell who the payer is. That makes the suggestion sure, but doesn't change its month.
  const known = likelyPayer(read, index, true)
  const again = ofPayer(known, fitsOf(known.contracts), { index, cautious })
  const isSameOne = again?.contract === guess.contract && isSame(again.fit.parts, guess.fit.parts)
  return isSameOne ? again : guess
}

/**
 * docs/rules/bank.md#suggestions-for-payments. Null if nothing is known about the payment. Ignores later payments
 * accepted just now, unless the landlord has said that one of them is for exactly these months.
 */
export function rentSuggestion(of: IncomingRow, index: BooksIndex): RentSuggestion | null {
  const chosen = chosenFor(of, index, false)
  const isFree = chosen === null || areMonthsFree(index.contracts[chosen.contract]!, chosen.fit.parts)
  const left = isFree ? chosen : chosenFor(of, index, true)
  return left && suggest(index, left)
}
