import { expect } from 'vitest'
import { shuffled, type PickNumber } from './bank-histories-files'
import {
  checkLeases,
  checkArrears,
  copyOf,
  expected,
  acceptInModel,
  rentRows,
  undoAllAccepted,
  type BankCalls,
  type Landlord,
  type Lease,
  type Row,
} from './bank-histories-lease'
import { dueDay, firstMonth } from './bank-histories-terms'

const suggestedText = ({ suggestion }: Row) =>
  suggestion?.kind === 'rent'
    ? `rent of ${suggestion.contractId} ${suggestion.months
        .map(({ month, sum }) => `${month}=${sum}`)
        .toSorted()
        .join(' ')}`
    : suggestion?.kind === 'payment'
      ? `payment ${suggestion.paymentId}`
      : null

/** Rows with their suggestions, for the reader of a failure. */
const shownRows = (rows: readonly Row[]) =>
  rows.map(
    (row) =>
      `${row.id} ${row.date} ${row.sum} ${row.text} ${row.counter_account ?? ''}: ${suggestedText(row)} ${row.suggestion && 'certainty' in row.suggestion ? row.suggestion.certainty + ' ' + row.suggestion.because.join('+') : ''}`,
  )

interface Taking {
  readonly kari: Landlord
  readonly rows: readonly Row[]
  readonly pick: PickNumber
  readonly about: string
}

/** Accepts these rows as the list showed them. None may be refused. */
async function takeAll({ kari, rows, about }: Taking, some: readonly Row[]): Promise<void> {
  if (some.length === 0) return
  const { refused } = await kari.accept(
    some.map(({ id }) => id),
    rows,
  )
  expect(refused, about).toEqual([])
}

/** The remaining rows must keep their suggestions. */
async function checkRest({ kari, about }: Taking, rest: readonly Row[]): Promise<void> {
  const now = await kari.list({ state: 'open' })
  const left = new Set(rest.map(({ id }) => id))
  const textsOf = (rows: readonly Row[]) =>
    rows
      .filter(({ id }) => left.has(id))
      .map((row) => `${row.id}: ${suggestedText(row)}`)
      .toSorted()
  expect(textsOf(now), about).toEqual(textsOf(rest))
}

const ways: Readonly<Record<string, (taking: Taking) => Promise<void>>> = {
  async 'one by one'(taking) {
    const order = shuffled(taking.rows, taking.pick)
    const half = Math.floor(order.length / 2)
    for (const [at, row] of order.entries()) {
      if (at === half) await checkRest(taking, order.slice(at))
      await takeAll(taking, [row])
    }
  },
  'all at once': (taking) => takeAll(taking, shuffled(taking.rows, taking.pick)),
  async 'in parallel'(taking) {
    await Promise.all(shuffled(taking.rows, taking.pick).map((row) => takeAll(taking, [row])))
  },
  async 'the sure ones first'(taking) {
    const isSure = ({ suggestion }: Row) => suggestion?.kind !== 'new-bilag' && suggestion?.certainty === 'sure'
    const rest = taking.rows.filter((row) => !isSure(row))
    await takeAll(taking, taking.rows.filter(isSure))
    await checkRest(taking, rest)
    await takeAll(taking, rest)
  },
}

/**
 * Checks the rows whose suggestion is sure. While an earlier month is unpaid, such a row doesn't pay a month that is
 * due after the row's day. It never pays a month whose rent isn't followed.
 */
function checkSure(leases: readonly Lease[], rows: readonly Row[], about: string): void {
  const after = leases.map(copyOf)
  const sure = rows.filter(({ suggestion }) => suggestion?.kind === 'rent' && suggestion.certainty === 'sure')
  for (const row of sure) acceptInModel(after, row)
  for (const { date, suggestion } of sure) {
    if (suggestion?.kind !== 'rent') continue
    const lease = after.find(({ id }) => id === suggestion.contractId)!
    const { unpaid } = expected(lease)
    const isOpen = (month: string) =>
      unpaid.has(month) || (!lease.isSet && month < lease.from! && lease.vouchers.get(month)!.sum > 0)
    for (const { month } of suggestion.months) {
      if (dueDay(month, lease.terms) <= date) continue
      const earlier = [...lease.vouchers].flatMap(([each, { isTrashed }]) =>
        isTrashed || each >= month || each < firstMonth(lease.terms) ? [] : [each],
      )
      expect(earlier.filter(isOpen), `${about}\n${date} is surely for ${month}, which is due later`).toEqual([])
    }
  }
}

/** Undoes all rows one after the other, and checks the rent accounts afterwards. */
async function undoAll({ kari, rows, pick, about }: Taking, taken: readonly Lease[]): Promise<void> {
  for (const { id } of shuffled(rows, pick)) await kari.open(id)
  for (const lease of taken) {
    for (const { id } of rows) lease.paid.delete(`row ${id}`)
    lease.linked.clear()
  }
  await checkLeases(kari, taken, `${about}\nundone`)
}

/**
 * Accepts all suggestions in three ways. Each way must pay the months that the list showed, and an undone row must be
 * suggested as before. Returns the leases afterwards.
 */
export async function acceptInThreeWays(
  bank: BankCalls,
  kari: Landlord,
  leases: readonly Lease[],
  pick: PickNumber,
  history: string,
): Promise<Lease[]> {
  const rows = rentRows(await kari.list({ state: 'open' }))
  const about = [history, ...shownRows(rows)].join('\n')
  checkSure(leases, rows, about)
  const taken = leases.map(copyOf)
  for (const row of rows) acceptInModel(taken, row)
  const chosen = shuffled(Object.keys(ways), pick).slice(0, 3)
  for (const [at, way] of chosen.entries()) {
    const taking = { kari, rows, pick, about: `${about}\ntaken ${way}` }
    await ways[way]!(taking)
    await checkLeases(kari, taken, taking.about)
    await checkArrears(kari, taken, taking.about)
    if (at === chosen.length - 1) break
    if (way === 'one by one') await undoAll(taking, taken.map(copyOf))
    await undoAllAccepted(bank, kari, leases)
    if (way === 'one by one')
      expect(shownRows(rentRows(await kari.list({ state: 'open' }))), taking.about).toEqual(shownRows(rows))
  }
  return taken
}
