import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { incomeWords } from '../src/books/income/words'
import { taxLineWords } from '../src/books/tax-line/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { addDocument, fillIncome, addIncome, clickUndo } from './books-form'
import { rowOfExpense, shownTotal, expectUploaded } from './expense-form'
import { pdf } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  expectFieldRefused,
  requiredAt,
  test,
  currentYear,
  typeInto,
} from './journey'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { existingLeaseWords } from '../src/lease/tenancy/words-existing'
import { pageWords } from './page-words'
import { planLimitWords } from '../src/landlord/plan/words'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/separate-income-bilags'

test('separate income is recorded, changed, moved to the trash and brought back', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: translate(pageWords, '/home/separate-income-bilags') }).click()
  await expect(page).toHaveURL(product.url + list)
  await expect(page.getByText(translate(dashboardWords, 'noIncomeTitle'))).toBeVisible()

  await page
    .getByRole('button', { name: translate(dashboardWords, 'addNewIncome') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: translate(incomeWords, 'newTitle') })
  const save = dialog.getByRole('button', { name: translate(incomeWords, 'save'), exact: true })
  await save.click()
  for (const key of [
    'start_date',
    'end_date',
    'sum',
    'deposit_sum',
    'tenant_first_name',
    'tenant_last_name',
    'tenant_birthday',
  ] as const)
    await expectFieldRefused(fieldOf(dialog, translate(incomeWords, key)), requiredAt(translate, key))
  await fillIncome(dialog, translate, {
    title: 'Sommerutleie',
    start_date: `01.08.${currentYear}`,
    end_date: `31.07.${currentYear}`,
    sum: '42 000',
    deposit_sum: '0',
    tenant_first_name: 'Per',
    tenant_last_name: 'Ås',
    tenant_birthday: '03.02.2190',
  })
  const isTaxed = dialog.getByRole('checkbox', { name: translate(incomeWords, 'separatedTaxable') })
  await expect(dialog).toContainText(translate(taxLineWords, 'income'))
  await isTaxed.uncheck()
  await expect(dialog).toContainText(translate(taxLineWords, 'none'))
  await isTaxed.check()
  await save.click()
  // The start is after the end. A birth date can't be in the future.
  await expectFieldRefused(
    fieldOf(dialog, translate(incomeWords, 'end_date')),
    translate(validationWords, 'startAfterEnd'),
  )
  await fillIncome(dialog, translate, {
    start_date: `15.06.${currentYear}`,
    tenant_birthday: `03.02.${currentYear + 1}`,
  })
  await save.click()
  await expectFieldRefused(
    fieldOf(dialog, translate(incomeWords, 'tenant_birthday')),
    translate(validationWords, 'birthday'),
  )
  await fillIncome(dialog, translate, { tenant_birthday: '030290' })
  await dialog
    .getByRole('group', { name: translate(incomeWords, 'documents') })
    .locator('input[type=file][multiple]')
    .setInputFiles([{ ...pdf('agreement.pdf') }])
  await expectUploaded(dialog, translate, ['agreement.pdf'])
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, 'Sommerutleie')).toContainText(`15.06.${currentYear}`)
  await expect(rowOfExpense(page, 'Sommerutleie')).toContainText(kr(4_200_000))

  await page.getByRole('link', { name: 'Sommerutleie' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sommerutleie')
  const shown = page.getByRole('main')
  for (const text of ['Per Ås', '03.02.1990', translate(incomeWords, 'taxed'), kr(0), 'agreement.pdf'])
    await expect(shown).toContainText(text)

  await page.getByRole('button', { name: translate(incomeWords, 'edit'), exact: true }).click()
  const form = page.getByRole('dialog', { name: translate(incomeWords, 'editTitle') })
  await fillIncome(form, translate, { sum: '43 000,50' })
  await fieldOf(form, translate(incomeWords, 'separatedTaxable')).uncheck()
  await form.getByRole('button', { name: translate(incomeWords, 'save'), exact: true }).click()
  await expect(form).toBeHidden()
  await expect(shown).toContainText(kr(4_300_050))
  await expect(shown).toContainText(translate(incomeWords, 'notTaxed'))

  await page.goto(`${product.url}/home/dashboard`)
  await expect(rowOfExpense(page, 'Sommerutleie')).toContainText(translate(dashboardWords, 'income-bilag'))
  await expect(shownTotal(page, translate, 'income')).toContainText(kr(4_300_050))
  await expect(shownTotal(page, translate, 'taxFree')).toContainText(kr(4_300_050))
  await expect(shownTotal(page, translate, 'tax')).toContainText(kr(0))

  await page.getByRole('link', { name: 'Sommerutleie' }).click()
  const info = page.getByRole('dialog', { name: 'Sommerutleie' })
  await info.getByRole('button', { name: translate(incomeWords, 'toTrash') }).click()
  const question = page.getByRole('dialog', {
    name: translate(incomeWords, 'toTrashTitle', { name: 'Sommerutleie' }),
  })
  await expect(question.getByRole('button', { name: translate(incomeWords, 'keep') })).toBeFocused()
  await question.getByRole('button', { name: translate(incomeWords, 'toTrash') }).click()
  await expect(rowOfExpense(page, 'Sommerutleie')).toHaveCount(0)
  await clickUndo(page, translate, translate(incomeWords, 'trashed', { name: 'Sommerutleie' }))
  await expect(rowOfExpense(page, 'Sommerutleie')).toContainText(kr(4_300_050))
})

