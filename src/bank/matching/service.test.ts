import { describe, expect, it } from 'vitest'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { nordeaFile, sparebankenFile } from '../file/test-bank-files'
import { bankTransactionCalls } from '../transaction/calls'
import { matchingFixture } from './test-matching'

const { at, refusal, landlord } = matchingFixture()

const november = { follows_from: '2026-11' }

/** A file of one month from DNB. Many of its rows are not rent. */
const dnb = Buffer.from(
  [
    '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
    '"20.11.2026";"Overføring  Reservert transaksjon ";"20.11.2026";"";7900',
    '"17.11.2026";"Overføring Innland  635 Lukasz Kowalczyk Leie november ";"17.11.2026";"";7897',
    '"05.11.2026";"Utb. 2000345 Vippsnr 512345 ";"05.11.2026";"";1985',
    '"04.11.2026";"Giro  1374 Gjensidige Forsikring Asa Avtalegiro";"04.11.2026";4213;""',
    '"03.11.2026";"Overføring Innland  636 Kari Østby Leie Amina nov ";"03.11.2026";"";8750',
    '"02.11.2026";"Overføring Innland  637 Åse Bjørnstad Husleie ";"02.11.2026";"";9500',
    '"02.11.2026";"Kontoregulering  221 Mobil Overføring ";"02.11.2026";10000;""',
    '"01.11.2026";"Omkostninger  Nettbank ";"01.11.2026";3;""',
  ].join('\r\n'),
)
const tenant = (tenant_first_name: string, tenant_last_name: string, month_sum: number) => ({
  tenant_first_name,
  tenant_last_name,
  month_sum,
})

describe('a file of a bank', () => {
  it('becomes paid months by one press, and open ones again by another', async () => {
    const kari = await landlord()
    const åse = await kari.signed(tenant('Åse', 'Bjørnstad', 9500))
    const amina = await kari.signed(tenant('Amina', 'Hassan', 8750))
    const lukasz = await kari.signed(tenant('Lukasz', 'Kowalczyk', 7900))
    for (const id of [åse, amina, lukasz]) await kari.follow(id, november)
    expect((await kari.arrears()).map(({ owed }) => owed)).toEqual([9500, 8750, 7900])
    await kari.uploadBytes(dnb)
    const rows = await kari.list({ state: 'open' })
    const shown = rows.map(({ sum, suggestion }) => [
      sum / 100,
      suggestion?.kind,
      suggestion && 'certainty' in suggestion && suggestion.certainty,
    ])
    expect(shown).toEqual([
      [7897, 'rent', 'likely'],
      [1985, undefined, null],
      [-4213, undefined, null],
      [8750, 'rent', 'likely'],
      [-10_000, undefined, null],
      [9500, 'rent', 'sure'],
      [-3, undefined, null],
    ])
    const sure = rows.find(({ suggestion }) => suggestion?.kind === 'rent' && suggestion.certainty === 'sure')!
    expect(sure.suggestion).toEqual({
      kind: 'rent',
      contractId: åse,
      months: [{ month: '2026-11', sum: 950_000 }],
      certainty: 'sure',
      because: ['name', 'sum'],
    })
    expect(await kari.accept([sure.id])).toEqual({ accepted: [sure.id], refused: [] })
    expect(await kari.months(åse)).toEqual(['11 9500 paid'])
    expect((await kari.arrears()).map(({ contractId }) => contractId)).toEqual([amina, lukasz])
    expect(await kari.one(sure.id)).toMatchObject({
      state: 'matched',
      match: { rent: { contractId: åse, months: [{ month: '2026-11', sum: 950_000 }] } },
      suggestion: null,
    })
    // A likely suggestion is accepted when the landlord asks for it. A payment that is too low leaves the rest owed.
    const likely = rows.filter(({ suggestion }) => suggestion?.kind === 'rent' && suggestion.certainty === 'likely')
    expect((await kari.accept(likely.map(({ id }) => id))).accepted).toHaveLength(2)
    expect((await kari.arrears()).map(({ contractId, owed }) => [contractId, owed])).toEqual([[lukasz, 3]])
    const { payments } = await kari.read(åse)
    expect(payments).toMatchObject([{ date: '2026-11-02', sum: 9500, transactionId: sure.id }])
    expect(await refusal(kari.remove(åse, payments[0]!.id))).toEqual([409, 'paymentFromBank', undefined])

    expect(await kari.open(sure.id)).toMatchObject({ state: 'open', match: null, suggestion: { certainty: 'sure' } })
    expect(await kari.months(åse)).toEqual(['11 0 late'])
    expect(await kari.open(sure.id)).toMatchObject({ state: 'open' })
    // The file is read in a separate process, which has to start first.
  }, 240_000)
})

