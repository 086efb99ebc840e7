import type { Landlord } from './life'
import { day, time } from './time'
import type { ContractModel, Terms } from './model-contract'

/** Money that came in or went out at the bank, in øre. Negative sums went out. */
export interface Movement {
  readonly date: string
  readonly sum: number
  readonly name: string
  readonly text: string
  /** The contract whose rent it is. Null for a cost. */
  readonly contract: number | null
}

/**
 * A file as the bank writes it. `rows` is the money that moved. `others` says why the other rows are not money that
 * moved.
 */
export interface StatementFile {
  readonly text: string
  readonly rows: readonly string[]
  readonly others: readonly string[]
}

/** The facts that the simulation knows about a landlord's bank account. */
export interface BankModel {
  /** Its id in the product. */
  account: number | null
  readonly movements: Movement[]
  /** Months of contracts for which the tenant's payment has already been drawn. */
  readonly decided: Set<string>
  readonly files: StatementFile[]
  /** The rows of each existing import, by its id. The id is negative when the answer was lost. */
  readonly imports: Map<number, readonly string[]>
  /** When the first import was made, in ms. Rows that nobody matches are deleted after thirteen months. */
  since: number
  /** Nobody knows whether an import was made or undone. */
  isUnsure: boolean
}

export const newBank = (): BankModel => ({
  account: null,
  movements: [],
  decided: new Set(),
  files: [],
  imports: new Map(),
  since: Infinity,
  isUnsure: false,
})

/** True if the product must have all rows of the imports. No row may be old enough to have been deleted. */
export const mustHaveAllRows = ({ since, isUnsure }: BankModel): boolean => !isUnsure && time.ms - since < 390 * day

/** The values that distinguish two rows of a bank's file. */
export const keyOf = ({ date, sum, name, text }: Omit<Movement, 'contract'>): string => `${date} ${sum} ${name} ${text}`

/** The number of times that each text appears. */
export function countEach(all: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** The rows that these files contain together. Equal rows have the highest count of a single file. */
export function rowsOf(files: Iterable<readonly string[]>): string[] {
  const most = new Map<string, number>()
  for (const file of files)
    for (const [key, count] of countEach(file)) most.set(key, Math.max(count, most.get(key) ?? 0))
  return [...most].flatMap(([key, count]) => Array.from({ length: count }, () => key)).toSorted()
}

/** The landlord's contract with that id. */
export const contractOf = ({ contracts }: Landlord, id: number): ContractModel | undefined =>
  contracts.find((contract) => contract.id === id)

const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16']
const fixedHolidays = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
const dayMs = 86_400_000
const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** Days from Maundy Thursday to Whit Monday. */
const movable = new Set(
  easters.flatMap((easter) => [-3, -2, 0, 1, 39, 49, 50].map((days) => text(Date.parse(easter) + days * dayMs))),
)

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/**
 * The due day of a month's rent (YYYY-MM). Rent is due as many months ahead as the first payment is, on the same day of
 * the month. If that is not a working day, it is due on the next one.
 */
export function rentDueDay(month: string, { start_date, first_payment_date }: Terms): string {
  const at = numberOf(month) - Math.max(0, numberOf(start_date) - numberOf(first_payment_date))
  const [year, index] = [Math.floor(at / 12), at % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  let due = Date.UTC(year, index, Math.min(Number(first_payment_date.slice(8)), last))
  const isOff = () =>
    [0, 6].includes(new Date(due).getUTCDay()) || fixedHolidays.has(text(due).slice(5)) || movable.has(text(due))
  while (isOff()) due += dayMs
  return text(due)
}
