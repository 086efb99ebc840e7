import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { supplierCalls } from '../../books/supplier/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import type { ShownSuggestion } from '../transaction/model'
import { bankMatchingCalls } from './calls'
import { matchingFixture } from './test-matching'

const { at, refusal, landlord } = matchingFixture()

describe('suggestions', () => {
  it('find a lease that was signed before it was recorded, which one press then matches', async () => {
    const kari = await landlord()
    const body = {
      houseId: kari.houseId,
      tenant_first_name: 'Nina',
      tenant_last_name: 'Berg',
      type: 'running' as const,
      start_date: '2022-05-01',
      first_payment_date: '2022-05-01',
      month_sum: 8700,
      books_from: '2026-01-01',
    }
    const { id } = await at.app.call(tenancyCalls.existing, { body }, kari.options)
    const [row] = await kari.bring(['02.11.2026', '8700', 'Husleie', '', '', 'Nina Berg'])
    expect((await kari.one(row!.id)).suggestion).toMatchObject({
      kind: 'rent',
      contractId: id,
      months: [{ month: '2026-11', sum: 870_000 }],
      certainty: 'sure',
    })
    expect(await kari.accept([row!.id])).toEqual({ accepted: [row!.id], refused: [] })
    expect(await kari.read(id)).toMatchObject({ follows_from: '2026-11', owed: 0 })
  })

  it('taken twice at once book each payment once', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    await kari.follow(id, { follows_from: '2026-10' })
    const rows = await kari.bring(
      ['02.10.2026', '9500', 'Husleie', '', '', 'Per Hansen'],
      ['02.11.2026', '9500', 'Husleie', '', '', 'Per Hansen'],
    )
    const ids = rows.map((row) => row.id)
    const both = await Promise.all([kari.accept(ids), kari.accept(ids), kari.accept(ids)])
    expect(new Set(both.flatMap(({ accepted }) => accepted))).toEqual(new Set(ids))
    expect(both.flatMap(({ accepted }) => accepted)).toHaveLength(2)
    expect(both.flatMap(({ refused }) => refused.map(({ message }) => message))).toEqual(
      Array.from({ length: 4 }, () => 'alreadyMatched'),
    )
    expect((await kari.read(id)).payments).toHaveLength(2)
    expect(await kari.months(id)).toEqual(['10 9500 paid', '11 9500 paid'])
  })

  it('begin a new voucher as the last one of a supplier was, also where none of its payments was matched', async () => {
    const kari = await landlord()
    const [supplier] = await at.app.call(supplierCalls.list, {}, kari.options)
    await kari.bilag(700, { date: '2026-08-04', description: 'Eldre' })
    await kari.bilag(800, { date: '2026-09-04', description: 'Ettersyn' })
    await kari.bilag(900, { date: '2026-10-04', archived: true, description: 'Mangler' })
    const [row] = await kari.bring(['04.11.2026', '-100', 'Nettgiro', '', '', supplier!.name.toUpperCase()])
    expect((await kari.one(row!.id)).suggestion).toMatchObject({
      kind: 'new-bilag',
      values: { supplierId: supplier!.id, houseId: kari.houseId, description: 'Ettersyn', sum: 10_000 },
    })
  })

  it('begin the rent with the month of its own first payment, whatever else came in before', async () => {
    const kari = await landlord()
    const id = await kari.signed({ start_date: '2026-06-01', first_payment_date: '2026-06-01' })
    const [, rent] = await kari.bring(
      ['03.06.2026', '33,00', 'Butikk retur'],
      ['02.11.2026', '9500', 'Overføring', '', '', 'Per Hansen'],
    )
    expect((await kari.one(rent!.id)).suggestion).toMatchObject({
      kind: 'rent',
      months: [{ month: '2026-11', sum: 950_000 }],
      certainty: 'sure',
    })
    await kari.accept([rent!.id])
    expect(await kari.read(id)).toMatchObject({ follows_from: '2026-11', owed: 0 })
  })

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0, 2]], [[2, 0, 1]]])(
    'of a first file with several months are for the months of their days, taken in the order %j',
    async (order) => {
      const kari = await landlord()
      const terms = { start_date: '2026-07-01', first_payment_date: '2026-07-01', month_sum: 10_000 }
      const id = await kari.signed(terms)
      const rows = await kari.bring(
        ['01.07.2026', '10000', 'Leie', '', '', 'Per Hansen'],
        ['03.08.2026', '10000', 'Leie', '', '', 'Per Hansen'],
        ['01.09.2026', '10000', 'Leie', '', '', 'Per Hansen'],
      )
      for (const at of order) await kari.accept([rows[at]!.id])
      expect(await kari.read(id)).toMatchObject({ follows_from: '2026-07', owed: 20_000, late_since: '2026-10-01' })
      expect(await kari.months(id)).toEqual([
        '07 10000 paid',
        '08 10000 paid',
        '09 10000 paid',
        '10 0 late',
        '11 0 late',
      ])
    },
  )

  it('are refused where an earlier one of the list has taken what they are for', async () => {
    const kari = await landlord()
    const bilag = await kari.bilag(100)
    const rows = await kari.bring(['04.11.2026', '-100', 'Kiosk'], ['05.11.2026', '-100', 'Kiosken'])
    const [first, second] = await Promise.all(rows.map(({ id }) => kari.one(id)))
    expect([first!.suggestion, second!.suggestion]).toMatchObject([
      { kind: 'bilag', bilagId: bilag, certainty: 'likely' },
      { kind: 'bilag', bilagId: bilag, certainty: 'likely' },
    ])
    expect(await kari.accept([second!.id, first!.id, 9_999_999])).toEqual({
      accepted: [second!.id],
      refused: [
        { id: first!.id, message: 'suggestionGone' },
        { id: 9_999_999, message: 'notFound' },
      ],
    })
  })

  it('are refused where they are another by now, and taken as they were seen whatever else is certain', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    await kari.follow(id, { follows_from: '2026-11' })
    const lines = [
      ['02.11.2026', '9500', 'Husleie', '', '', 'Per Hansen'],
      ['04.11.2026', '-100', 'Kiosk'],
    ] as const
    const bilag = await kari.bilag(100)
    const [rent, kiosk] = await kari.bring(...lines)
    const seen = await kari.list({ state: 'open' })
    // The month is paid by hand in the meantime. The row is now suggested for that payment or for December. The
    // landlord saw neither.
    await kari.pay(id, { date: '2026-11-02', sum: 9500, months: [{ month: '2026-11', sum: 9500 }], anyway: true })
    expect(await kari.accept([rent!.id, kiosk!.id], seen)).toEqual({
      accepted: [kiosk!.id],
      refused: [{ id: rent!.id, message: 'changed' }],
    })
    expect(await kari.months(id)).toEqual(['11 9500 paid'])
    expect(await kari.says(kiosk!.id)).toEqual(['matched', { bilagIds: [bilag] }])
  })

  it('are refused where one of the list has another month, sum, contract, voucher or kind than today', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    await kari.follow(id, { follows_from: '2026-11' })
    const [row] = await kari.bring(['02.11.2026', '9500', 'Husleie', '', '', 'Per Hansen'])
    const { suggestion } = await kari.one(row!.id)
    expect(suggestion).toMatchObject({ kind: 'rent', contractId: id, certainty: 'sure' })
    const rent = suggestion as Extract<ShownSuggestion, { kind: 'rent' }>
    const part = rent.months[0]!
    const others: readonly ShownSuggestion[] = [
      { ...rent, contractId: id + 1 },
      { ...rent, months: [{ ...part, month: '2026-12' }] },
      { ...rent, months: [{ ...part, sum: ore(part.sum - 1) }] },
      { ...rent, months: [] },
      { kind: 'payment', paymentId: 1, certainty: 'sure', because: ['sum'] },
      { kind: 'bilag', bilagId: 1, certainty: 'sure', because: ['sum'] },
    ]
    for (const other of others)
      expect(await kari.accept([row!.id], [{ ...row!, suggestion: other }]), JSON.stringify(other)).toEqual({
        accepted: [],
        refused: [{ id: row!.id, message: 'changed' }],
      })
    // The landlord accepts the match and not its certainty, so the certainty may differ.
    expect(
      await kari.accept([row!.id], [{ ...row!, suggestion: { ...rent, certainty: 'likely', because: [] } }]),
    ).toMatchObject({ accepted: [row!.id] })
  })

  it('of another landlord are not found', async () => {
    const [kari, other] = [await landlord(), await landlord()]
    const [row] = await other.bring(['04.11.2026', '-100', 'Kiosk'])
    expect(await refusal(kari.accept([row!.id]))).toEqual([404, 'notFound', undefined])
  })

  it('are no list of ids', async () => {
    const kari = await landlord()
    const body = { ids: [1] } as never
    expect(await refusal(at.app.call(bankMatchingCalls.accept, { body }, kari.options))).toEqual([
      422,
      'invalid',
      { rows: 'invalid', ids: 'unknown' },
    ])
  })

  it('say what texts of the bank say nowhere but in the rows', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    const [row] = await kari.bring(['03.11.2026', '9500', 'Hemmelig leie', '12342100188', '', 'Lege Legesen'])
    await kari.match(row!.id, { rent: { contractId: id } })
    await kari.open(row!.id)
    for (const table of ['audit', 'sendlog', 'job', 'rent_payment', 'rent_reference', 'rent_payer']) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(at.app.db)
      expect(rows.filter(({ text }) => /Hemmelig|Legesen|12342100188/.test(text))).toEqual([])
    }
    const { rows } = await sql<{ action: string; entity: string }>`
      select action, entity from audit where account_id = ${kari.account} order by id desc limit 2`.execute(at.app.db)
    expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      `POST bank/transactions/{id}/open ${row!.id}`,
      `POST bank/transactions/{id}/match ${row!.id}`,
    ])
    expect(at.app.logged.join('\n')).not.toMatch(/Hemmelig|Legesen/)
  })
})