describe('rent', () => {
  it('is matched with months that are named, or with the oldest that are unpaid', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    await kari.follow(id, { follows_from: '2026-10' })
    const [two, half, back] = await kari.bring(
      ['03.11.2026', '19000', 'To måneder', '12342100188'],
      ['05.11.2026', '4000', 'Delvis'],
      ['06.11.2026', '-6000', 'Tilbake'],
    )
    expect(await kari.match(half!.id, { rent: { contractId: id } })).toMatchObject({
      state: 'matched',
      match: { rent: { contractId: id, months: null } },
    })
    expect(await kari.months(id)).toEqual(['10 4000 part', '11 0 late'])
    await kari.match(two!.id, {
      rent: {
        contractId: id,
        months: [
          { month: '2026-10', sum: 5500 },
          { month: '2026-11', sum: 9500 },
        ],
      },
    })
    expect(await kari.months(id)).toEqual(['10 9500 paid', '11 9500 paid'])
    const { payments } = await kari.read(id)
    // The older transaction pays the rest of October, so the newer one has its whole sum left over.
    expect(payments.map(({ transactionId, rest }) => [transactionId, rest])).toEqual([
      [two!.id, 0],
      [half!.id, 4000],
    ])
    await kari.match(back!.id, { rent: { contractId: id, months: [{ month: '2026-11', sum: -6000 }] } })
    // The refund first uses up the unused sum.
    expect(await kari.months(id)).toEqual(['10 9500 paid', '11 7500 part'])
    await kari.open(back!.id)
    expect(await kari.months(id)).toEqual(['10 9500 paid', '11 9500 paid'])
  })

  it('is refused for months of the other sign, more than the sum, a draft, another’s contract and a lump sum', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const [id, draft, his] = [await kari.signed(), await kari.create(), await ola.signed()]
    const [row] = await kari.bring(['03.11.2026', '9500', 'Leie'])
    const rent = (contractId: number, sum?: number) =>
      refusal(
        kari.match(row!.id, {
          rent: { contractId, ...(sum !== undefined && { months: [{ month: '2026-11', sum }] }) },
        }),
      )
    expect(await rent(id, -9500)).toEqual([422, 'invalid', { 'rent.months': 'aboveZero' }])
    expect(await rent(id, 9500.01)).toEqual([422, 'invalid', { 'rent.months': 'monthsAboveSum' }])
    expect(await rent(id, 0)).toEqual([422, 'invalid', { 'rent.months.0.sum': 'money' }])
    expect(await rent(draft)).toEqual([409, 'contractNotSigned', undefined])
    expect(await rent(his)).toEqual([404, 'notFound', undefined])
    await at.app.db.updateTable('bank_transaction').set({ lump_sum: true }).where('id', '=', row!.id).execute()
    expect(await rent(id)).toEqual([409, 'lumpSum', undefined])
    expect(await kari.says(row!.id)).toEqual(['open', null])
    expect((await kari.read(id)).payments).toEqual([])
  })

  it('of a lease that nobody has followed yet is suggested from the month of the first payment on', async () => {
    const kari = await landlord()
    const terms = { start_date: '2026-01-01', first_payment_date: '2026-01-01' }
    const id = await kari.signed({ ...terms, tenant_first_name: 'Åse', tenant_last_name: 'Bjørnstad' })
    const [row] = await kari.bring(['02.11.2026', '9500', 'Husleie', '', '', 'Åse Bjørnstad'])
    const { suggestion } = await kari.one(row!.id)
    expect(suggestion).toMatchObject({ kind: 'rent', contractId: id, months: [{ month: '2026-11', sum: 950_000 }] })
    await kari.accept([row!.id])
    expect((await kari.read(id)).follows_from).toBe('2026-11')
  })

  it('is remembered by its account after one match, and forgotten when that is undone', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    await kari.follow(id, { follows_from: '2026-09' })
    const [first, second] = await kari.bring(
      ['02.10.2026', '9500', 'Fra mamma', '12342100188', '', 'Kari Østby'],
      ['03.11.2026', '9500', 'Fra mamma', '12342100188', '', 'Kari Østby'],
    )
    await kari.match(first!.id, { rent: { contractId: id, months: [{ month: '2026-09', sum: 9500 }] } })
    const because = async () => {
      const { suggestion } = await kari.one(second!.id)
      return suggestion?.kind === 'rent' ? suggestion.because : null
    }
    expect(await because()).toContain('account')
    await kari.open(first!.id)
    expect((await because()) ?? []).not.toContain('account')
  })
})

