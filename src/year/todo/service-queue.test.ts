import { describe, expect, it } from 'vitest'
import { expenseCalls } from '../../books/expense/calls'
import { osloDay } from '../../base/kit/day'
import { matchingFixture } from '../../bank/matching/test-matching'
import { bankTransactionCalls } from '../../bank/transaction/calls'
import { contractListCalls } from '../../lease/contract/calls-list'
import { letterCalls } from '../../lease/letter/calls'
import { rentAccountCalls } from '../../lease/rent-account/calls'
import { todoCalls } from './calls'
import { todoLines } from './rules'

const { at, landlord } = matchingFixture()

type Landlord = Awaited<ReturnType<typeof landlord>>

/** The lines of a landlord, as a screen makes them from the answers of the calls. */
async function queueOf({ options }: Landlord) {
  const [contracts, arrears, waiting, rows, inBank] = await Promise.all([
    at.app.call(contractListCalls.list, {}, options),
    at.app.call(rentAccountCalls.arrears, { query: {} }, options),
    at.app.call(todoCalls.waiting, {}, options),
    at.app.call(bankTransactionCalls.list, { query: { state: 'open', order: 'certainty' } }, options),
    at.app.call(rentAccountCalls.inBank, {}, options),
  ])
  const source = { contracts, arrears, waiting, rows, inBank, houseId: null, canSend: true }
  const lines = todoLines(source, osloDay(at.app.now()))
  // The number of open transactions comes without loading them.
  expect(waiting.bank_open ?? 0).toBe(rows.length)
  // The badge counts the same lines by one call.
  expect(await at.app.call(todoCalls.count, {}, options)).toEqual({
    lines: lines.length,
    return_year: waiting.return_year,
  })
  return lines
}
const kindsOf = async (kari: Landlord) => (await queueOf(kari)).map(({ kind }) => kind)

async function withLease() {
  const kari = await landlord()
  const id = await kari.signed()
  await kari.follow(id, { follows_from: '2026-11' })
  return { kari, id }
}
const fromPer = ['02.11.2026', '9500', 'Husleie', '12342100188', '', 'Per Hansen'] as const
const rent = (id: number) => ({ date: '2026-11-02', sum: 9500, months: [{ month: '2026-11', sum: 9500 }], id })

