import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { trashWords } from '../src/books/trash/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { addIncome, addItem } from './books-form'
import { rowOfExpense } from './expense-form'
import { pdf } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  translateInto,
  makeLandlord,
  test,
  type Landlord,
} from './journey'
import type { Product } from './product'
import { pageWords } from './page-words'

const folder = '/home/trash-folder'
const button = (key: keyof typeof trashWords.texts, values = {}) => ({ name: en(trashWords, key, values), exact: true })

/** A landlord with one record of each kind in the trash folder. */
async function withTrash(
  product: Product,
): Promise<Landlord & { readonly ids: { bilag: number; income: number; item: number }; readonly file: string }> {
  const landlord = await makeLandlord(product)
  const file = await landlord.upload(pdf('roof.pdf'))
  const bilag = await landlord.expense({ description: 'Roof', documents: [file] })
  const letting = await addIncome(landlord)
  const sofa = await addItem(landlord)
  await landlord.api('DELETE', `bilag/${bilag.id}`)
  await landlord.api('DELETE', `incomebilag/${letting.id}`)
  await landlord.api('DELETE', `depreciationbilag/${sofa.id}`)
  return { ...landlord, ids: { bilag: bilag.id, income: letting.id, item: sofa.id }, file }
}

test('what was moved to the trash is there, of every kind, and comes back', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await withTrash(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: translate(pageWords, '/home/trash-folder') }).click()
  for (const [name, kind] of [
    ['Roof', 'manual-bilag'],
    ['Summer let', 'income-bilag'],
    ['Sofa', 'depreciation'],
  ] as const)
    await expect(rowOfExpense(page, name)).toContainText(translate(dashboardWords, kind))
  for (const name of ['Roof', 'Summer let', 'Sofa']) {
    await page.getByRole('button', { name: translate(trashWords, 'restoreOf', { name }) }).click()
    await expect(rowOfExpense(page, name)).toHaveCount(0)
  }
  await expect(page.getByText(translate(dashboardWords, 'noTrashTitle'))).toBeVisible()
  await page.getByRole('link', { name: translate(pageWords, '/home/dashboard') }).click()
  for (const name of ['Roof', 'Summer let', 'Sofa']) await expect(rowOfExpense(page, name)).toBeVisible()
})

test('each has a page of its own, from which it is restored or deleted for good with its files', async ({
  page,
  product,
}) => {
  const landlord = await withTrash(product)
  const read = (url: string) => fetch(product.url + url, { headers: { authorization: `Bearer ${landlord.token}` } })
  await openLoggedIn(page, product, landlord, folder)
  await page.getByRole('link', { name: 'Roof' }).click()
  await expect(page).toHaveURL(`${product.url}${folder}/bilag-${landlord.ids.bilag}`)
  await expect(page.getByRole('main')).toContainText('roof.pdf')
  await page.getByRole('button', button('deleteForGood')).click()
  const question = page.getByRole('dialog', { name: en(trashWords, 'deleteTitle', { name: 'Roof' }) })
  await expect(question.getByRole('button', button('keep'))).toBeFocused()
  await question.getByRole('button', button('keep')).click()
  await expect(question).toBeHidden()
  expect((await read(landlord.file)).status).toBe(200)
  await page.getByRole('button', button('deleteForGood')).click()
  await question.getByRole('button', button('deleteForGood')).click()
  await expect(page).toHaveURL(product.url + folder)
  await expect(rowOfExpense(page, 'Roof')).toHaveCount(0)
  expect((await read(landlord.file)).status).toBe(404)
  await page.goto(`${product.url}${folder}/bilag-${landlord.ids.bilag}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))

  for (const [slug, name] of [
    [`income-bilag-${landlord.ids.income}`, 'Summer let'],
    [`depreciation-bilag-${landlord.ids.item}`, 'Sofa'],
  ] as const) {
    await page.goto(`${product.url}${folder}/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', button('restore')).click()
    await expect(page).toHaveURL(product.url + folder)
    await page.goto(`${product.url}${folder}/${slug}`)
    await expect(page.getByText(en(dashboardWords, 'notInTrash'))).toBeVisible()
  }
})

test('a restore that fails says nothing, and the record stays where it is', async ({ page, product, quiet }) => {
  quiet.allow(/status of 503/)
  const landlord = await withTrash(product)
  await openLoggedIn(page, product, landlord, folder)
  await page.route('**/api/bilag/*/restore', (route) =>
    route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'r' } }),
  )
  const restore = page.getByRole('button', button('restoreOf', { name: 'Roof' }))
  const answered = page.waitForResponse('**/restore')
  await restore.click()
  await answered
  await expect(restore).toBeEnabled()
  await expect(rowOfExpense(page, 'Roof')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unrouteAll()
  await restore.click()
  await expect(rowOfExpense(page, 'Roof')).toHaveCount(0)
})

test('an address of an expense that lies in the trash says so, to look at it and to change it', async ({
  page,
  product,
}) => {
  const { ids, ...landlord } = await withTrash(product)
  for (const search of [`bilag=${ids.bilag}`, `edit=${ids.bilag}`]) {
    await openLoggedIn(page, product, landlord, `/home/dashboard?${search}`)
    const dialog = page.getByRole('dialog', { name: en(expenseWords, 'infoTitle') })
    await expect(dialog.getByText(en(trashWords, 'liesInTrash'))).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('link', { name: en(trashWords, 'toTrashFolder') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Roof' })).toBeVisible()
  }
})
