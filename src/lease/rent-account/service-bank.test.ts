import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OwnedCtx } from '../../base/call/context'
import { day, osloDay, type Day } from '../../base/kit/day'
import { ore, toKroner } from '../../base/kit/money'
import { refusals, Refusal } from '../../base/kit/refusal'
import { tenancyCalls } from '../tenancy/calls'
import { coTenant } from '../party/test-party-rules'
import { readableDump, tablesContaining } from '../../app/server/test-dump'
import { bankPayments, type BankLink, type BankPayment } from './service-bank'
import { rentAccountFixture } from './test-rent-account'

const { at, params, refusal, landlord } = rentAccountFixture()

const kid = '123456782'
const payer = '12345678903'

/** A transaction in kroner. */
interface Row {
  readonly contractId: number
  readonly sum: number
  readonly date?: string
  readonly months?: readonly (readonly [month: string, sum: number])[]
  readonly transactionId?: number
  readonly payer?: string | null
  readonly reference?: string | null
}
let last = 1000
const payment = ({ contractId, sum, date = '2026-11-02', months, transactionId, ...by }: Row): BankPayment => ({
  contractId,
  date: day(date),
  sum: ore(sum * 100),
  months: months ? months.map(([month, part]) => ({ month: `${month}-01` as Day, sum: ore(part * 100) })) : null,
  transactionId: transactionId ?? (last += 1),
  payer: by.payer ?? null,
  reference: by.reference ?? null,
})

/**
 * A landlord, and the calls that the bank module makes for this landlord. Each call runs in a
 * database transaction of its own.
 */
async function banked() {
  const given = await landlord()
  const services = bankPayments({ encryption: at.app.encryption })
  const inside = <T>(work: (ctx: OwnedCtx) => Promise<T>): Promise<T> =>
    at.app.db
      .transaction()
      .execute((db) =>
        work({ db, now: at.app.now(), today: osloDay(at.app.now()), owner: given.account } as unknown as OwnedCtx),
      )
  return {
    ...given,
    book: (row: Row) => inside((ctx) => services.bookBankPayment(ctx, payment(row))),
    unbook: (transactionId: number) => inside((ctx) => services.removeBankPayment(ctx, transactionId)),
    link: (row: BankLink) => inside((ctx) => services.linkBankPayment(ctx, row)),
    unlink: (of: { paymentId: number; contractId: number }) => inside((ctx) => services.unlinkBankPayment(ctx, of)),
    paymentsOf: (...ids: number[]) => inside((ctx) => services.paymentsOfTransactions(ctx, ids)),
    candidates: () => inside((ctx) => services.rentCandidates(ctx, { linked: new Set(), justTaken: new Set() })),
    /** The known facts of one contract: each open month as `month open`, and how payments are recognized. */
    known: async (id: number) => {
      const found = (
        await inside((ctx) => services.rentCandidates(ctx, { linked: new Set(), justTaken: new Set() }))
      ).find(({ contractId }) => contractId === id)!
      return {
        open: found.months.map(({ month, open }) => `${month.slice(2, 7)} ${toKroner(open)}`),
        by: [...found.references, ...found.payers],
        followsFrom: found.followsFrom,
        wasMatched: found.wasMatched,
      }
    },
  }
}
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Refusal ? [refusals[error.reason], error.reason, error.fields] : error),
  )

