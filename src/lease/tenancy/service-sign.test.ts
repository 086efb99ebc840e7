import { describe, expect, it } from 'vitest'
import { incomeCalls } from '../../books/income/calls'
import { trashCalls } from '../../books/trash/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { contractCalls } from '../contract/calls'
import { rentFixture, wholeMonths } from '../rent/test-rents'

const { at, params, refusal, landlord } = rentFixture()

describe('a signature', () => {
  it('is not given by a body that says null, though one may be left out', async () => {
    const { create, token } = await landlord()
    const path = `/api/contract/${await create()}/sign-manual`
    const post = (body: unknown) =>
      at.app.raw('POST', path, body, { token, headers: { 'content-type': 'application/json' } })
    expect((await post('null')).status).toBe(422)
    expect((await post(undefined)).status).toBe(400)
    expect((await at.app.raw('POST', path, undefined, { token })).status).toBe(200)
  })

  it('books 17 of 31 days of January and every month since, once', async () => {
    const { signed, rents, used } = await landlord()
    const id = await signed()
    expect(await rents(id)).toEqual(['2026-01-15 2026-01-31 6580.65', ...wholeMonths(2, 11)])
    expect(await used()).toBe(11)
  })

  it('books the days before a first payment in a later month with it where that is agreed, also when it ends before', async () => {
    const { signed, finish, rents } = await landlord()
    const agreed = { start_date: '2026-09-15', days_before_first_payment: 'with_first' }
    const whole = await signed({ ...agreed, first_payment_date: '2026-11-05' })
    expect(await rents(whole)).toEqual(['2026-11-01 2026-11-30 30400'])
    const early = await signed({ ...agreed, first_payment_date: '2026-12-05' })
    await finish(early, { date: '2026-10-10' })
    expect(await rents(early)).toEqual(['2026-10-01 2026-10-10 10270.97'])
  })

  it('makes it active, keeps the signed paper, and can’t be given twice', async () => {
    const { token, upload, create, sign, rows, options } = await landlord()
    const [id, paper] = [await create(), await upload()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(sign(id, [paper]))))
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    for (const answer of answers) if (answer !== 'none') expect(answer).toEqual([409, 'contractSigned', undefined])
    expect(await rows(id)).toHaveLength(11)
    const contract = await at.app.call(contractCalls.read, params(id), options)
    expect(contract).toMatchObject({
      status: 'active',
      signatureType: 'manual',
      signed_documents: [paper],
      signed_files: [{ url: paper, name: 'signert.pdf' }],
    })
    expect((await at.app.raw('GET', paper, undefined, { token })).status).toBe(200)
  })

  it('books vouchers that are the tenant’s, taxed as the contract is', async () => {
    const { signed, rows, options, houseId } = await landlord()
    const id = await signed({
      tenant_first_name: 'Karl Johan'.padEnd(45, 'n'),
      tenant_phone_code: '+46',
      tenant_phone: '701234567',
      taxable: false,
      start_date: '2026-10-01',
      first_payment_date: '2026-10-01',
    })
    const [first, second] = await rows(id)
    expect(first!.tenant_birthday).not.toBe(second!.tenant_birthday)
    for (const row of [first!, second!]) {
      expect(await at.app.call(incomeCalls.read, params(row.id), options)).toMatchObject({
        houseId,
        contractId: id,
        title: `${'Karl Johan'.padEnd(45, 'n')} Hans`,
        tenant_last_name: 'Hansen',
        tenant_birthday: '1990-05-17',
        tenant_email: 'per@example.no',
        tenant_phone: '+46 701234567',
        deposit_sum: 0,
        taxable: false,
        canEditSum: true,
        documents: [],
        files: [],
        isTrashed: false,
      })
    }
    const { incomeBilags } = await at.app.call(ledgerCalls.allTypes, { query: {} }, options)
    expect(incomeBilags.map((one) => [one.contractId, one.taxable])).toEqual([
      [id, false],
      [id, false],
    ])
  })

  it.each([
    ['from the first payment on', { first_payment_date: '2026-09-10' }, wholeMonths(9, 11)],
    [
      'nothing before the start',
      { start_date: '2026-10-31', first_payment_date: '2026-09-30' },
      ['2026-10-31 2026-10-31 387.1', ...wholeMonths(11, 11)],
    ],
    ['nothing that has not come', { start_date: '2026-12-01', first_payment_date: '2026-12-01' }, []],
    [
      'nothing after a fixed term',
      { type: 'time-bound', end_date: '2026-02-14' },
      ['2026-01-15 2026-01-31 6580.65', '2026-02-01 2026-02-14 6000'],
    ],
    [
      'nothing at all when the term is over before the first payment',
      { type: 'time-bound', end_date: '2026-02-14', first_payment_date: '2026-03-01' },
      [],
    ],
  ])('books %s', async (_what, more, expected) => {
    const { signed, rents } = await landlord()
    expect(await rents(await signed(more))).toEqual(expected)
  })
})

