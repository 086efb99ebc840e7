import { describe, expect, it } from 'vitest'
import { rentAccountCalls } from '../../lease/rent-account/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { nordeaFile } from '../file/test-bank-files'
import { matchingFixture } from './test-matching'

const { at, refusal, landlord } = matchingFixture()

const fromPer = ['02.11.2026', '9500', 'Husleie', '', '', 'Per Hansen'] as const

/** A landlord with a lease whose rent is followed from November. Its rent is in the bank and not matched. */
async function rentAtBank() {
  const kari = await landlord()
  const id = await kari.signed()
  await kari.follow(id, { follows_from: '2026-11' })
  const [row] = await kari.bring(fromPer)
  return { ...kari, id, row: row!, inBank: () => at.app.call(rentAccountCalls.inBank, {}, kari.options) }
}

describe('rent that lies in the bank', () => {
  it('is asked about when it is written down by hand, and told until it is matched', async () => {
    const kari = await rentAtBank()
    const details = async (work: Promise<unknown>) =>
      await work.then(
        () => 'done',
        (error: { body: unknown }) => error.body,
      )
    for (const months of [[{ month: '2026-11', sum: 9500 }], undefined])
      expect(await details(kari.pay(kari.id, { date: '2026-11-20', sum: 9500, months }))).toMatchObject({
        message: 'inBank',
        transactionId: kari.row.id,
      })
    // A payment for another month doesn't raise the question.
    const { id: december } = await kari.pay(kari.id, {
      date: '2026-11-20',
      sum: 100,
      months: [{ month: '2026-12', sum: 100 }],
    })
    await kari.remove(kari.id, december)
    expect(await kari.inBank()).toMatchObject({
      read_until: '2026-11-02',
      rents: [{ transactionId: kari.row.id, contractId: kari.id, date: '2026-11-02', certainty: 'sure' }],
    })
    await kari.pay(kari.id, { date: '2026-11-20', sum: 9500, anyway: true })
    expect(await kari.months(kari.id)).toEqual(['11 9500 paid'])
  })

  it('is no question any more once it is matched, nor where it is only likely', async () => {
    const kari = await rentAtBank()
    await kari.accept([kari.row.id])
    expect(await kari.inBank()).toMatchObject({ rents: [] })
    await kari.pay(kari.id, { date: '2026-11-20', sum: 100 })
    const [short] = await kari.bring(['01.12.2026', '9000', 'Husleie', '', '', 'Per Hansen'])
    expect((await kari.one(short!.id)).suggestion).toMatchObject({ kind: 'rent', certainty: 'likely' })
    await kari.pay(kari.id, { date: '2026-11-20', sum: 100, months: [{ month: '2026-12', sum: 100 }] })
  })

  it('was read for the account into which rent comes, not for another one', async () => {
    const kari = await rentAtBank()
    await kari.bringBytes(nordeaFile([['20.11.2026', '-120', 'Kiosk']]), await kari.addAccount())
    expect(await kari.inBank()).toMatchObject({ read_until: '2026-11-20' })
    await kari.accept([kari.row.id])
    expect(await kari.inBank()).toMatchObject({ read_until: '2026-11-02' })
  })

  it('is nobody else’s, and there is no day where no file was read', async () => {
    await rentAtBank()
    const other = await landlord()
    expect(await at.app.call(rentAccountCalls.inBank, {}, other.options)).toEqual({ read_until: null, rents: [] })
  })
})

describe('a new voucher for a payment', () => {
  it('asks where one of its supplier and sum waits for its payment, within sixty days', async () => {
    const kari = await landlord()
    const far = await kari.bilag(3002, { date: '2026-09-10' })
    const near = await kari.bilag(3002, { date: '2026-10-20' })
    await kari.bilag(3002, { date: '2026-09-09' })
    await kari.bilag(3001, { date: '2026-11-09' })
    const [row] = await kari.bring(['09.11.2026', '-3002', 'Avtalegiro'])
    const form = kari.expense(3002, { date: '2026-11-09' })
    const body = await kari.voucher(row!.id, form).catch((error: { body: unknown }) => error.body)
    expect(body).toMatchObject({ message: 'sameUnmatched', bilagIds: [near, far] })
    await kari.match(row!.id, { bilagIds: [near] })
    await kari.open(row!.id)
    const made = await kari.voucher(row!.id, { ...form, anyway: true })
    expect(await kari.says(row!.id)).toEqual(['matched', { bilagIds: [made.id] }])
  })

  it('knows a new supplier by its name, and asks about no one else’s', async () => {
    const kari = await landlord()
    const [supplier] = await at.app.call(supplierCalls.list, {}, kari.options)
    const own = await kari.bilag(3002, { date: '2026-10-20' })
    const [row] = await kari.bring(['09.11.2026', '-3002', 'Avtalegiro'])
    const named = (name: string) =>
      kari.expense(3002, { supplierId: 0, name, address: 'Gata 1', postcode: '0152', city: 'Oslo' })
    expect(await refusal(kari.voucher(row!.id, named(supplier!.name.toUpperCase())))).toMatchObject({
      0: 409,
      1: 'sameUnmatched',
    })
    await kari.voucher(row!.id, named('En helt annen'))
    expect((await kari.one(row!.id)).match).not.toEqual({ bilagIds: [own] })
  })
})
