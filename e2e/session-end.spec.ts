import type { Locator, Page } from '@playwright/test'
import { loginAgainWords } from '../src/app/web/shell/words-login'
import { draftWords } from '../src/base/ui/words/words-draft'
import { expenseWords } from '../src/books/expense/words'
import { accountWords } from '../src/landlord/account/words'
import { supplierWords } from '../src/books/supplier/words'
import { houseWords } from '../src/landlord/house/words'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { dashboardWords } from '../src/year/dashboard/words'
import { logIn } from './account-form'
import {
  expenseForm,
  fileInput,
  fillExpense,
  openNewExpense,
  receipt,
  rowOf,
  saveButton,
  uploaded,
} from './expense-form'
import { pdf } from './files'
import { pageWords } from './page-words'
import {
  choose,
  en,
  enter,
  expect,
  fieldOf,
  inLanguage,
  makeLandlord,
  password,
  test,
  type Landlord,
  type Translate,
} from './journey'

/** The login over the form. The page behind it is hidden. */
async function loginAgain(page: Page, translate: Translate, landlord: Landlord): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: translate(loginAgainWords, 'title') })
  await expect(dialog).toContainText(translate(loginAgainWords, 'text'))
  await expect(fieldOf(dialog, translate(accountWords, 'email'))).toHaveValue(landlord.email)
  return dialog
}
async function givePassword(dialog: Locator, translate: Translate, typed: string): Promise<void> {
  await fieldOf(dialog, translate(accountWords, 'password')).fill(typed)
  await dialog.getByRole('button', { name: translate(accountWords, 'login'), exact: true }).click()
}
const endSession = (page: Page, url: string) =>
  page.evaluate(async (api) => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth')!) as { accessToken: string }
    await fetch(`${api}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } })
  }, url)
const hasTyped = async (form: Locator, translate: Translate) => {
  await expect(fieldOf(form, translate(expenseWords, 'description'))).toHaveValue(receipt.description!)
  await expect(fieldOf(form, translate(expenseWords, 'sum'))).toHaveValue(/1.234,55/)
  await expect(fieldOf(form, translate(expenseWords, 'supplierId'))).toHaveValue('Rørleggeren AS')
}
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))

test(
  'a session that ends while an expense is typed: said, logged in where one is, saved with its file',
  { tag: '@proof' },
  async ({ page, product }) => {
    const translate = inLanguage('nb')
    const landlord = await makeLandlord(product)
    await choose(page, { language: 'nb' })
    await page.setViewportSize({ width: 390, height: 800 })
    await enter(page, product, landlord)
    const form = await openNewExpense(page, translate)
    await fillExpense(form, translate, { ...receipt, files: [pdf('kvittering.pdf')] })
    await uploaded(form, translate, ['kvittering.pdf'])

    await endSession(page, product.url)
    await saveButton(form, translate).click()
    const dialog = await loginAgain(page, translate, landlord)
    expect(await draftsIn(page)).toHaveLength(1)
    // Neither Esc nor anything behind the dialog shows the previous person's form.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    const over = page.locator('.mantine-Modal-overlay').last()
    expect(await over.evaluate((cover) => getComputedStyle(cover).opacity)).toBe('1')
    expect(await over.evaluate((cover) => getComputedStyle(cover).backgroundColor)).not.toMatch(/rgba|transparent/)
    await givePassword(dialog, translate, 'Wrong-1234')
    await expect(dialog.getByText(translate(validationWords, 'invalidCredentials')).first()).toBeVisible()
    await givePassword(dialog, translate, password)
    await expect(dialog).toBeHidden()
    await hasTyped(form, translate)
    await expect(form.getByRole('alert').filter({ hasText: translate(errorWords, 'unauthorized') })).toHaveCount(0)

    // Again, by a call in the background. A second file that is refused can be sent again.
    await endSession(page, product.url)
    await fileInput(form, translate).setInputFiles([pdf('to.pdf', 'Two')])
    await givePassword(await loginAgain(page, translate, landlord), translate, password)
    await expect(dialog).toBeHidden()
    await form.getByRole('button', { name: /Prøv på nytt/ }).click()
    await uploaded(form, translate, ['kvittering.pdf', 'to.pdf'])
    await saveButton(form, translate).click()
    await expect(form).toBeHidden()
    const { bilags } = await vouchersOf(page, product.url)
    expect(bilags.map(({ description, documents }) => [description, documents.length])).toEqual([
      [receipt.description, 2],
    ])
    await expect.poll(() => draftsIn(page)).toEqual([])
  },
)

const vouchersOf = (page: Page, url: string) =>
  page.evaluate(async (api) => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth')!) as { accessToken: string }
    const answer = await fetch(`${api}/api/bilag/all-types`, { headers: { authorization: `Bearer ${accessToken}` } })
    return (await answer.json()) as { bilags: { description: string; documents: string[] }[] }
  }, url)

test(
  'another person who logs in does not see the draft; its landlord finds it at the same place',
  { tag: '@proof' },
  async ({ page, product }) => {
    const [kari, ola] = [await makeLandlord(product), await makeLandlord(product)]
    await enter(page, product, kari)
    const form = await openNewExpense(page, en)
    await fillExpense(form, en, { ...receipt, files: [pdf('receipt.pdf')] })
    await uploaded(form, en, ['receipt.pdf'])
    await endSession(page, product.url)
    await saveButton(form, en).click()
    const dialog = await loginAgain(page, en, kari)
    await fieldOf(dialog, en(accountWords, 'email')).fill(ola.email)
    await givePassword(dialog, en, password)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
    await expect(dialog).toBeHidden()
    await expect(form).toBeHidden()
    const own = await openNewExpense(page, en)
    await expect(fieldOf(own, en(expenseWords, 'description'))).toHaveValue('')
    await expect(own.getByRole('listitem').filter({ hasText: 'receipt.pdf' })).toHaveCount(0)
    await page.goto(`${product.url}/logout`)
    await expect(page).toHaveURL(/\/login/)

    // Kari's typed text is there when she returns, and is removed when it is saved.
    await page.goto(`${product.url}/home/dashboard?add=expense`)
    await logIn(page, en, kari.email, password)
    const again = await expenseForm(page, en)
    await hasTyped(again, en)
    await uploaded(again, en, ['receipt.pdf'])
    await expect(again.getByRole('button', { name: en(draftWords, 'discard') })).toBeVisible()
    await saveButton(again, en).click()
    await expect(rowOf(page, receipt.description!)).toBeVisible()
    await expect.poll(() => draftsIn(page)).toEqual([])
  },
)

test(
  'a form that keeps no draft waits for the login too; left, it leads back to its place, and only its landlord',
  { tag: '@proof' },
  async ({ page, product, context }) => {
    const [kari, ola] = [await makeLandlord(product), await makeLandlord(product)]
    await enter(page, product, kari, '/home/house-info/edit')
    const name = fieldOf(page, en(houseWords, 'name'))
    await name.fill('Storgata 12, first floor')
    await endSession(page, product.url)
    await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
    const dialog = await loginAgain(page, en, kari)
    // A login in another tab counts here.
    const other = await context.newPage()
    await other.goto(`${product.url}/login`)
    await logIn(other, en, kari.email, password)
    await expect(other).toHaveURL(`${product.url}/home/dashboard`)
    await expect(dialog).toBeHidden()
    await expect(name).toHaveValue('Storgata 12, first floor')

    // So does a logout there. The next person who logs in there doesn't see the form.
    await other
      .getByRole('button', { name: en(dashboardWords, 'addDocument'), exact: true })
      .first()
      .waitFor()
    await other.goto(`${product.url}/logout`)
    await expect(dialog).toBeVisible()
    await logIn(other, en, ola.email, password)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
    await expect(name).toHaveCount(0)
    await other.close()

    // If nothing is typed, the login page says why it is shown.
    await page.goto(`${product.url}/home/suppliers?q=feier`)
    await expect(fieldOf(page, en(supplierWords, 'search'))).toHaveValue('feier')
    await endSession(page, product.url)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(en(accountWords, 'endedNotice'))
    await logIn(page, en, ola.email, password)
    await expect(page).toHaveURL(`${product.url}/home/suppliers?q=feier`)
    // Nobody is led to the page of another account.
    await page.goto(`${product.url}/home/house-info/edit`)
    await name.fill('Ola’s house')
    await endSession(page, product.url)
    await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
    await (await loginAgain(page, en, ola)).getByRole('button', { name: en(loginAgainWords, 'leave') }).click()
    await expect(page).toHaveURL(/\/login\?back=/)
    await logIn(page, en, kari.email, password)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  },
)

test(
  'a session that ends while another page is opened is told of, though that page came to the login first',
  { tag: '@proof' },
  async ({ page, product, context }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, '/home/house-info')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The script that announces the end loads only when it is needed. Here it is slow.
    await page.route('**/assets/**', (route) => setTimeout(() => void route.continue(), 2000))
    const other = await context.newPage()
    await other.goto(`${product.url}/api/health`)
    await other.evaluate(() => localStorage.removeItem('auth'))
    await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
    await expect(page).toHaveURL(/\/login\?back=%2Fhome%2Fsuppliers/)
    await expect(page.getByRole('alert')).toHaveText(en(accountWords, 'endedNotice'))
    expect(new URL(page.url()).searchParams.get('back')).toMatch(/^\/home\/suppliers/)
  },
)
