import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testSsn, type TestApp } from '../../app/server/test-app'
import { readWorkbook, sheetRecords } from '../../base/file/test-sheet'
import { unzip } from '../../base/file/test-zip'
import { expenseCalls } from '../../books/expense/calls'
import { houseCalls } from '../../landlord/house/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { accountToExport, sentExpense, uploadedUrl } from '../export/test-account'
import { taxCalls } from '../tax/calls'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-20T10:00:00.000Z' })))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

async function packageOf(token: string, year: number, houseId?: number) {
  const query = houseId === undefined ? '' : `?houseId=${houseId}`
  const answer = await app.raw('GET', `/api/year/${year}/package${query}`, undefined, {
    token,
    headers: { 'accept-language': 'nb' },
  })
  if (answer.status !== 200) throw Object.assign(new Error(answer.body), { status: answer.status })
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
  const files = unzip(answer.bytes)
  expect(answer.headers['x-export-entries']).toBe(String(files.size))
  const book = readWorkbook(files.get(`Året ${year}.xlsx`)!)
  return { answer, files, sheet: (name: string) => sheetRecords(book.get(name)!) }
}

/** The account of the export with a lease that was signed before, and texts with a national id. */
async function accountWithYear() {
  const given = await accountToExport(app)
  const { token, houses } = given
  await app.call(
    tenancyCalls.existing,
    {
      body: {
        houseId: houses.first,
        tenant_first_name: 'Per',
        tenant_last_name: 'Hansen',
        type: 'running',
        start_date: '2020-01-01',
        first_payment_date: '2020-01-01',
        month_sum: 9000,
        books_from: '2026-10-01',
        documents: [await uploadedUrl(app, token, 'leiekontrakt.pdf', given.pdf)],
      },
    },
    { token },
  )
  const named = `Faktura ${testSsn.slice(0, 6)} ${testSsn.slice(6)}`
  const paper = await uploadedUrl(app, token, `${testSsn}.pdf`, given.pdf)
  await app.call(
    expenseCalls.create,
    { body: sentExpense(houses.first, { description: named, cost_type: 'municipal_taxes', documents: [paper] }) },
    { token },
  )
  return given
}

describe('the year for the accountant', () => {
  it('has the lines of the tax page, beside the sums of their vouchers', async () => {
    const { token, houses } = await accountWithYear()
    const { answer, sheet } = await packageOf(token, 2026)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="husbok-aaret-2026.zip"',
    })
    const figures = await app.call(taxCalls.figures, { query: { year: 2026 } as never }, { token })
    const totals = sheet('Summer per post')
    for (const [houseId, name] of [
      [houses.first, undefined],
      [houses.second, 'Hytta'],
    ] as const) {
      const { lines } = figures.find((one) => one.houseId === houseId)!
      const rows = totals.filter((row) => (row['Hus'] === 'Hytta') === (name === 'Hytta'))
      const amount = (line: string) =>
        rows.find((row) => row['Post i skattemeldingen'] === line)?.['Beløp i skattemeldingen'] ?? 0
      expect(amount('Brutto leieinntekt')).toBe(lines.income / 100)
      expect(amount('Vedlikehold')).toBe(lines.maintenance / 100)
      expect(amount('Kommunale avgifter')).toBe(lines.municipal_taxes / 100)
      expect(amount('Avskrivning (saldogruppe d)')).toBe((lines.balance?.sum ?? 0) / 100)
      expect(amount('Resultat')).toBe(lines.net / 100)
      // Each line is rounded once, so the sum of its vouchers is at most half a krone away.
      for (const row of rows.filter((one) => typeof one['Sum av bilagene'] === 'number'))
        expect(Math.abs(Number(row['Sum av bilagene']) - Number(row['Beløp i skattemeldingen']))).toBeLessThanOrEqual(
          0.5,
        )
    }
    const vouchers = sheet('Bilag')
    const painted = vouchers.find((row) => row['Beskrivelse'] === 'Maling av stue')!
    expect(painted).toMatchObject({
      'Post i skattemeldingen': 'Vedlikehold',
      Sum: 999.99,
      Leverandør: 'Byggmester Åse',
    })
    expect(painted['Filer']).toBe('Kvittering.pdf; kvittering (2).PDF')
    expect(vouchers.some((row) => row['Sum'] === 7777)).toBe(false)
  })

  it('has the receipts in folders by line, under each house where there are several', async () => {
    const { token, houses } = await accountWithYear()
    const all = await packageOf(token, 2026)
    const one = await packageOf(token, 2026, houses.first)
    const folders = (files: ReadonlyMap<string, unknown>) =>
      [...files.keys()].filter((path) => path.includes('/')).map((path) => path.split('/').slice(0, -2).join('/'))
    expect(new Set(folders(one.files))).toEqual(
      new Set(['Kvitteringer/Vedlikehold', 'Kvitteringer/Kommunale avgifter', 'Kvitteringer/Brutto leieinntekt']),
    )
    expect(folders(all.files).every((path) => path.split('/').length === 3)).toBe(true)
    const [, painted] = [...one.files].find(([path]) => path.endsWith('/Kvittering.pdf'))!
    expect(painted.subarray(0, 4).toString()).toBe('%PDF')
    expect(one.sheet('Bilag').every((row) => row['Hus'] !== 'Hytta')).toBe(true)
  })

  it('has the rent of all months, and says which payments are not followed', async () => {
    const { token } = await accountWithYear()
    const rent = (await packageOf(token, 2026)).sheet('Forfalt og betalt leie')
    expect(rent.map((row) => [row['Leietaker'], row['Sum'], row['Betalingene følges']])).toEqual([
      ['Per Hansen', 9000, 'nei'],
      ['Per Hansen', 9000, 'nei'],
    ])
    const items = (await packageOf(token, 2025)).sheet('Innbo')
    expect(items).toMatchObject([{ Beskrivelse: 'Sofa', Sum: 33_333.33, 'Levetid (år)': 5 }])
  })

  it('names no number of identity and no lease, in names and texts', async () => {
    const { token } = await accountWithYear()
    const { files } = await packageOf(token, 2026)
    const [book] = [...files].flatMap(([path, bytes]) => (path.endsWith('.xlsx') ? [bytes] : []))
    const parts = [
      ...files.keys(),
      ...[...files.values(), ...unzip(book!).values()].map((bytes) => bytes.toString('latin1')),
    ]
    for (const part of parts) {
      expect(part).not.toContain(testSsn)
      expect(part).not.toContain(`${testSsn.slice(0, 6)} ${testSsn.slice(6)}`)
    }
    expect([...files.keys()].filter((path) => /kontrakt/i.test(path))).toEqual([])
  })

  it('of a year without vouchers has its sheets, and a house of others is not found', async () => {
    const { token, houseId } = await app.landlord()
    expect([...(await packageOf(token, 2024)).files.keys()]).toEqual(['Året 2024.xlsx'])
    const other = await app.landlord()
    await expect(packageOf(token, 2026, other.houseId)).rejects.toMatchObject({ status: 404 })
    await expect(packageOf(token, 26)).rejects.toMatchObject({ status: 404 })
    await app.call(
      houseCalls.create,
      { body: { name: 'B', address: 'Gata 2', postcode: '0155', city: 'Oslo' } },
      { token },
    )
    expect((await packageOf(token, 2026, houseId)).answer.status).toBe(200)
  })
})
