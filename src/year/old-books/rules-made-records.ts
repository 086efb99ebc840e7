import { yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { leaseTerms, type PaidDeposit } from './rules-contract-records'
import { amountOf } from './rules-decide'
import type { Place } from './rules-entries'
import { listedItem, tableItem, type ItemFigures } from './rules-item-records'
import { readItemTable, type ReadItem } from './rules-items'
import { leaseInNote, readLeases, type PaidRent, type ReadLease } from './rules-leases'
import type { ProposedContract, ProposedExpense, ProposedIncome } from './rules-proposal'
import {
  amountsOfCost,
  dateOfCost,
  titleOf,
  descriptionOf,
  franchiseOf,
  loweredBy,
  periodOfIncome,
  personOf,
  tenantOf,
} from './rules-records'
import { nameKey, cutText } from './rules-words'

import type { Decided, ReadingWork } from './rules-work'
interface ItemRow extends ItemFigures {
  readonly house: number
}

const isSameItem = (
  item: ItemFigures,
  other: { readonly sum: Ore; readonly date: Day; readonly house: number | null },
  house: number | null,
): boolean =>
  item.sum === other.sum &&
  yearOf(item.date) === yearOf(other.date) &&
  (other.house === null || house === null || other.house === house)

export function itemsOf(work: ReadingWork, decided: readonly (Decided & { readonly house: number })[]): ItemRow[] {
  const read: ReadItem[] = []
  for (const context of work.found.tables) {
    if (context.table.kind !== 'items') continue
    const found = readItemTable(context)
    read.push(...found.items)
    work.skipped.push(...found.skipped)
  }
  const bought = decided.filter(({ decision }) => decision.is === 'item')
  const known = new Set<Place>()
  const ofTables = read.flatMap((item): ItemRow[] => {
    const own = work.finder.placeOf(item.house, '')
    const inList = bought.find(
      ({ entry, house }) =>
        !known.has(entry.place) &&
        item.cost === amountOf(entry) &&
        entry.day !== null &&
        (item.bought === null || yearOf(item.bought) === yearOf(entry.day)) &&
        (own === null || own === house),
    )
    if (inList) known.add(inList.entry.place)
    const figures = tableItem(
      item.bought === null && inList ? { ...item, bought: inList.entry.day } : item,
      yearOf(work.today),
      work.asker,
    )
    if (!figures) return []
    const house = own ?? inList?.house ?? work.finder.ask(item.place, `«${item.name}»`)
    return house === null ? [] : [{ ...figures, house }]
  })
  const ofLists = bought.flatMap(({ entry, house }): ItemRow[] => {
    const name = entry.text === '' ? entry.category : entry.text
    const isInTable =
      known.has(entry.place) ||
      (entry.day !== null &&
        ofTables.some((item) => isSameItem(item, { sum: amountOf(entry), date: entry.day!, house }, item.house)))
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
export function supplierBook(work: ReadingWork) {
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

export function proposedExpenses(
  work: ReadingWork,
  decided: readonly (Decided & { readonly house: number })[],
  all: readonly Decided[],
  isEnglish: boolean,
  suppliers: ReturnType<typeof supplierBook>,
): ProposedExpense[] {
  const lowered = loweredBy(all)
  return decided.flatMap(({ entry, house, decision }): ProposedExpense[] => {
    if (decision.is !== 'expense') return []
    const franchise = franchiseOf(entry, work.asker)
    const date = dateOfCost(entry, work.asker)
    if (franchise === null || date === null) return []
    const less = lowered.get(`${entry.place.sheet}\u0000${entry.place.line}`) ?? ore(0)
    return Array.from(amountsOfCost(entry, less, work.asker), (sum) => ({
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

export function incomesOf(
  work: ReadingWork,
  decided: readonly (Decided & { readonly house: number })[],
): (ProposedIncome & { readonly tenant: string; readonly isRent: boolean; readonly at: number })[] {
  return decided.flatMap(({ entry, house, decision }) => {
    if (decision.is !== 'income') return []
    const period = periodOfIncome(entry)
    if (!period) return []
    const tenant = tenantOf(entry)
    const title = titleOf(entry)
    const isRent =
      !decision.isShort && !/strøm|straum|viderefaktur|power|refusjon/i.test(`${entry.category} ${entry.text}`)
    return [
      {
        ...work.finder.refOf(house),
        place: entry.place,
        title,
        ...personOf(tenant),
        start_date: period.start,
        end_date: period.end,
        sum: amountOf(entry),
        short_term: decision.isShort,
        tenant,
        isRent,
        at: house,
      },
    ]
  })
}

export function contractsOf(
  work: ReadingWork,
  incomes: ReturnType<typeof incomesOf>,
  all: readonly Decided[],
): ProposedContract[] {
  const rents: PaidRent[] = incomes.flatMap(({ tenant, isRent, start_date, sum, place, at }) =>
    tenant !== '' && isRent ? [{ tenant, house: at, start: start_date, sum, place }] : [],
  )
  const notes = work.found.notes.flatMap(({ sheet, line, text }) => leaseInNote(sheet, line, text) ?? [])
  const listed: ReadLease[] = [
    ...work.found.tables.flatMap((context) => (context.table.kind === 'contracts' ? readLeases(context) : [])),
    ...notes,
  ]
  const unnamed = incomes.filter(({ tenant, isRent }) => tenant === '' && isRent)
  const [noted, ...moreNoted] = notes
  // The rent of a sheet without names is that of the only tenant whom the notes name.
  if (rents.length === 0 && noted && moreNoted.length === 0)
    rents.push(
      ...unnamed.map(({ start_date, sum, place, at }) => ({
        tenant: noted.tenant,
        house: at,
        start: start_date,
        sum,
        place,
      })),
    )
  askForTenant(work, unnamed, listed)
  const deposits: PaidDeposit[] = all.flatMap(({ entry, decision }) =>
    decision.is === 'skip' && decision.reason === 'deposit' && entry.who !== ''
      ? [{ who: entry.who, sum: amountOf(entry), isPaidBack: entry.signed < 0 }]
      : [],
  )
  const terms = leaseTerms(
    rents,
    listed.map((lease) => ({ lease, house: work.finder.placeOf(lease.house, '') })),
    deposits,
    work.asker,
  )
  return Array.from(terms, ({ tenant, house, rent, start, end, deposit, booksFrom, place }) => ({
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
function askForTenant(work: ReadingWork, unnamed: ReturnType<typeof incomesOf>, listed: readonly ReadLease[]): void {
  const names = [...new Set(listed.map(({ tenant }) => tenant))].slice(0, 6)
  if (names.length === 0) return
  for (const { place } of unnamed)
    work.asker.ask({
      kind: 'tenant',
      key: '',
      place,
      what: '',
      word: 'askTenant',
      choices: [...names.map((name) => ({ id: name, text: name })), { id: 'nobody', text: work.asker.word('nobody') }],
      blocks: false,
    })
}
