import { sparebankenFile, nordeaFile, type BankLine } from '../src/bank/file/test-bank-files'
import type { StatementLine } from './bank-histories-oracle'
import { addDays, dueDay, firstMonth, addMonths, type Terms } from './bank-histories-terms'

export type PickNumber = (below: number) => number

/** One of the elements, drawn by `pick`. */
export const oneOf = <T>(all: readonly T[], pick: PickNumber): T => all[pick(all.length)]!

export const shuffled = <T>(all: readonly T[], pick: PickNumber): T[] =>
  all
    .map((each) => [pick(1_000_000), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each)

/** The tenants, and the bank account that each of them pays from. The text of a row shows both. */
export interface Payers {
  readonly terms: Terms
  readonly names: readonly string[]
}

const monthWords = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('nb-NO', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
)
const accounts = ['12342100188', '12349100043', '12343100068', '12344100075', '12345100080']

/** Transactions around a lease's due days: whole and partial payments, early and late ones, refunds, and rows that appear twice. */
export function movements({ terms, names }: Payers, count: number, pick: PickNumber): StatementLine[] {
  const lines = Array.from({ length: count }, () => {
    const month = addMonths(firstMonth(terms), pick(7))
    const rent = oneOf(terms.rents, pick).sum
    const name = oneOf(names, pick)
    const half = Math.floor(rent / names.length)
    const sum = oneOf(
      [
        rent,
        rent,
        half,
        half,
        half,
        Math.floor(rent / 2),
        rent - 30_000,
        rent - 500,
        2 * rent,
        50_000,
        rent + 40_000,
        -rent,
        -42_130,
      ],
      pick,
    )
    const monthWord = monthWords[Number(oneOf([month, addMonths(month, 1)], pick).slice(5)) - 1]!
    const text = oneOf(
      [
        name,
        `${name} husleie`,
        `Husleie ${name}`,
        `${name} leie ${monthWord}`,
        'Husleie',
        'Overføring',
        name.split(' ')[1]!,
      ],
      pick,
    )
    return { date: addDays(dueDay(month, terms), oneOf([0, 0, 0, -1, -3, -15, 2, 8, 17, 25, 40], pick)), sum, text }
  })
  return lines.flatMap((line) => (pick(8) === 0 ? [line, line] : [line]))
}

/** A row as a bank writes it. The text decides the payer, so that equal rows have the same payer. */
const written = ({ date, sum, text }: StatementLine, tenants: readonly string[]): BankLine => {
  const known = text === 'Husleie' ? 0 : tenants.findIndex((name) => text.includes(name))
  const amount = (sum / 100).toFixed(2).replace('.', ',')
  const account = accounts[known] ?? ''
  const name = text === 'Husleie' ? '' : (tenants[known] ?? '')
  return [date.split('-').toReversed().join('.'), amount, text, sum > 0 ? account : '', sum > 0 ? '' : account, name]
}

/** Files of these rows in two formats. Each is a random cut of the rows, in ascending or descending order of the days. */
export function cutFiles(
  lines: readonly StatementLine[],
  tenants: readonly string[],
  pick: PickNumber,
): { rows: StatementLine[]; bytes: Buffer }[] {
  const sorted = shuffled(lines, pick).toSorted((a, b) => a.date.localeCompare(b.date))
  const files = Array.from({ length: 2 + pick(2) }, (_, n) => {
    const [from, to] = [pick(sorted.length), pick(sorted.length)].toSorted((a, b) => a - b) as [number, number]
    const cut = n === 0 ? sorted.slice(pick(2)) : sorted.slice(from, to + 1)
    return pick(2) === 0 ? cut : cut.toReversed()
  })
  return shuffled(files, pick).flatMap((rows) => {
    if (rows.length === 0) return []
    const all = rows.map((line) => written(line, tenants))
    return [{ rows, bytes: pick(3) > 0 ? nordeaFile(all) : sparebankenFile(all) }]
  })
}
