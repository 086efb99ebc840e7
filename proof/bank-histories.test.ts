import { describe, expect, it } from 'vitest'
import { sparebankenFile, nordeaFile, type BankLine } from '../src/bank/file/test-bank-files'
import { matchingTests } from '../src/bank/matching/test-matching'
import { incomeCalls } from '../src/books/income/calls'
import { trashCalls } from '../src/books/trash/calls'
import { accountOf, importedRows, rowText, type Line, type Paid } from './bank-histories-oracle'
import { randomOf } from './repeats-fixture'
import { full, seed } from './run'

/** `npm run proof` walks 2,000, as the promise says, some at a time. */
const [pieces, histories] = full ? [40, 50] : [1, 6]
/** Landlords are made anew now and then, so that their lists stay short. */
const ofOneLandlord = 10
const steps = 14
const today = '2026-11-20'

const { at, landlord } = matchingTests()
type Landlord = Awaited<ReturnType<typeof landlord>>
type Pick = (below: number) => number

const kroner = (ore: number) => ore / 100
const dayText = (month: number, day: number) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const written = ({ date, sum, text }: Line): BankLine => [
  date.split('-').toReversed().join('.'),
  kroner(sum).toFixed(2).replace('.', ','),
  text,
]
const shuffled = <T>(all: readonly T[], pick: Pick): T[] =>
  all
    .map((each) => [pick(1_000_000), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each)
const params = (id: number) => ({ params: { id: String(id) } })

/** Movements of half a year around a rent: whole and in parts, refunds, and such as stand there twice. */
function movements(rent: number, pick: Pick): Line[] {
  const texts = ['Husleie', 'Per Hansen leie', 'Overføring', 'Refusjon', 'ÆØÅ Müller  ', 'Jernia']
  const sums = [rent, rent, rent, Math.floor(rent / 2), rent - 300, 2 * rent, -rent, -Math.floor(rent / 3), -42_130, 7]
  const lines = Array.from({ length: 4 + pick(12) }, () => ({
    date: dayText(5 + pick(6), 1 + pick(28)),
    sum: sums[pick(sums.length)]!,
    text: texts[pick(texts.length)]!.trim(),
  }))
  return lines.flatMap((line) => (pick(5) === 0 ? [line, line] : [line]))
}

/** Files over random days in two formats: each has the rows of its days, of the last day perhaps not all yet. */
async function importFiles(kari: Landlord, account: number, lines: readonly Line[], pick: Pick) {
  const files: Line[][] = []
  for (let n = 0; n < 2 + pick(3); n += 1) {
    const days = [dayText(5 + pick(6), 1 + pick(28)), dayText(5 + pick(6), 1 + pick(28))].toSorted()
    const [from, to] = n === 0 ? ['2026-05-01', '2026-10-31'] : (days as [string, string])
    const within = lines.filter(({ date }) => date >= from && date <= to)
    const rows = shuffled(
      within.filter(({ date }) => date < to || pick(3) > 0),
      pick,
    )
    if (rows.length === 0) continue
    files.push(rows)
    const bytes = pick(2) === 0 ? nordeaFile(rows.map(written)) : sparebankenFile(rows.map(written))
    await kari.bringBytes(bytes, account, true)
  }
  return files
}

/** One contract with what became of its vouchers and payments, as the test did it. */
interface Lease {
  readonly id: number
  readonly account: number
  readonly dueOn: number
  from: string | null
  /** The landlord has said it. */
  isSet: boolean
  readonly sums: Map<string, number>
  readonly rent: number
  readonly trashed: Map<string, number>
  readonly vouchers: Map<string, number>
  /** By the id of its row of the bank, or below zero by that of the payment that was written down. */
  readonly paid: Map<number, Paid>
  /** Payments that were written down, by the row of the bank that each was linked with. */
  readonly linked: Map<number, number>
}

async function lease(kari: Landlord, account: number, pick: Pick): Promise<Lease> {
  const [rent, dueOn] = [(8000 + pick(4000)) * 100 + pick(100), [1, 5, 15, 28][pick(4)]!]
  const start = dayText(6, dueOn)
  const id = await kari.signed({ start_date: '2026-06-01', first_payment_date: start, month_sum: kroner(rent) })
  const rows = await kari.rows(id)
  const monthOf = (row: { start_date: string }) => row.start_date.slice(0, 7)
  return {
    id,
    account,
    dueOn,
    rent,
    from: null,
    isSet: false,
    paid: new Map(),
    linked: new Map(),
    trashed: new Map(),
    sums: new Map(rows.map((row) => [monthOf(row), row.sum])),
    vouchers: new Map(rows.map((row) => [monthOf(row), row.id])),
  }
}

/** Months that the lease will book and a payment names already. */
function expected(of: Lease): string[] {
  const sums = new Map(of.sums)
  for (const month of of.trashed.keys()) sums.set(month, 0)
  for (const { named } of of.paid.values())
    for (const month of named?.keys() ?? []) if (!of.sums.has(month)) sums.set(month, of.rent)
  return accountOf({ from: of.from, sums, dueOn: of.dueOn, paid: [...of.paid.values()] }, today)
}

async function found(kari: Landlord, { id }: Lease): Promise<string[]> {
  const { months, balance, owed, late_since } = await kari.read(id)
  const ore = (sum: number) => Math.round(sum * 100)
  return [
    ...months.map((each) => `${each.month} due ${each.due_on} ${ore(each.sum)} paid ${ore(each.paid)} ${each.state}`),
    `balance ${ore(balance)} owed ${ore(owed)} since ${late_since}`,
  ]
}

/** A first payment begins the account; one that names an earlier month, or comes on an earlier day, moves it back. */
function begin(of: Lease, paid: Paid): void {
  if (paid.sum <= 0) return
  const [named] = [...(paid.named?.keys() ?? [])].toSorted()
  const month = named ?? (of.from !== null && of.isSet ? of.from : paid.date.slice(0, 7))
  if (of.from === null || month < of.from) of.from = month
}

/** A random part of a sum for one or two months, or for none that is named. */
function monthsNamed(sum: number, pick: Pick): ReadonlyMap<string, number> | null {
  if (pick(2) === 0) return null
  const months = ['2026-06', '2026-08', '2026-10', '2026-11', '2026-12', '2027-01']
  const [first, second] = [months[pick(months.length)]!, months[pick(months.length)]!]
  const size = Math.abs(sum)
  const part = 1 + pick(size)
  const named = new Map([[first, Math.sign(sum) * part]])
  if (second !== first && size > part) named.set(second, Math.sign(sum) * (1 + pick(size - part)))
  return named
}

const wire = (named: ReadonlyMap<string, number> | null) =>
  named && [...named].map(([month, sum]) => ({ month, sum: kroner(sum) }))

/** One thing that a landlord does; what it did, for whoever reads a failure. */
async function step(kari: Landlord, of: Lease, pick: Pick): Promise<string> {
  const own = async () => (await kari.list()).filter(({ bankAccountId }) => bankAccountId === of.account)
  const month = [...of.vouchers.keys()][pick(of.vouchers.size)]!
  const voucher = of.vouchers.get(month)!
  const orderOf = async (row: number) =>
    (await kari.read(of.id)).payments.find(({ transactionId }) => transactionId === row)!.id
  const kind = pick(10)
  if (kind < 4) {
    const open = (await own()).filter(({ state, sum }) => state !== 'matched' && Math.abs(sum) > 100)
    const row = open[pick(Math.max(1, open.length))]
    if (!row) return 'nothing to match'
    const named = monthsNamed(row.sum, pick)
    await kari.match(row.id, { rent: { contractId: of.id, months: wire(named) } })
    const paid = { order: await orderOf(row.id), date: row.date, sum: row.sum, named }
    of.paid.set(row.id, paid)
    begin(of, paid)
    return `match ${row.date} ${row.sum} ${JSON.stringify(wire(named))}`
  }
  if (kind === 4) {
    const matched = (await own()).filter(({ state }) => state === 'matched')
    const row = matched[pick(Math.max(1, matched.length))]
    if (!row) return 'nothing to undo'
    await kari.open(row.id)
    const [byHand, paid] = [of.linked.get(row.id), of.paid.get(row.id)]
    // What was written down before stays.
    if (byHand !== undefined && paid) of.paid.set(-byHand, paid)
    of.linked.delete(row.id)
    of.paid.delete(row.id)
    return `undo ${row.date} ${row.sum}`
  }
  if (kind === 5) {
    const rows = (await own()).filter(({ state }) => state === 'open')
    if (rows.length === 0) return 'nothing to accept'
    const { accepted } = await kari.accept(rows.slice(0, 200).map(({ id }) => id))
    for (const row of (await own()).filter(({ id }) => accepted.includes(id))) {
      const rent = row.match?.rent
      // Of another contract of the landlord: undone, so that each is followed by itself.
      const byHand = row.match?.paymentId
      if (rent?.contractId !== of.id) await kari.open(row.id)
      else if (byHand !== undefined) {
        of.paid.set(row.id, of.paid.get(-byHand)!)
        of.paid.delete(-byHand)
        of.linked.set(row.id, byHand)
      } else {
        const named = rent.months && new Map(rent.months.map((each) => [each.month, each.sum]))
        const paid = { order: await orderOf(row.id), date: row.date, sum: row.sum, named }
        of.paid.set(row.id, paid)
        // They are taken in the order of the list.
      }
    }
    for (const id of accepted) if (of.paid.has(id)) begin(of, of.paid.get(id)!)
    return accepted.length > 0 ? `take ${accepted.length} of ${rows.length}` : 'nothing is suggested'
  }
  if (kind === 6) {
    const rent = 100 * (5000 + pick(9000))
    if (of.trashed.has(month)) return 'trashed already'
    await kari.updateSum(voucher, kroner(rent))
    of.sums.set(month, rent)
    return `rent of ${month} is ${rent}`
  }
  if (kind === 7) {
    const [trashed] = of.trashed
    if (trashed && (of.trashed.has(month) || pick(2) === 0)) {
      const body = { type: 'income-bilag' as const, houseId: kari.houseId, id: trashed[1] }
      await at.app.call(trashCalls.restore, { ...params(trashed[1]), body }, kari.options)
      of.trashed.delete(trashed[0])
      return `restore ${trashed[0]}`
    }
    await at.app.call(incomeCalls.remove, params(voucher), kari.options)
    of.trashed.set(month, voucher)
    return `trash ${month}`
  }
  if (kind === 8) {
    const came = (await own()).filter(({ state, sum }) => state === 'open' && sum > 0)
    // Now and then what lies in the bank too.
    const same = pick(2) === 0 ? came[pick(Math.max(1, came.length))] : undefined
    const sum = same?.sum ?? 1 + pick(of.rent)
    const named = monthsNamed(sum, pick)
    const date = same?.date ?? dayText(6 + pick(5), 1 + pick(28))
    const { id } = await kari.pay(of.id, { date, sum: kroner(sum), months: wire(named), anyway: true })
    const paid = { order: id, date, sum, named }
    of.paid.set(-id, paid)
    begin(of, paid)
    return `pay ${date} ${sum} ${JSON.stringify(wire(named))}`
  }
  const from = `2026-${['06', '08', '10'][pick(3)]!}`
  await kari.follow(of.id, { follows_from: from })
  of.from = from
  of.isSet = true
  return `follow from ${from}`
}

describe('histories of a landlord at the bank', () => {
  it.each(Array.from({ length: pieces }, (_, piece) => piece * histories))(
    'agree with paper: %i and on',
    async (first) => {
      let kari = await landlord()
      const did = new Set<string>()
      for (let n = first; n < first + histories; n += 1) {
        if (n % ofOneLandlord === ofOneLandlord - 1) kari = await landlord()
        const pick = randomOf(seed + n)
        const account = await kari.addAccount()
        const of = await lease(kari, account, pick)
        const files = await importFiles(kari, account, movements(of.rent, pick), pick)
        const about = [`seed ${seed + n}`]
        const rows = (await kari.list()).filter(({ bankAccountId }) => bankAccountId === account)
        expect(rows.map(rowText).toSorted(), about[0]).toEqual(importedRows(files))
        expect(await found(kari, of), about[0]).toEqual(expected(of))
        for (let m = 0; m < steps; m += 1) {
          about.push(await step(kari, of, pick))
          did.add(about.at(-1)!.split(' ')[0]!)
          expect(await found(kari, of), about.join('\n')).toEqual(expected(of))
        }
        // What is over is set aside: the next history's suggestions are about its own rows.
        for (const row of (await kari.list({ state: 'open' })).filter(({ bankAccountId }) => bankAccountId === account))
          await kari.ignore(row.id)
      }
      expect([...did]).toEqual(
        expect.arrayContaining(['match', 'undo', 'take', 'rent', 'trash', 'restore', 'pay', 'follow']),
      )
    },
  )
})
