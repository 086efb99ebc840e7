import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readWorkbook, sheetRecords } from '../src/base/file/test-sheet'
import { unzip } from '../src/base/file/test-zip'
import { incomeEncryption } from '../src/books/income/service'
import { openMeasuredApp, type MeasuredApp } from './measured-app'
import { isPlanting } from './run'

// Exports 10,000 vouchers with a file each, from an app in its own process (1,000 while a defect is planted). The export
// must be complete, correct, and use a limited amount of memory.

/** While a defect is planted, a tenth of the size is enough. */
const scale = isPlanting ? 0.1 : 1
const vouchers = { bilag: 8000 * scale, incomebilag: 1500 * scale, depreciationbilag: 500 * scale }
const all = 10_000 * scale
const fileBytes = 20_000
const megabyte = 1024 * 1024

let app: MeasuredApp
beforeAll(async () => void (app = await openMeasuredApp()))
afterAll(() => app.close())

/** Files with the same content, stored where the store looks for them. */
async function storeFiles(ids: readonly string[], content: Buffer): Promise<void> {
  const original = join(app.dataDir, `original-${ids[0]!}`)
  await writeFile(original, content)
  for (const id of ids) {
    const hex = Buffer.from(id, 'base64url').toString('hex')
    const path = join(app.dataDir, 'files', hex.slice(0, 2), hex.slice(2, 4), hex)
    await mkdir(dirname(path), { recursive: true })
    await link(original, path)
  }
}

/** Creates an account with that share of the vouchers. Each voucher has a file. */
async function account(email: string, share: number) {
  const { db, encryption } = app
  const { token, owner } = await app.register(email)
  const house = (
    await sql<{ id: number }>`insert into house (account_id, name, address, postcode, city, created_at, updated_at)
    values (${owner}, 'Storgata 12', 'Storgata 12', '0155', 'Oslo', now(), now()) returning id`.execute(db)
  ).rows[0]!.id
  const supplier = (await sql<{ id: number }>`select id from supplier where account_id = ${owner}`.execute(db)).rows[0]!
    .id
  const [expenses, incomes, items] = [
    Math.round(vouchers.bilag * share),
    Math.round(vouchers.incomebilag * share),
    Math.round(vouchers.depreciationbilag * share),
  ]
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(fileBytes - 9)])
  const ids = Array.from({ length: expenses + incomes + items }, () => randomBytes(16).toString('base64url'))
  await storeFiles(ids, content)
  await sql`insert into document (account_id, id, name, type, size, sha256, uses, created_at)
    select ${owner}, id, 'Kvittering.pdf', 'application/pdf', ${fileBytes}, ${createHash('sha256').update(content).digest('hex')}, 1, now() from unnest(${ids}::text[]) id`.execute(
    db,
  )
  const url = (from: number) => sql`array['/api/document/' || (${ids}::text[])[${from}::int + n]]`
  await sql`insert into bilag (account_id, "houseId", cost_type, description, "supplierId", sum, date, listed_on, franchise, documents, created_at, updated_at)
    select ${owner}, ${house}, 'maintenance', repeat('Maling og sparkling av vegg ', 30) || n, ${supplier}, n * 101, date '2024-01-01' + n % 700, date '2024-01-01' + n % 700, n % 101, ${url(0)}, now(), now()
    from generate_series(1, ${expenses}::int) n`.execute(db)
  await sql`insert into incomebilag (account_id, "houseId", tenant_first_name, tenant_last_name, tenant_birthday, title, start_date, end_date, sum, documents, created_at, updated_at)
    select ${owner}, ${house}, 'Ola', 'Leietaker', '', 'Leie ' || n, date '2024-01-01' + n % 700, date '2024-01-01' + n % 700, n * 1001, ${url(expenses)}, now(), now()
    from generate_series(1, ${incomes}::int) n`.execute(db)
  const made = await db.selectFrom('incomebilag').select('id').where('account_id', '=', owner).execute()
  await sql`update incomebilag set tenant_birthday = sealed.value
    from unnest(${made.map((row) => row.id)}::bigint[], ${made.map((row) => encryption.encrypt('1990-01-31', incomeEncryption.context('tenant_birthday', row.id)))}::text[]) sealed (id, value)
    where incomebilag.id = sealed.id`.execute(db)
  await sql`insert into depreciationbilag (account_id, "houseId", name, date, sum, lifetime, documents, created_at, updated_at)
    select ${owner}, ${house}, 'Sofa ' || n, date '2024-01-01' + n % 700, 1500000 + n, 5, ${url(expenses + incomes)}, now(), now() from generate_series(1, ${items}::int) n`.execute(
    db,
  )
  return { token, owner, content }
}

const download = async (token: string) => {
  const answer = await fetch(`${app.base}/api/export`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const zip = Buffer.from(await answer.arrayBuffer())
  expect(zip.length).toBe(Number(answer.headers.get('content-length')))
  return { zip, entries: Number(answer.headers.get('x-export-entries')) }
}

it(`${all} vouchers come whole and right, in memory that does not grow with them`, async () => {
  const small = await account('liten@husbok.test', 0.02 / scale)
  const big = await account('stor@husbok.test', 1)
  for (let i = 0; i < 5; i += 1) await download(small.token)
  await app.memory()
  await download(small.token)
  const before = await app.memory()

  const state = { running: true, slowest: 0 }
  const others = (async () => {
    while (state.running) {
      const began = performance.now()
      await fetch(`${app.base}/api/ready`)
      state.slowest = Math.max(state.slowest, performance.now() - began)
      await new Promise((done) => setTimeout(done, 20))
    }
  })()
  const began = performance.now()
  const { zip, entries } = await download(big.token)
  const took = performance.now() - began
  state.running = false
  await others
  const { peak } = await app.memory()
  const grown = (peak - before.peak) / megabyte
  console.log(
    `200 vouchers: peak ${Math.round(before.peak / megabyte)} MB; ${all} vouchers: ${Math.round(zip.length / megabyte)} MB in ${(took / 1000).toFixed(1)} s, peak ${Math.round(peak / megabyte)} MB (+${Math.round(grown)}); slowest other call ${Math.round(state.slowest)} ms`,
  )
  // Two things still grow: the directory at the end of a zip, and memory that the garbage collector has not freed yet.
  expect(grown).toBeLessThan(128)
  // If calls had to wait for the end of the export, the slowest would take nearly as long as the export.
  expect(state.slowest / took).toBeLessThan(0.5)

  const files = unzip(zip)
  expect(files.size).toBe(entries)
  const receipts = [...files].filter(([path]) => path.startsWith('files/'))
  expect(receipts).toHaveLength(all)
  expect(receipts.every(([, bytes]) => bytes.equals(big.content))).toBe(true)
  const list = (name: string) => JSON.parse(files.get(`data/${name}.json`)!.toString('utf8')) as { sum: number }[]
  expect([list('expenses'), list('income'), list('depreciation')].map((each) => each.length)).toEqual(
    Object.values(vouchers),
  )
  const summary = sheetRecords(readWorkbook(files.get('husbok.xlsx')!).get('Summary')!)
  const { rows } = await sql<{ year: number; income: number }>`
    select extract(year from start_date)::int as year, sum(sum)::int8 as income from incomebilag where account_id = ${big.owner} group by 1 order by 1`.execute(
    app.db,
  )
  for (const { year, income } of rows)
    expect(summary.find((row) => row['Year'] === year && row['House'] === 'All houses')!['Income']).toBe(income / 100)
})
