import { describe, expect, it } from 'vitest'
import { incomeCalls } from '../../books/income/calls'
import { trashCalls } from '../../books/trash/calls'
import { regulationCalls } from '../regulation/calls'
import { rentAccountChangeCalls } from './calls-change'
import { rentAccountFixture } from './test-rent-account'

const { at, params, refusal, landlord, runOn } = rentAccountFixture()

const kid = '123456782'

describe('a rent account', () => {
  it('is empty until somebody says from when on', async () => {
    const { signed, read, follow } = await landlord()
    const id = await signed()
    expect(await read(id)).toEqual({
      follows_from: null,
      balance: 0,
      owed: 0,
      late_since: null,
      late: null,
      months: [],
      payments: [],
    })
    expect(await follow(id, { follows_from: '2026-10' })).toEqual({
      follows_from: '2026-10',
      balance: -19_000,
      owed: 19_000,
      late_since: '2026-10-01',
      late: {
        interest: {
          sum: 216.81,
          // 50 days of October's rent, 18 days of November's.
          periods: [{ from: '2026-10-02', to: '2026-11-20', percent: 12.25, sum: 216.81 }],
          unknown_from: null,
        },
        fee: { sum: 38, from: '2026-10-15' },
      },
      months: [
        { month: '2026-10', due_on: '2026-10-01', sum: 9500, paid: 0, state: 'late', payments: [] },
        { month: '2026-11', due_on: '2026-11-02', sum: 9500, paid: 0, state: 'late', payments: [] },
      ],
      payments: [],
    })
    expect(await follow(id, {})).toMatchObject({ follows_from: '2026-10', owed: 19_000 })
    expect((await follow(id, { follows_from: null })).months).toEqual([])
  })

  it('begins with the month of the first payment, or the earliest that it names', async () => {
    const { signed, pay, read, months, follow } = await landlord()
    const [one, other] = [await signed(), await signed()]
    expect(await pay(one, { date: '2026-11-02', sum: 9500 })).toEqual({
      id: expect.any(Number) as number,
      date: '2026-11-02',
      sum: 9500,
      note: '',
      transactionId: null,
      months: [{ month: '2026-11', sum: 9500 }],
      rest: 0,
    })
    expect([(await read(one)).follows_from, await months(one)]).toEqual(['2026-11', ['11 9500 paid']])
    const parts = [
      { month: '2026-10', sum: 9500 },
      { month: '2026-09', sum: 500 },
    ]
    await pay(other, { date: '2026-11-02', sum: 10_000, note: 'Fra mor', months: parts })
    expect(await read(other)).toMatchObject({
      follows_from: '2026-09',
      balance: -18_500,
      owed: 18_500,
      late_since: '2026-09-01',
      payments: [{ note: 'Fra mor', months: parts.toReversed(), rest: 0 }],
    })
    expect(await months(other)).toEqual(['09 500 part', '10 9500 paid', '11 0 late'])
    // A payment for an earlier month moves the first followed month back, whatever the order of
    // entry. A first month that the landlord has set stays.
    await follow(one, { follows_from: '2026-11' })
    await pay(one, { date: '2026-08-02', sum: 100 })
    expect((await read(one)).follows_from).toBe('2026-11')
    await pay(other, { date: '2026-08-03', sum: 100 })
    expect((await read(other)).follows_from).toBe('2026-08')
    await pay(one, { date: '2026-11-03', sum: 100, months: [{ month: '2026-09', sum: 100 }] })
    expect((await read(one)).follows_from).toBe('2026-09')
  })

  it('takes halves of co-tenants, two months at once, and too much', async () => {
    const { signed, follow, pay, months, says } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-09' })
    await pay(id, { date: '2026-09-01', sum: 4750 })
    expect(await months(id)).toEqual(['09 4750 part', '10 0 late', '11 0 late'])
    await pay(id, { date: '2026-09-02', sum: 4750 })
    expect(await months(id)).toEqual(['09 9500 paid', '10 0 late', '11 0 late'])
    const both = await pay(id, { date: '2026-10-01', sum: 19_500 })
    expect([both.months, both.rest]).toEqual([
      [
        { month: '2026-10', sum: 9500 },
        { month: '2026-11', sum: 9500 },
      ],
      500,
    ])
    expect([await months(id), await says(id)]).toEqual([
      ['09 9500 paid', '10 9500 paid', '11 9500 paid'],
      [500, 0, null],
    ])
  })

  it('shows a month that is paid in December for January at once, and as its voucher says later', async () => {
    const { signed, follow, pay, read, months } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-12' })
    const paid = await pay(id, { date: '2026-11-20', sum: 9500, months: [{ month: '2027-01', sum: 9500 }] })
    expect(paid.rest).toBe(0)
    expect(await read(id)).toMatchObject({
      balance: 9500,
      owed: 0,
      months: [{ month: '2027-01', due_on: '2027-01-04', sum: 9500, state: 'paid' }],
    })
    await runOn('2027-01-10')
    expect(await months(id)).toEqual(['12 0 late', '01 9500 paid'])
  })

  it('lets what was too much pay the next month when it is booked', async () => {
    const { signed, pay, months } = await landlord()
    const id = await signed()
    expect((await pay(id, { date: '2026-11-02', sum: 19_000 })).rest).toBe(9500)
    await runOn('2026-12-01')
    expect(await months(id)).toEqual(['11 9500 paid', '12 9500 paid'])
  })

  it('says future, due and late by the day', async () => {
    const { signed, follow, months } = await landlord()
    const id = await signed({ first_payment_date: '2026-08-20' })
    await follow(id, { follows_from: '2026-11' })
    expect(await months(id)).toEqual(['11 0 due'])
    at.app.setNow('2026-11-19T10:00:00.000Z')
    expect(await months(id)).toEqual(['11 0 future'])
    at.app.setNow('2026-11-21T10:00:00.000Z')
    expect(await months(id)).toEqual(['11 0 late'])
  })

  it('follows its vouchers: changed, in the trash folder, restored, raised', async () => {
    const { signed, follow, pay, months, says, rows, updateSum, options, houseId } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-09' })
    await pay(id, { date: '2026-09-01', sum: 19_000 })
    const [, september, , november] = await rows(id)
    await updateSum(september!.id, 9000)
    expect(await months(id)).toEqual(['09 9000 paid', '10 9500 paid', '11 500 part'])
    await at.app.call(incomeCalls.remove, params(september!.id), options)
    expect(await months(id)).toEqual(['09 0 paid', '10 9500 paid', '11 9500 paid'])
    const restored = { ...params(september!.id), body: { type: 'income-bilag' as const, houseId } }
    await at.app.call(trashCalls.restore, restored, options)
    await updateSum(september!.id, 9500)
    expect([await months(id), await says(id)]).toEqual([
      ['09 9500 paid', '10 9500 paid', '11 0 late'],
      [-9500, 9500, '2026-11-02'],
    ])
    const raise = { month_sum: 10_000, from: '2026-11-01', agreed: true, difference_due_on: '2026-12-20' }
    await at.app.call(regulationCalls.regulate, { ...params(id), body: raise }, options)
    // The rise is owed from its own day.
    expect(await says(id)).toEqual([-9500, 9500, '2026-11-02'])
    // A month whose voucher is deleted for good isn't owed any more. A payment doesn't bring it back.
    await at.app.call(incomeCalls.remove, params(november!.id), options)
    const forGood = { params: { type: 'income-bilag' as const, id: String(november!.id) } }
    await at.app.call(trashCalls.remove, forGood, options)
    const paid = await pay(id, { date: '2026-11-20', sum: 100, months: [{ month: '2026-11', sum: 100 }] })
    expect([paid.rest, await months(id)]).toEqual([100, ['09 9500 paid', '10 9500 paid']])
  })

  it('owes what months rise by that were due already from the day that was agreed', async () => {
    const { signed, follow, pay, read, says, arrears, options } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-09' })
    for (const day of ['2026-09-01', '2026-10-01', '2026-11-02']) await pay(id, { date: day, sum: 9500 })
    const body = { month_sum: 10_500, from: '2026-10-01', agreed: true }
    const regulate = (more: object) =>
      at.app.call(regulationCalls.regulate, { ...params(id), body: { ...body, ...more } }, options)
    const invalid = [422, 'invalid', { difference_due_on: 'differenceDueOn' }]
    for (const day of [undefined, '2026-11-19', '2027-11-21'])
      expect(await refusal(regulate({ difference_due_on: day }))).toEqual(invalid)
    await regulate({ difference_due_on: '2026-11-25' })
    const later = { sum: 1000, due_on: '2026-11-25' }
    const paid = { paid: 9500, sum: 10_500, state: 'part', later }
    const { months, payments } = await read(id)
    expect(months).toMatchObject([
      { month: '2026-09', due_on: '2026-09-01', paid: 9500, state: 'paid' },
      { month: '2026-10', due_on: '2026-10-01', ...paid },
      { month: '2026-11', due_on: '2026-11-02', ...paid },
    ])
    expect(months[0]).not.toHaveProperty('later')
    expect(payments.map((each) => each.months.map(({ month }) => month))).toEqual([
      ['2026-09'],
      ['2026-10'],
      ['2026-11'],
    ])
    expect([await says(id), await arrears()]).toEqual([[0, 0, null], []])
    at.app.setNow('2026-11-26T10:00:00.000Z')
    expect((await says(id)).slice(1)).toEqual([2000, '2026-11-25'])
    at.app.setNow('2026-11-20T10:00:00.000Z')
  })

  it('is due before the month where the first payment is', async () => {
    const { signed, follow, read, arrears } = await landlord()
    const id = await signed({ start_date: '2026-12-01', first_payment_date: '2026-11-10' })
    await follow(id, { follows_from: '2026-12' })
    expect(await read(id)).toMatchObject({
      owed: 9500,
      late_since: '2026-11-10',
      months: [{ month: '2026-12', due_on: '2026-11-10', sum: 9500, state: 'late' }],
    })
    expect(await arrears()).toMatchObject([{ contractId: id, since: '2026-11-10', months: [{ month: '2026-12' }] }])
  })

  it('has the part of a month in which the lease ends', async () => {
    const { signed, follow, finish, read } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-11' })
    await finish(id, { date: '2026-11-15' })
    expect((await read(id)).months).toMatchObject([{ month: '2026-11', sum: 4750, state: 'late' }])
  })

  it('is paid once by two screens that both show its month as unpaid', async () => {
    const { signed, follow, pay, months } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-10' })
    const october = { date: '2026-11-20', sum: 9500, months: [{ month: '2026-10', sum: 9500, open: 9500 }] }
    const both = await Promise.all([1, 2].map(() => refusal(pay(id, october))))
    expect(both.filter((each) => each[1] === 'rentChanged')).toHaveLength(1)
    expect(await months(id)).toEqual(['10 9500 paid', '11 0 late'])
    // A caller that doesn't say what it saw pays what is left.
    await pay(id, { ...october, months: [{ month: '2026-10', sum: 9500 }] })
    expect(await months(id)).toEqual(['10 9500 paid', '11 9500 paid'])
  })

  it('opens its month again when a payment is taken back, once of two at once', async () => {
    const { signed, pay, remove, months } = await landlord()
    const id = await signed()
    await pay(id, { date: '2026-11-02', sum: 5000 })
    const { id: payment } = await pay(id, { date: '2026-11-03', sum: 4500 })
    expect(await months(id)).toEqual(['11 9500 paid'])
    const both = await Promise.all([refusal(remove(id, payment)), refusal(remove(id, payment))])
    expect(both).toHaveLength(2)
    expect(both).toEqual(expect.arrayContaining([[404, 'notFound', undefined], 'none']))
    expect(await months(id)).toEqual(['11 5000 part'])
  })

  it('is of signed contracts only', async () => {
    const { create, read, follow, pay, remove } = await landlord()
    const id = await create()
    const refused = [409, 'contractNotSigned', undefined]
    for (const work of [
      () => read(id),
      () => follow(id, { follows_from: '2026-11' }),
      () => pay(id, { date: '2026-11-02', sum: 1 }),
    ])
      expect(await refusal(work())).toEqual(refused)
    expect(await refusal(remove(id, 1))).toEqual([404, 'notFound', undefined])
  })

  it('refuses a form with its field', async () => {
    const { signed, pay, follow } = await landlord()
    const id = await signed()
    const refused = async (work: Promise<unknown>) => (await refusal(work)) as unknown[]
    expect(await refused(pay(id, { date: '2026-11-02', sum: 0 }))).toEqual([422, 'invalid', { sum: 'aboveZero' }])
    expect(await refused(pay(id, { date: '2026-11-02', sum: -5 }))).toEqual([422, 'invalid', { sum: 'notNegative' }])
    expect(await refused(pay(id, { date: '1989-12-31', sum: 5 }))).toEqual([422, 'invalid', { date: 'paymentDay' }])
    const months = [{ month: '2026-11', sum: 9501 }]
    expect(await refused(pay(id, { date: '2026-11-02', sum: 9500, months }))).toEqual([
      422,
      'invalid',
      { months: 'monthsAboveSum' },
    ])
    const before = [{ month: '2026-07', sum: 1 }]
    expect(await refused(pay(id, { date: '2026-11-02', sum: 1, months: before }))).toEqual([
      422,
      'invalid',
      { 'months.0.month': 'beforeRent' },
    ])
    expect(await refused(follow(id, { references: ['12A4'] }))).toEqual([
      422,
      'invalid',
      { 'references.0': 'reference' },
    ])
  })

  it('is nobody else’s', async () => {
    const { signed, pay, houseId } = await landlord()
    const other = await landlord()
    const id = await signed()
    const { id: payment } = await pay(id, { date: '2026-11-02', sum: 1 })
    const own = await other.signed()
    const notFound = [404, 'notFound', undefined]
    for (const work of [
      () => other.read(id),
      () => other.follow(id, { references: [kid] }),
      () => other.pay(id, { date: '2026-11-02', sum: 1 }),
      () => other.remove(id, payment),
      () => other.remove(own, payment),
      () => other.arrears({ houseId: String(houseId) }),
    ])
      expect(await refusal(work())).toEqual(notFound)
  })

  it('writes nothing of a note into the audit trail, and answers the same request once', async () => {
    const { signed, options, account, read } = await landlord()
    const id = await signed()
    const body = { date: '2026-11-02', sum: 9500, note: 'Fra mor til Per' }
    const [one, other] = [
      await at.app.call(rentAccountChangeCalls.pay, { ...params(id), body }, { ...options, key: 'written-only-once' }),
      await at.app.call(rentAccountChangeCalls.pay, { ...params(id), body }, { ...options, key: 'written-only-once' }),
    ]
    expect(other).toEqual(one)
    expect((await read(id)).payments).toHaveLength(1)
    const entries = await at.app.db
      .selectFrom('audit')
      .select(['action', 'entity', 'changed'])
      .where('account_id', '=', account)
      .where('action', '=', rentAccountChangeCalls.pay.name)
      .execute()
    expect(entries).toEqual([
      {
        action: 'POST contract/{id}/payments',
        entity: String(id),
        changed: expect.objectContaining({ date: '2026-11-02', sum: 950_000, note: 'changed' }) as unknown,
      },
    ])
  })
})
