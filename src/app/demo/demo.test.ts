import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankTransactionCalls } from '../../bank/transaction/calls'
import { fileCalls } from '../../base/file/calls'
import { diskStore } from '../../base/file/provider/disk'
import { day, endOfYear, startOfYear, type Instant } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { formatOre, sumOre, type Ore } from '../../base/kit/money'
import { textOfPdf } from '../../base/pdf/test-pdf'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { persons } from '../../../sandbox/idporten/persons'
import { taxpayerOf } from '../../../sandbox/skatteetaten/taxpayers'
import { ledgerCalls } from '../../books/ledger/calls'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'
import { taxCalls } from '../../year/tax/calls'
import { testApp, type TestApp } from '../server/test-app'
import { demoExpenses } from './expenses'
import { demoIncomes, demoItems, demoPersonalUse, demoProviders, fillDemo } from './fill'
import { type DemoExpense } from './expense-of'
import { demoEmail, demoHouses, demoProfile } from './landlord'
import { booksOf, demoYears, demoVouchersOfYear } from './test-books'

const password = 'Fjord-1234'
const today = day('2026-11-20')
const planned = demoExpenses(today)
const keptVouchers = planned.filter((each) => each.fate !== 'trash')
const years = demoYears

let app: TestApp
const fill = () =>
  fillDemo({ app: app.app, db: app.db, clock: app, encryption: app.encryption, password, print: () => undefined })
const logIn = async () => (await app.login(demoEmail, password)).accessToken
const allOf = (token: string, year: number, houseId?: number) => demoVouchersOfYear(app, token, year, houseId)
const vouchersOf = async (token: string, year: number, houseId?: number) => (await allOf(token, year, houseId)).bilags
const filesOf = async (token: string, id: number) => {
  const { files } = await app.call(expenseCalls.read, { params: { id: String(id) } }, { token })
  return Promise.all(
    files.map(async ({ type, url }) => ({ type, bytes: (await app.raw('GET', url, undefined, { token })).bytes })),
  )
}

