import type { Locator, Page } from '@playwright/test'
import { changedWords } from '../src/base/ui/words/words-changed'
import { draftWords } from '../src/base/ui/words/words-draft'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseRecord } from '../src/books/expense/model'
import { expenseWords } from '../src/books/expense/words'
import { incomeWords } from '../src/books/income/words'
import { houseWords } from '../src/landlord/house/words'
import { addDocument, fillIncome, fillItem, addIncome, expectItemWizardStep } from './books-form'
import { expenseForm, fileInput, fillExpense, rowOfExpense, saveButton, expectUploaded } from './expense-form'
import { pdf } from './files'
import { en, openLoggedIn, expect, fieldOf, makeLandlord, test, currentYear } from './journey'

const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))

test('a new income and a changed expense survive a reload with their files, say so, and can be discarded', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const [{ id }, other] = [await landlord.expense(), await landlord.expense({ description: 'Another' })]
  await openLoggedIn(page, product, landlord, `/home/dashboard?edit=${id}`)
  const edited = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
  await fillExpense(edited, en, { files: [pdf('late.pdf')], description: 'Chimney sweep, spring', date: '1.2' })
  await expectUploaded(edited, en, ['late.pdf'])
  await page.reload()
  await expectUploaded(edited, en, ['late.pdf'])
  await expect(fieldOf(edited, en(expenseWords, 'description'))).toHaveValue('Chimney sweep, spring')
  await expect(fieldOf(edited, en(expenseWords, 'date'))).toHaveValue('1.2')
  // The voucher is changed elsewhere meanwhile. The draft keeps the typed text and says so. A save is checked against
  // the version from which the draft started.
  const saved = await landlord.api<Record<string, unknown>>('GET', `bilag/${id}`)
  const record = Object.fromEntries(expenseRecord.names.map((name) => [name, saved[name]]))
  await landlord.api('PUT', `bilag/${id}`, { ...record, sum: 2000, description: 'Chimney' })
  await page.reload()
  await expect(fieldOf(edited, en(expenseWords, 'description'))).toHaveValue('Chimney sweep, spring')
  await expect(edited).toContainText(en(draftWords, 'behind'))
  // Another voucher shows nothing of the draft.
  await page.goto(`${product.url}/home/dashboard?edit=${other.id}`)
  await expect(fieldOf(edited, en(expenseWords, 'description'))).toHaveValue('Another')
  await expect(edited.getByRole('button', { name: en(draftWords, 'discard') })).toHaveCount(0)
  await page.goto(`${product.url}/home/dashboard?edit=${id}`)
  await expect(edited.getByRole('status').filter({ hasText: /Draft kept \d\d:\d\d/ })).toBeVisible()
  await fillExpense(edited, en, { date: `01.02.${currentYear}` })
  await saveButton(edited, en).click()
  const question = page.getByRole('dialog', { name: en(changedWords, 'title') })
  await expect(question).toContainText(/2.000.*1.000/)
  await question.getByRole('radio', { name: /spring/ }).check()
  await question.getByRole('button', { name: en(changedWords, 'save'), exact: true }).click()
  await expect(edited).toBeHidden()
  expect(await drafts(page)).toEqual([])
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({
    description: 'Chimney sweep, spring',
    sum: 2000,
    documents: [expect.stringContaining('/api/document/')],
  })

  await addDocument(page, en, 'addIncome')
  const form = page.getByRole('dialog', { name: en(incomeWords, 'newTitle') })
  const name = fieldOf(form, en(incomeWords, 'tenant_first_name'))
  await fillIncome(form, en, { tenant_first_name: 'Per', sum: '42000', start_date: '15.6' })
  await page.reload()
  await expect(name).toHaveValue('Per')
  await expect(fieldOf(form, en(incomeWords, 'start_date'))).toHaveValue('15.6')
  await form.getByRole('button', { name: en(draftWords, 'discard') }).click()
  const discarding = page.getByRole('dialog', { name: en(draftWords, 'discardTitle') })
  await discarding.getByRole('button', { name: en(draftWords, 'discard') }).click()
  await expect(name).toHaveValue('')
  expect(await drafts(page)).toEqual([])
  await page.reload()
  await expect(name).toHaveValue('')
  await expect(form.getByRole('button', { name: en(draftWords, 'discard') })).toHaveCount(0)

  // A household item continues at the step where it was left.
  await page.goto(`${product.url}/home/dashboard?add=depreciation&step=form`)
  const item = await expectItemWizardStep(page, en, 'stepForm')
  await fillItem(item, en, { name: 'Sofa', date: `04.03.${currentYear}`, sum: '20000', lifetime: '5' })
  await item.getByRole('button', { name: en(depreciationWords, 'next'), exact: true }).click()
  await expectItemWizardStep(page, en, 'stepCalculations')
  await page.reload()
  await expectItemWizardStep(page, en, 'stepCalculations')
  await item.getByRole('button', { name: en(depreciationWords, 'save'), exact: true }).click()
  await expect(item).toBeHidden()
  expect(await drafts(page)).toEqual([])

  // The text that is typed into a recorded item is not lost either.
  const [recorded] = (await landlord.api<{ depreciationBilags: { id: number }[] }>('GET', 'bilag/all-types'))
    .depreciationBilags
  const nameOf = (form: Locator) => fieldOf(form, en(depreciationWords, 'name'))
  await rowOfExpense(page, 'Sofa').getByRole('link', { name: 'Sofa' }).click()
  const shown = page.getByRole('dialog', { name: 'Sofa' })
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: en(depreciationWords, 'edit'), exact: true }).click()
  const changed = page.getByRole('dialog', { name: en(depreciationWords, 'editItem') })
  await nameOf(changed).fill('Red sofa')
  await page.reload()
  await expect(nameOf(changed)).toHaveValue('Red sofa')
  await changed.getByRole('button', { name: en(depreciationWords, 'save'), exact: true }).click()
  await expect(changed).toBeHidden()
  expect(await drafts(page)).toEqual([])
  expect(await landlord.api('GET', `depreciationbilag/${recorded!.id}`)).toMatchObject({ name: 'Red sofa' })
})

