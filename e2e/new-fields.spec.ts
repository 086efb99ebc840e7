import { queryEmbedded } from '../src/base/embedded/test-query'
import { addMonths, formatDay } from '../src/base/kit/day'
import { readWorkbook, records } from '../src/base/file/test-sheet'
import { unzip } from '../src/base/file/test-zip'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { supplierWords } from '../src/books/supplier/words'
import type { Locator, Page } from '@playwright/test'
import { fillIncluding, goTo, inStep, press, variant } from './contract-form'
import { fillExpense, openNewExpense, receipt, saveButton } from './expense-form'
import { en, enter, expect, fieldOf, makeLandlord, test, today, unfold, type Landlord } from './journey'
import { labelOf, newFields, withNewFields, type NewField } from './new-fields'
import { startProduct, type Product } from './product'

// A field that is added to a record must automatically appear everywhere. The test uses a copy of the product with one more
// field of each of five kinds. The copy is built once, so these tests run one after the other.
test.describe.configure({ mode: 'serial' })

type Values = Readonly<Record<NewField, unknown>>
const typed: Readonly<Record<NewField, string>> = {
  new_text: 'Blue door',
  new_choice: 'South',
  new_money: '1 234,50',
  new_day: '03.02.2026',
  new_count: '7',
}
/** The same values in the API. */
const stored: Values = {
  new_text: 'Blue door',
  new_choice: 'south',
  new_money: 1234.5,
  new_day: '2026-02-03',
  new_count: 7,
}
/** The same values in the audit trail: øre, and no text. */
const audited: Values = { ...stored, new_text: 'changed', new_money: 123450 }

let copy: Awaited<ReturnType<typeof withNewFields>>
let product: Product
let landlord: Landlord

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = await withNewFields()
  product = await startProduct({}, copy.directory)
  landlord = await makeLandlord(product)
})
test.afterAll(async () => {
  await product?.stop()
  await copy?.remove()
})

async function fillNewFields(form: Page | Locator): Promise<void> {
  for (const name of newFields) {
    const input = fieldOf(form, labelOf(name))
    if (name === 'new_choice') await input.selectOption({ label: typed[name] })
    else await input.fill(typed[name])
  }
}
async function holdsNewFields(form: Page | Locator): Promise<void> {
  await expect(fieldOf(form, labelOf('new_text'))).toHaveValue('Blue door')
  await expect(fieldOf(form, labelOf('new_choice'))).toHaveValue('south')
  await expect(fieldOf(form, labelOf('new_money'))).toHaveValue(/^1.234,50$/)
  await expect(fieldOf(form, labelOf('new_day'))).toHaveValue('03.02.2026')
  await expect(fieldOf(form, labelOf('new_count'))).toHaveValue('7')
}

interface Expense extends Values {
  readonly id: number
  readonly houseId: number
  readonly series: readonly { readonly id: number }[]
}
const readExpense = (id: number) => landlord.api<Expense>('GET', `bilag/${id}`)
const newest = async (): Promise<number> => {
  const all = await landlord.api<{ bilags: { id: number; parentBilagId: number | null }[] }>(
    'GET',
    'bilag/all-types?date_from=2000-01-01',
  )
  return all.bilags.find(({ parentBilagId }) => parentBilagId === null)!.id
}

