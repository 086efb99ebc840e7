import { describe, expect, it } from 'vitest'
import { monthAt, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { suggestForRows } from './rules'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { BankRow, BankSuggestion, KnownBooks } from './rules-model'
import { noBooks, currentRentAccountOf } from './test-books'
import { drawYear, type DrawnContract, type DrawnPayment, type DrawnYear } from './test-year'

/** The landlord's books while the payments of a year are worked through. */
class Books {
  readonly #paid = new Map<string, number>()
  readonly #payers = new Map<number, Set<string>>()
  readonly #year: DrawnYear
  constructor(year: DrawnYear) {
    this.#year = year
  }
  /** The landlord says what a payment is. Then its account is known. */
  match({ row, rent }: DrawnPayment) {
    if (!rent) return
    for (const { month, sum } of rent.parts) this.settle(rent.contract, month, sum)
    const payers = this.#payers.get(rent.contract) ?? new Set()
    if (row.counterAccount !== null) payers.add(row.counterAccount)
    this.#payers.set(rent.contract, payers)
  }
  settle(contract: number, month: Day, sum: number) {
    const key = `${contract} ${month}`
    this.#paid.set(key, (this.#paid.get(key) ?? 0) + sum)
  }
  /** Records cash payments for months that are still unpaid by then, and for missing parts. */
  settleUnpaid(before: Day, coming: readonly DrawnPayment[]) {
    const awaited = new Set(
      coming.flatMap(({ rent }) => rent?.parts.map(({ month }) => `${rent.contract} ${month}`) ?? []),
    )
    for (const { id, rents } of this.#year.contracts)
      for (const [month, { sum }] of rents)
        if (month <= before && !awaited.has(`${id} ${month}`))
          this.settle(id, month, sum - (this.#paid.get(`${id} ${month}`) ?? 0))
  }
  #candidate({ id, tenants, rents, reference }: DrawnContract): RentCandidate {
    const months = [...rents].map(([month, { dueOn, sum }]) => {
      const paid = this.#paid.get(`${id} ${month}`) ?? 0
      return { month, dueOn, sum: ore(sum), paid: ore(Math.min(paid, sum)), open: ore(Math.max(0, sum - paid)) }
    })
    const open = months.filter((each) => each.open > 0)
    return {
      contractId: id,
      houseId: id,
      tenants: tenants.map((name) => ({
        firstName: name.split(' ')[0]!,
        lastName: name.split(' ').slice(1).join(' '),
      })),
      months: open,
      paidMonths: months.filter(({ paid }) => paid > 0),
      references: reference === null ? [] : [reference],
      payers: [...(this.#payers.get(id) ?? [])],
      since: new Map(),
      followsFrom: null,
      isFollowSet: false,
      now: currentRentAccountOf(open, null),
      wasMatched: this.#payers.has(id),
      byHand: [],
    }
  }
  get known(): KnownBooks {
    return { ...noBooks, contracts: this.#year.contracts.map((each) => this.#candidate(each)) }
  }
}

const isSure = (found: BankSuggestion | undefined) => found?.kind === 'rent' && found.certainty === 'sure'
const say = (row: BankRow, found: BankSuggestion | undefined, truth: DrawnPayment['rent']) =>
  `${row.date} ${row.sum / 100} ${row.counterparty} "${row.text}": ${JSON.stringify(found)} is ${JSON.stringify(truth)}`

interface Outcome {
  readonly wrong: readonly string[]
  readonly rents: number
  readonly sure: number
}
const none: Outcome = { wrong: [], rents: 0, sure: 0 }

/** Compares the suggestions with what the payments really are, and counts them. */
function judge(payments: readonly DrawnPayment[], books: Books): Outcome {
  const found = suggestForRows(
    payments.map(({ row }) => row),
    books.known,
  )
  const rents = payments.filter(({ row, rent }) => rent && row.sum > 0)
  const isRight = ({ row, rent }: DrawnPayment) => {
    const suggestion = found.get(row.id)
    return (
      suggestion?.kind === 'rent' &&
      suggestion.contractId === rent?.contract &&
      JSON.stringify(suggestion.months) === JSON.stringify(rent.parts)
    )
  }
  const sure = payments.filter(({ row }) => isSure(found.get(row.id)))
  return {
    wrong: sure.filter((each) => !isRight(each)).map(({ row, rent }) => say(row, found.get(row.id), rent)),
    rents: rents.length,
    sure: rents.filter((each) => isSure(found.get(each.row.id)) && isRight(each)).length,
  }
}

const ordered = (year: DrawnYear) =>
  year.payments.toSorted((a, b) => (a.row.date === b.row.date ? a.row.id - b.row.id : a.row.date < b.row.date ? -1 : 1))
/** Imports month by month. The landlord answers the questions of a month before the next import. */
function monthByMonth(year: DrawnYear): Outcome {
  const books = new Books(year)
  const payments = ordered(year)
  let outcome = none
  for (const month of new Set(payments.map(({ row }) => monthAt(row.date)))) {
    const rows = payments.filter(({ row }) => monthAt(row.date) === month)
    const found = judge(rows, books)
    for (const each of rows) books.match(each)
    books.settleUnpaid(
      month,
      payments.filter(({ row }) => monthAt(row.date) > month),
    )
    outcome =
      month <= '2026-01-01'
        ? { ...outcome, wrong: [...outcome.wrong, ...found.wrong] }
        : {
            wrong: [...outcome.wrong, ...found.wrong],
            rents: outcome.rents + found.rents,
            sure: outcome.sure + found.sure,
          }
  }
  return outcome
}

/** The landlord answers the first month. All other months are imported in one file. */
function atOnce(year: DrawnYear): Outcome {
  const books = new Books(year)
  const payments = ordered(year)
  const isFirst = ({ row }: DrawnPayment) => row.date < '2026-02-01'
  const first = judge(payments.filter(isFirst), books)
  for (const each of payments.filter(isFirst)) books.match(each)
  const found = judge(
    payments.filter((each) => !isFirst(each)),
    books,
  )
  return { ...found, wrong: [...first.wrong, ...found.wrong] }
}

const seeds = Array.from({ length: 24 }, (_, at) => at + 1)
const share = ({ rents, sure }: Outcome) => Math.round((1000 * sure) / rents) / 10

describe('a year of four contracts', () => {
  it.each(seeds)('%i: no sure suggestion is wrong, and at least 80 of 100 rents are sure', (seed) => {
    const year = drawYear(seed)
    const outcome = monthByMonth(year)
    expect(year.payments.length).toBe(400)
    expect(outcome.wrong).toEqual([])
    expect(share(outcome)).toBeGreaterThanOrEqual(80)
  })

  it.each(seeds)('%i: none is wrong where the year comes in one file', (seed) => {
    expect(atOnce(drawYear(seed)).wrong).toEqual([])
  })
})