describe('a movement', () => {
  it('is set aside and opened again, each as often as it is said, and matched also when it was set aside', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    const [row] = await kari.bring(['03.11.2026', '9500', 'Leie'])
    for (const state of ['ignored', 'ignored'] as const)
      expect(await kari.ignore(row!.id)).toMatchObject({ state, match: null, suggestion: null })
    expect(await kari.accept([row!.id])).toMatchObject({ refused: [{ message: 'changed' }] })
    expect(await kari.open(row!.id)).toMatchObject({ state: 'open', suggestion: { kind: 'rent' } })
    await kari.ignore(row!.id)
    await kari.match(row!.id, { rent: { contractId: id } })
    expect(await refusal(kari.ignore(row!.id))).toEqual([409, 'alreadyMatched', undefined])
  })

  it('that was rent says nothing of who paid when the tenant is erased', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    const [row, other] = await kari.bring(
      ['03.11.2026', '9500', 'Leie Per', '12342100188', '', 'Per Hansen'],
      ['04.11.2026', '-100', 'Jernia'],
    )
    await kari.match(row!.id, { rent: { contractId: id } })
    await kari.finish(id)
    await at.app.call(tenancyCalls.eraseTenant, { params: { id: String(id) }, body: { confirm: true } }, kari.options)
    const nothing = { text: '', counterparty: null, counter_account: null, reference: null }
    expect(await kari.one(row!.id)).toMatchObject({ ...nothing, sum: 950_000, state: 'matched' })
    expect(await kari.one(other!.id)).toMatchObject({ text: 'Jernia' })
  })

  it('is said to be one thing only', async () => {
    const kari = await landlord()
    const [row] = await kari.bring(['03.11.2026', '9500', 'Leie'])
    for (const body of [{}, { rent: { contractId: 1 }, incomeId: 1 }])
      expect(await refusal(kari.match(row!.id, body))).toEqual([422, 'invalid', { rent: 'choose' }])
  })

  it('is nobody else’s', async () => {
    const [kari, ola] = [await landlord(), await landlord()]
    const [row] = await kari.bring(['03.11.2026', '-100', 'Jernia'])
    const notFound = [404, 'notFound', undefined]
    expect(await refusal(ola.match(row!.id, { bilagIds: [await ola.bilag(100)] }))).toEqual(notFound)
    expect(await refusal(ola.voucher(row!.id, ola.expense(100)))).toEqual(notFound)
    expect(await refusal(ola.ignore(row!.id))).toEqual(notFound)
    expect(await refusal(ola.open(row!.id))).toEqual(notFound)
    expect(await refusal(ola.accept([row!.id]))).toEqual(notFound)
    const [own] = await ola.bring(['03.11.2026', '-7', 'Kiosk'])
    expect(await ola.accept([row!.id, own!.id])).toEqual({
      accepted: [],
      refused: [
        { id: row!.id, message: 'notFound' },
        { id: own!.id, message: 'changed' },
      ],
    })
    expect(await kari.says(row!.id)).toEqual(['open', null])
  })
})

