import { incomeCalls } from '../src/books/income/calls'
import { trashCalls } from '../src/books/trash/calls'
import { regulationCalls } from '../src/lease/regulation/calls'
import { oneOf, type PickNumber } from './bank-histories-files'
import {
  addPayment,
  kroner,
  params,
  raiseRent,
  rentRows,
  acceptInModel,
  today,
  type BankCalls,
  type Landlord,
  type Lease,
} from './bank-histories-lease'
import { dayOfMonth, addDays, dueDay, firstMonth, addMonths } from './bank-histories-terms'

/** The landlord, the lease and the random numbers of one action. */
interface Doing {
  readonly bank: BankCalls
  readonly kari: Landlord
  readonly leases: readonly Lease[]
  readonly of: Lease
  readonly pick: PickNumber
}

/** A random part of a sum for one or two named months. Null when no month is named. */
function monthsNamed({ of, pick }: Doing, sum: number): ReadonlyMap<string, number> | null {
  if (pick(2) === 0) return null
  const [first, second] = [addMonths(firstMonth(of.terms), pick(8)), addMonths(firstMonth(of.terms), pick(8))]
  const size = Math.abs(sum)
  const part = 1 + pick(size)
  const named = new Map([[first, Math.sign(sum) * part]])
  if (second !== first && size > part) named.set(second, Math.sign(sum) * (1 + pick(size - part)))
  return named
}

const wire = (named: ReadonlyMap<string, number> | null) =>
  named && [...named].map(([month, sum]) => ({ month, sum: kroner(sum) }))

/**
 * The actions of a landlord. Each returns a text about what it did, for the reader of a failure. The text is empty when
 * there was nothing to do.
 */
export const landlordActions = {
  async match(doing: Doing) {
    const { kari, of, pick } = doing
    const open = (await kari.list()).filter(({ state, sum }) => state !== 'matched' && Math.abs(sum) > 100)
    const row = open[pick(Math.max(1, open.length))]
    if (!row) return ''
    const named = monthsNamed(doing, row.sum)
    await kari.match(row.id, { rent: { contractId: of.id, months: wire(named) } })
    addPayment(of, `row ${row.id}`, { order: 1e9 + row.id, date: row.date, sum: row.sum, named })
    return `match ${row.date} ${row.sum} ${JSON.stringify(wire(named))}`
  },
  async undo({ kari, leases, pick }: Doing) {
    const matched = (await kari.list()).filter(({ state }) => state === 'matched')
    const row = matched[pick(Math.max(1, matched.length))]
    if (!row) return ''
    await kari.open(row.id)
    for (const { paid, linked } of leases) {
      paid.delete(`row ${row.id}`)
      // An earlier payment by hand stays.
      linked.delete(row.id)
    }
    return `undo ${row.date} ${row.sum}`
  },
  async take({ kari, leases }: Doing) {
    const list = await kari.list({ state: 'open' })
    const rows = rentRows(list)
    if (rows.length === 0) return ''
    const { accepted } = await kari.accept(
      rows.map(({ id }) => id),
      list,
    )
    for (const row of rows) if (accepted.includes(row.id)) acceptInModel(leases, row)
    return `take ${accepted.length} of ${rows.length}`
  },
  async rent({ kari, of, pick }: Doing) {
    const month = oneOf([...of.vouchers.keys()], pick)
    const voucher = of.vouchers.get(month)!
    if (voucher.isTrashed) return ''
    const sum = 100 * (5000 + pick(9000))
    await kari.updateSum(voucher.id, kroner(sum))
    of.vouchers.set(month, { ...voucher, sum })
    return `rent of ${month} is ${sum}`
  },
  async trash({ bank: { at }, kari, of, pick }: Doing) {
    const month = oneOf([...of.vouchers.keys()], pick)
    const { isTrashed, ...voucher } = of.vouchers.get(month)!
    const body = { type: 'income-bilag' as const, houseId: kari.houseId, id: voucher.id }
    if (isTrashed) await at.app.call(trashCalls.restore, { ...params(voucher.id), body }, kari.options)
    else await at.app.call(incomeCalls.remove, params(voucher.id), kari.options)
    of.vouchers.set(month, { ...voucher, isTrashed: !isTrashed })
    return `${isTrashed ? 'restore' : 'trash'} ${month}`
  },
  async pay(doing: Doing) {
    const { kari, of, pick } = doing
    // Half of the payments are for a whole month, at most one day before or after its due day.
    const month = addMonths(firstMonth(of.terms), pick(6))
    const isWhole = pick(2) === 0
    const sum = isWhole ? oneOf(of.terms.rents, pick).sum : 1 + pick(of.terms.rents[0]!.sum)
    const date = addDays(dueDay(month, of.terms), isWhole ? pick(3) - 1 : pick(60) - 30)
    const named = isWhole && pick(2) === 0 ? new Map([[month, sum]]) : monthsNamed(doing, sum)
    const { id } = await kari.pay(of.id, { date, sum: kroner(sum), months: wire(named), anyway: true })
    addPayment(of, `hand ${id}`, { order: id, date, sum, named })
    return `pay ${date} ${sum} ${JSON.stringify(wire(named))}`
  },
  async follow({ kari, of, pick }: Doing) {
    const from = addMonths(firstMonth(of.terms), pick(4))
    await kari.follow(of.id, { follows_from: from })
    Object.assign(of, { from, isSet: true })
    return `follow from ${from}`
  },
  async raise({ bank: { at }, kari, of, pick }: Doing) {
    const { terms } = of
    const last = terms.rents.at(-1)!
    // Earlier agreements stay: a new rent never starts before the last one.
    const from = addMonths(last.from, 1 + pick(5))
    const sum = last.sum + oneOf([100, 2000, 50_000, 120_000, -40_000], pick)
    const isPast = sum > last.sum && dueDay(from, terms) <= today
    const dueOn = isPast ? oneOf([today, addDays(today, 1), '2026-12-01', dayOfMonth('2027-02', 15)], pick) : null
    const body = { from: `${from}-01`, month_sum: kroner(sum), agreed: true, difference_due_on: dueOn }
    await at.app.call(regulationCalls.regulate, { ...params(of.id), body }, kari.options)
    raiseRent(of, { from, sum, dueOn })
    return `raise from ${from} to ${sum}, the difference on ${dueOn}`
  },
} satisfies Record<string, (doing: Doing) => Promise<string>>

export type LandlordAction = keyof typeof landlordActions