describe('finishing', () => {
  it('on 10 March counts March by days, stops there and locks every sum', async () => {
    const { signed, finish, rents, rows, updateSum } = await landlord()
    const id = await signed()
    expect(await finish(id, { date: '2026-03-10' })).toMatchObject({
      status: 'finished',
      isFinished: true,
      finished_on: '2026-03-10',
    })
    expect(await rents(id)).toEqual([
      '2026-01-15 2026-01-31 6580.65',
      '2026-02-01 2026-02-28 12000',
      '2026-03-01 2026-03-10 3870.97',
      ...wholeMonths(4, 11).map((rent) => `(${rent})`),
    ])
    for (const row of await rows(id)) {
      expect(row.canEditSum).toBe(false)
      expect(await refusal(updateSum(row.id, 1))).toEqual([409, row.isTrashed ? 'isTrashed' : 'sumLocked', undefined])
    }
    expect(await refusal(finish(id))).toEqual([409, 'contractFinished', undefined])
  })

  it('today is on the last day asked for; a month whose rent was set by hand keeps it', async () => {
    const { signed, finish, rents, rows, updateSum } = await landlord()
    const id = await signed({ start_date: '2026-10-01', first_payment_date: '2026-10-01' })
    await updateSum((await rows(id))[1]!.id, 9000)
    expect((await finish(id)).finished_on).toBe('2026-11-20')
    expect(await rents(id)).toEqual([...wholeMonths(10, 10), '2026-11-01 2026-11-20 9000'])
  })

  it('counts a last month in the trash folder by days too: restored, it is right', async () => {
    const { signed, finish, rents, rows, options } = await landlord()
    const id = await signed({ start_date: '2026-10-01', first_payment_date: '2026-10-01' })
    await at.app.call(incomeCalls.remove, params((await rows(id))[1]!.id), options)
    await finish(id, { date: '2026-11-15' })
    expect(await rents(id)).toEqual([...wholeMonths(10, 10), '(2026-11-01 2026-11-15 6000)'])
  })

  it('with its income moves all of it to the trash folder', async () => {
    const { signed, finish, rents, rows } = await landlord()
    const [id, other] = [await signed(), await signed()]
    await finish(id, { date: '2026-11-20', deleteIncome: true })
    expect((await rows(id)).every((row) => row.isTrashed && !row.canEditSum)).toBe(true)
    expect((await rents(other)).some((line) => line.startsWith('('))).toBe(false)
  })

  it('is possible before the start, and then no rent is owed', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed({ start_date: '2026-11-25', first_payment_date: '2026-11-25' })
    expect(await rents(id)).toEqual(['2026-11-25 2026-11-30 2400'])
    expect((await finish(id)).finished_on).toBe('2026-11-20')
    expect(await rents(id)).toEqual(['(2026-11-25 2026-11-30 2400)'])
  })

  it('refuses a draft, and a day before the start or more than a year ahead', async () => {
    const { create, sign, finish } = await landlord()
    const id = await create()
    expect(await refusal(finish(id))).toEqual([409, 'contractNotSigned', undefined])
    await sign(id)
    for (const date of ['2026-01-14', '2027-11-21'])
      expect(await refusal(finish(id, { date }))).toEqual([422, 'invalid', { date: 'finishDay' }])
    expect((await finish(id, { date: '2026-01-15' })).finished_on).toBe('2026-01-15')
  })

  it('at once from two places happens once', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed({ start_date: '2026-10-01', first_payment_date: '2026-10-01' })
    const answers = await Promise.all(
      ['2026-10-10', '2026-10-20', '2026-11-10'].map((date) => refusal(finish(id, { date }))),
    )
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    for (const answer of answers) if (answer !== 'none') expect(answer).toEqual([409, 'contractFinished', undefined])
    expect(['2026-10-01 2026-10-10 3870.97', '2026-10-01 2026-10-20 7741.94', '2026-10-01 2026-10-31 12000']).toContain(
      (await rents(id))[0],
    )
  })
})

describe('deleting the income of a contract', () => {
  it('moves exactly its vouchers to the trash folder, and tells how many', async () => {
    const { signed, create, trashIncome, rows, rents, options, houseId, used } = await landlord()
    const [id, other] = [await signed(), await signed({ start_date: '2026-11-01', first_payment_date: '2026-11-01' })]
    const separate = await at.app.call(incomeCalls.create, { body: { ...tenant, houseId } }, options)
    await at.app.call(incomeCalls.remove, params((await rows(id))[0]!.id), options)
    const before = await used()
    expect(await trashIncome(id)).toEqual({ trashed: 10 })
    expect((await rents(id)).every((line) => line.startsWith('('))).toBe(true)
    expect(await rents(other)).toEqual(wholeMonths(11, 11))
    expect((await at.app.call(incomeCalls.read, params(separate.id), options)).isTrashed).toBe(false)
    expect([await trashIncome(id), await trashIncome(await create()), await used()]).toEqual([
      { trashed: 0 },
      { trashed: 0 },
      before,
    ])
  })

  it('is undone voucher by voucher, whose rent can be changed again', async () => {
    const { signed, trashIncome, rents, rows, updateSum, options, houseId } = await landlord()
    const id = await signed({ start_date: '2026-11-01', first_payment_date: '2026-11-01' })
    await trashIncome(id)
    const [row] = await rows(id)
    await at.app.call(trashCalls.restore, { ...params(row!.id), body: { type: 'income-bilag', houseId } }, options)
    await updateSum(row!.id, 500)
    expect(await rents(id)).toEqual(['2026-11-01 2026-11-30 500'])
  })
})

const tenant = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_birthday: '1990-05-17',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  sum: 1,
  deposit_sum: 0,
}