describe('a new voucher for a payment', () => {
  const values = (suggestion: unknown) => (suggestion as { values: object }).values
  const november = 'Til: Fjordkraft Betalt: 12.11.26 Strøm november'

  it('has the text of its own payment, not that of an earlier one', async () => {
    const kari = await landlord()
    const [later, earlier] = await kari.bring(
      ['12.11.2026', '-437,00', november],
      ['12.10.2026', '-421,00', 'Til: Fjordkraft Betalt: 12.10.26 Strøm oktober'],
    )
    for (const description of [november, 'Fjordkraft: Strøm november']) {
      await kari.voucher(later!.id, kari.expense(437, { description, date: '2026-11-12', anyway: true }))
      const { suggestion } = await kari.one(earlier!.id)
      expect(values(suggestion)).toMatchObject({ cost_type: 'maintenance', description: 'Fjordkraft: Strøm oktober' })
      await kari.open(later!.id)
    }
    await kari.voucher(
      later!.id,
      kari.expense(437, { description: 'Strøm til gangen', date: '2026-11-12', anyway: true }),
    )
    expect(values((await kari.one(earlier!.id)).suggestion)).toMatchObject({ description: 'Strøm til gangen' })
  })
})

describe('a payment that was read before in another format', () => {
  it('is asked about, is suggested for nothing, and takes no month', async () => {
    const kari = await landlord()
    const id = await kari.signed(tenant('Åse', 'Bjørnstad', 9500))
    await kari.follow(id, november)
    await kari.bringBytes(nordeaFile([['02.11.2026', '9500,00', 'Husleie', '', '', 'Åse Bjørnstad']]))
    await kari.bringBytes(sparebankenFile([['02.11.2026', '9500,00', 'Fra: Åse Bjørnstad']]), undefined, true)
    const [copy, first] = await kari.list({ state: 'open' })
    expect(first).toMatchObject({ suggestion: { kind: 'rent', certainty: 'sure' } })
    expect(first).not.toHaveProperty('same_as')
    const asked = { suggestion: null, same_as: { id: first!.id, read_on: '2026-11-20' } }
    expect(copy).toMatchObject(asked)
    await kari.accept([first!.id])
    expect(await kari.one(copy!.id)).toMatchObject(asked)
    expect(await kari.ignore(copy!.id)).not.toHaveProperty('same_as')
    expect(await kari.open(copy!.id)).toMatchObject(asked)
    // Once the earlier one is set aside, this one is the payment.
    await kari.open(first!.id)
    await kari.ignore(first!.id)
    expect(await kari.one(copy!.id)).toMatchObject({ suggestion: { kind: 'rent', certainty: 'sure' } })
  })
})

describe('an import', () => {
  it('stays while one of its rows is matched, and goes when that is undone', async () => {
    const kari = await landlord()
    const id = await kari.signed()
    const { importId } = await kari.bringBytes(dnb)
    const row = (await kari.list()).find(({ sum }) => sum === 950_000)!
    await kari.match(row.id, { rent: { contractId: id } })
    const remove = () =>
      at.app.call(bankTransactionCalls.removeImport, { params: { importId: String(importId) } }, kari.options)
    expect(await refusal(remove())).toEqual([409, 'importInUse', undefined])
    await kari.open(row.id)
    await remove()
    expect(await kari.list()).toEqual([])
  })
})