/** The first `count` months of the year, such as `2025-01`. */
const months = (year: number, count: number) =>
  Array.from({ length: count }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
/**
 * Figures of a year and a house in kroner: income, tax-free part, costs and estimated tax. Income is rent plus 1,950 a
 * quarter for the parking space.
 */
const figures: Record<string, readonly number[]> = {
  '2025 Markveien 12': [178_000 + 2 * 1_950, 0, 104_874, 16_946],
  '2025 Nygårdsgaten 88': [141_600, 0, 104_413, 8_181],
  '2026 Markveien 12': [170_700 + 4 * 1_950, 0, 96_625, 18_012],
  '2026 Nygårdsgaten 88': [134_750, 0, 76_276, 12_864],
}

beforeAll(async () => {
  app = await testApp({ now: `${today}T10:00:00.000Z`, providers: demoProviders })
  await fill()
})
afterAll(() => app.close())

describe('the demo account', () => {
  it('is Norwegian: its mails, and its screens from the first login on', async () => {
    const { user } = await app.login(demoEmail, password)
    expect(user.language).toBe('nb')
  })

  it('has two houses and two years of vouchers, more than the free plan holds', async () => {
    const token = await logIn()
    const houses = await app.call(houseCalls.list, {}, { token })
    expect(houses.map((house) => house.name)).toEqual(demoHouses.map((house) => house.name))
    for (const year of years)
      for (const house of houses) expect((await vouchersOf(token, year, house.id)).length).toBeGreaterThan(10)
    const all = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    expect(all.filter((voucher) => !voucher.isAutoGenerate).length).toBe(keptVouchers.length)
    expect(keptVouchers.length).toBeGreaterThan(40)
    expect(new Set(all.map((voucher) => voucher.cost_type))).toEqual(
      new Set(['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary', null]),
    )
    expect(new Set(all.map((voucher) => voucher.franchise))).toEqual(new Set([60, 100]))
    expect(all.filter((voucher) => voucher.archived)).toHaveLength(3)
    expect(await app.call(accountCalls.profile, {}, { token })).toMatchObject({
      is_register_finished: true,
      subscriptionActive: true,
    })
  })

  it('makes a tax year that the sandbox’s authority takes, of houses that it knows', async () => {
    const token = await logIn()
    const { user } = await app.login(demoEmail, password)
    const person = persons.find(({ pid }) => pid === demoProfile.ssn)!
    expect(user).toMatchObject({ ssn: person.pid, language: 'nb' })
    expect(fullName(demoProfile)).toBe(person.name)
    expect(taxpayerOf(demoProfile.ssn)).toMatchObject({ hasDraft: true })
    const known = person.properties
    const houses = await app.call(houseCalls.list, {}, { token })
    expect(known).toHaveLength(houses.length)
    for (const [index, { municipality, ...rest }] of known.entries())
      expect(houses[index]).toMatchObject({ ...rest, municipality_number: municipality })
    const figuresOfYear = await app.call(taxCalls.figures, { query: { year: '2025' } }, { token })
    expect(figuresOfYear.map(({ lines }) => lines.net > 0)).toEqual([true, true])
    // Costs that have their own line in the tax return are on that line.
    expect(figuresOfYear.map(({ lines }) => [lines.insurance > 0, lines.common_costs > 0])).toEqual([
      [true, true],
      [true, false],
    ])
    const missing = await app.call(taxCalls.checkList, { query: { year: '2025' } }, { token })
    expect([...new Set(missing.map(({ kind }) => kind))]).toEqual(['withoutReceipt'])
  })

  it('adds up to the øre, house by house and year by year', async () => {
    const token = await logIn()
    const houses = await app.call(houseCalls.list, {}, { token })
    for (const year of years) {
      for (const [index, house] of houses.entries()) {
        const expected = keptVouchers.filter(
          (each) => each.house === index && each.date.startsWith(`${year}`) && !each.gaps.includes('sum'),
        )
        const found = (await vouchersOf(token, year, house.id)).flatMap((voucher) =>
          voucher.sum === null || voucher.isAutoGenerate ? [] : [voucher.sum],
        )
        expect(sumOre(found)).toBe(sumOre(expected.map((each) => each.sum)))
      }
    }
  })

  it('comes to these figures: rent, costs of every kind and the tax on what is left', async () => {
    const token = await logIn()
    const houses = await app.call(houseCalls.list, {}, { token })
    const kroner = (amount: Ore) => Math.round(amount / 100)
    const seen: Record<string, readonly number[]> = {}
    for (const year of years) {
      for (const [index, house] of houses.entries()) {
        const found = await allOf(token, year, house.id)
        const separate = demoIncomes(today).filter((each) => each.house === index && each.start.startsWith(`${year}`))
        const totals = totalsOf(linesOf(found, { from: startOfYear(year), to: endOfYear(year) }))
        expect(found.incomeBilags.filter((income) => income.contractId === null).map((income) => income.sum)).toEqual(
          separate.map((each) => each.sum),
        )
        expect(found.incomeBilags.length - separate.length).toBe(year === 2025 ? 12 : 11)
        seen[`${year} ${house.name}`] = [totals.income, totals.taxFree, totals.costs, totals.estimatedTax].map(kroner)
      }
    }
    expect(seen).toEqual(figures)
  })

  it('has an item that is spread over its years, two that are not, and personal use of the other house', async () => {
    const token = await logIn()
    const [flat, dwellings] = await app.call(houseCalls.list, {}, { token })
    const { depreciationBilags: bought } = await allOf(token, 2025, flat!.id)
    const { depreciationBilags: now, depreciationPersonalBilags: none } = await allOf(token, 2026, flat!.id)
    expect(bought.map(({ name, sum, lifetime, expensed }) => [name, sum, lifetime, expensed])).toEqual([
      ['Sofa og spisegruppe', 2_490_000, 5, 498_000],
      ['Støvsuger og kjøkkenutstyr', bought[1]!.sum, 0, bought[1]!.sum],
    ])
    expect(now.map(({ name, lifetime, expensed }) => [name, lifetime, expensed])).toEqual([
      ['Oppvaskmaskin', 3, now[0]!.sum],
      ['Sofa og spisegruppe', 5, 398_400],
    ])
    expect(
      demoItems(today)
        .map(({ paper }) => paper.sum)
        .toSorted((a, b) => a - b),
    ).toEqual([bought[1]!.sum, now[0]!.sum, 2_490_000])
    for (const item of [...bought, ...now]) {
      const { files } = await app.call(depreciationCalls.read, { params: { id: String(item.id) } }, { token })
      expect(files).toHaveLength(1)
    }
    expect(none).toEqual([])
    const { depreciationPersonalBilags: personal, incomeBilags } = await allOf(
      token,
      demoPersonalUse(today).year,
      dwellings!.id,
    )
    expect(personal).toMatchObject([
      { year: 2025, totalSum: sumOre(incomeBilags.map((income) => income.sum)), sum: 2_124_000 },
    ])
  })

  it('has a monthly repeat that runs and a weekly one that is stopped, each with its series', async () => {
    const token = await logIn()
    const all = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    const parents = all.filter((voucher) => voucher.isRepeated && !voucher.isAutoGenerate)
    expect(parents.toSorted((a, b) => a.repeat.localeCompare(b.repeat))).toMatchObject([
      { repeat: 'monthly', isRepeatStopped: false, next_on: '2026-12-15' },
      { repeat: 'weekly', isRepeatStopped: true, next_on: null, stopped_by: '' },
    ])
    const datesOf = (rhythm: string) => {
      const parent = parents.find((voucher) => voucher.repeat === rhythm)!
      return all
        .filter((voucher) => voucher.parentBilagId === parent.id)
        .map((voucher) => voucher.date!)
        .toSorted()
    }
    expect(datesOf('monthly')).toEqual(
      [...months(2025, 12), ...months(2026, 11)].slice(1).map((month) => `${month}-15`),
    )
    expect(datesOf('weekly')).toEqual(['2026-10-21', '2026-10-28', '2026-11-04', '2026-11-11', '2026-11-18'])
  })

  it('has one voucher in the trash folder, which counts nowhere', async () => {
    const token = await logIn()
    const trashed = await app.call(ledgerCalls.allTypes, { query: { trashed: 'true' } }, { token })
    expect(trashed.bilags.map((voucher) => voucher.description)).toEqual(
      planned.filter((each) => each.fate === 'trash').map((each) => each.description),
    )
    expect(trashed.bilags).toHaveLength(1)
    const counted = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    expect(counted.map((voucher) => voucher.id)).not.toContain(trashed.bilags[0]!.id)
  })

  it('has a readable receipt with supplier, date and amount at each voucher that should have one', async () => {
    const token = await logIn()
    const vouchers = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    const counts = { pdf: 0, jpeg: 0, none: 0 }
    for (const voucher of vouchers.filter((each) => !each.isAutoGenerate)) {
      const files = await filesOf(token, voucher.id)
      if (files.length === 0) counts.none += 1
      for (const { type, bytes } of files) {
        if (type === 'image/jpeg') {
          counts.jpeg += 1
          const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
          const dark = data.reduce((count, pixel) => count + (pixel < 90 ? 1 : 0), 0)
          expect(info.width).toBeGreaterThan(600)
          expect(dark / data.length).toBeGreaterThan(0.01)
        } else {
          counts.pdf += 1
          const text = await textOfPdf(bytes)
          if (voucher.sum !== null) expect(text).toContain(formatOre(voucher.sum).replaceAll('\u00a0', ' '))
          if (voucher.name) expect(text).toContain(voucher.name)
          if (voucher.date) expect(text).toContain(voucher.date.split('-').reverse().join('.'))
        }
      }
    }
    const papers = (of: DemoExpense['paper'][]) => keptVouchers.filter((each) => of.includes(each.paper)).length
    expect(counts).toEqual({ pdf: papers(['invoice', 'payslip']), jpeg: papers(['receipt']), none: papers(['none']) })
  })

  it('is the same after a second run; of the first one only the audit trail is left', async () => {
    const first = await logIn()
    const before = await booksOf(app, first)
    const { id: old } = await app.call(accountCalls.profile, {}, { token: first })
    const oldFile = (await vouchersOf(first, 2025)).flatMap((voucher) => voucher.documents)[0]!
    await fill()
    await app.work()
    expect((await app.raw('GET', '/api/profile', undefined, { token: first })).status).toBe(401)
    const token = await logIn()
    expect(await booksOf(app, token)).toEqual(before)
    expect((await app.raw('GET', oldFile, undefined, { token })).status).toBe(404)
    for (const table of [
      'house',
      'supplier',
      'bilag',
      'incomebilag',
      'contract',
      'contract_list',
      'depreciationbilag',
      'depreciationpersonal',
      'document',
      'session',
      'idempotency',
    ] as const) {
      expect(await app.db.selectFrom(table).select('account_id').where('account_id', '=', old).execute()).toEqual([])
    }
    expect(
      (await app.db.selectFrom('audit').select('id').where('account_id', '=', old).execute()).length,
    ).toBeGreaterThan(planned.length)
    const stored = new Set<string>()
    for await (const id of diskStore(join(app.dataDir, 'files')).list('2100-01-01T00:00:00.000Z' as Instant))
      stored.add(id)
    const named = await app.db.selectFrom('document').select('id').execute()
    expect(stored).toEqual(new Set(named.map((file) => file.id)))
  })

  it('has matched the payments of earlier months, and this month’s are left to look at', async () => {
    const rows = await app.call(bankTransactionCalls.list, { query: {} }, { token: await logIn() })
    const seen = rows.map(({ date, state, suggestion }) => `${date.slice(0, 7)} ${state} ${suggestion?.kind ?? ''}`)
    expect(seen.filter((each) => each.endsWith('rent'))).toEqual(['2026-11 open rent', '2026-11 open rent'])
    expect(seen.filter((each) => each === '2026-10 matched ')).toHaveLength(2)
    expect(seen.filter((each) => each.endsWith('bilag')).length).toBeGreaterThan(1)
  })

  it('leaves the landlord room for uploads of the same minute', async () => {
    const { id } = await app.call(accountCalls.profile, {}, { token: await logIn() })
    const used = await app.db
      .selectFrom('bucket')
      .select('used')
      .where('key', '=', `upload:subject:${id}:`)
      .executeTakeFirst()
    expect(used?.used).toBe(0)
    expect(fileCalls.upload.limits).toEqual(['upload'])
  })
})
