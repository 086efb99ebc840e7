import { yearOf, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { OldFile } from '../old-sheet/rules-cells'
import { makeAsker, type Asker } from './rules-ask'
import { findBooks, type FoundBooks } from './rules-context'
import { leaseTerms, type PaidDeposit } from './rules-contract-records'
import { amountOf, decideEntry, labelOf, type Decision } from './rules-decide'
import { askYear, settleDoubts } from './rules-doubts'
import { placeKey, type Entry, type Place, type ReadEntries, type Skipped, type StatedTotal, type TableContext } from './rules-entries'
import { houseFinder, type HouseFinder } from './rules-house-refs'
import { listedItem, tableItem, type ItemFigures } from './rules-item-records'
import { readItems, type ReadItem } from './rules-items'
import { knownRows } from './rules-known'
import { leaseInNote, readLeases, type PaidRent, type ReadLease } from './rules-leases'
import { readList } from './rules-list'
import { readMonthRows, readMonths } from './rules-months'
import type { OldBooksReading, Proposal, ProposedContract, ProposedExpense, ProposedIncome, ProposedItem, ReadTable, ReadingOptions } from './rules-proposal'
import { joinReceipts } from './rules-receipts'
import { amountsOf, dateOf, titleOf, descriptionOf, franchiseOf, loweredBy, periodOf, personOf, tenantOf } from './rules-records'
import { askAboutTwins, leaveOutCopies, leaveOutSummaries, type HousedEntry } from './rules-repeats'
import { withSides, type SidedEntry } from './rules-sides'
import { foldText, nameKey, cutText } from './rules-words'

interface Work {
  readonly options: ReadingOptions
  readonly today: Day
  readonly asker: Asker
  readonly found: FoundBooks
  readonly finder: HouseFinder
  readonly skipped: Skipped[]
  readonly stated: StatedTotal[]
}

interface Decided extends HousedEntry {
  readonly decision: Decision
}

const readTable = (context: TableContext): ReadEntries => {
  const { kind } = context.table
  if (kind === 'list') return readList(context)
  if (kind === 'months' || kind === 'years') return readMonths(context)
  return kind === 'monthRows' ? readMonthRows(context) : { entries: [], skipped: [], totals: [] }
}

/** Reads the amounts of all tables. A sheet whose days have no year is asked for it. */
function readEntries(work: Work): Entry[] {
  return work.found.tables.flatMap((context) => {
    let read = readTable(context)
    const open = read.entries.find(({ dayDoubt }) => dayDoubt?.kind === 'noYear')
    if (open) {
      const { name } = context.table.sheet
      let year: number | null = null
      for (const entry of read.entries) if (entry.dayDoubt?.kind === 'noYear') year = askYear(name, entry.place.line, yearOf(work.today), work.asker)
      if (year !== null) read = readTable({ ...context, year })
    }
    work.skipped.push(...read.skipped)
    work.stated.push(...read.totals)
    return read.entries
  })
}

function withoutLeftOut(work: Work, entries: readonly Entry[]): Entry[] {
  const out = new Set(work.options.leave_out.map(({ sheet, line }) => `${sheet}\u0000${line}`))
  return entries.filter((entry) => {
    const isOut = out.has(`${entry.place.sheet}\u0000${entry.place.line}`)
    if (isOut) work.skipped.push({ place: entry.place, reason: 'other', sum: entry.signed, text: entry.text || entry.category })
    return !isOut
  })
}

/** Decides about the rows, table by table, because signs mean the same within one. */
function decideAll(work: Work, rows: readonly HousedEntry[]): Decided[] {
  const byTable = new Map<string, HousedEntry[]>()
  for (const row of rows) {
    const key = `${row.entry.place.sheet}\u0000${row.entry.from}`
    byTable.set(key, [...(byTable.get(key) ?? []), row])
  }
  const sided = [...byTable.values()].flatMap((own) => withSides(own.map(({ entry }) => entry)).map((one, at) => ({ ...one, house: own[at]!.house, own })))
  const bySheet = new Map<string, SidedEntry[]>()
  for (const one of sided) bySheet.set(one.entry.place.sheet, [...(bySheet.get(one.entry.place.sheet) ?? []), one])
  const tenants = new Set(
    sided.flatMap(({ entry, side }) => (side === 'in' && /leie|rent|hyra|miete|leige/i.test(`${entry.category} ${entry.text}`) && entry.who !== '' ? [foldText(entry.who)] : [])),
  )
  return sided.map((one) => ({ entry: one.entry, house: one.house, decision: decideEntry(one, bySheet.get(one.entry.place.sheet)!, tenants, work.asker) }))
}

/** Asks for the houses of rows that are to be booked and have none. */
function withHouses(work: Work, decided: readonly Decided[]): (Decided & { readonly house: number })[] {
  return decided.flatMap((one) => {
    const { decision } = one
    if (decision.is === 'skip') work.skipped.push({ place: one.entry.place, reason: decision.reason, sum: one.entry.signed, text: one.entry.text || one.entry.category })
    if (decision.is === 'skip' || decision.is === 'held') return []
    if (decision.is === 'lowers') work.skipped.push({ place: one.entry.place, reason: 'other', sum: one.entry.signed, text: one.entry.text || one.entry.category })
    if (decision.is === 'lowers') return []
    const house = one.house ?? work.finder.ask(one.entry.place, labelOf(one.entry))
    return house === null ? [] : [{ ...one, house }]
  })
}

interface ItemRow extends ItemFigures {
  readonly house: number
}

const isSameItem = (item: ItemFigures, other: { readonly sum: Ore; readonly date: Day; readonly house: number | null }, house: number | null): boolean =>
  item.sum === other.sum && yearOf(item.date) === yearOf(other.date) && (other.house === null || house === null || other.house === house)

function itemsOf(work: Work, decided: readonly (Decided & { readonly house: number })[]): ItemRow[] {
  const read: ReadItem[] = []
  for (const context of work.found.tables) {
    if (context.table.kind !== 'items') continue
    const found = readItems(context)
    read.push(...found.items)
    work.skipped.push(...found.skipped)
  }
  const bought = decided.filter(({ decision }) => decision.is === 'item')
  const known = new Set<Place>()
  const ofTables = read.flatMap((item): ItemRow[] => {
    const own = work.finder.placeOf(item.house, '')
    const inList = bought.find(
      ({ entry, house }) => !known.has(entry.place) && item.cost === amountOf(entry) && entry.day !== null && (item.bought === null || yearOf(item.bought) === yearOf(entry.day)) && (own === null || own === house),
    )
    if (inList) known.add(inList.entry.place)
    const figures = tableItem(item.bought === null && inList ? { ...item, bought: inList.entry.day } : item, yearOf(work.today), work.asker)
    if (!figures) return []
    const house = own ?? inList?.house ?? work.finder.ask(item.place, `«${item.name}»`)
    return house === null ? [] : [{ ...figures, house }]
  })
  const ofLists = bought.flatMap(({ entry, house }): ItemRow[] => {
    const name = entry.text === '' ? entry.category : entry.text
    const isInTable = known.has(entry.place) || (entry.day !== null && ofTables.some((item) => isSameItem(item, { sum: amountOf(entry), date: entry.day!, house }, item.house)))
    if (isInTable) {
      work.skipped.push({ place: entry.place, reason: 'known', sum: entry.signed, text: name })
      return []
    }
    const figures = entry.day === null ? null : listedItem(entry.place, name, entry.day, amountOf(entry), work.asker)
    return figures ? [{ ...figures, house }] : []
  })
  return [...ofTables, ...ofLists]
}

/** Suppliers by the words of their names. A short form of a name is the same supplier. */
function supplierBook(work: Work) {
  const proposed: { name: string; place: Place }[] = []
  const byKey = new Map<string, number>()
  const ofAccount = new Map(work.options.account.suppliers.map(({ id, name }) => [nameKey(name), id]))
  return {
    proposed,
    refOf(name: string, place: Place): { readonly supplier: number | null; readonly supplierId: number | null } {
      const key = nameKey(name)
      if (key === '') return { supplier: null, supplierId: null }
      const id = ofAccount.get(key)
      if (id !== undefined) return { supplier: null, supplierId: id }
      const at = byKey.get(key) ?? proposed.push({ name: cutText(name, 50), place }) - 1
      byKey.set(key, at)
      return { supplier: at, supplierId: null }
    },
  }
}

function expensesOf(work: Work, decided: readonly (Decided & { readonly house: number })[], all: readonly Decided[], isEnglish: boolean, suppliers: ReturnType<typeof supplierBook>): ProposedExpense[] {
  const lowered = loweredBy(all)
  return decided.flatMap(({ entry, house, decision }): ProposedExpense[] => {
    if (decision.is !== 'expense') return []
    const franchise = franchiseOf(entry, work.asker)
    const date = dateOf(entry, work.asker)
    if (franchise === null || date === null) return []
    const less = lowered.get(`${entry.place.sheet}\u0000${entry.place.line}`) ?? ore(0)
    return amountsOf(entry, less, work.asker).map((sum) => ({
      ...work.finder.refOf(house),
      ...suppliers.refOf(entry.isPlatformFee ? 'Airbnb' : entry.who, entry.place),
      place: entry.place,
      cost_type: decision.type,
      cost_line: decision.line,
      description: descriptionOf(entry, isEnglish),
      sum,
      date,
      franchise,
      documents: [],
    }))
  })
}

function incomesOf(work: Work, decided: readonly (Decided & { readonly house: number })[]): (ProposedIncome & { readonly tenant: string; readonly isRent: boolean; readonly at: number })[] {
  return decided.flatMap(({ entry, house, decision }) => {
    if (decision.is !== 'income') return []
    const period = periodOf(entry)
    if (!period) return []
    const tenant = tenantOf(entry)
    const title = titleOf(entry)
    const isRent = !decision.isShort && !/strøm|straum|viderefaktur|power|refusjon/i.test(`${entry.category} ${entry.text}`)
    return [{ ...work.finder.refOf(house), place: entry.place, title, ...personOf(tenant), start_date: period.start, end_date: period.end, sum: amountOf(entry), short_term: decision.isShort, tenant, isRent, at: house }]
  })
}

function contractsOf(work: Work, incomes: ReturnType<typeof incomesOf>, all: readonly Decided[]): ProposedContract[] {
  const rents: PaidRent[] = incomes.flatMap(({ tenant, isRent, start_date, sum, place, at }) => (tenant !== '' && isRent ? [{ tenant, house: at, start: start_date, sum, place }] : []))
  const notes = work.found.notes.flatMap(({ sheet, line, text }) => leaseInNote(sheet, line, text) ?? [])
  const listed: ReadLease[] = [...work.found.tables.flatMap((context) => (context.table.kind === 'contracts' ? readLeases(context) : [])), ...notes]
  const unnamed = incomes.filter(({ tenant, isRent }) => tenant === '' && isRent)
  const [noted, ...moreNoted] = notes
  // The rent of a sheet without names is that of the only tenant whom the notes name.
  if (rents.length === 0 && noted && moreNoted.length === 0)
    rents.push(...unnamed.map(({ start_date, sum, place, at }) => ({ tenant: noted.tenant, house: at, start: start_date, sum, place })))
  askForTenant(work, unnamed, listed)
  const deposits: PaidDeposit[] = all.flatMap(({ entry, decision }) => (decision.is === 'skip' && decision.reason === 'deposit' && entry.who !== '' ? [{ who: entry.who, sum: amountOf(entry), isPaidBack: entry.signed < 0 }] : []))
  const terms = leaseTerms(
    rents,
    listed.map((lease) => ({ lease, house: work.finder.placeOf(lease.house, '') })),
    deposits,
    work.asker,
  )
  return terms.map(({ tenant, house, rent, start, end, deposit, booksFrom, place }) => ({
    ...work.finder.refOf(house),
    place,
    ...personOf(tenant),
    month_sum: rent,
    start_date: start,
    end_date: end,
    deposit_sum: deposit,
    books_from: booksFrom,
  }))
}

/** Rent without a name beside it may be of the tenant that a note names. */
function askForTenant(work: Work, unnamed: ReturnType<typeof incomesOf>, listed: readonly ReadLease[]): void {
  const names = [...new Set(listed.map(({ tenant }) => tenant))].slice(0, 6)
  if (names.length === 0) return
  for (const { place } of unnamed)
    work.asker.ask({ kind: 'tenant', key: '', place, what: '', word: 'askTenant', choices: [...names.map((name) => ({ id: name, text: name })), { id: 'nobody', text: work.asker.word('nobody') }], blocks: false })
}

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

function toldTables(work: Work, proposal: Proposal): ReadTable[] {
  return work.found.tables.map(({ table }) => {
    const { name } = table.sheet
    const isIncome = table.kind === 'list' && proposal.income.some(({ place }) => place.sheet === name) && !proposal.expenses.some(({ place }) => place.sheet === name)
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
  const add = (year: number, kind: string, sum: Ore) => sums.set(`${year} ${kind}`, [...(sums.get(`${year} ${kind}`) ?? []), sum])
  for (const { start_date, sum } of income) add(yearOf(start_date), 'income', sum)
  for (const { date, cost_type, sum } of expenses) add(yearOf(date), cost_type, sum)
  for (const { date, sum } of items) add(yearOf(date), 'items', sum)
  return [...sums].map(([key, all]) => ({ year: Number(key.slice(0, 4)), kind: key.slice(5), sum: sumOre(all) })).toSorted((a, b) => a.year - b.year || a.kind.localeCompare(b.kind))
}

/** True if the words of the headers are English. */
const isEnglishBook = ({ tables }: FoundBooks): boolean =>
  tables.some(({ table }) => table.columns.some(({ name }) => /^(?:date|amount|category|payee|description|month|january|march|may|october|dec)\b/i.test(name)))

/** Leaves out what the account has already, and says so. */
function withoutKnown(work: Work, expenses: readonly ProposedExpense[], income: ReturnType<typeof incomesOf>, items: readonly ProposedItem[]) {
  const known = knownRows(work.options.account)
  const keep = <T extends { readonly place: Place; readonly sum: Ore }>(records: readonly T[], isKnown: (record: T) => boolean, text: (record: T) => string) =>
    records.filter((record) => {
      const is = isKnown(record)
      if (is) work.skipped.push({ place: record.place, reason: 'known', sum: record.sum, text: text(record) })
      return !is
    })
  return {
    expenses: keep(expenses, known.isKnownExpense, ({ description }) => description),
    income: keep(income, known.isKnownIncome, ({ title }) => title),
    items: keep(items, known.isKnownItem, ({ name }) => name),
  }
}

function askAboutHouses(work: Work, proposal: Proposal): void {
  for (const { name, address, place } of proposal.houses)
    if (address === '') work.asker.ask({ kind: 'address', key: nameKey(name).slice(0, 40), place: { ...place, line: 0 }, what: name, word: 'askAddress', choices: [{ id: 'later', text: work.asker.word('keep') }], blocks: false })
  const short = proposal.income.find(({ short_term }) => short_term)
  if (short) {
    const name = short.house === null ? '' : (proposal.houses[short.house]?.name ?? '')
    work.asker.ask({ kind: 'short_stays', key: '', place: { ...short.place, line: 0 }, what: name, word: 'askShort', choices: [{ id: 'keep', text: work.asker.word('keep') }], blocks: false })
  }
}

/** Reads old books: what can be proposed, what must be asked, and what is left out with its reason. */
export function readOldBooks(file: OldFile, fileName: string, today: Day, options: ReadingOptions): OldBooksReading {
  const asker = makeAsker(new Map(Object.entries(options.answers)), options.language)
  const found = findBooks(file, options.columns)
  const finder = houseFinder(found, options.account, fileName, asker)
  const work: Work = { options, today, asker, found, finder, skipped: [], stated: [] }
  const hidden = new Set(file.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name))
  const settled = settleDoubts(withoutLeftOut(work, readEntries(work)), hidden, asker)
  work.skipped.push(...settled.skipped)
  const housed = settled.entries.map((entry) => ({ entry, house: finder.placeOf(entry.house, entry.section) }))
  const copies = leaveOutCopies(housed, asker)
  const summaries = leaveOutSummaries(copies.entries)
  const twins = askAboutTwins(summaries.entries, asker)
  work.skipped.push(...copies.skipped, ...summaries.skipped, ...twins.skipped)
  const all = decideAll(work, twins.entries)
  const decided = withHouses(work, all)
  const items = itemsOf(work, decided)
  const houses = finder.proposed(new Set([...decided, ...items].map(({ house }) => house)))
  const suppliers = supplierBook(work)
  const expenses = expensesOf(work, decided, all, isEnglishBook(found), suppliers)
  const income = incomesOf(work, decided)
  const contracts = contractsOf(work, income, all)
  const own = withoutKnown(work, expenses, income, items.map(({ house, ...item }) => ({ ...item, ...finder.refOf(house) })))
  const entryAt = new Map(decided.map(({ entry }) => [placeKey(entry.place), entry]))
  const receipts = joinReceipts(
    file.files,
    own.expenses.map(({ place, date, sum }) => {
      const entry = entryAt.get(placeKey(place))!
      return { place, named: entry.receipt, number: entry.number, day: date, sum }
    }),
    asker,
  )
  const proposal: Proposal = {
    houses,
    suppliers: suppliers.proposed,
    expenses: own.expenses.map((expense) => ({ ...expense, documents: receipts.byPlace.get(expense.place) ?? [] })),
    income: own.income.map(({ tenant: _tenant, isRent: _isRent, at: _at, ...record }) => record),
    items: own.items,
    contracts,
    receipts: receipts.loose.map((path) => ({ path, ...(houses.length > 0 ? { house: 0, houseId: null } : { house: null, houseId: options.account.houses[0]?.id ?? null }) })),
  }
  askAboutHouses(work, proposal)
  for (const { path, isReceipt } of file.files) if (!isReceipt) work.skipped.push({ place: { sheet: path, line: 1, column: 0 }, reason: 'other', sum: null, text: '' })
  return {
    tables: toldTables(work, proposal),
    proposal,
    totals: totalsOf(proposal),
    stated: work.stated,
    questions: asker.questions(),
    skipped: work.skipped,
  }
}
