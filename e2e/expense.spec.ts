import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { taxLineWords } from '../src/books/tax-line/words'
import { dashboardWords } from '../src/year/dashboard/words'
import {
  fillExpense,
  openNewExpense,
  receipt,
  rowOfExpense,
  saveButton,
  shareSlider,
  shownTotal,
  expectUploaded,
  expenseForm,
} from './expense-form'
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
  openSections,
  currentYear,
  typeInto,
} from './journey'
import { workbenchWords } from '../src/books/expense/words-workbench'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { supplierWords } from '../src/books/supplier/words'
import { planLimitWords } from '../src/landlord/plan/words'

const kr = (amount: number) => formatKr(ore(amount))
type Listed = {
  bilags: {
    id: number
    description: string
    sum: number | null
    archived: boolean
    supplierId: number
    documents: string[]
  }[]
}
const button = (key: keyof typeof expenseWords.texts) => ({ name: en(expenseWords, key), exact: true })

test('a refusal of the server keeps all that was typed, and the next try saves it', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const answers = [
    { status: 503, json: { message: 'unavailable', requestId: 'req-503' } },
    { status: 422, json: { message: 'invalid', fields: { sum: 'tooMuch' }, requestId: 'req-422' } },
  ]
  await page.route('**/api/bilag', async (route) => {
    const answer = answers.shift()
    await (answer ? route.fulfill(answer) : route.continue())
  })
  const dialog = await openNewExpense(page, translate)
  await fillExpense(dialog, translate, { ...receipt, files: [pdf('boiler.pdf')], share: 95 })
  await expectUploaded(dialog, translate, ['boiler.pdf'])
  // The choice shows its help and its line in the tax return.
  const help = dialog.getByText(translate(expenseWords, 'maintenanceHelp'))
  await expect(help).toContainText(translate(taxLineWords, 'maintenance'))
  const expectValues = async () => {
    await expect(fieldOf(dialog, translate(expenseWords, 'description'))).toHaveValue(receipt.description!)
    await expect(fieldOf(dialog, translate(expenseWords, 'sum'))).toHaveValue('1\u00a0234,55')
    await expect(fieldOf(dialog, translate(expenseWords, 'date'))).toHaveValue(receipt.date!)
    await expect(fieldOf(dialog, translate(expenseWords, 'supplierId'))).toHaveValue('Rørleggeren AS')
    await expect(shareSlider(dialog, translate)).toHaveAttribute('aria-valuenow', '95')
    await expectUploaded(dialog, translate, ['boiler.pdf'])
  }
  await saveButton(dialog, translate).click()
  const summary = dialog.getByRole('alert').filter({ hasText: translate(uiWords, 'notNow') })
  await expect(summary).toContainText(translate(errorWords, 'unavailable'))
  await expect(summary).toContainText('req-503')
  await expectValues()
  await saveButton(dialog, translate).click()
  await expectFieldRefused(fieldOf(dialog, translate(expenseWords, 'sum')), translate(validationWords, 'tooMuch'))
  await expectValues()
  await saveButton(dialog, translate).click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, receipt.description!)).toContainText(kr(-123_455))
  await rowOfExpense(page, receipt.description!).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText(
    translate(taxLineWords, 'line') + translate(taxLineWords, 'maintenance'),
  )
})

test('an answer that is lost on its way back and a second try make one voucher', async ({ page, product, quiet }) => {
  quiet.allow(/ERR_/)
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  let tries = 0
  await page.route('**/api/bilag', async (route) => {
    tries += 1
    if (tries > 1) return await route.continue()
    // The server has the request, but the browser gets no answer.
    expect((await route.fetch()).status()).toBe(201)
    await route.abort()
  })
  const dialog = await openNewExpense(page, en)
  await fillExpense(dialog, en, receipt)
  await saveButton(dialog, en).click()
  const lost = dialog.getByRole('alert').filter({ hasText: en(errorWords, 'network') })
  await expect(lost).toBeVisible()
  await expect(lost).not.toContainText(en(uiWords, 'fixFollowing'))
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue(receipt.description!)
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  expect(tries).toBe(2)
  await expect(page.getByText(en(dashboardWords, 'count_one', { count: 1 }), { exact: true })).toBeVisible()
  expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags).toHaveLength(1)
})

