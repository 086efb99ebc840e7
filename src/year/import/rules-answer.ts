import type { Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import { isLetOn } from '../old-books/rules-known-lease'
import type { HouseRef, OldBooksReading, Proposal } from '../old-books/rules-proposal'
import type { Place } from '../old-books/rules-entries'
import type { Counts, OldBooks } from './model'
import { countsOfExport, isOwnExport, totalsOfExport, type OwnExport } from './rules-own-export'
import { importWords } from './words'

/** The content of an uploaded file: old books, or an export of this product. */
export type BooksReading = OldBooksReading | OwnExport

const from = ({ sheet, line }: Place) => ({ sheet, line })

const houseOf = ({ house, houseId }: HouseRef) => (houseId === null ? (house === null ? {} : { house }) : { houseId })

/**
 * The part of a proposal that can be booked on this day: records whose house is known, and leases that have begun and
 * not ended.
 */
export function bookablePart(proposal: Proposal, today: Day): Proposal {
  const hasHouse = ({ house, houseId }: HouseRef) => house !== null || houseId !== null
  return {
    ...proposal,
    expenses: proposal.expenses.filter(hasHouse),
    income: proposal.income.filter(hasHouse),
    items: proposal.items.filter(hasHouse),
    contracts: proposal.contracts.filter((one) => hasHouse(one) && isLetOn(one, today)),
    receipts: proposal.receipts.filter(hasHouse),
  }
}

/** A receipt without a row counts as an expense, because it becomes a voucher to fill out. */
const countsOf = (proposal: Proposal): Counts => ({
  houses: proposal.houses.length,
  suppliers: proposal.suppliers.length,
  expenses: proposal.expenses.length + proposal.receipts.length,
  income: proposal.income.length,
  items: proposal.items.length,
  contracts: proposal.contracts.length,
})

function proposalOf(proposal: Proposal): OldBooks['proposal'] {
  return {
    houses: proposal.houses.map(({ place, ...house }) => ({ ...house, from: from(place) })),
    suppliers: proposal.suppliers.map(({ name, place }) => ({
      name,
      address: '',
      postcode: '',
      city: '',
      from: from(place),
    })),
    expenses: proposal.expenses.map((one) => ({
      ...houseOf(one),
      ...(one.supplier === null ? {} : { supplier: one.supplier }),
      ...(one.supplierId === null ? {} : { supplierId: one.supplierId }),
      cost_type: one.cost_type,
      cost_line: one.cost_line ?? 'other',
      description: one.description,
      repeat: 'never' as const,
      sum: one.sum,
      date: one.date,
      franchise: one.franchise,
      documents: [...one.documents],
      from: from(one.place),
    })),
    income: proposal.income.map((one) => ({
      ...houseOf(one),
      title: one.title,
      tenant_first_name: one.tenant_first_name,
      tenant_last_name: one.tenant_last_name,
      tenant_birthday: null,
      start_date: one.start_date,
      end_date: one.end_date,
      sum: one.sum,
      separatedTaxable: true,
      short_term: one.short_term,
      from: from(one.place),
    })),
    items: proposal.items.map((one) => ({
      ...houseOf(one),
      name: one.name,
      date: one.date,
      sum: one.sum,
      lifetime: one.lifetime,
      at_once: one.at_once,
      carried: one.carried,
      from: from(one.place),
    })),
    contracts: proposal.contracts.map((one) => ({
      ...houseOf(one),
      tenant_first_name: one.tenant_first_name,
      tenant_last_name: one.tenant_last_name,
      tenant_birthday: null,
      type: one.end_date === null ? ('running' as const) : ('time-bound' as const),
      month_sum: one.month_sum,
      start_date: one.start_date,
      end_date: one.end_date,
      deposit_sum: one.deposit_sum,
      books_from: one.books_from,
      from: from(one.place),
    })),
  }
}

interface AboutBooks extends Pick<OldBooks, 'id' | 'name' | 'applied_at'> {
  readonly today: Day
  readonly language: Language
}

/** The records that an export could not bring along, as rows that are left out. */
function leftOutOf({ leftOut, missing, tables }: OwnExport, language: Language): OldBooks['skipped'] {
  const say = (line: number, text: string) => ({ sheet: 'data', line, reason: 'other' as const, text, sum: null })
  const open = tables['deposit']!.filter(({ state }) => state === 'opened' || state === 'founds').length
  const texts = { signing: 'leftSigning', deposit: 'leftDeposit', tax_submission: 'leftReturn' } as const
  return [
    ...Object.entries(texts).flatMap(([table, word]) =>
      (leftOut[table] ?? 0) > 0 ? [say(leftOut[table]!, translate(importWords, word, language))] : [],
    ),
    ...(open > 0 ? [say(open, translate(importWords, 'leftBank', language))] : []),
    ...missing.map((name) => say(1, name.slice(0, 200))),
  ]
}

const tableReads = {
  house: 'houses',
  supplier: 'suppliers',
  bilag: 'expenses',
  incomebilag: 'income',
  depreciationbilag: 'items',
  contract: 'contracts',
} as const

/** An export in the shape of the API. Its records are not proposed one by one, because all of them come or none. */
const toOwnBooks = (own: OwnExport, { id, name, applied_at, language }: AboutBooks): OldBooks => ({
  id,
  name,
  kind: 'export',
  tables: Object.entries(own.tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([sheet, rows]) => ({
      sheet,
      rows: rows.length,
      reads: sheet in tableReads ? tableReads[sheet as keyof typeof tableReads] : ('nothing' as const),
      columns: {},
      header_line: null,
    })),
  proposal: { houses: [], suppliers: [], expenses: [], income: [], items: [], contracts: [] },
  counts: countsOfExport(own),
  totals: totalsOfExport(own),
  sheet_totals: [],
  questions: [],
  skipped: leftOutOf(own, language),
  applied_at,
})

/** The reading in the shape of the API. */
export function toOldBooks(reading: BooksReading, about: AboutBooks): OldBooks {
  if (isOwnExport(reading)) return toOwnBooks(reading, about)
  const { id, name, applied_at, today } = about
  return {
    id,
    name,
    kind: 'sheet',
    tables: reading.tables.map(({ sheet, rows, reads, columns, header_line }) => ({
      sheet,
      rows,
      reads,
      columns: Object.fromEntries(columns.map((column) => [column.name, column.field ?? ''])),
      header_line,
    })),
    proposal: proposalOf(reading.proposal),
    counts: countsOf(bookablePart(reading.proposal, today)),
    totals: [...reading.totals],
    sheet_totals: reading.stated.map(({ place, text, stated, found }) => ({
      ...from(place),
      text,
      stated,
      read: found,
      difference: ore(stated - found),
    })),
    questions: reading.questions.map(({ about, choices, ...rest }) => ({
      ...rest,
      about: { ...about, lines: [...about.lines] },
      choices: [...choices],
    })),
    skipped: reading.skipped.map(({ place, reason, sum, text }) => ({
      ...from(place),
      reason,
      sum,
      text: text.slice(0, 200),
    })),
    applied_at,
  }
}

/** True if a file holds nothing that could be booked, now or after columns are named. */
export const hasNoBooks = (reading: BooksReading): boolean => !isOwnExport(reading) && isWithoutRows(reading)

const isWithoutRows = ({ proposal, questions, tables, skipped }: OldBooksReading): boolean =>
  Object.values(countsOf(proposal)).every((count) => count === 0) &&
  questions.length === 0 &&
  tables.length === 0 &&
  !skipped.some(({ sum }) => sum !== null)