test('a form that is closed with something typed asks first, also for the Back button', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, list)
  await page
    .getByRole('button', { name: en(dashboardWords, 'addNewIncome') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: en(incomeWords, 'newTitle') })
  await fillIncome(dialog, en, { title: 'Half' })
  await page.goBack()
  const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
  await question.getByRole('button', { name: en(uiWords, 'discardStay') }).click()
  await expect(fieldOf(dialog, en(incomeWords, 'title'))).toHaveValue('Half')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: en(uiWords, 'discardGo') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(product.url + list)
})

test('contract income is changed for its month alone, and only while that can be done', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await addIncome(landlord, { title: 'Rent June' })
  const of = { contractId: 7, canEditSum: true, sum: 42_000 }
  await page.route(`**/api/incomebilag/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...of } })
  })
  const sums: unknown[] = []
  await page.route(`**/api/incomebilag/${id}/update-sum`, async (route) => {
    sums.push(route.request().postDataJSON())
    if (sums.length === 1) return await route.fulfill({ status: 409, json: { message: 'sumLocked', requestId: 'r' } })
    of.sum = 9000.5
    const answer = (await (
      await fetch(`${product.url}/api/incomebilag/${id}`, { headers: { authorization: `Bearer ${landlord.token}` } })
    ).json()) as Record<string, unknown>
    const { files: _files, ...saved } = answer
    return await route.fulfill({ json: { ...saved, ...of } })
  })
  await openLoggedIn(page, product, landlord, `${list}/${id}`)
  await expect(page.getByRole('main')).toContainText(en(incomeWords, 'fromContractNote'))
  await expect(page.getByRole('button', { name: en(incomeWords, 'edit'), exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: en(incomeWords, 'changeRent') }).click()
  const dialog = page.getByRole('dialog', { name: en(incomeWords, 'changeRent') })
  const rent = fieldOf(dialog, en(incomeWords, 'sum'))
  const save = dialog.getByRole('button', { name: en(incomeWords, 'save') })
  await rent.fill('')
  await save.click()
  await expectFieldRefused(rent, requiredAt(en, 'sum'))
  await typeInto(rent, '9 000,50')
  await save.click()
  await expect(dialog.getByRole('alert').first()).toContainText(en(errorWords, 'sumLocked'))
  await save.click()
  await expect(dialog).toBeHidden()
  expect(sums).toEqual([{ sum: 9000.5 }, { sum: 9000.5 }])
  await expect(page.getByRole('main')).toContainText(kr(900_050))
  of.canEditSum = false
  await page.reload()
  await expect(page.getByRole('main')).toContainText(en(incomeWords, 'fromContractNote'))
  await expect(page.getByRole('button', { name: en(incomeWords, 'changeRent') })).toHaveCount(0)
})

test('the plan warns and blocks before anything is typed, for every kind of document', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const plan = { trial: { day: 28, state: 'warning' }, free: { used: 3, warnAt: 15, cap: 21 } }
  await page.route('**/api/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...plan } })
  })
  const ok = page.getByRole('dialog').getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true })
  await openLoggedIn(page, product, landlord, list)
  const add = page.getByRole('button', { name: en(dashboardWords, 'addNewIncome') }).first()
  await add.click()
  // Day 28: a warning, and the voucher can be created.
  await expect(page.getByRole('dialog')).toContainText(en(planLimitWords, 'limit28Text', { day: 28 }))
  await expect(ok).toBeFocused()
  await ok.click()
  await expect(page.getByRole('dialog', { name: en(incomeWords, 'newTitle') })).toBeVisible()

  // Day 30: OK leads to the main page.
  Object.assign(plan, { trial: { day: 30, state: 'blocked' } })
  await page.goto(product.url + list)
  await add.click()
  await expect(page.getByRole('dialog', { name: en(planLimitWords, 'limit30Title') })).toContainText(
    en(errorWords, 'endOf30Days'),
  )
  await ok.click()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The 21st voucher exists. No more of any kind are allowed.
  Object.assign(plan, { trial: { day: 3, state: 'open' }, free: { used: 21, warnAt: 15, cap: 21 } })
  await page.reload()
  for (const kind of ['addExpense', 'addIncome', 'addContents'] as const) {
    await addDocument(page, en, kind)
    await expect(page.getByRole('dialog', { name: en(planLimitWords, 'limit21Title') })).toContainText(
      en(errorWords, 'freeLimit'),
    )
    await ok.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  // A subscriber sees none of this.
  Object.assign(plan, { subscriptionActive: true })
  await page.reload()
  await addDocument(page, en, 'addIncome')
  await expect(page.getByRole('dialog', { name: en(incomeWords, 'newTitle') })).toBeVisible()
})

test('insurance money is recorded without a tenant', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `${list}?add=income`)
  const dialog = page.getByRole('dialog', { name: translate(incomeWords, 'newTitle') })
  await dialog.getByRole('radio', { name: translate(incomeWords, 'kindOther') }).check()
  for (const key of ['tenant_first_name', 'tenant_birthday', 'deposit_sum'] as const)
    await expect(fieldOf(dialog, translate(incomeWords, key))).toHaveCount(0)
  await fieldOf(dialog, translate(incomeWords, 'title')).fill('Forsikringsoppgjør')
  await typeInto(fieldOf(dialog, translate(incomeWords, 'start_date')), `01.02.${currentYear}`)
  await typeInto(fieldOf(dialog, translate(incomeWords, 'end_date')), `01.02.${currentYear}`)
  await typeInto(fieldOf(dialog, translate(incomeWords, 'amount')), '15000')
  await dialog.getByRole('button', { name: translate(incomeWords, 'save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Forsikringsoppgjør' }).click()
  await expect(page.getByText(translate(incomeWords, 'kindOther'))).toBeVisible()
  await expect(page.getByText(translate(incomeWords, 'tenant_birthday'))).toHaveCount(0)
})

test('a contract that is signed already is recorded on one page of twelve fields, and its rent is booked', async ({
  page,
  product,
}) => {
  const translate = translateInto('nb')
  const words = (key: keyof typeof existingLeaseWords.texts, values = {}) => translate(existingLeaseWords, key, values)
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/contract')
  await page.getByRole('link', { name: words('title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'))
  const form = page.getByRole('main').locator('form')
  const save = form.getByRole('button', { name: words('save') })
  await save.click()
  await expectFieldRefused(fieldOf(form, words('tenant_name')), translate(validationWords, 'required'))
  await fieldOf(form, words('tenant_name')).fill('Per')
  await save.click()
  await expectFieldRefused(fieldOf(form, words('tenant_name')), translate(validationWords, 'wholeName'))
  await fieldOf(form, words('tenant_name')).fill('Per Hansen')
  await typeInto(fieldOf(form, words('start_date')), '01.05.2022')
  await typeInto(fieldOf(form, words('month_sum')), '9500')
  await expect(fieldOf(form, words('first_payment_date'))).toHaveValue('01.05.2022')
  await expect(fieldOf(form, words('books_from'))).toHaveValue(`${currentYear}-01-01`)
  await save.click()
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')
  await expect(page.getByText(translate(contractDetailWords, 'existingNote'))).toBeAttached()
  const contracts = await landlord.api<{ signatureType: string; books_from: string; type: string }[]>(
    'GET',
    'contract/all',
  )
  expect(contracts).toMatchObject([{ signatureType: 'manual', books_from: `${currentYear}-01-01`, type: 'running' }])
})