describe('a line of the queue comes, is true, goes when it is done, and comes back', () => {
  it('of rent in the bank, in place of a line that would have it registered or asked for', async () => {
    const { kari, id } = await withLease()
    const [row] = await kari.bring(fromPer)
    expect(await queueOf(kari)).toMatchObject([
      {
        kind: 'rent',
        fact: { names: ['Per'], sum: 950_000, day: '2026-11-02', months: ['2026-11-01'] },
        evidence: { contract: id, row: { id: row!.id } },
      },
    ])
    await kari.accept([row!.id])
    expect(await kindsOf(kari)).toEqual([])
    await kari.open(row!.id)
    expect(await kindsOf(kari)).toEqual(['rent'])
  })

  it('of a payment that was registered by hand', async () => {
    const { kari, id } = await withLease()
    const { sum, months } = rent(id)
    const { id: payment } = await kari.pay(id, { date: '2026-11-04', sum, months })
    const [row] = await kari.bring(fromPer)
    expect(await queueOf(kari)).toMatchObject([
      {
        kind: 'registered',
        fact: { day: '2026-11-04' },
        evidence: { contract: id, payment: { id: payment, date: '2026-11-04' } },
      },
    ])
    await kari.accept([row!.id])
    expect(await kindsOf(kari)).toEqual([])
    await kari.open(row!.id)
    expect(await kindsOf(kari)).toEqual(['registered'])
  })

  it('of unpaid rent, with what the bank was read for', async () => {
    const { kari, id } = await withLease()
    expect(await queueOf(kari)).toMatchObject([
      { kind: 'unread', fact: { day: null } },
      { kind: 'unpaid', fact: { names: ['Per Hansen'], sum: 950_000, day: '2026-11-02' } },
    ])
    const { date, sum, months } = rent(id)
    const { id: payment } = await kari.pay(id, { date, sum, months })
    expect(await kindsOf(kari)).toEqual([])
    await kari.remove(id, payment)
    expect(await kindsOf(kari)).toEqual(['unread', 'unpaid'])
    await kari.bring(['01.11.2026', '-120', 'Kiosk'])
    expect(await queueOf(kari)).toMatchObject([{ kind: 'unread', fact: { day: '2026-11-01' } }, {}, {}])
    await kari.bring(['03.11.2026', '-130', 'Kiosk'])
    expect(await queueOf(kari)).toMatchObject([
      { kind: 'owed', fact: { sum: 950_000 }, evidence: { readUntil: '2026-11-03' } },
      {},
      {},
    ])
  })

  it('of a tenant who was reminded, which then rests', async () => {
    const { kari, id } = await withLease()
    await kari.bring(['03.11.2026', '-130', 'Kiosk'])
    expect((await kindsOf(kari))[0]).toBe('owed')
    const body = { kind: 'payment_reminder', send: 'print' } as const
    const params = { params: { id: String(id) } }
    await at.app.call(letterCalls.preview, { ...params, body }, kari.options)
    expect((await kindsOf(kari))[0]).toBe('owed')
    await at.app.call(letterCalls.send, { ...params, body }, kari.options)
    const reminded = osloDay(at.app.now())
    expect((await queueOf(kari)).at(-1)).toMatchObject({ kind: 'reminded', fact: { sum: 950_000, reminded } })
    expect(await kindsOf(kari)).not.toContain('owed')
    expect(await at.app.call(rentAccountCalls.read, params, kari.options)).toMatchObject({ reminded_on: reminded })
    const { date, sum, months } = rent(id)
    const { id: payment } = await kari.pay(id, { date, sum, months })
    expect(await kindsOf(kari)).not.toContain('reminded')
    await kari.remove(id, payment)
    expect(await kindsOf(kari)).toContain('reminded')
  })

  it('of money without a voucher, and of money of which nothing is known', async () => {
    const kari = await landlord()
    const [out, into] = await kari.bring(['10.11.2026', '-319', 'Strøm'], ['11.11.2026', '4711', 'Overføring'])
    expect(await kindsOf(kari)).toEqual(['unknownIn', 'unknownOut'])
    await kari.voucher(out!.id, kari.expense(319, { date: '2026-11-10' }))
    await kari.ignore(into!.id)
    expect(await kindsOf(kari)).toEqual([])
    await kari.open(out!.id)
    await kari.open(into!.id)
    // The voucher still exists, and is now suggested for the transaction.
    expect(await kindsOf(kari)).toEqual(['paidLikely', 'unknownIn'])
    await kari.bring(['12.11.2026', '-320', 'Strøm'])
    await kari.accept([out!.id])
    expect(await kindsOf(kari)).toEqual(['voucher', 'unknownIn'])
  })

  it('of a receipt that lacks its sum', async () => {
    const kari = await landlord()
    const params = (id: number) => ({ params: { id: String(id) } })
    const body = { houseId: kari.houseId, archived: true, date: '2026-11-19' }
    const { id } = await at.app.call(expenseCalls.create, { body }, kari.options)
    expect(await queueOf(kari)).toMatchObject([
      { kind: 'receipt', fact: { day: '2026-11-19', missing: 'sum' }, evidence: { voucher: id } },
    ])
    const whole = kari.expense(100, { date: '2026-11-19' })
    await at.app.call(expenseCalls.update, { ...params(id), body: whole }, kari.options)
    expect(await kindsOf(kari)).toEqual([])
    // Another archived voucher gets a line too. It is deleted for good, not moved to the trash, and its line goes with
    // it.
    const other = await at.app.call(expenseCalls.create, { body }, kari.options)
    expect(await kindsOf(kari)).toEqual(['receipt'])
    await at.app.call(expenseCalls.remove, params(other.id), kari.options)
    expect(await kindsOf(kari)).toEqual([])
  })
})

describe('the first lines without all transactions', () => {
  it('are of the sure suggestions, then of the likely ones, then the newest', async () => {
    const { kari } = await withLease()
    const rows = await kari.bring(['19.11.2026', '-99', 'Kiosk'], ['04.11.2026', '-4000', 'Maling'], fromPer, [
      '12.11.2026',
      '-98',
      'Kiosk',
    ])
    await kari.bilag(4000)
    const list = async (query: object) =>
      (await at.app.call(bankTransactionCalls.list, { query: { state: 'open', ...query } }, kari.options)).map(
        ({ id }) => rows.findIndex((row) => row.id === id),
      )
    expect(await list({ order: 'certainty' })).toEqual([2, 1, 0, 3])
    expect(await list({ order: 'certainty', limit: '2' })).toEqual([2, 1])
    expect(await list({})).toEqual([0, 3, 1, 2])
    await expect(list({ order: 'certainty', before: String(rows[0]!.id) })).rejects.toMatchObject({ status: 422 })
  })
})
