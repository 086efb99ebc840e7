import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAccountNumber } from '../../base/kit/account-number'
import { addDays, addMonths, day, dayOf, formatDay, monthOf, osloDay, yearOf, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { formatOre, ore } from '../../base/kit/money'
import { isPhone } from '../../base/kit/phone'
import { textOfPdf } from '../../base/pdf/test-pdf'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../../lease/contract/calls'
import { paperCalls } from '../../lease/document/calls'
import { applicableLawNotes } from '../../lease/law/rules'
import { lettingLaw } from '../../lease/law/rules-letting'
import { regulationCalls } from '../../lease/regulation/calls'
import { rentAccountCalls } from '../../lease/rent-account/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { testApp, type TestApp } from '../server/test-app'
import { demoProviders, fillDemo } from './fill'
import { demoContracts } from './fill-contracts'
import { demoEmail, demoProfile } from './landlord'
import { demoCoTenants, demoTenants } from './tenancies'

const password = 'Fjord-1234'
const first = day('2026-11-20')

let app: TestApp
let token: string
let filled: Awaited<ReturnType<typeof fillDemo>>
/** Fills the demo as of a day. It replaces the demo that was filled before. */
async function fillOn(today: Day) {
  app.setNow(`${today}T10:00:00.000Z`)
  filled = await fillDemo({
    app: app.app,
    db: app.db,
    clock: app,
    encryption: app.encryption,
    password,
    print: () => undefined,
  })
  token = (await app.login(demoEmail, password)).accessToken
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const contracts = () => app.call(contractCalls.list, {}, { token })
const params = (id: number) => ({ params: { id: String(id) } })
const textAt = async (url: string) => plain(await textOfPdf((await app.raw('GET', url, undefined, { token })).bytes))
const income = async (query: Record<string, string>) =>
  (await app.call(ledgerCalls.allTypes, { query }, { token })).incomeBilags
const rentsOf = async (id: number) =>
  (await income({ date_from: '2020-01-01' }))
    .filter((one) => one.contractId === id)
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))

beforeAll(async () => {
  app = await testApp({ now: `${first}T10:00:00.000Z`, providers: demoProviders })
  await fillOn(first)
})
afterAll(() => app.close())

