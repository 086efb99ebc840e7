import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { repeatCalls } from '../../books/repeat/calls'
import { trashCalls } from '../../books/trash/calls'
import type { BankTransaction } from '../transaction/model'
import { paidVoucherCalls } from './calls-paid'
import { matchingFixture } from './test-matching'

const { at, params, refusal, landlord } = matchingFixture()

const saidOf = ({ id, bankAccountId, date, sum, text, counterparty }: BankTransaction) => ({
  transactionId: id,
  bankAccountId,
  date,
  sum,
  text,
  counterparty,
})

describe('a voucher', () => {
  it('is matched with money out of its sum, alone or with others, and with one movement only', async () => {
    const kari = await landlord()
    const [row, same, incoming] = await kari.bring(
      ['04.11.2026', '-421,30', 'Jernia'],
      ['05.11.2026', '-421,30', 'Jernia'],
      ['06.11.2026', '421,30', 'Retur'],
    )
    const [whole, part, rest] = [await kari.bilag(421.3), await kari.bilag(400), await kari.bilag(21.3)]
    const differ = [422, 'sumsDiffer', { bilagIds: 'sumsDiffer' }]
    expect(await refusal(kari.match(row!.id, { bilagIds: [part] }))).toEqual(differ)
    expect(await refusal(kari.match(incoming!.id, { bilagIds: [whole] }))).toEqual(differ)
    expect(await kari.match(row!.id, { bilagIds: [part, rest] })).toMatchObject({ match: { bilagIds: [part, rest] } })
    expect(await refusal(kari.match(row!.id, { bilagIds: [whole] }))).toEqual([409, 'alreadyMatched', undefined])
    expect(await refusal(kari.match(same!.id, { bilagIds: [rest, part] }))).toEqual([409, 'alreadyMatched', undefined])
    await kari.match(same!.id, { bilagIds: [whole, whole] })
    await kari.open(row!.id)
    await kari.open(same!.id)
    await kari.match(row!.id, { bilagIds: [whole] })
  })

  it('below zero is matched with money that came back, or made of it', async () => {
    const kari = await landlord()
    const [row, same, out] = await kari.bring(
      ['04.11.2026', '421,30', 'Jernia retur'],
      ['06.11.2026', '99', 'Clas Ohlson'],
      ['07.11.2026', '-421,30', 'Jernia'],
    )
    const credit = await kari.bilag(-421.3)
    expect(await refusal(kari.match(out!.id, { bilagIds: [credit] }))).toEqual([
      422,
      'sumsDiffer',
      { bilagIds: 'sumsDiffer' },
    ])
    expect((await kari.one(row!.id)).suggestion).toMatchObject({ kind: 'bilag', bilagId: credit })
    expect(await kari.match(row!.id, { bilagIds: [credit] })).toMatchObject({ match: { bilagIds: [credit] } })
    expect(await refusal(kari.voucher(same!.id, kari.expense(99)))).toEqual([422, 'sumsDiffer', { sum: 'sumsDiffer' }])
    const made = await kari.voucher(same!.id, kari.expense(-99))
    expect([made.sum, await kari.says(same!.id)]).toEqual([-9900, ['matched', { bilagIds: [made.id] }]])
  })

  it('that is split pays all its parts; a voucher that nothing paid is split alone', async () => {
    const kari = await landlord()
    const [row] = await kari.bring(['04.11.2026', '-1000', 'Gjensidige'])
    const [paid, free] = [await kari.bilag(1000), await kari.bilag(1000)]
    await kari.match(row!.id, { bilagIds: [paid] })
    const parts = [
      { houseId: kari.houseId, sum: 600 },
      { houseId: kari.houseId, sum: 400 },
    ]
    const split = (id: number) => at.app.call(expenseCalls.split, { ...params(id), body: { parts } }, kari.options)
    const made = await split(paid)
    expect(await kari.says(row!.id)).toEqual(['matched', { bilagIds: made.map(({ id }) => id) }])
    await split(free)
    expect(await kari.says(row!.id)).toEqual(['matched', { bilagIds: made.map(({ id }) => id) }])
    await kari.open(row!.id)
    expect(await kari.match(row!.id, { bilagIds: made.map(({ id }) => id) })).toMatchObject({ state: 'matched' })
  })

  it('that is another’s, or lies in the trash folder, is refused', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const [row] = await kari.bring(['04.11.2026', '-100', 'Jernia'])
    const [his, mine] = [await ola.bilag(100), await kari.bilag(100)]
    expect(await refusal(kari.match(row!.id, { bilagIds: [his] }))).toEqual([404, 'notFound', undefined])
    await at.app.call(expenseCalls.remove, params(mine), kari.options)
    expect(await refusal(kari.match(row!.id, { bilagIds: [mine] }))).toEqual([409, 'isTrashed', undefined])
  })

  it('is made of a movement by its form, and stays when that is opened again', async () => {
    const kari = await landlord()
    const [row, incoming] = await kari.bring(['04.11.2026', '-421,30', 'Jernia'], ['04.11.2026', '421,30', 'Inn'])
    expect(await refusal(kari.voucher(row!.id, kari.expense(421.31)))).toEqual([
      422,
      'sumsDiffer',
      { sum: 'sumsDiffer' },
    ])
    expect(await refusal(kari.voucher(incoming!.id, kari.expense(421.3)))).toEqual([
      422,
      'sumsDiffer',
      { sum: 'sumsDiffer' },
    ])
    const used = await kari.used()
    const made = await kari.voucher(row!.id, kari.expense(421.3))
    expect(made).toMatchObject({ description: 'Maling', sum: 42_130 })
    expect(await kari.used()).toBe(used + 1)
    expect(await kari.says(row!.id)).toEqual(['matched', { bilagIds: [made.id] }])
    expect(await refusal(kari.voucher(row!.id, kari.expense(421.3)))).toEqual([409, 'alreadyMatched', undefined])
    await kari.open(row!.id)
    expect(await at.app.call(expenseCalls.read, params(made.id), kari.options)).toMatchObject({ isTrashed: false })
    expect((await kari.one(row!.id)).suggestion).toMatchObject({
      kind: 'bilag',
      bilagId: made.id,
      houseId: made.houseId,
    })
  })

  it('takes a place of the plan, and none where it is refused', async () => {
    const kari = await landlord()
    const [row] = await kari.bring(['04.11.2026', '-100', 'Jernia'])
    const set = (values: { subscriptionActive: boolean; usedBilags?: number }) =>
      at.app.db.updateTable('account').set(values).where('id', '=', kari.account).execute()
    await set({ subscriptionActive: false, usedBilags: 21 })
    await at.app.db
      .updateTable('account')
      .set({ firstBilagDate: sql`'2026-11-19'` })
      .where('id', '=', kari.account)
      .execute()
    expect(await refusal(kari.voucher(row!.id, kari.expense(100)))).toEqual([402, 'freeLimit', undefined])
    expect(await kari.says(row!.id)).toEqual(['open', null])
    await set({ subscriptionActive: true })
    await kari.voucher(row!.id, kari.expense(100))
  })

  it('is suggested as the last one of the same payee was, and as a voucher of its sum and day', async () => {
    const kari = await landlord()
    const [first, next, other] = await kari.bring(
      ['04.10.2026', '-500', 'Avtalegiro', '', '12349100043', 'Gjensidige'],
      ['04.11.2026', '-510', 'Avtalegiro', '', '12349100043', 'Gjensidige'],
      ['05.11.2026', '-99', 'Jernia'],
    )
    await kari.voucher(first!.id, kari.expense(500, { description: 'Forsikring', date: '2026-10-04' }))
    const bilag = await kari.bilag(99)
    const [second, third] = [await kari.one(next!.id), await kari.one(other!.id)]
    expect(second.suggestion).toMatchObject({
      kind: 'new-bilag',
      values: { description: 'Forsikring', sum: 51_000, date: '2026-11-04', houseId: kari.houseId },
    })
    expect(third.suggestion).toMatchObject({ kind: 'bilag', bilagId: bilag })
    expect(await kari.accept([next!.id, other!.id])).toEqual({
      accepted: [other!.id],
      refused: [{ id: next!.id, message: 'voucherFormNeeded' }],
    })
    expect(await kari.says(other!.id)).toEqual(['matched', { bilagIds: [bilag] }])
  })

  it('that a repeat has made stays when the repeat is changed from before it', async () => {
    const kari = await landlord()
    const [row] = await kari.bring(['21.10.2026', '-500', 'Vaktmester'])
    const repeating = await kari.bilag(500, { date: '2026-09-20', repeat: 'monthly' })
    const { series } = await at.app.call(expenseCalls.read, params(repeating), kari.options)
    const october = series.find(({ date }) => date === '2026-10-20')!
    await kari.match(row!.id, { bilagIds: [october.id] })
    const body = kari.expense(600, { date: '2026-10-10', repeat: 'monthly' })
    await at.app.call(repeatCalls.changeFrom, { ...params(repeating), body }, kari.options)
    expect(await at.app.call(expenseCalls.read, params(october.id), kari.options)).toMatchObject({ sum: 50_000 })
    expect(await kari.says(row!.id)).toEqual(['matched', { bilagIds: [october.id] }])
  })

  it('in the trash folder stays matched, and opens its movement when it is deleted for good', async () => {
    const kari = await landlord()
    const [row, archived, in_] = await kari.bring(
      ['04.11.2026', '-100', 'Jernia'],
      ['05.11.2026', '-200', 'Maxbo'],
      ['06.11.2026', '300', 'Garasje'],
    )
    const [bilag, later, income] = [
      await kari.bilag(100),
      await kari.bilag(200, { archived: true }),
      await kari.income(300),
    ]
    await kari.match(row!.id, { bilagIds: [bilag] })
    await kari.match(archived!.id, { bilagIds: [later] })
    await kari.match(in_!.id, { incomeId: income })
    await at.app.call(expenseCalls.remove, params(bilag), kari.options)
    await at.app.call(incomeCalls.remove, params(income), kari.options)
    expect((await kari.list({ state: 'matched' })).map(({ id }) => id)).toHaveLength(3)
    const forGood = (type: 'bilag' | 'income-bilag', id: number) =>
      at.app.call(trashCalls.remove, { params: { type, id: String(id) } }, kari.options)
    await forGood('bilag', bilag)
    await forGood('income-bilag', income)
    await at.app.call(expenseCalls.remove, params(later), kari.options)
    expect(await kari.list({ state: 'matched' })).toEqual([])
    expect((await kari.list()).every(({ state, match }) => state === 'open' && match === null)).toBe(true)
  })
})

