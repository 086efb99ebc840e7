import { yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { maxDepositMonths } from '../../lease/contract/model'
import { leaseTerms, type LeaseTerms, type PaidDeposit } from './rules-contract-records'
import { amountOf, placeKey, type Place } from './rules-entries'
import { listedItem, tableItem, type ItemFigures } from './rules-item-records'
import { readItemTable, type ReadItem } from './rules-items'
import { leaseInNote, readLeases, type PaidRent, type ReadLease } from './rules-leases'
import type { ProposedContract, ProposedExpense, ProposedIncome, ProposedItem, WithoutRef } from './rules-proposal'
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

export function itemsOf(
  work: ReadingWork,
  decided: readonly (Decided & { readonly house: number })[],
): WithoutRef<ProposedItem>[] {
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
  return Array.from([...ofTables, ...ofLists], ({ house, ...item }) => ({ ...item, at: house }))
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
): WithoutRef<ProposedExpense>[] {
  const lowered = loweredBy(all)
  return decided.flatMap(({ entry, house, decision }): WithoutRef<ProposedExpense>[] => {
    if (decision.is !== 'expense') return []
    const franchise = franchiseOf(entry, work.asker)
    const date = dateOfCost(entry, work.asker)
    if (franchise === null || date === null) return []
    const less = lowered.get(placeKey(entry.place)) ?? ore(0)
    return Array.from(amountsOfCost(entry, less, decision.isCredit === true, work.asker), (sum) => ({
      at: house,
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

/** An income with what a lease is known by. */
export interface ReadIncome extends WithoutRef<ProposedIncome> {
  readonly tenant: string
  readonly isRent: boolean
  /** True if the file names no payer, and the landlord has not named one either. */
  readonly isUnnamed: boolean
}

export function incomesOf(
  work: ReadingWork,
  decided: readonly (Decided & { readonly house: number })[],
  { listed }: BookLeases,
): ReadIncome[] {
  return decided.flatMap(({ entry, house, decision }) => {
    if (decision.is !== 'income') return []
    const period = periodOfIncome(entry)
    if (!period) return []
    const isRent =
      !decision.isShort && !/strøm|straum|viderefaktur|power|refusjon/i.test(`${entry.category} ${entry.text}`)
    const named = tenantOf(entry)
    const answer = named === '' && isRent ? askForTenant(work, entry.place, listed) : null
    const tenant = answer === null || answer === 'nobody' ? named : answer
    return [
      {
        at: house,
        place: entry.place,
        title: titleOf(entry),
        ...personOf(tenant),
        start_date: period.start,
        end_date: period.end,
        sum: amountOf(entry),
        short_term: decision.isShort,
        tenant,
        isRent,
        isUnnamed: tenant === '' && answer === null,
      },
    ]
  })
}

/** The tenants whom lists and notes of the books name. */
export interface BookLeases {
  readonly listed: readonly ReadLease[]
  readonly notes: readonly ReadLease[]
}

export function leasesInBooks({ found }: ReadingWork): BookLeases {
  const notes = found.notes.flatMap(({ sheet, line, text }) => leaseInNote(sheet, line, text) ?? [])
  const tables = found.tables.flatMap((context) => (context.table.kind === 'contracts' ? readLeases(context) : []))
  return { listed: [...tables, ...notes], notes }
}

/** A deposit may be six months of rent (husleieloven § 3-5). A larger one is left out, with a line that says so. */
function lawfulDeposit(work: ReadingWork, { tenant, rent, deposit, place }: LeaseTerms): Ore | null {
  if (deposit === null || deposit <= rent * maxDepositMonths) return deposit
  const text = work.asker.word('depositTooLarge', { tenant, months: maxDepositMonths })
  work.skipped.push({ place, reason: 'deposit', sum: deposit, text })
  return null
}

export function contractsOf(
  work: ReadingWork,
  incomes: readonly ReadIncome[],
  { listed, notes }: BookLeases,
  all: readonly Decided[],
): WithoutRef<ProposedContract>[] {
  const rentOf = ({ start_date, sum, place, at }: ReadIncome, tenant: string): PaidRent => ({
    tenant,
    house: at,
    start: start_date,
    sum,
    place,
  })
  const paid = incomes.filter(({ isRent }) => isRent)
  const rents = paid.flatMap((one) => (one.tenant === '' ? [] : [rentOf(one, one.tenant)]))
  const [noted, ...moreNoted] = notes
  // The rent of a sheet without names is that of the only tenant whom the notes name.
  if (rents.length === 0 && noted && moreNoted.length === 0)
    rents.push(...paid.flatMap((one) => (one.isUnnamed ? [rentOf(one, noted.tenant)] : [])))
  const deposits: PaidDeposit[] = all.flatMap(({ entry, decision }) =>
    decision.is === 'skip' && decision.reason === 'deposit' && entry.who !== ''
      ? [{ who: entry.who, sum: amountOf(entry), isPaidBack: entry.signed < 0 }]
      : [],
  )
  const terms = leaseTerms(
    rents,
    listed.map((lease) => ({ lease, house: work.finder.placeOf(lease.house, '') })),
    deposits,
    work.today,
    work.asker,
  )
  return Array.from(terms, (one) => ({
    at: one.house,
    place: one.place,
    ...personOf(one.tenant),
    month_sum: one.rent,
    start_date: one.start,
    end_date: one.end,
    deposit_sum: lawfulDeposit(work, one),
    books_from: one.booksFrom,
  }))
}

/** Rent without a name beside it may be of a tenant whom a note or a list names. */
function askForTenant(work: ReadingWork, place: Place, listed: readonly ReadLease[]): string | null {
  const names = [...new Set(listed.map(({ tenant }) => tenant))].slice(0, 6)
  if (names.length === 0) return null
  return work.asker.ask({
    kind: 'tenant',
    place,
    what: '',
    word: 'askTenant',
    choices: [...names.map((name) => ({ id: name, text: name })), ['nobody', 'nobody']],
    blocks: false,
  })
}