describe('the rent contracts of the demo', () => {
  it('are one that is over, two that run and one that is not signed yet', async () => {
    const all = await contracts()
    expect(
      all.map((one) => [
        one.additionalId,
        one.tenant_first_name,
        one.status,
        one.type,
        one.start_date,
        one.end_date,
        one.finished_on,
      ]),
    ).toEqual([
      [4, 'Elin', 'draft', 'time-bound', '2027-01-01', '2028-12-31', null],
      [3, 'Jonas', 'active', 'running', '2025-08-01', null, null],
      [2, 'Silje', 'active', 'running', '2025-01-01', null, null],
      [1, 'Marte', 'finished', 'running', '2025-01-01', null, '2025-07-31'],
    ])
    expect(
      all.map((one) => [
        one.deposit_sum,
        one.deposit_account !== null,
        one.cost_split?.category,
        one.extras !== null,
        one.checkList?.number_keys,
      ]),
    ).toEqual([
      [3 * 665_000, true, undefined, false, undefined],
      [3 * 1_530_000, true, 'LANDLORD', true, 3],
      [null, false, 'SPLIT', true, undefined],
      [null, false, undefined, false, 3],
    ])
    expect(all.map((one) => [one.dwelling_kind, one.co_tenants?.map(({ first_name }) => first_name)])).toEqual([
      ['room', []],
      ['home', ['Amina']],
      ['shared_house', []],
      ['home', []],
    ])
    expect(all.map((one) => [one.documents.length, one.signed_documents.length])).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  it('book their rent themselves, at the sum of its month', async () => {
    const [elin, jonas, silje, marte] = await contracts()
    const sums = async (id: number) => (await rentsOf(id)).map((rent) => rent.sum / 100)
    expect(await sums(marte!.id)).toEqual(Array.from({ length: 7 }, () => 14_500))
    expect(await sums(silje!.id)).toEqual([
      ...Array.from({ length: 12 }, () => 11_800),
      ...Array.from({ length: 11 }, () => 12_250),
    ])
    expect(await sums(jonas!.id)).toEqual([
      ...Array.from({ length: 12 }, () => 15_300),
      ...Array.from({ length: 4 }, () => 15_900),
    ])
    expect(await sums(elin!.id)).toEqual([])
    const next = await app.db
      .selectFrom('contract')
      .select('next_rent_on')
      .where('id', 'in', [marte!.id, silje!.id, jonas!.id, elin!.id])
      .orderBy('id')
      .execute()
    expect(next.map((one) => one.next_rent_on)).toEqual([null, '2026-12-01', '2026-12-01', null])
    expect(new Set((await rentsOf(marte!.id)).map((rent) => rent.canEditSum))).toEqual(new Set([false]))
    // The rent that was booked for months after Marte moved out is gone.
    expect(await income({ trashed: 'true', date_from: '2020-01-01' })).toEqual([])
    expect(filled.leases).toEqual({ contracts: 4, rents: 7 + 23 + 16 })
  })

  it('are signed before they begin, with the deposit due before that and each raise announced a month ahead', async () => {
    const signed = (await contracts()).filter((one) => one.status !== 'draft')
    expect(
      signed.map((one) => [
        one.tenant_first_name,
        one.signed_at && osloDay(one.signed_at),
        one.deposit_payment_deadline,
        one.rents.map(({ from, written_on: writtenOn = null }) => [from, writtenOn]),
      ]),
    ).toEqual([
      [
        'Jonas',
        '2025-07-18',
        '2025-07-29',
        [
          ['2025-08-01', null],
          ['2026-08-01', '2026-06-19'],
        ],
      ],
      [
        'Silje',
        '2024-12-18',
        null,
        [
          ['2025-01-01', null],
          ['2026-01-01', '2025-11-19'],
        ],
      ],
      ['Marte', '2024-12-18', null, [['2025-01-01', null]]],
    ])
    // The letter is dated the day it was written. The raise was agreed in time, so it is due with each month's rent.
    for (const one of signed.filter(({ rents }) => rents.length > 1)) {
      const { from, written_on: writtenOn } = one.rents[1]!
      const { url } = await app.call(regulationCalls.letter, { ...params(one.id), query: { from } }, { token })
      const letter = await textAt(url)
      expect(letter).toContain(formatDay(writtenOn!))
      expect(letter).not.toContain(formatDay(first))
      const { months } = await app.call(rentAccountCalls.read, params(one.id), { token })
      expect(months.filter(({ later }) => later !== undefined)).toEqual([])
    }
    const elin = (await contracts()).find((one) => one.status === 'draft')!
    expect(elin.deposit_payment_deadline! < elin.start_date).toBe(true)
  })

  it('can be read on paper: the lease, the signed one, the handover list and the rules of the house', async () => {
    for (const one of await contracts()) {
      const detail = await app.call(contractCalls.read, params(one.id), { token })
      const { url } = await app.call(paperCalls.paper, { ...params(one.id), query: { lang: 'nb' } }, { token })
      const rent = `kr ${plain(formatOre(one.month_sum)).replace(/,00$/, '')}`
      for (const paper of [url, ...detail.signed_documents]) {
        const text = await textAt(paper)
        for (const expected of [`${one.tenant_first_name} ${one.tenant_last_name}`, fullName(demoProfile), rent])
          expect(text).toContain(expected)
      }
      expect(detail.signed_files.map((file) => file.name)).toEqual(
        one.status === 'draft' ? [] : [`Signert leiekontrakt ${one.tenant_first_name} ${one.tenant_last_name}.pdf`],
      )
      expect(await textAt(detail.documents[0]!)).toContain('Husordensregler')
      if (one.checkList === null) continue
      const handover = await app.call(
        paperCalls.checklistPaper,
        { ...params(one.id), query: { lang: 'nb' } },
        { token },
      )
      expect(await textAt(handover.url)).toContain(one.tenant_last_name)
    }
  })

  it.each(['2028-02-29', '2027-01-02'])('follow from the day alone: %s', async (date) => {
    const today = day(date)
    await fillOn(today)
    const all = await contracts()
    expect(all.map((one) => one.status)).toEqual(['draft', 'active', 'active', 'finished'])
    expect(all[0]!.start_date > addDays(today, 28)).toBe(true)
    const january = dayOf(yearOf(today) - 1, 1, 1)
    for (const house of await app.call(houseCalls.list, {}, { token })) {
      const rents = (await income({ date_from: january, houseId: String(house.id) })).filter(
        (one) => one.contractId !== null,
      )
      const inOrder = rents.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
      expect(inOrder.map((rent) => [rent.start_date, rent.end_date])).toEqual(
        Array.from({ length: 12 + monthOf(today) }, (_, month) => [
          addMonths(january, month),
          addDays(addMonths(january, month + 1), -1),
        ]),
      )
      expect(inOrder.every((rent) => rent.taxable)).toBe(true)
    }
    for (const plan of demoContracts(today)) {
      const one = all.find((found) => found.tenant_email === plan.tenant.tenant_email)!
      const raised = (await rentsOf(one.id)).filter((rent) => rent.sum !== one.month_sum)
      expect(raised.map((rent) => rent.sum)).toEqual(raised.map(() => plan.raise?.sum))
      expect(raised[0]?.start_date).toBe(plan.raise?.from)
      expect(one.rents.slice(1)).toEqual(
        plan.raise ? [{ from: plan.raise.from, month_sum: plan.raise.sum, written_on: plan.raise.writtenOn }] : [],
      )
    }
  })
})

describe('who rents', () => {
  it('does so on terms that the tenancy act has nothing against', () => {
    for (const {
      start,
      end,
      rent,
      comforts,
      other,
      termReason = '',
      deposit,
      dwelling,
      coTenants = [],
    } of demoContracts(first)) {
      const term = {
        type: end === null ? ('running' as const) : ('time-bound' as const),
        start_date: start,
        end_date: end,
        first_payment_date: start,
      }
      const secured =
        deposit === undefined
          ? ({ deposit: 'none', deposit_sum: null, deposit_account: '' } as const)
          : ({ deposit: 'own', deposit_sum: ore(3 * rent), deposit_account: deposit } as const)
      const notes = applicableLawNotes(
        {
          ...term,
          ...secured,
          same_bank: false,
          letting: dwelling.dwelling_kind,
          rooms: dwelling.rooms ?? null,
          co_tenants: coTenants.length,
          month_sum: rent,
          month_resignation: end === null ? lettingLaw[dwelling.dwelling_kind].noticeMonths : null,
          fixed_term_terminable: false,
          fixed_term_reason: termReason,
          comforts,
          other,
          landlord_account: demoProfile.iban,
        },
        first,
      )
      expect(notes.filter((note) => note.severity !== 'info')).toEqual([])
    }
  })

  it('has a number that is nobody’s', () => {
    const numbers = [
      ...Object.values(demoTenants).map(({ tenant_phone_code: code, tenant_phone: phone }) => ({ code, phone })),
      ...demoCoTenants.map(({ phone_code: code, phone }) => ({ code, phone })),
    ]
    for (const { code, phone } of numbers) {
      expect(isPhone(code, phone)).toBe(true)
      // The check knows the numbering plans. No Norwegian series contains the demo's numbers. The Swedish series is
      // reserved for made-up people.
      if (code === '+47') expect(parsePhoneNumberFromString(`${code}${phone}`)?.isValid()).toBe(false)
      else expect(phone).toMatch(/^70-174 06 \d\d$/)
    }
  })

  it('has an account of its own for the deposit', () => {
    const own = demoContracts(first).flatMap(({ deposit }) => (deposit === undefined ? [] : [deposit]))
    expect(own.map(parseAccountNumber)).toEqual(own)
    expect(new Set([...own, demoProfile.iban]).size).toBe(3)
    expect(demoContracts(first).map(({ rent }) => rent)).toEqual(
      [14_500, 11_800, 15_300, 6_650].map((kroner) => ore(kroner * 100)),
    )
  })
})
