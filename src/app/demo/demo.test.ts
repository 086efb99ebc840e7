import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { diskStore } from '../../base/file/provider/disk'
import { day, type Instant } from '../../base/kit/day'
import { formatOre, sumOre } from '../../base/kit/money'
import { fileCalls } from '../../base/file/calls'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { expenseCalls } from '../../books/expense/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { dashboardCalls } from '../../year/dashboard/calls'
import { demoExpenses, type DemoExpense } from './expenses'
import { fillDemo } from './fill'
import { demoEmail, demoHouses } from './landlord'
import { demoSuppliers } from './suppliers'
import { textOfPdf } from './test-pdf'
import { testApp, type TestApp } from '../server/test-app'

const password = 'Fjord-1234'
const today = day('2026-11-20')
const planned = demoExpenses(today)
const years = [2025, 2026] as const

let app: TestApp
const fill = () => fillDemo({ app: app.app, db: app.db, clock: { now: app.now }, password, say: () => undefined })
const logIn = async () => (await app.call(accountCalls.login, { body: { email: demoEmail, password } })).accessToken
const vouchersOf = async (token: string, year: number, houseId?: number) => {
  const query = { date_from: `${year}-01-01`, date_to: `${year}-12-31`, ...(houseId !== undefined && { houseId: String(houseId) }) }
  return (await app.call(dashboardCalls.allTypes, { query }, { token })).bilags
}
/** Everything a landlord sees, without what is new each time (ids, urls, moments). */
async function books(token: string) {
  const houses = await app.call(houseCalls.list, {}, { token })
  const suppliers = await app.call(supplierCalls.list, {}, { token })
  const vouchers = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
  return {
    houses: houses.map(({ id: _id, created_at: _c, updated_at: _u, ...house }) => house),
    suppliers: suppliers.map(({ id: _id, created_at: _c, updated_at: _u, ...supplier }) => supplier),
    vouchers: vouchers.map(({ id: _id, houseId, supplierId: _s, documents, created_at: _c, updated_at: _u, ...voucher }) => [
      houses.find((house) => house.id === houseId)?.name,
      documents.length,
      voucher,
    ] as const),
  }
}
const filesOf = async (token: string, id: number) => {
  const { files } = await app.call(expenseCalls.read, { params: { id: String(id) } }, { token })
  return Promise.all(files.map(async ({ type, url }) => ({ type, bytes: (await app.raw('GET', url, undefined, { token })).bytes })))
}

beforeAll(async () => {
  app = await testApp({ now: `${today}T10:00:00.000Z` })
  await fill()
})
afterAll(() => app.close())

describe('the demo account', () => {
  it('has two houses and two years of vouchers, more than the free plan holds', async () => {
    const token = await logIn()
    const houses = await app.call(houseCalls.list, {}, { token })
    expect(houses.map((house) => house.name)).toEqual(demoHouses.map((house) => house.name))
    for (const year of years) for (const house of houses) expect((await vouchersOf(token, year, house.id)).length).toBeGreaterThan(10)
    const all = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    expect(all.length).toBe(planned.length)
    expect(all.length).toBeGreaterThan(40)
    expect(new Set(all.map((voucher) => voucher.cost_type))).toEqual(
      new Set(['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary', null]),
    )
    expect(new Set(all.map((voucher) => voucher.franchise))).toEqual(new Set([60, 100]))
    expect(all.filter((voucher) => voucher.archived)).toHaveLength(3)
    expect(await app.call(accountCalls.profile, {}, { token })).toMatchObject({ is_register_finished: true, subscriptionActive: true })
  })

  it('adds up to the øre, house by house and year by year', async () => {
    const token = await logIn()
    const houses = await app.call(houseCalls.list, {}, { token })
    for (const year of years) {
      for (const [index, house] of houses.entries()) {
        const expected = planned.filter((each) => each.house === index && each.date.startsWith(`${year}`) && !each.gaps.includes('sum'))
        const found = (await vouchersOf(token, year, house.id)).flatMap((voucher) => (voucher.sum === null ? [] : [voucher.sum]))
        expect(sumOre(found)).toBe(sumOre(expected.map((each) => each.sum)))
      }
    }
  })

  it('has a readable receipt with supplier, date and amount at each voucher that should have one', async () => {
    const token = await logIn()
    const vouchers = (await Promise.all(years.map((year) => vouchersOf(token, year)))).flat()
    const counts = { pdf: 0, jpeg: 0, none: 0 }
    for (const voucher of vouchers) {
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
    const papers = (of: DemoExpense['paper'][]) => planned.filter((each) => of.includes(each.paper)).length
    expect(counts).toEqual({ pdf: papers(['invoice', 'payslip']), jpeg: papers(['till']), none: papers(['none']) })
  })

  it('is the same after a second run; of the first one only the audit trail is left', async () => {
    const first = await logIn()
    const before = await books(first)
    const { id: old } = await app.call(accountCalls.profile, {}, { token: first })
    const oldFile = (await vouchersOf(first, 2025)).flatMap((voucher) => voucher.documents)[0]!
    await fill()
    await app.work()
    expect((await app.raw('GET', '/api/profile', undefined, { token: first })).status).toBe(401)
    const token = await logIn()
    expect(await books(token)).toEqual(before)
    expect((await app.raw('GET', oldFile, undefined, { token })).status).toBe(404)
    for (const table of ['house', 'supplier', 'bilag', 'document', 'session', 'idempotency'] as const) {
      expect(await app.db.selectFrom(table).select('account_id').where('account_id', '=', old).execute()).toEqual([])
    }
    expect((await app.db.selectFrom('audit').select('id').where('account_id', '=', old).execute()).length).toBeGreaterThan(planned.length)
    const stored = new Set<string>()
    for await (const id of diskStore(join(app.dataDir, 'files')).list('2100-01-01T00:00:00.000Z' as Instant)) stored.add(id)
    const named = await app.db.selectFrom('document').select('id').execute()
    expect(stored).toEqual(new Set(named.map((file) => file.id)))
  })

  it('leaves the landlord room for uploads of the same minute', async () => {
    const token = await logIn()
    const { id } = await app.call(accountCalls.profile, {}, { token })
    const used = await app.db.selectFrom('bucket').select('used').where('key', '=', `upload:subject:${id}:`).executeTakeFirst()
    expect(used?.used).toBe(0)
    expect(fileCalls.upload.limits).toEqual(['upload'])
  })
})

describe('the plan of the demo', () => {
  it('is written out of the day alone and never lies ahead of it', () => {
    expect(demoExpenses(today)).toEqual(planned)
    for (const each of ['2026-01-01', '2026-03-31', '2028-02-29', '2027-12-31']) {
      const plan = demoExpenses(day(each))
      expect(plan.length).toBeGreaterThan(40)
      expect(plan.filter((expense) => expense.date > each)).toEqual([])
    }
  })

  it('has receipts whose lines add up', () => {
    for (const { items, sum } of planned) {
      expect(sumOre(items.map((item) => item.sum))).toBe(sum)
      expect(items.every((item) => item.sum > 0)).toBe(true)
    }
  })

  it('knows each supplier by one name', () => {
    const names = Object.values(demoSuppliers).map((supplier) => supplier.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