describe('a payment that the bank knows of', () => {
  it('pays the oldest month, is not deleted by hand, and goes with its row', async () => {
    const { signed, book, unbook, months, remove, read, paymentsOf } = await banked()
    const id = await signed()
    const booked = await book({ contractId: id, sum: 10_000, transactionId: 71 })
    expect(await months(id)).toEqual(['11 9500 paid'])
    expect((await read(id)).payments).toMatchObject([{ id: booked, transactionId: 71, note: '', rest: 500 }])
    expect(await refusal(remove(id, booked))).toEqual([409, 'paymentFromBank', undefined])
    expect([...(await paymentsOf(71, 72))]).toEqual([
      [71, { id: booked, contractId: id, transactionId: 71, date: '2026-11-02', sum: 1_000_000, months: null }],
    ])
    expect([await unbook(71), await unbook(71), await unbook(72)]).toEqual([true, false, false])
    expect(await months(id)).toEqual(['11 0 late'])
    expect((await paymentsOf(71)).size).toBe(0)
  })

  it('is linked with what was written down, once, and leaves it when its row is opened', async () => {
    const { signed, pay, link, unlink, known, remove, read, months } = await banked()
    const id = await signed()
    const { id: paymentId } = await pay(id, { date: '2026-11-02', sum: 9500 })
    const row = { paymentId, transactionId: 75, sum: ore(950_000), payer, reference: kid }
    expect(await reason(link({ ...row, sum: ore(950_001) }))).toEqual([422, 'sumsDiffer', { paymentId: 'sumsDiffer' }])
    expect(await reason((await banked()).link(row))).toEqual([404, 'notFound', undefined])
    expect(await link(row)).toEqual({ contractId: id, months: null })
    expect(await reason(link({ ...row, transactionId: 76 }))).toEqual([409, 'alreadyLinked', undefined])
    expect((await read(id)).payments).toMatchObject([{ id: paymentId, transactionId: 75 }])
    expect(await known(id)).toMatchObject({ by: [kid, payer], wasMatched: true })
    expect(await refusal(remove(id, paymentId))).toEqual([409, 'paymentFromBank', undefined])
    await unlink({ paymentId, contractId: id })
    expect((await read(id)).payments).toMatchObject([{ id: paymentId, transactionId: null }])
    expect([await months(id), await known(id)]).toMatchObject([['11 9500 paid'], { by: [], wasMatched: false }])
  })

  it('opens its month again when it is given back', async () => {
    const { signed, book, months, says } = await banked()
    const id = await signed()
    await book({ contractId: id, sum: 9500 })
    await book({ contractId: id, sum: -9500, date: '2026-11-10', months: [['2026-11', -9500]] })
    expect([await months(id), await says(id)]).toEqual([['11 0 late'], [-9500, 9500, '2026-11-02']])
    await book({ contractId: id, sum: 9500, date: '2026-11-12' })
    await book({ contractId: id, sum: -500, date: '2026-11-13' })
    expect(await months(id)).toEqual(['11 9000 part'])
  })

  it('doesn’t begin an account by money that went back', async () => {
    const { signed, book, read } = await banked()
    const id = await signed()
    await book({ contractId: id, sum: -100 })
    expect((await read(id)).follows_from).toBeNull()
  })

  it('is remembered by account and KID until no payment was known by them', async () => {
    const { signed, book, unbook, known, follow } = await banked()
    const id = await signed()
    expect(await known(id)).toMatchObject({ by: [], followsFrom: null, wasMatched: false })
    await book({ contractId: id, sum: 9500, transactionId: 81, payer, reference: kid })
    await book({ contractId: id, sum: 9500, transactionId: 82, payer, reference: 'Husleie november' })
    expect(await known(id)).toMatchObject({ by: [kid, payer], followsFrom: '2026-11-01', wasMatched: true })
    await unbook(81)
    expect((await known(id)).by).toEqual([payer])
    await follow(id, { references: [kid] })
    await unbook(82)
    expect(await known(id)).toMatchObject({ by: [kid], wasMatched: false })
    await book({ contractId: id, sum: 9500, transactionId: 83, reference: kid })
    await follow(id, { references: ['123456785'] })
    expect((await known(id)).by).toEqual([kid, '123456785'])
    await unbook(83)
    await follow(id, { references: [] })
    expect((await known(id)).by).toEqual([])
    const stored = await at.app.db.selectFrom('rent_payer').selectAll().where('contract_id', '=', id).execute()
    expect(stored).toEqual([])
  })

  it('keeps the account encrypted', async () => {
    const { signed, book, account } = await banked()
    await book({ contractId: await signed(), sum: 9500, payer })
    const rows = await at.app.db.selectFrom('rent_payer').selectAll().where('account_id', '=', account).execute()
    expect(rows.map(({ encrypted_account }) => encrypted_account.includes(payer))).toEqual([false])
  })

  it('is refused as one by hand is, and for a contract of others', async () => {
    const { signed, create, book } = await banked()
    const other = await banked()
    const id = await signed()
    const invalid = (fields: object) => [422, 'invalid', fields]
    expect(await reason(book({ contractId: await create(), sum: 1 }))).toEqual([409, 'contractNotSigned', undefined])
    expect(await reason(other.book({ contractId: id, sum: 1 }))).toEqual([404, 'notFound', undefined])
    expect(await reason(book({ contractId: id, sum: 0 }))).toEqual(invalid({ sum: 'aboveZero' }))
    expect(await reason(book({ contractId: id, sum: 1, months: [['2026-11', 2]] }))).toEqual(
      invalid({ months: 'monthsAboveSum' }),
    )
    expect(await reason(book({ contractId: id, sum: 1, months: [['2026-07', 1]] }))).toEqual(
      invalid({ 'months.0.month': 'beforeRent' }),
    )
    await book({ contractId: id, sum: 1, transactionId: 91 })
    expect([(await other.paymentsOf(91)).size, await other.unbook(91)]).toEqual([0, false])
  })
})

