import { addMonths, daysBetween, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { isProposed, isRemainder, smallestDebt, stillOpen, type ContractLedger, type MonthLedger } from './rules-ledger'
import type { RentPart } from './rules-world'

/** A payment, as far as it tells the months that it is for. */
export interface PaidFor {
  readonly date: Day
  readonly sum: Ore
  /** Months that its text names. */
  readonly named: readonly Day[]
  /** Its text says that it is rent. */
  readonly saysRent: boolean
  readonly byReference: boolean
}

/** How a payment fits to what is open of a contract. */
export interface Fit {
  readonly parts: readonly RentPart[]
  /** To the øre what is open of whole months. */
  readonly exact: boolean
  /** Exact, or at most 10 kr short of it. */
  readonly near: boolean
  /** As far as months and days go, nothing else can be meant. */
  readonly certain: boolean
  /** Days from the due day of its first month to the payment; below zero is ahead of it. */
  readonly late: number
  /** Months of which any may be meant. */
  readonly tied: readonly MonthLedger[]
}

/** A month is paid at most so many days ahead where the text does not name it. */
const ahead = 20
/** The same where an earlier payment may be for another month than it seems, or the contract's first payment may be a deposit. */
const aheadInDoubt = 10
/** Later than that a payment is asked about. */
const latest = 35
/** A month that the text names may lie further ahead. */
const aheadNamed = 45
/** Between the due days of two months, the later one may be meant as well. */
const nearerNext = 20

const wholeOf = (months: readonly MonthLedger[]): RentPart[] =>
  months.map(({ of, open }) => ({ month: of.month, sum: ore(open) }))
const totalOf = (months: readonly MonthLedger[]): number => months.reduce((sum, { open }) => sum + open, 0)

/** Months one after the other whose open parts come to the sum, or to at most `short` more. */
function runFrom(months: readonly MonthLedger[], from: number, sum: number, short: number): MonthLedger[] | null {
  let total = 0
  for (let at = from; at < months.length && total < sum; at += 1) {
    total += months[at]!.open
    if (total >= sum && total - sum <= short) return months.slice(from, at + 1)
  }
  return null
}

/** The sum spread over months in their order; less than half of a further month stays over. */
function spread(months: readonly MonthLedger[], sum: number): RentPart[] {
  const parts: RentPart[] = []
  let left = sum
  for (const each of months) {
    const open = each.open - each.proposed
    const part = Math.min(open, left)
    if (part <= 0 || (parts.length > 0 && part * 2 < open)) break
    parts.push({ month: each.of.month, sum: ore(part) })
    left -= part
  }
  return parts
}

/** Whether the days and the state of the months leave no doubt that a payment is for just these. */
function isCertain(run: readonly MonthLedger[], late: number, paid: PaidFor, doubt: boolean): boolean {
  const fromEarliest = late >= -(doubt ? aheadInDoubt : ahead)
  if (!fromEarliest || late > latest) return false
  // Two months at once without a word of rent may be a deposit.
  if (run.length > 1 && !paid.saysRent && !paid.byReference) return false
  if (run.some(({ of }, at) => of.month !== addMonths(run[0]!.of.month, at))) return false
  return run.every((each) => {
    if (each.doubtful || (each.hinted && late > aheadInDoubt)) return false
    // The other half of a month may as well be the first half of the next one.
    if (each.open < each.of.sum && (each.open * 2 < each.of.sum || late > aheadInDoubt)) return false
    return each.proposed === 0 || (each.proposed * 2 < each.of.sum && Math.abs(late) <= aheadInDoubt)
  })
}

/** A fit with the months that the text names; null where it names none, or one of which nothing is open. */
function namedFit(open: readonly MonthLedger[], paid: PaidFor): Fit | null {
  const months = open.filter(({ of }) => paid.named.includes(of.month))
  if (months.length === 0 || months.length < paid.named.length) return null
  const late = daysBetween(months[0]!.of.dueOn, paid.date)
  const over = totalOf(months) - paid.sum
  if (over === 0) {
    const free = months.every(({ proposed, of, hinted }) => proposed * 2 < of.sum || (hinted && late <= aheadInDoubt))
    const certain = late >= -aheadNamed && late <= latest && free
    return { parts: wholeOf(months), exact: true, near: true, certain, late, tied: [] }
  }
  const rest = open.filter((each) => !months.includes(each) && each.of.month > months[0]!.of.month)
  const parts = spread([...months, ...rest], paid.sum)
  return { parts, exact: false, near: over > 0 && over <= smallestDebt, certain: false, late, tied: [] }
}

/**
 * What of a contract a payment may be for (docs/rules.md#suggestions-for-payments): the months that its text names, else the oldest that
 * are open, else whatever of the oldest it covers. Null where nothing is open.
 */
export function fitOf(ledger: ContractLedger, paid: PaidFor): Fit | null {
  const open = stillOpen(ledger)
  const named = paid.named.length > 0 ? namedFit(open, paid) : null
  if (named && named.parts.length > 0) return named
  const free = open.findIndex((each) => !isRemainder(each) && !isProposed(each))
  const starts = [...new Set([free, open.findIndex((each) => !isProposed(each)), open.length > 0 ? 0 : -1])].filter(
    (at) => at >= 0,
  )
  for (const short of [0, smallestDebt])
    for (const from of starts) {
      const run = runFrom(open, from, paid.sum, short)
      if (!run) continue
      const late = daysBetween(run[0]!.of.dueOn, paid.date)
      const next = open.slice(from + run.length).find((each) => !isProposed(each))
      const isTied = late > nearerNext && next !== undefined && daysBetween(paid.date, next.of.dueOn) <= aheadInDoubt
      const first = !ledger.of.confirmed && !paid.saysRent && !paid.byReference
      const doubt = first || open.slice(0, from).some(isProposed)
      // A month was named that is paid, or can't be.
      const contradicts = paid.named.length > 0
      return {
        parts:
          short === 0
            ? wholeOf(run)
            : spread(
                run.map((each) => ({ ...each, proposed: 0 })),
                paid.sum,
              ),
        exact: short === 0,
        near: true,
        certain: short === 0 && !isTied && !contradicts && isCertain(run, late, paid, doubt),
        late,
        tied: isTied ? [...run, next] : [],
      }
    }
  const months = open.filter((each) => !isProposed(each))
  const parts = spread(months, paid.sum)
  if (parts.length === 0) return null
  return {
    parts,
    exact: false,
    near: false,
    certain: false,
    late: daysBetween(months[0]!.of.dueOn, paid.date),
    tied: [],
  }
}