test('a voucher is archived with what there is, shown as such, filled out later, and only then complete', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  // An empty voucher can't be archived: it needs a date or a file.
  await fieldOf(dialog, en(expenseWords, 'date')).fill('')
  await dialog.getByRole('button', button('archive')).click()
  await page.getByRole('button', button('archiveYes')).click()
  await expectFieldRefused(fieldOf(dialog, en(expenseWords, 'date')), requiredAt(en, 'date'))
  await fillExpense(dialog, en, { files: [pdf('later.pdf')], description: 'Fence' })
  await expectUploaded(dialog, en, ['later.pdf'])
  await dialog.getByRole('button', button('archive')).click()
  const question = page.getByRole('dialog', { name: en(expenseWords, 'archiveTitle') })
  await question.getByRole('button', button('archiveNo')).click()
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Fence')
  await dialog.getByRole('button', button('archive')).click()
  await question.getByRole('button', button('archiveYes')).click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, 'Fence')).toContainText(en(dashboardWords, 'archived-bilag'))

  await page.getByRole('link', { name: 'Fence' }).click()
  const shown = page.getByRole('dialog', { name: 'Fence' })
  await expect(shown).toContainText(en(expenseWords, 'archivedBadge'))
  await shown.getByRole('button', button('fillOut')).click()
  const form = page.getByRole('dialog', { name: en(expenseWords, 'fillOutTitle') })
  await saveButton(form, en).click()
  for (const key of ['sum', 'date', 'cost_type'] as const)
    await expectFieldRefused(fieldOf(form, en(expenseWords, key)), requiredAt(en, key))
  await fillExpense(form, en, { ...receipt, description: 'Fence', supplier: 'none' })
  await saveButton(form, en).click()
  await expect(form).toBeHidden()
  await expect(rowOfExpense(page, 'Fence')).toContainText(kr(-123_455))
  await expect(rowOfExpense(page, 'Fence')).not.toContainText(en(dashboardWords, 'archived-bilag'))
  const [saved] = (await landlord.api<Listed>('GET', 'bilag/all-types')).bilags
  expect(saved).toMatchObject({ archived: false, sum: 1234.55 })
  expect(saved!.documents).toHaveLength(1)
})

test('a voucher is changed, moved to the trash after a question, and an archived one is deleted for good', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({ description: 'Roof', sum: 500 })
  const later = await landlord.expense({ description: 'Later', archived: true })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: 'Roof' }).click()
  const shown = page.getByRole('dialog', { name: 'Roof' })
  await shown.getByRole('button', button('edit')).click()
  const form = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
  await fillExpense(form, en, { description: 'Roof and gutter', sum: '600', share: 99 })
  await saveButton(form, en).click()
  await expect(form).toBeHidden()
  await expect(rowOfExpense(page, 'Roof and gutter')).toContainText(kr(-60_000))
  // 99 % of 600 and all 1000 of the archived voucher. Archived vouchers count with the amounts they have.
  await expect(shownTotal(page, en, 'costs')).toContainText(kr(159_400))

  // The dialog is back at the voucher, with its current values.
  await expect(page.getByRole('dialog', { name: 'Roof and gutter' })).toContainText(kr(60_000))
  await page.getByRole('button', button('toTrash')).click()
  const question = page.getByRole('dialog', { name: en(expenseWords, 'toTrashTitle', { name: 'Roof and gutter' }) })
  // The safe answer has the focus.
  await expect(question.getByRole('button', button('keep'))).toBeFocused()
  await question.getByRole('button', button('keep')).click()
  await page.getByRole('button', button('toTrash')).click()
  await question.getByRole('button', button('toTrash')).click()
  await expect(rowOfExpense(page, 'Roof and gutter')).toHaveCount(0)
  await expect(shownTotal(page, en, 'costs')).toContainText(kr(100_000))
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ isTrashed: true })

  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', button('deleteForGood')).click()
  await page
    .getByRole('dialog', { name: en(expenseWords, 'deleteTitle', { name: 'Later' }) })
    .getByRole('button', button('deleteForGood'))
    .click()
  await expect(page.getByText(en(dashboardWords, 'emptyPeriodTitle'))).toBeVisible()
  await expect(landlord.api('GET', `bilag/${later.id}`)).rejects.toThrow('404')
})

test('save and add another keeps the dialog, empties it and starts at the file, by button and by Ctrl+Enter', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  await fillExpense(dialog, en, { ...receipt, description: 'First', supplier: 'none', files: [pdf('first.pdf')] })
  await expectUploaded(dialog, en, ['first.pdf'])
  await dialog.getByRole('button', button('saveAndNew')).click()
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('')
  // The receipt comes first.
  await expect(dialog.getByRole('button', { name: en(fileFieldWords, 'filesChoose') })).toBeFocused()
  await expect(dialog.getByText('first.pdf')).toHaveCount(0)
  await fillExpense(dialog, en, { ...receipt, description: 'Second', supplier: 'none' })
  await fieldOf(dialog, en(expenseWords, 'sum')).press('Control+Enter')
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('')
  // Nothing was typed, so it closes without a question.
  await dialog.getByRole('button', button('cancel')).click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, 'First')).toBeVisible()
  await expect(rowOfExpense(page, 'Second')).toBeVisible()
})

