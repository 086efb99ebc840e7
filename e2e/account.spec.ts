import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { nationalIdFormat } from '../src/base/ui/field/grouped-number'
import { uiWords } from '../src/base/ui/words/words'
import { shellWords } from '../src/app/web/words'
import { accountWords } from '../src/landlord/account/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { supplierWords } from '../src/books/supplier/words'
import { registrationWords } from '../src/landlord/registration/words'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  translateInto,
  makeLandlord,
  password,
  profile,
  expectFieldRefused,
  ssn,
  test,
  type Landlord,
  type Translate,
} from './journey'
import { logIn, stepHeading } from './account-form'
import type { Locator, Page } from '@playwright/test'
import { loginAgainWords } from '../src/app/web/shell/words-login'
import { draftWords } from '../src/base/ui/words/words-draft'
import { expenseWords } from '../src/books/expense/words'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import {
  expenseForm,
  fileInput,
  fillExpense,
  openNewExpense,
  receipt,
  rowOfExpense,
  saveButton,
  expectUploaded,
} from './expense-form'
import { pdf } from './files'

const translate = translateInto('nb')

test('a wrong login is told under the password, the right one goes home', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.goto(`${product.url}/login`)
  await logIn(page, translate, landlord.email, 'Fjord-9999')
  await expectFieldRefused(
    fieldOf(page, translate(accountWords, 'password')),
    translate(validationWords, 'invalidCredentials'),
  )
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(fieldOf(page, translate(accountWords, 'email'))).toHaveValue(landlord.email)
  await expect(fieldOf(page, translate(accountWords, 'password'))).toHaveValue('Fjord-9999')
  // Enter keeps the focus in the field until the summary takes it. Leaving the field must not clear the error.
  await fieldOf(page, translate(accountWords, 'password')).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFieldRefused(
    fieldOf(page, translate(accountWords, 'password')),
    translate(validationWords, 'invalidCredentials'),
  )
  await logIn(page, translate, ` ${landlord.email.toUpperCase()} `, password)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
})

test('after too many tries the page says how long to wait', async ({ page, product }) => {
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '300' },
      json: { message: 'tooManyRequests', requestId: 'r' },
    }),
  )
  await page.goto(`${product.url}/login`)
  await logIn(page, translate, freshEmail(), password)
  await expect(page.getByRole('alert')).toContainText(
    `${translate(errorWords, 'tooManyRequests')} ${translate(uiWords, 'waitMinutes_other', { count: 5 })}`,
  )
})

test('a taken e-mail address is told when its field is left, with the way to log in', async ({ page, product }) => {
  const { email } = await makeLandlord(product, { finished: false })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.goto(`${product.url}/registration`)
  const field = fieldOf(page, translate(accountWords, 'email'))
  await field.fill(email)
  await field.press('Tab')
  await expectFieldRefused(field, translate(validationWords, 'email.exists'))
  // A line says what the password needs. While the password is typed, the line lists what is missing by the server's
  // check.
  const listed = (...keys: (keyof typeof passwordWords.texts)[]) =>
    keys.map((key) => translate(passwordWords, key)).join(', ')
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  await says(listed('length', 'cases', 'digit', 'special'))
  await fieldOf(page, translate(accountWords, 'password')).fill('so mer')
  await says(translate(passwordWords, 'missing', { rules: listed('cases', 'digit', 'special', 'noSpaces') }))
  await fieldOf(page, translate(accountWords, 'password')).fill('Sommer2026!')
  await says(translate(passwordWords, 'missing', { rules: listed('notGuessable') }))
  await fieldOf(page, translate(accountWords, 'password')).fill(password)
  await says(translate(passwordWords, 'allMet'))
  // The used address blocks the step, although everything else is right.
  await fieldOf(page, translate(accountWords, 'password')).fill(password)
  await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: translate(registrationWords, 'next') }).click()
  await expect(page.getByRole('alert')).toContainText(translate(validationWords, 'email.exists'))
  await stepHeading(page, translate, 'stepGeneral')
  await field.fill(freshEmail())
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await field.fill(email)
  await field.press('Tab')
  await page.getByRole('link', { name: translate(registrationWords, 'emailExistsLogin') }).click()
  await expect(page).toHaveURL(`${product.url}/login`)
})

test('logging out ends the session here and on the server, and keeps the choices of the device', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const translate = translateInto('nb')
  await page.getByRole('button', { name: translate(shellWords, 'logOut') }).click()
  await expect(page).toHaveURL(`${product.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(accountWords, 'loginTitle'))
  expect(await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('language')])).toEqual([
    null,
    'nb',
  ])
  const answer = await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${landlord.token}` } })
  expect(answer.status).toBe(401)
  await page.goto(`${product.url}/profile/landlord`)
  await expect(page).toHaveURL(/\/login\?back=/)
})

test('a protected page leads to the login and back to where one wanted to go', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await page.goto(`${product.url}/home/suppliers?q=feier&show=all`)
  await expect(page).toHaveURL(/\/login\?back=/)
  await logIn(page, en, landlord.email, password)
  await expect(page).toHaveURL(`${product.url}/home/suppliers?q=feier&show=all`)
  await expect(fieldOf(page, en(supplierWords, 'search'))).toHaveValue('feier')
  // A person who is logged in is redirected from the login page and the first step of the registration.
  for (const path of ['/login', '/reset-password', '/registration']) {
    await page.goto(product.url + path)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  }
})

