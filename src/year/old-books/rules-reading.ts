import { yearOf, type Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { OldFile } from '../old-sheet/rules-cells'
import { makeAsker } from './rules-ask'
import { findTablesAndHouses, type FoundBooks } from './rules-context'
import { settleDoubts } from './rules-doubts'
import { placeKey, type Place, type TableContext } from './rules-entries'
import { houseFinder } from './rules-house-refs'
import { knownRows } from './rules-known'
import { nameDrafts } from './rules-known-lease'
import type {
  OldBooksReading,
  Proposal,
  ProposedExpense,
  ProposedItem,
  ReadTable,
  ReadingOptions,
  WithoutRef,
} from './rules-proposal'
import { baseName, joinReceipts } from './rules-receipts'
import { withCreditNotes } from './rules-records'
import { askAboutTwins, leaveOutCopies, leaveOutSummaries } from './rules-repeats'
import { nameKey } from './rules-words'

import {
  contractsOf,
  proposedExpenses,
  incomesOf,
  itemsOf,
  leasesInBooks,
  supplierBook,
  type ReadIncome,
} from './rules-made-records'
import { decideAll, readEntries, withHouses, withoutLeftOut, type Decided, type ReadingWork } from './rules-work'
const kindsOfTables: Readonly<Record<TableContext['table']['kind'], ReadTable['reads']>> = {
  list: 'expenses',
  months: 'months',
  monthRows: 'months',
  years: 'expenses',
  items: 'items',
  contracts: 'contracts',
  houses: 'houses',
  suppliers: 'suppliers',
  nothing: 'nothing',
}

function toldTables(work: ReadingWork, proposal: Proposal): ReadTable[] {
  return work.found.tables.map(({ table }) => {
    const { name } = table.sheet
    const isIncome =
      table.kind === 'list' &&
      proposal.income.some(({ place }) => place.sheet === name) &&
      !proposal.expenses.some(({ place }) => place.sheet === name)
    return {
      sheet: name,
      header_line: table.headerLine,
      rows: table.rows.length,
      reads: isIncome ? 'income' : kindsOfTables[table.kind],
      columns: table.columns.map(({ name: column, field }) => ({ name: column, field })),
      kind: table.kind,
    }
  })
}

function totalsOf({ expenses, income, items }: Proposal): OldBooksReading['totals'] {
  const sums = new Map<string, Ore[]>()
  const add = (year: number, kind: string, sum: Ore) =>
    sums.set(`${year} ${kind}`, [...(sums.get(`${year} ${kind}`) ?? []), sum])
  for (const { start_date, sum } of income) add(yearOf(start_date), 'income', sum)
  for (const { date, cost_type, sum } of expenses) add(yearOf(date), cost_type, sum)
  for (const { date, sum } of items) add(yearOf(date), 'items', sum)
  return [...sums]
    .map(([key, all]) => ({ year: Number(key.slice(0, 4)), kind: key.slice(5), sum: sumOre(all) }))
    .toSorted((a, b) => a.year - b.year || a.kind.localeCompare(b.kind))
}

/** True if the words of the headers are English. */
const isEnglishBook = ({ tables }: FoundBooks): boolean =>
  tables.some(({ table }) =>
    table.columns.some(({ name }) =>
      /^(?:date|amount|category|payee|description|month|january|march|may|october|dec)\b/i.test(name),
    ),
  )

interface ReadRecords {
  readonly expenses: readonly WithoutRef<ProposedExpense>[]
  readonly income: readonly ReadIncome[]
  readonly items: readonly WithoutRef<ProposedItem>[]
}

/** Leaves out what the account has already, and says so. */
function withoutKnown(work: ReadingWork, { expenses, income, items }: ReadRecords): ReadRecords {
  const known = knownRows(work.options.account)
  const unknownOf = <T extends { readonly place: Place; readonly sum: Ore; readonly at: number }>(
    records: readonly T[],
    isKnown: (record: T & { readonly houseId: number | null }) => boolean,
    text: (record: T) => string,
  ) =>
    records.filter((record) => {
      const is = isKnown({ ...record, houseId: work.finder.idOf(record.at) })
      if (is) work.skipped.push({ place: record.place, reason: 'known', sum: record.sum, text: text(record) })
      return !is
    })
  return {
    expenses: unknownOf(expenses, known.isKnownExpense, ({ description }) => description),
    income: unknownOf(income, known.isKnownIncome, ({ title }) => title),
    items: unknownOf(items, known.isKnownItem, ({ name }) => name),
  }
}

/** Joins receipts to costs. A receipt without a row needs a house of its own. */
function receiptsOf(
  { asker, finder }: ReadingWork,
  files: OldFile['files'],
  expenses: readonly WithoutRef<ProposedExpense>[],
  decided: readonly Decided[],
) {
  const entryAt = new Map(decided.map(({ entry }) => [placeKey(entry.place), entry]))
  const joined = joinReceipts(
    files,
    expenses.map(({ place, date, sum }) => {
      const entry = entryAt.get(placeKey(place))!
      return { place, named: entry.receipt, number: entry.number, day: date, sum }
    }),
    asker,
  )
  const loose = joined.loose.flatMap((path) => {
    const at = finder.placeOfReceipt(path, baseName(path))
    return at === null ? [] : [{ path, at }]
  })
  return { byPlace: joined.byPlace, loose }
}

function askAboutHouses(work: ReadingWork, proposal: Proposal): void {
  for (const { name, address, place } of proposal.houses)
    if (address === '')
      work.asker.ask({
        kind: 'address',
        key: nameKey(name).slice(0, 40),
        place: { ...place, line: 0 },
        what: name,
        word: 'askAddress',
        choices: [['later', 'keep']],
        blocks: false,
      })
  const short = proposal.income.find(({ short_term }) => short_term)
  if (short) {
    // The account knows the name of a house that it has. The sheet stands for it here.
    const name = short.house === null ? short.place.sheet : (proposal.houses[short.house]?.name ?? short.place.sheet)
    work.asker.ask({
      kind: 'short_stays',
      place: { ...short.place, line: 0 },
      what: name,
      word: 'askShort',
      choices: [['keep', 'keep']],
      blocks: false,
    })
  }
}

/** Reads old books: what can be proposed, what must be asked, and what is left out with its reason. */
export function readOldBooks(file: OldFile, fileName: string, today: Day, options: ReadingOptions): OldBooksReading {
  const asker = makeAsker(new Map(Object.entries(options.answers)), options.language)
  const found = findTablesAndHouses(file, options.columns)
  const finder = houseFinder(found, options.account, fileName, asker)
  const work: ReadingWork = { options, today, asker, found, finder, skipped: [], stated: [] }
  const hidden = new Set(file.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name))
  const settled = settleDoubts(withoutLeftOut(work, readEntries(work)), hidden, asker)
  work.skipped.push(...settled.skipped)
  const housed = settled.entries.map((entry) => ({ entry, house: finder.placeOf(entry.house, entry.section) }))
  const copies = leaveOutCopies(housed, asker)
  const summaries = leaveOutSummaries(copies.entries)
  const twins = askAboutTwins(summaries.entries, asker)
  work.skipped.push(...copies.skipped, ...summaries.skipped, ...twins.skipped)
  const all = withCreditNotes(decideAll(work, twins.entries))
  const decided = withHouses(work, all)
  const suppliers = supplierBook(work)
  const leases = leasesInBooks(work)
  const items = itemsOf(work, decided)
  const expenses = proposedExpenses(work, decided, all, isEnglishBook(found), suppliers)
  const income = incomesOf(work, decided, leases)
  const contracts = contractsOf(work, income, leases, all)
  nameDrafts(contracts, asker, { today, language: options.language })
  const own = withoutKnown(work, { expenses, income, items })
  const receipts = receiptsOf(work, file.files, own.expenses, decided)
  const named = [
    ...decided.map(({ house }) => house),
    ...[...items, ...contracts, ...receipts.loose].map(({ at }) => at),
  ]
  const houses = finder.proposed(new Set(named))
  const withRef = <T extends { readonly at: number }>({ at, ...record }: T) => ({ ...record, ...finder.refOf(at) })
  const proposal: Proposal = {
    houses,
    suppliers: suppliers.proposed,
    expenses: own.expenses.map((one) => ({ ...withRef(one), documents: receipts.byPlace.get(one.place) ?? [] })),
    income: own.income.map(({ tenant: _tenant, isRent: _isRent, isUnnamed: _isUnnamed, ...one }) => withRef(one)),
    items: own.items.map(withRef),
    contracts: contracts.map(withRef),
    receipts: receipts.loose.map(withRef),
  }
  askAboutHouses(work, proposal)
  const unread = [
    ...file.files.flatMap(({ path, isReceipt }) => (isReceipt ? [] : [{ sheet: path, line: 1 }])),
    ...file.sheets.flatMap(({ name, unread: lines }) => lines.map((line) => ({ sheet: name, line }))),
  ]
  for (const place of unread)
    work.skipped.push({ place: { ...place, column: 0 }, reason: 'other', sum: null, text: '' })
  return {
    tables: toldTables(work, proposal),
    proposal,
    totals: totalsOf(proposal),
    stated: work.stated,
    questions: asker.questions(),
    skipped: work.skipped,
  }
}