test('a field more on the expense is typed, stored, repeated, edited, trashed and restored', async ({ page }) => {
  await enter(page, product, landlord)
  const form = await openNewExpense(page, en)
  await unfold(form)
  await fillExpense(form, en, { ...receipt, date: formatDay(addMonths(today(), -2)), repeat: 'monthly' })
  await fillNewFields(form)
  await saveButton(form, en).click()
  await expect(form).toBeHidden()
  const id = await newest()
  const made = await readExpense(id)
  expect(made).toMatchObject(stored)
  expect(made.series.length).toBeGreaterThan(0)
  for (const { id: child } of made.series) expect(await readExpense(child)).toMatchObject(stored)

  await page.goto(`${product.url}/home/dashboard?edit=${id}`)
  const edit = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
  await holdsNewFields(edit)
  await fieldOf(edit, labelOf('new_count')).fill('8')
  await edit.getByRole('radio', { name: en(repeatWords, 'thisAndToCome') }).check()
  await saveButton(edit, en).click()
  await expect(edit).toBeHidden()
  const changed = { ...stored, new_count: 8 }
  expect(await readExpense(id)).toMatchObject(changed)

  await landlord.api('DELETE', `bilag/${id}`)
  await landlord.api('PUT', `bilag/${id}/restore`, { type: 'bilag', houseId: made.houseId })
  expect(await readExpense(id)).toMatchObject(changed)
})

test('a field more on the supplier is typed, stored and edited', async ({ page }) => {
  await enter(page, product, landlord, '/home/suppliers/add-new')
  await fieldOf(page, en(supplierWords, 'name')).fill('Maler AS')
  await fieldOf(page, en(supplierWords, 'address')).fill('Gata 1')
  await fieldOf(page, en(supplierWords, 'postcode')).fill('0155')
  await fieldOf(page, en(supplierWords, 'city')).fill('Oslo')
  await fillNewFields(page)
  await page.getByRole('button', { name: en(supplierWords, 'add'), exact: true }).click()
  await expect(page).toHaveURL(/\/home\/suppliers$/)
  const suppliers = await landlord.api<(Values & { id: number; name: string })[]>('GET', 'supplier')
  const made = suppliers.find(({ name }) => name === 'Maler AS')!
  expect(made).toMatchObject(stored)
  await page.goto(`${product.url}/home/suppliers/edit/${made.id}`)
  await holdsNewFields(page)
})

test('a field more on the contract is typed, kept in the draft, stored and edited', async ({ page }) => {
  await enter(page, product, landlord)
  const wizard = await goTo(page, en, 'including')
  await fillIncluding(wizard, en)
  await fillNewFields(wizard)
  await expect(wizard.getByRole('status').filter({ hasText: /Draft kept/ })).toBeVisible()
  await page.reload()
  await inStep(page, en, 'including')
  await holdsNewFields(wizard)
  await press(wizard, en, 'next')
  await variant(wizard, en, 0).check()
  await press(wizard, en, 'next')
  await inStep(page, en, 'summary')
  await press(wizard, en, 'save')
  await expect(wizard).toBeHidden()
  const [made] = await landlord.api<(Values & { id: number })[]>('GET', 'contract/all')
  expect(made).toMatchObject(stored)
})

test('fields more are exported and audited', async () => {
  const answer = await fetch(`${product.url}/api/export`, { headers: { authorization: `Bearer ${landlord.token}` } })
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const json = (path: string) => JSON.parse(files.get(path)!.toString('utf8')) as unknown[]
  expect(json('data/expenses.json')).toContainEqual(expect.objectContaining({ ...stored, new_count: 8 }))
  expect(json('data/suppliers.json')).toContainEqual(expect.objectContaining(stored))
  expect(json('data/contracts.json')).toContainEqual(expect.objectContaining(stored))
  const workbook = readWorkbook([...files].find(([path]) => path.endsWith('.xlsx'))![1])
  const sheets = [...workbook.values()].map(records)
  const withThem = sheets.filter((rows) =>
    rows.some((row) => row[labelOf('new_text')] === 'Blue door' && row[labelOf('new_money')] === 1234.5),
  )
  expect(withThem).toHaveLength(3)

  const rows = await queryEmbedded<{ action: string; changed: Values }>(
    product.dataDir,
    'select action, changed from audit',
  )
  for (const action of ['POST bilag', 'POST supplier', 'POST contract'])
    expect(rows.find((row) => row.action === action)!.changed, action).toMatchObject(audited)
})