test('two tabs of one new form each keep what is typed into them, over a reload', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/home/dashboard')
  const other = await page.context().newPage()
  for (const [add, label] of [
    ['expense', en(expenseWords, 'description')],
    ['income', en(incomeWords, 'tenant_first_name')],
  ] as const) {
    const fields = []
    for (const tab of [page, other]) {
      await tab.goto(`${product.url}/home/dashboard?add=${add}`)
      fields.push(fieldOf(tab.getByRole('dialog'), label))
      await expect(fields.at(-1)!).toBeVisible()
    }
    const typed = ['Paint', 'Chimney']
    for (const [at, tab] of [page, other].entries()) {
      await tab.bringToFront()
      await fields[at]!.pressSequentially(typed[at]!)
      await expect(tab.getByText(/Draft kept/)).toBeVisible()
    }
    for (const tab of [page, other]) await tab.reload()
    for (const [at, field] of fields.entries()) await expect(field).toHaveValue(typed[at]!)
  }
  expect(await drafts(page)).toHaveLength(4)
})

test('closing the tab asks where something would be lost, and only there', async ({ page, product, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const landlord = await makeLandlord(product)
  const { id } = await addIncome(landlord)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  const isAsked = async () => {
    const before = asked
    await page.reload()
    return asked > before
  }
  // A draft keeps the text from the first key on.
  await openLoggedIn(page, product, landlord, `/home/dashboard?editIncome=${id}`)
  const form = page.getByRole('dialog', { name: en(incomeWords, 'editTitle') })
  await expect(fieldOf(form, en(incomeWords, 'title'))).toHaveValue('Summer let')
  expect(await isAsked()).toBe(false)
  await fillIncome(form, en, { title: 'Winter let' })
  expect(await isAsked()).toBe(false)
  await expect(fieldOf(form, en(incomeWords, 'title'))).toHaveValue('Winter let')
  // The browser may have no storage left.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await fillIncome(form, en, { title: 'Autumn let' })
  expect(await isAsked()).toBe(true)
  await expect(fieldOf(form, en(incomeWords, 'title'))).toHaveValue('Winter let')

  // A file that is being uploaded.
  await page.goto(`${product.url}/home/dashboard?add=expense`)
  const expense = await expenseForm(page, en)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/document', async (route) => {
    await held
    await route.abort().catch(() => undefined)
  })
  await fileInput(expense, en).setInputFiles([pdf('slow.pdf')])
  await expect(expense.getByRole('progressbar')).toBeAttached()
  // A browser asks only after an action on the page.
  await fieldOf(expense, en(expenseWords, 'description')).click()
  expect(await isAsked()).toBe(true)
  release()
  await page.unroute('**/api/document')

  // A form without a draft, changed and unchanged.
  await page.goto(`${product.url}/home/house-info/edit`)
  const name = fieldOf(page, en(houseWords, 'name'))
  await expect(name).toBeVisible()
  await name.click()
  expect(await isAsked()).toBe(false)
  await name.fill('Storgata 12, first floor')
  expect(await isAsked()).toBe(true)
})
