import type { Page } from '@playwright/test'
import { uiWords } from '../src/base/ui/words/words'
import { draftWords } from '../src/base/ui/words/words-draft'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { workbenchWords } from '../src/books/expense/words-workbench'
import { demoExpenses } from '../src/app/demo/expenses'
import { receiptOf } from '../src/app/demo/fill-expenses'
import { arrearsWords } from '../src/lease/rent-account/words-arrears'
import { bankWords } from '../src/app/web/bank/words'
import { inboxWords } from '../src/app/web/inbox/words'
import { expectNoSidewaysScroll } from './axe'
import { importStatement, makeLandlordWithLease, rentAndFoodLines } from './bank-form'
import {
  costType,
  dropOrPaste,
  expenseForm,
  fillExpense,
  openNewExpense,
  receipt,
  saveButton,
  expectUploaded,
  rowOfExpense,
  fileInput,
  shareSlider,
} from './expense-form'
import { pdf, type Upload } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  today,
  currentYear,
  openSections,
  typeInto,
} from './journey'
import { formatKr, ore, formatOre } from '../src/base/kit/money'
import { demoSuppliers } from '../src/app/demo/suppliers'
import { formatDay } from '../src/base/kit/day'

const values = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: en(expenseWords, 'newTitle') })
  return {
    sum: (await fieldOf(dialog, en(expenseWords, 'sum')).inputValue()).replaceAll('\u00a0', ' '),
    description: await fieldOf(dialog, en(expenseWords, 'description')).inputValue(),
  }
}

