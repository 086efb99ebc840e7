import { day } from '../../base/kit/day'
import { openOldFile } from '../old-sheet/service-open'
import { madeXlsx, type MadeSheet } from '../old-sheet/test-books'
import type { AccountBooks, OldBooksReading, ReadingOptions } from './rules-proposal'
import { readOldBooks } from './rules-reading'

export const emptyAccount: AccountBooks = { houses: [], suppliers: [], expenses: [], incomes: [], items: [] }

/** Reads a made-up file as the product does. */
export function readFile(
  bytes: Uint8Array,
  name = 'regnskap.xlsx',
  more: Partial<ReadingOptions> = {},
): OldBooksReading {
  const options = { columns: [], answers: {}, leave_out: [], language: 'nb' as const, account: emptyAccount, ...more }
  return readOldBooks(openOldFile(bytes, name), name, day('2026-11-30'), options)
}

export const readSheets = (
  sheets: readonly MadeSheet[],
  more: Partial<ReadingOptions> = {},
  name = 'regnskap.xlsx',
): OldBooksReading => readFile(madeXlsx(sheets), name, more)

/** Costs as short texts: day, kroner, kind, description, supplier, house. */
export const costsOf = ({ proposal }: OldBooksReading): string[] =>
  proposal.expenses.map(
    (one) =>
      `${one.date} ${one.sum / 100} ${one.cost_line ?? one.cost_type} ${one.description}${one.supplier === null ? '' : ` · ${proposal.suppliers[one.supplier]!.name}`}`,
  )

/** Incomes as short texts: months, kroner, title, tenant. */
export const incomesOf = ({ proposal }: OldBooksReading): string[] =>
  proposal.income.map(
    (one) =>
      `${one.start_date}/${one.end_date.slice(5)} ${one.sum / 100} ${one.title}${one.tenant_last_name === '' ? '' : ` · ${one.tenant_first_name} ${one.tenant_last_name}`.replace('  ', ' ')}`,
  )

export const housesOf = ({ proposal }: OldBooksReading): string[] => proposal.houses.map(({ name }) => name)

/** The rows that are left out, as `line:reason`. */
export const skippedOf = ({ skipped }: OldBooksReading): string[] =>
  skipped.map(({ place, reason }) => `${place.line}:${reason}`)

/** The kinds of the questions with their lines. A question that holds its rows back has a mark. */
export const questionsOf = ({ questions }: OldBooksReading): string[] =>
  questions.map(
    ({ id, about, blocks }) =>
      `${blocks ? '!' : ''}${id.split(':')[0]}${about.lines.length === 0 ? '' : ` ${about.lines.join(',')}`}`,
  )

/** The sums of all that is proposed, in kroner, by year and kind. */
export const totalsOf = ({ totals }: OldBooksReading): Record<string, number> =>
  Object.fromEntries(totals.map(({ year, kind, sum }) => [`${year} ${kind}`, sum / 100]))