test('an unfinished registration goes on at the profile step, whichever way one comes in', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product, { finished: false })
  await page.goto(`${product.url}/login`)
  await logIn(page, en, landlord.email, password)
  await expect(page).toHaveURL(`${product.url}/registration?step=profile`)
  await stepHeading(page, en, 'stepProfile')
  for (const path of ['/home/suppliers', '/login', '/registration?step=finish', '/registration']) {
    await page.goto(product.url + path)
    await expect(page).toHaveURL(`${product.url}/registration?step=profile`)
  }
  // With a saved profile the last step is open too, and the form contains the saved values.
  await landlord.api('PUT', 'profile', profile)
  await page.goto(`${product.url}/registration?step=finish`)
  await stepHeading(page, en, 'stepFinish')
  await page.goto(`${product.url}/home`)
  await stepHeading(page, en, 'stepProfile')
  await expect(fieldOf(page, en(accountWords, 'ssn'))).toHaveValue(nationalIdFormat.format(ssn))
  // Leaving asks first, because the step is not saved.
  await page.getByRole('button', { name: en(registrationWords, 'back') }).click()
  const question = page.getByRole('dialog', { name: en(registrationWords, 'closeTitle') })
  await question.getByRole('button', { name: en(registrationWords, 'closeStay') }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: en(registrationWords, 'back') }).click()
  await question.getByRole('button', { name: en(registrationWords, 'closeGo') }).click()
  await expect(page).toHaveURL(`${product.url}/login`)
})

test('colours follow the device until they are chosen, and the choice stays', async ({ page, product }) => {
  const scheme = () =>
    page.evaluate(() => [
      document.documentElement.dataset['mantineColorScheme'],
      getComputedStyle(document.body).backgroundColor,
    ])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('button', { name: en(uiWords, 'schemeLight') })).toBeVisible()
  const [, dark] = await scheme()
  await page.getByRole('button', { name: en(uiWords, 'schemeLight') }).click()
  await expect(page.getByRole('button', { name: en(uiWords, 'schemeDark') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  const [chosen, light] = await scheme()
  expect(light).not.toBe(dark)
  await page.reload()
  await expect(page.getByRole('button', { name: en(uiWords, 'schemeDark') })).toBeVisible()
  expect(await scheme()).toEqual([chosen, light])
})

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

test('a session that ends while an expense is typed: said, logged in where one is, saved with its file', async ({
  page,
  product,
}) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.setViewportSize({ width: 390, height: 800 })
  await openLoggedIn(page, product, landlord)
  const form = await openNewExpense(page, translate)
  await fillExpense(form, translate, { ...receipt, files: [pdf('kvittering.pdf')] })
  await expectUploaded(form, translate, ['kvittering.pdf'])

  await endSession(page, product.url)
  await saveButton(form, translate).click()
  const dialog = await loginAgain(page, translate, landlord)
  expect(await draftsIn(page)).toHaveLength(1)
  // The previous person's form stays hidden, also after Esc and behind the dialog.
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

  // The session ends again, and a call in the background is refused. The refused file can be sent again.
  await endSession(page, product.url)
  await fileInput(form, translate).setInputFiles([pdf('to.pdf', 'Two')])
  await givePassword(await loginAgain(page, translate, landlord), translate, password)
  await expect(dialog).toBeHidden()
  await form.getByRole('button', { name: /Prøv på nytt/ }).click()
  await expectUploaded(form, translate, ['kvittering.pdf', 'to.pdf'])
  await saveButton(form, translate).click()
  await expect(form).toBeHidden()
  const { bilags } = await vouchersOf(page, product.url)
  expect(bilags.map(({ description, documents }) => [description, documents.length])).toEqual([
    [receipt.description, 2],
  ])
  await expect.poll(() => draftsIn(page)).toEqual([])
})

const vouchersOf = (page: Page, url: string) =>
  page.evaluate(async (api) => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth')!) as { accessToken: string }
    const answer = await fetch(`${api}/api/bilag/all-types`, { headers: { authorization: `Bearer ${accessToken}` } })
    return (await answer.json()) as { bilags: { description: string; documents: string[] }[] }
  }, url)

test('another person who logs in does not see the draft; its landlord finds it at the same place', async ({
  page,
  product,
}) => {
  const [kari, ola] = [await makeLandlord(product), await makeLandlord(product)]
  await openLoggedIn(page, product, kari)
  const form = await openNewExpense(page, en)
  await fillExpense(form, en, { ...receipt, files: [pdf('receipt.pdf')] })
  await expectUploaded(form, en, ['receipt.pdf'])
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
  await expectUploaded(again, en, ['receipt.pdf'])
  await expect(again.getByRole('button', { name: en(draftWords, 'discard') })).toBeVisible()
  await saveButton(again, en).click()
  await expect(rowOfExpense(page, receipt.description!)).toBeVisible()
  await expect.poll(() => draftsIn(page)).toEqual([])
})

test('a form that keeps no draft waits for the login too; left, it leads back to its place, and only its landlord', async ({
  page,
  product,
  context,
}) => {
  const [kari, ola] = [await makeLandlord(product), await makeLandlord(product)]
  await openLoggedIn(page, product, kari, '/home/house-info/edit')
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

  // A logout there counts too. The next person who logs in there doesn't see the form.
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
  const { accessToken } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth')!) as { accessToken: string },
  )
  // The page is closed meanwhile. Otherwise its own next call might find that the session has ended.
  await page.goto('about:blank')
  await fetch(`${product.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  await page.goto(`${product.url}/home/suppliers?q=feier`)
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
})