describe('the payments of vouchers', () => {
  it('are named with text, day and account of the bank, each voucher once, as long as they are matched', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const [power, both, garage, rent] = await kari.bring(
      ['02.11.2026', '-1254', 'Strøm oktober', '', '', 'Fjordkraft AS'],
      ['04.11.2026', '-300', 'Maling og kost'],
      ['05.11.2026', '700', 'Garasje'],
      ['06.11.2026', '9500', 'Leie', '', '', 'Per Hansen'],
    )
    const [first, second, income] = [await kari.bilag(100), await kari.bilag(200), await kari.income(700)]
    const voucher = await kari.voucher(power!.id, kari.expense(1254, { description: 'FJORDKRAFT AS' }))
    await kari.match(both!.id, { bilagIds: [first, second] })
    await kari.match(garage!.id, { incomeId: income })
    await kari.match(rent!.id, { rent: { contractId: await kari.signed() } })
    const paid = () => at.app.call(paidVoucherCalls.list, {}, kari.options)
    expect(await paid()).toEqual([
      { kind: 'income', id: income, ...saidOf(garage!) },
      { kind: 'bilag', id: first, ...saidOf(both!) },
      { kind: 'bilag', id: second, ...saidOf(both!) },
      { kind: 'bilag', id: voucher.id, ...saidOf(power!) },
    ])
    expect((await paid()).at(-1)).toMatchObject({
      date: '2026-11-02',
      sum: -125_400,
      text: 'Strøm oktober',
      counterparty: 'Fjordkraft AS',
    })
    await kari.open(both!.id)
    expect((await paid()).map(({ id }) => id)).toEqual([income, voucher.id])
    expect(await at.app.call(paidVoucherCalls.list, {}, ola.options)).toEqual([])
  })
})

describe('income', () => {
  it('is matched with money in of its sum, once, and never what a contract has booked', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const contract = await kari.signed()
    const [row, same] = await kari.bring(['04.11.2026', '9500', 'Inn'], ['05.11.2026', '9500', 'Inn'])
    const [income, other, his] = [await kari.income(9500), await kari.income(9499), await ola.income(9500)]
    expect(await refusal(kari.match(row!.id, { incomeId: other }))).toEqual([
      422,
      'sumsDiffer',
      { incomeId: 'sumsDiffer' },
    ])
    expect(await refusal(kari.match(row!.id, { incomeId: his }))).toEqual([404, 'notFound', undefined])
    const [booked] = await kari.rows(contract)
    expect(await refusal(kari.match(row!.id, { incomeId: booked!.id }))).toEqual([409, 'incomeOfContract', undefined])
    expect(await kari.match(row!.id, { incomeId: income })).toMatchObject({ match: { incomeId: income } })
    expect(await refusal(kari.match(same!.id, { incomeId: income }))).toEqual([409, 'alreadyMatched', undefined])
  })
})