test('a supplier is found by typing and says where it is; a new one is asked where it is and kept; a description remembers who was paid', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'supplier', {
    name: 'Feier AS',
    address: 'Pipegata 1',
    city: 'Bergen',
    postcode: '5003',
  })
  await landlord.api('POST', 'supplier', {
    name: 'Gammel AS',
    address: 'Gata 1',
    city: 'Oslo',
    postcode: '0150',
    archived: true,
  })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  const field = (key: 'supplierId' | 'address' | 'postcode' | 'city') => fieldOf(dialog, en(expenseWords, key))
  // There is no supplier until one is chosen. Archived suppliers are not offered.
  await expect(field('supplierId')).toHaveValue(en(expenseWords, 'noSupplier'))
  await field('supplierId').click()
  const offered = dialog.getByRole('listbox', { name: en(expenseWords, 'supplierId') }).getByRole('option')
  await expect(offered).toHaveText([en(expenseWords, 'noSupplier'), 'Feier AS Bergen', en(expenseWords, 'newSupplier')])
  await page.keyboard.type('fei')
  await expect(offered).toHaveText(['Feier AS Bergen', en(workbenchWords, 'newSupplierNamed', { name: 'fei' })])
  // A supplier is chosen by arrow and Enter. Enter doesn't send the form then.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('supplierId')).toHaveValue('Feier AS')
  await expect(field('supplierId')).toHaveAccessibleDescription('Pipegata 1, 5003 Bergen')
  await expect(field('address')).toHaveCount(0)
  await fillExpense(dialog, en, receipt)
  await expect(field('address')).toBeEnabled()
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()

  await openNewExpense(page, en)
  await fieldOf(dialog, en(expenseWords, 'description')).fill('new BOILER')
  await fieldOf(dialog, en(expenseWords, 'sum')).focus()
  await expect(field('supplierId')).toHaveValue('Rørleggeren AS')
  await expect(field('supplierId')).toHaveAccessibleDescription(en(expenseWords, 'rememberedSupplier'))
  await page.goto(`${product.url}/home/suppliers`)
  page.on('dialog', (asked) => void asked.accept())
  await expect(fieldOf(page, en(supplierWords, 'search'))).toBeVisible()
  await page.getByRole('link', { name: 'Rørleggeren AS' }).click()
  await expect(page.getByRole('main')).toContainText('0456')
})

test('the deductible share moves by keyboard between 0 and 100, and its amount is shown', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/home/dashboard?add=expense')
  const dialog = await expenseForm(page, en)
  // An ambiguous amount is asked about, and the answer is written into the field.
  const sum = fieldOf(dialog, en(expenseWords, 'sum'))
  await typeInto(sum, '1.234')
  await expect(sum).toHaveAccessibleDescription(new RegExp(en(uiWords, 'whichAmount').replace('?', '\\?')))
  await dialog.getByRole('button', { name: kr(123_400).replace(',00', '') }).click()
  await expect(sum).toHaveValue('1\u00a0234')
  // Digits that are not in groups of three are asked about when the field is left. Until then more digits may come.
  await sum.fill('')
  await sum.pressSequentially('1 23')
  await expect(sum).not.toHaveAccessibleDescription(new RegExp(en(uiWords, 'oneAmount').replace('?', '\\?')))
  await sum.press('Tab')
  await expect(sum).toHaveAccessibleDescription(new RegExp(en(uiWords, 'oneAmount').replace('?', '\\?')))
  await sum.focus()
  await sum.press('End')
  await sum.pressSequentially('4,-')
  await sum.press('Tab')
  await expect(sum).toHaveValue('1\u00a0234')
  await sum.fill('')
  await sum.pressSequentially('1 23,4')
  await dialog.getByRole('button', { name: kr(12_340) }).click()
  await expect(sum).toHaveValue('123,40')
  await fillExpense(dialog, en, { sum: '999,99' })
  const slider = shareSlider(dialog, en)
  await openSections(dialog)
  await slider.focus()
  for (const [key, share] of [
    ['ArrowRight', 100],
    ['ArrowLeft', 99],
    ['ArrowDown', 98],
    ['ArrowUp', 99],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', 100],
  ] as const) {
    await slider.press(key)
    await expect(slider).toHaveAttribute('aria-valuenow', String(share))
    await expect(slider).toHaveAttribute('aria-valuetext', `${share} %`)
  }
  await slider.press('ArrowLeft')
  await expect(dialog).toContainText(en(expenseWords, 'deducts', { amount: kr(98_999) }))
})

test('the plan warns from the fifteenth free voucher and stops after the twenty-first', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  for (let made = 0; made < 20; made += 1)
    await landlord.expense({ description: `No ${made}`, date: `${currentYear}-02-01` })
  await openLoggedIn(page, product, landlord)
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('20 of 21')
  await page.getByRole('button', { name: en(dashboardWords, 'addDocument') }).click()
  await page.getByRole('menuitem').first().click()
  const warning = page.getByRole('dialog', { name: en(planLimitWords, 'limit15Title', { used: 20, cap: 21 }) })
  await warning.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
  const dialog = await expenseForm(page, en)
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, receipt.description!)).toBeVisible()
  await page.getByRole('button', { name: en(dashboardWords, 'addDocument') }).click()
  await page.getByRole('menuitem').first().click()
  const stop = page.getByRole('dialog', { name: en(planLimitWords, 'limit21Title') })
  await expect(stop).toContainText(en(errorWords, 'freeLimit'))
  await stop.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
  await expect(stop).toBeHidden()
  await expect(dialog).toBeHidden()
  await expect(landlord.expense()).rejects.toThrow('402')
})