describe('what a payment may be for', () => {
  it('is every signed contract with its open months, two ahead, and who rents', async () => {
    const { signed, create, follow, pay, candidates, houseId } = await banked()
    await create()
    const [one, other] = [await signed({ co_tenants: [coTenant()] }), await signed()]
    await follow(other, { follows_from: '2026-11' })
    const { id: by } = await pay(other, { date: '2026-11-02', sum: 9000 })
    const person = (firstName: string, lastName: string) => ({ firstName, lastName })
    const month = (text: string, dueOn: string, open = 950_000) => ({ month: text, dueOn, sum: 950_000, open })
    expect(await candidates()).toMatchObject([
      {
        contractId: one,
        houseId,
        tenants: [person('Per', 'Hansen'), person('Ola', 'Li')],
        months: [
          month('2026-08-01', '2026-08-03'),
          month('2026-09-01', '2026-09-01'),
          month('2026-10-01', '2026-10-01'),
          month('2026-11-01', '2026-11-02'),
          month('2026-12-01', '2026-12-01'),
          month('2027-01-01', '2027-01-04'),
        ],
        paidMonths: [],
        references: [],
        payers: [],
        since: new Map(),
        followsFrom: null,
        isFollowSet: false,
        now: { open: expect.any(Map), followsFrom: null },
        wasMatched: false,
        byHand: [],
      },
      {
        contractId: other,
        houseId,
        tenants: [person('Per', 'Hansen')],
        months: [
          month('2026-11-01', '2026-11-02', 50_000),
          month('2026-12-01', '2026-12-01'),
          month('2027-01-01', '2027-01-04'),
        ],
        paidMonths: [{ month: '2026-11-01', dueOn: '2026-11-02', sum: 950_000, paid: 900_000 }],
        references: [],
        payers: [],
        since: new Map(),
        followsFrom: '2026-11-01',
        isFollowSet: true,
        now: {
          open: new Map([
            ['2026-11-01', 50_000],
            ['2026-12-01', 950_000],
            ['2027-01-01', 950_000],
          ]),
          followsFrom: '2026-11-01',
        },
        wasMatched: false,
        byHand: [
          {
            id: by,
            date: '2026-11-02',
            sum: 900_000,
            months: [{ month: '2026-11-01', dueOn: '2026-11-02' }],
          },
        ],
      },
    ])
  })

  it('is not worked out while a party can’t be read', async () => {
    const { signed, candidates } = await banked()
    const id = await signed({ co_tenants: [coTenant()] })
    await sql`update contract set co_tenants = 'lost:x' where id = ${id}`.execute(at.app.db)
    await expect(candidates()).rejects.toMatchObject({ reason: 'unreadable' })
  })
})

describe('a tenant who is erased', () => {
  it('takes notes, accounts and KIDs along; sums and months stay', async () => {
    const { signed, book, pay, follow, finish, read, known, options } = await banked()
    const id = await signed({ tenant_first_name: 'Kanari' })
    await pay(id, { date: '2026-11-03', sum: 100, note: 'kanarimor' })
    await book({ contractId: id, sum: 9400, payer, reference: kid })
    await follow(id, { references: [kid, '123456785'] })
    await finish(id)
    const before = await read(id)
    await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, options)
    const after = await read(id)
    expect(after).toEqual({ ...before, payments: before.payments.map((each) => Object.assign({}, each, { note: '' })) })
    expect((await known(id)).by).toEqual([])
    expect(tablesContaining(await readableDump(at.app), /kanarimor/)).toEqual([])
    await book({ contractId: id, sum: 1, payer, reference: kid })
    expect((await known(id)).by).toEqual([])
  })
})
