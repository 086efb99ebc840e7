import type { Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { ContractArrears, RentAccountAnswer, RentInBank } from './model'
import { partsOfMonth } from './rules-answer'

/**
 * The unpaid rent up to today, and the part of it that is in the bank but not matched. Rent that is due today is not
 * late: it can still be paid in time.
 */
export interface OwedRent {
  readonly late: Ore
  readonly dueToday: Ore
  readonly lateInBank: Ore
  readonly dueTodayInBank: Ore
}

interface OwedMonth {
  /** `2026-11` */
  readonly month: string
  readonly late: Ore
  readonly dueToday: Ore
}

export const owesNothing: OwedRent = { late: ore(0), dueToday: ore(0), lateInBank: ore(0), dueTodayInBank: ore(0) }

/** Adds up the unpaid rent of several contracts. */
export const owedTogether = (all: readonly OwedRent[]): OwedRent => ({
  late: sumOre(all.map((each) => each.late)),
  dueToday: sumOre(all.map((each) => each.dueToday)),
  lateInBank: sumOre(all.map((each) => each.lateInBank)),
  dueTodayInBank: sumOre(all.map((each) => each.dueTodayInBank)),
})

/** Money in the bank counts for the month that it is suggested for, only as far as the month owes it. Late rent is first. */
function withBank(months: readonly OwedMonth[], contract: number, rents: RentInBank['rents']): OwedRent {
  const parts = rents.filter(({ contractId }) => contractId === contract).flatMap((rent) => rent.months)
  return owedTogether(
    months.map(({ month, late, dueToday }) => {
      const inBank = Math.max(0, sumOre(parts.flatMap((part) => (part.month === month ? [part.sum] : []))))
      const lateInBank = Math.min(late, inBank)
      return {
        late,
        dueToday,
        lateInBank: ore(lateInBank),
        dueTodayInBank: ore(Math.min(dueToday, inBank - lateInBank)),
      }
    }),
  )
}

/** The unpaid rent of a contract, by the list of unpaid rent. Undefined if the list doesn't have the contract. */
export const owedByArrears = (arrears: ContractArrears | undefined, rents: RentInBank['rents']): OwedRent =>
  arrears === undefined
    ? owesNothing
    : withBank(
        arrears.months.map(({ month, owed, due_today = ore(0) }) => ({
          month,
          late: ore(owed - due_today),
          dueToday: due_today,
        })),
        arrears.contractId,
        rents,
      )

/** The unpaid rent of a contract, from its rent account. It is the same amount as in the list of unpaid rent. */
export function owedByAccount(
  { months }: Pick<RentAccountAnswer, 'months'>,
  contract: number,
  rents: RentInBank['rents'],
  today: Day,
): OwedRent {
  const owed = months.map((month): OwedMonth => {
    const open = partsOfMonth(month)
    const sumOf = (isIn: (dueOn: Day) => boolean) =>
      sumOre(open.filter(({ dueOn }) => isIn(dueOn)).map((part) => part.open))
    return { month: month.month, late: sumOf((on) => on < today), dueToday: sumOf((on) => on === today) }
  })
  return withBank(owed, contract, rents)
}
