import type { Landlord } from './life'
import { day, time } from './time'
import type { ContractModel, Terms } from './model-contract'

/** Money that came in or went out at the bank, in øre; below zero goes out. */
export interface Movement {
  readonly date: string
  readonly sum: number
  readonly name: string
  readonly text: string
  /** The contract whose rent it is; null: a cost. */
  readonly contract: number | null
}

/** A file as the bank writes it, with what of it is money that moved, and how many rows are none. */
export interface StatementFile {
  readonly text: string
  readonly rows: readonly string[]
  readonly others: readonly string[]
}

/** What the simulation knows of a landlord's account at the bank. */
export interface BankModel {
  /** Its id in the product. */
  account: number | null
  readonly movements: Movement[]
  /** Months of contracts for which it is drawn whether the tenant pays. */
  readonly decided: Set<string>
  readonly files: StatementFile[]
  /** The rows of each import that stands, by its id; below zero of one whose answer was lost. */
  readonly imports: Map<number, readonly string[]>
  /** When the first of them was made, in ms: what nobody matches goes after thirteen months. */
  since: number
  /** Nobody knows whether an import was made or taken back. */
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

/** Whether the rows are all those of the imports: none of them is so old that it may have gone. */
export const isWhole = ({ since, isUnsure }: BankModel): boolean => !isUnsure && time.ms - since < 390 * day

/** By what two rows of a bank's file are told apart. */
export const keyOf = ({ date, sum, name, text }: Omit<Movement, 'contract'>): string => `${date} ${sum} ${name} ${text}`

/** How often each of them is there. */
export function countEach(all: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** The rows that these files come to: of equal ones as many as one file has at most. */
export function rowsOf(files: Iterable<readonly string[]>): string[] {
  const most = new Map<string, number>()
  for (const file of files)
    for (const [key, count] of countEach(file)) most.set(key, Math.max(count, most.get(key) ?? 0))
  return [...most].flatMap(([key, count]) => Array.from({ length: count }, () => key)).toSorted()
}

/** The landlord's contract of that id. */
export const contractOf = ({ contracts }: Landlord, id: number): ContractModel | undefined =>
  contracts.find((contract) => contract.id === id)

const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16']
const fixedHolidays = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
const dayMs = 86_400_000
const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** From Maundy Thursday to Whit Monday. */
const movable = new Set(
  easters.flatMap((easter) => [-3, -2, 0, 1, 39, 49, 50].map((days) => text(Date.parse(easter) + days * dayMs))),
)

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** When the rent of a month (YYYY-MM) is due: as far from it as the first payment is from the first month. */
export function dueOn(month: string, { start_date, first_payment_date }: Terms): string {
  const at = numberOf(month) - Math.max(0, numberOf(start_date) - numberOf(first_payment_date))
  const [year, index] = [Math.floor(at / 12), at % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  let due = Date.UTC(year, index, Math.min(Number(first_payment_date.slice(8)), last))
  const isOff = () =>
    [0, 6].includes(new Date(due).getUTCDay()) || fixedHolidays.has(text(due).slice(5)) || movable.has(text(due))
  while (isOff()) due += dayMs
  return text(due)
}
