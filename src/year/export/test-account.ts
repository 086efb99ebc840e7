import { expect } from 'vitest'
import { testHouse, testProfile, type TestApp } from '../../app/server/test-app'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { readWorkbook } from '../../base/file/test-sheet'
import { unzip } from '../../base/file/test-zip'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'

/** A complete expense as a client sends it. */
export const sentExpense = (houseId: number, over: object = {}) => ({
  houseId,
  cost_type: 'maintenance' as const,
  description: 'Maling av stue',
  supplierId: 0,
  name: 'Byggmester Åse',
  address: 'Gata 1',
  city: 'Bø',
  postcode: '3800',
  repeat: 'never' as const,
  sum: 999.99,
  date: '2026-03-05',
  franchise: 100,
  documents: [],
  ...over,
})
/** A separate income as a client sends it. */
export const sentIncome = (houseId: number, over: object = {}) => ({
  houseId,
  title: 'Leie januar',
  tenant_first_name: 'Ola',
  tenant_last_name: 'Leietaker',
  tenant_birthday: '1990-01-31',
  tenant_email: '',
  tenant_phone: '',
  start_date: '2026-01-01',
  end_date: '2026-01-31',
  sum: 12_000.5,
  deposit_sum: 36_000,
  separatedTaxable: true,
  other: '',
  documents: [],
  ...over,
})
/** Uploads a file and returns its url. */
export const uploadedUrl = async (app: TestApp, token: string, name: string, bytes: Uint8Array) =>
  (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url
/** The export of an account, unzipped. */
export async function fetchUnzippedExport(app: TestApp, token: string, language = 'en') {
  const answer = await app.raw('GET', '/api/export', undefined, { token, headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  const files = unzip(answer.bytes)
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
  expect(answer.headers['x-export-entries']).toBe(String(files.size))
  const data = (name: string) =>
    JSON.parse(files.get(`data/${name}.json`)!.toString('utf8')) as Record<string, unknown>[]
  return { answer, files, data, workbook: readWorkbook(files.get('husbok.xlsx')!) }
}

/** An account with two houses and a deleted one. It has every kind of voucher, over three years. */
export async function accountToExport(app: TestApp) {
  const { token, id, houseId } = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  await app.call(profileCalls.saveProfile, { body: { ...testProfile, iban: 'NO9386011117947' } }, { token })
  const second = await app.call(
    houseCalls.create,
    { body: { ...testHouse, name: 'Hytta', property_number: 17 } },
    { token },
  )
  const sold = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Solgt hus' } }, { token })
  const pdf = samplePdf('kvittering')
  const jpeg = await sampleJpeg()
  const [receipt, photo, lease] = [
    await uploadedUrl(app, token, 'Kvittering.pdf', pdf),
    await uploadedUrl(app, token, 'kvittering.PDF', samplePdf('to')),
    await uploadedUrl(app, token, 'bilde.jpg', jpeg),
  ]
  const create = (body: ReturnType<typeof sentExpense>) => app.call(expenseCalls.create, { body }, { token })
  await create(sentExpense(houseId, { documents: [receipt, photo] }))
  for (const [i, franchise] of [33, 50, 67, 99, 1].entries())
    await create(sentExpense(houseId, { sum: 100.01 + i, franchise, date: `2025-0${i + 1}-01` }))
  await create(sentExpense(second.id, { sum: 55.55, franchise: 33 }))
  await create(sentExpense(second.id, { archived: true, sum: 10, date: '2026-05-01' }))
  const trashed = await create(sentExpense(houseId, { sum: 7777, documents: [lease] }))
  await app.call(expenseCalls.remove, { params: { id: String(trashed.id) } }, { token })
  await create(sentExpense(sold.id, { sum: 4242, documents: [receipt] }))
  await app.call(incomeCalls.create, { body: sentIncome(houseId, { documents: [lease] }) }, { token })
  await app.call(
    incomeCalls.create,
    { body: sentIncome(houseId, { separatedTaxable: false, start_date: '2025-12-31' }) },
    { token },
  )
  await app.call(
    incomeCalls.create,
    { body: sentIncome(second.id, { sum: 10.01, start_date: '2024-02-29', end_date: '2024-02-29' }) },
    { token },
  )
  await app.call(incomeCalls.create, { body: sentIncome(sold.id) }, { token })
  await app.call(
    depreciationCalls.create,
    { body: { houseId, name: 'Sofa', date: '2025-02-01', sum: 33_333.33, lifetime: 5, documents: [] } },
    { token },
  )
  await app.call(
    depreciationCalls.create,
    { body: { houseId: second.id, name: 'Lampe', date: '2026-02-01', sum: 199.9, lifetime: 0, documents: [] } },
    { token },
  )
  await app.call(depreciationCalls.createPersonal, { body: { houseId: second.id, year: 2024 } }, { token })
  await app.call(depreciationCalls.createPersonal, { body: { houseId: sold.id, year: 2026 } }, { token })
  await app.call(
    supplierCalls.create,
    { body: { name: 'Ubrukt', address: 'Gata 2', city: 'Bø', postcode: '3800' } },
    { token },
  )
  await uploadedUrl(app, token, 'løs.pdf', pdf)
  await app.call(houseCalls.remove, { params: { id: String(sold.id) } }, { token })
  return { token, id, houses: { first: houseId, second: second.id, sold: sold.id }, pdf, trashed }
}