test('a file never joins what was typed before: it begins a form of its own, and both are kept', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/home/dashboard?add=expense')
  const dialog = await expenseForm(page, en)
  await fillExpense(dialog, en, { sum: '1 958,13', description: 'Old roof', files: [pdf('old.pdf')] })
  await expectUploaded(dialog, en, ['old.pdf'])
  const unfinished = dialog.getByRole('region', { name: /^Unfinished from / })
  await page.reload()
  // No other document was started. The typed text is there again.
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Old roof')
  await expect(unfinished).toHaveCount(0)

  // A file is dropped on the form itself. The form's earlier text has not been touched since.
  await dropOrPaste(page, 'drop', [pdf('second.pdf')], '.ui-files')
  await expectUploaded(dialog, en, ['second.pdf'])
  await expect(dialog.getByRole('listitem').filter({ hasText: 'old.pdf' })).toHaveCount(0)
  expect(await values(page)).toEqual({ sum: '', description: '' })
  await expect(unfinished).toContainText(/kr.1.958,13/)
  await fillExpense(dialog, en, { sum: '42' })

  // Files are also dropped and pasted on the page behind the form.
  for (const kind of ['drop', 'paste'] as const) {
    await page.goto(`${product.url}/home/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await dropOrPaste(page, kind, [pdf(`${kind}.pdf`)])
    await expectUploaded(dialog, en, [`${kind}.pdf`])
    expect(await values(page)).toEqual({ sum: '', description: '' })
    await expect(unfinished.filter({ hasText: /kr.1.958/ })).toHaveCount(1)
    await expect(unfinished.filter({ hasText: /kr.42/ })).toHaveCount(1)
  }
  await fillExpense(dialog, en, receipt)

  // A document that is continued opens as it was. The current document joins the unfinished ones.
  await unfinished
    .filter({ hasText: /kr.1.958/ })
    .getByRole('button', { name: en(draftWords, 'goOn') })
    .click()
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Old roof')
  await expectUploaded(dialog, en, ['old.pdf'])
  await expect(unfinished.filter({ hasText: /kr.1.234,55/ })).toHaveCount(1)
  // The landlord opened this form by a click, so files that are dropped now belong to it.
  await dropOrPaste(page, 'drop', [pdf('third.pdf')], '.ui-files')
  await expectUploaded(dialog, en, ['old.pdf', 'third.pdf'])
  // Only one document is thrown away.
  const ten = unfinished.filter({ hasText: /kr.42/ })
  await ten.getByRole('button', { name: en(draftWords, 'discardShort') }).click()
  const question = page.getByRole('dialog', { name: en(draftWords, 'discardTitle') })
  await question.getByRole('button', { name: en(draftWords, 'discard'), exact: true }).click()
  await expect(ten).toHaveCount(0)
  await expect(unfinished.filter({ hasText: /kr.1.234,55/ })).toHaveCount(1)
  await page.reload()
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Old roof')
})

test('several receipts come one after another, and are one where they belong together', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await dropOrPaste(page, 'drop', [pdf('one.pdf', ''), pdf('two.pdf', ''), pdf('three.pdf', '')])
  const dialog = await expenseForm(page, en)
  const at = (number: number) => dialog.getByText(en(workbenchWords, 'queueAt', { number, all: 3 }))
  await expectUploaded(dialog, en, ['one.pdf'])
  await expect(at(1)).toBeVisible()
  await fillExpense(dialog, en, { description: 'One', sum: '1', costType: 'maintenance' })
  const next = dialog.getByRole('button', { name: en(workbenchWords, 'saveAndNext'), exact: true })
  await next.click()
  await expectUploaded(dialog, en, ['two.pdf'])
  await expect(at(2)).toBeVisible()
  await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('')
  // Two documents are left, so leaving asks.
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
  await question.getByRole('button', { name: en(uiWords, 'discardStay') }).click()
  await fillExpense(dialog, en, { description: 'Two', sum: '2', costType: 'maintenance' })
  await dialog.getByRole('button', { name: en(workbenchWords, 'queueJoin') }).click()
  await expectUploaded(dialog, en, ['two.pdf', 'three.pdf'])
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  const { bilags } = await landlord.api<{ bilags: { description: string; documents: string[] }[] }>(
    'GET',
    'bilag/all-types',
  )
  expect(Object.fromEntries(bilags.map(({ description, documents }) => [description, documents.length]))).toEqual({
    One: 1,
    Two: 2,
  })
})

const translate = translateInto('nb')
test('the file stands left of a form that is in sight from its first field to Save', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, translate)
  const field = (key: keyof typeof expenseWords.texts) => fieldOf(dialog, translate(expenseWords, key))
  // The whole left side accepts the file, and the focus starts there.
  const files = dialog.getByRole('group', { name: translate(expenseWords, 'documents') })
  const zone = (await files.locator('.ui-drop').boundingBox())!
  const form = (await dialog.locator('.ui-dialog-form').boundingBox())!
  expect(zone.height).toBeGreaterThan(700)
  expect(form.x).toBeGreaterThan(zone.x + zone.width)
  expect(form.width).toBeLessThanOrEqual(800)
  expect(zone.width / (zone.width + form.width)).toBeGreaterThan(0.54)
  await expect(files.getByRole('button', { name: translate(fileFieldWords, 'filesChoose') })).toBeFocused()
  await expectNoSidewaysScroll(page)
  // The fields are in this order and visible without scrolling, also while a choice shows its help.
  await costType(dialog, translate, 'maintenance').check()
  const order = ['sum', 'date', 'supplierId', 'description', 'cost_type'] as const
  const at = await Promise.all(order.map(async (key) => (await field(key).boundingBox())!))
  expect(at[1]!.y).toBe(at[0]!.y)
  for (const index of [2, 3, 4]) expect(at[index]!.y).toBeGreaterThan(at[index - 1]!.y)
  const column = dialog.locator('.ui-dialog-form')
  const [seen, all] = await column.evaluate((node) => [node.clientHeight, node.scrollHeight])
  expect(all).toBe(seen)
  const save = (await saveButton(dialog, translate).boundingBox())!
  expect(save.y + save.height).toBeLessThanOrEqual(900)
  await expect(field('date')).not.toHaveValue('')
  await expect(field('supplierId')).toHaveValue(translate(expenseWords, 'noSupplier'))
  await expect(field('repeat')).toBeHidden()

  // A file that is dropped next to the pane is accepted too.
  await dropOrPaste(page, 'drop', [pdf('receipt.pdf', '')], '.ui-dialog-form')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUploaded(dialog, translate, ['receipt.pdf'])
  const strip = dialog.locator('.file-strip')
  await expect(strip.locator('canvas, [role=img]').first()).toBeVisible()
  expect((await strip.boundingBox())!.height).toBe(160)
  const wide = (await saveButton(dialog, translate).boundingBox())!
  expect(wide.width).toBeGreaterThan(280)
  expect(wide.y + wide.height).toBeLessThanOrEqual(844)
  await expectNoSidewaysScroll(page)
})

test('a supplier brings what it was last time, the same receipt is told, and a save says the year and can be taken back', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  const supplier = { name: 'Feier AS', address: 'Pipegata 1', city: 'Bergen', postcode: '5003' }
  const { id: supplierId } = await landlord.api<{ id: number }>('POST', 'supplier', supplier)
  const date = `${currentYear}-02-01`
  const documents = [await landlord.upload(pdf('sweep.pdf', 'Sweep'))]
  await landlord.expense({
    description: 'Sweep',
    cost_type: 'municipal_taxes',
    supplierId,
    sum: 500,
    date,
    documents,
  })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, translate)
  const field = (key: keyof typeof expenseWords.texts) => fieldOf(dialog, translate(expenseWords, key))
  await field('supplierId').fill('Feier AS')
  await expect(field('description')).toHaveValue('Sweep')
  await expect(costType(dialog, translate, 'municipal_taxes')).toBeChecked()
  await expect(dialog.getByText(translate(suggestWords, 'markUsual'))).toHaveCount(2)
  // A choice that the landlord has changed stays.
  await costType(dialog, translate, 'maintenance').check()
  await expect(dialog.getByText(translate(suggestWords, 'markUsual'))).toHaveCount(1)
  const same = dialog.getByRole('link', { name: translate(workbenchWords, 'look') })
  await fillExpense(dialog, translate, { sum: '500', date: `01.02.${currentYear}` })
  await expect(same).toHaveAttribute('href', /bilag=\d+$/)
  await fillExpense(dialog, translate, { sum: '501' })
  await expect(same).toHaveCount(0)
  await saveButton(dialog, translate).click()
  await expect(dialog).toBeHidden()
  const costs = formatKr(ore(100_100))
  const note = page
    .getByRole('status')
    .filter({ hasText: translate(workbenchWords, 'booked', { year: currentYear, costs }) })
  const undo = note.getByRole('button', { name: translate(uiWords, 'undo'), exact: true })
  // On a phone the word of the button stays whole, on one line.
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = await undo.evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()!
    const range = document.createRange()
    range.selectNode(text)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await undo.click()
  await expect(page.getByText(translate(expenseWords, 'trashed', { name: 'Sweep' }))).toBeVisible()
  await expect(rowOfExpense(page, 'Sweep')).toHaveCount(1)

  // The voucher itself: its file next to its values, and a link to its supplier.
  await rowOfExpense(page, 'Sweep').getByRole('link').first().click()
  const shown = page.getByRole('dialog', { name: 'Sweep' })
  const pane = (await shown.locator('.file-pane').boundingBox())!
  const facts = (await shown.getByText(translate(expenseWords, 'franchise')).first().boundingBox())!
  expect(pane.x + pane.width).toBeLessThan(facts.x)
  await shown.getByRole('link', { name: /Feier AS/ }).click()
  await expect(page).toHaveURL(new RegExp(`/home/suppliers/${supplierId}$`))
})

const bill = demoExpenses(today()).find(({ paper, date }) => paper === 'invoice' && date < today())!
const supplier = demoSuppliers[bill.from]
async function paper(): Promise<Upload> {
  const { name, bytes } = (await receiptOf(bill))!
  return { name, mimeType: 'application/pdf', buffer: bytes }
}
const figure = (text: string) => text.replaceAll('\u00a0', ' ')

test('a PDF fills amount, date and supplier as marked suggestions, and nothing of it leaves the machine', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, translate)
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(
      `${request.method()} ${new URL(request.url()).origin === product.url ? new URL(request.url()).pathname : request.url()}`,
    ),
  )
  const file = await paper()
  // The focus stays at another field when the file has been read, also at a slider.
  const slider = shareSlider(dialog, translate)
  await openSections(dialog)
  await slider.focus()
  await fileInput(dialog, translate).setInputFiles([file])
  await expectUploaded(dialog, translate, [file.name])
  const sum = fieldOf(dialog, translate(expenseWords, 'sum'))
  const date = fieldOf(dialog, translate(expenseWords, 'date'))
  await expect(sum).toHaveValue(new RegExp(figure(formatOre(bill.sum, 'needed')).replace(/ /g, '\\s')))
  await expect(date).toHaveValue(formatDay(bill.date))
  await expect(slider).toBeFocused()
  await expect(fieldOf(dialog, translate(expenseWords, 'supplierId'))).toHaveValue(supplier.name)
  await expect(fieldOf(dialog, translate(expenseWords, 'postcode'))).toHaveValue(supplier.postcode)
  // The sum, the day, the supplier, and the kind of cost by the word "Felleskostnader".
  await expect(dialog.getByText(translate(suggestWords, 'mark'))).toHaveCount(4)
  await expect(costType(dialog, translate, 'other_costs')).toBeChecked()
  await expect(sum).toHaveAccessibleDescription(new RegExp(translate(suggestWords, 'mark')))
  await expectNoSidewaysScroll(page)
  expect(
    asked.filter(
      (one) => !/^GET \/assets\/|^GET \/parts\.json$|^POST \/api\/document$|^GET \/api\/|^GET blob:/.test(one),
    ),
  ).toEqual([])

  // Clearing empties the field and moves the focus to it. The mark disappears when the landlord changes the value.
  await dialog.getByRole('button', { name: translate(suggestWords, 'clear_sum') }).click()
  await expect(sum).toHaveValue('')
  await expect(sum).toBeFocused()
  await typeInto(date, '02.01.2026')
  await expect(dialog.getByText(translate(suggestWords, 'mark'))).toHaveCount(2)
  await typeInto(sum, '77')
  await fieldOf(dialog, translate(expenseWords, 'description')).fill('Fees')
  await costType(dialog, translate, 'municipal_taxes').check()
  await saveButton(dialog, translate).click()
  await expect(dialog).toBeHidden()
  const { bilags } = await landlord.api<{ bilags: { sum: number; date: string; name: string }[] }>(
    'GET',
    'bilag/all-types?date_from=2020-01-01',
  )
  expect(bilags.map(({ sum: kroner, date: on, name }) => [kroner, on, name])).toEqual([
    [77, '2026-01-02', supplier.name],
  ])
})

const lineOf = (page: Page) => page.locator('.inbox-lines > li')
const pressOf = (page: Page, at: number) => lineOf(page).nth(at).locator('.inbox-verb')

/**
 * Clicks twice at the place of the first button, as fast as a double click. The lines move between
 * the two clicks.
 */
async function clickTwice(page: Page): Promise<void> {
  const count = await lineOf(page).count()
  const { x, y, width, height } = (await pressOf(page, 0).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(lineOf(page)).toHaveCount(count - 1)
  }
}

test('a double click acts on one payment only, Enter on each, and a press on a line shows its evidence', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlordWithLease(product)
  await importStatement(landlord, product.url, rentAndFoodLines())
  const inState = async (state: string) =>
    (await landlord.api<unknown[]>('GET', `bank/transactions?state=${state}`)).length
  await openLoggedIn(page, product, landlord, '/home/inbox')
  await expect(lineOf(page).nth(3)).toBeVisible()
  const evidence = page.getByRole('region', { name: en(inboxWords, 'evidence') })
  await lineOf(page).nth(2).locator('.inbox-icon').click()
  await expect(lineOf(page).nth(2)).toHaveAttribute('data-current', 'true')
  await expect(evidence.getByRole('heading', { level: 2 })).toHaveText(
    await lineOf(page).nth(2).locator('.inbox-says').innerText(),
  )
  // A line under the pointer doesn't look like the selected line, whose evidence is shown.
  const backOf = (at: number) => pressOf(page, at).evaluate((node) => getComputedStyle(node).backgroundColor)
  await lineOf(page).nth(0).locator('.inbox-icon').hover()
  expect(await backOf(0)).toBe(await backOf(1))
  expect(await backOf(2)).not.toBe(await backOf(1))

  // A message goes when what it says is undone.
  await pressOf(page, 0).press('Enter')
  await page.keyboard.press('z')
  await expect(page.locator('.ui-toast')).toHaveText([en(bankWords, 'openedMany_one', { count: 1 })])
  await expect(lineOf(page).nth(3)).toBeVisible()
  await clickTwice(page)
  await expect(pressOf(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => inState('matched')).toBe(2)
  await page.goto(`${product.url}/home/bank?state=matched`)
  await expect(lineOf(page)).toHaveCount(2)
  await clickTwice(page)
  await expect.poll(() => inState('open')).toBe(3)
  // The button that undoes a match has no background, also on the selected line.
  await page.mouse.move(0, 0)
  await expect.poll(() => backOf(0)).toBe('rgba(0, 0, 0, 0)')

  await page.goto(`${product.url}/home/arrears`)
  const back = (await page.locator('.mantine-Anchor-root', { hasText: en(arrearsWords, 'toContracts') }).boundingBox())!
  expect(back.y + back.height).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())!.y + 2)
})
