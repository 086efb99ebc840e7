import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { taxLineWords } from '../src/books/tax-line/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { fillExpense, openNewExpense, receipt, rowOf, saveButton, shareSlider, totalOf, uploaded } from './expense-form'
import { pdf } from './files'
import { choose, en, enter, expect, fieldOf, inLanguage, languages, makeLandlord, refusedAt, test } from './journey'

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

for (const language of languages) {
  test(`a refusal of the server keeps all that was typed, and the next try saves it (${language})`, async ({
    page,
    product,
    quiet,
  }) => {
    quiet.allow(/status of 503/)
    const translate = inLanguage(language)
    const landlord = await makeLandlord(product)
    await choose(page, { language })
    await enter(page, product, landlord)
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
    await uploaded(dialog, translate, ['boiler.pdf'])
    // The choice shows what belongs to it, and its line in the tax return.
    const help = dialog.getByText(translate(expenseWords, 'maintenanceHelp'))
    await expect(help).toContainText(translate(taxLineWords, 'maintenance'))
    const expectValues = async () => {
      await expect(fieldOf(dialog, translate(expenseWords, 'description'))).toHaveValue(receipt.description!)
      await expect(fieldOf(dialog, translate(expenseWords, 'sum'))).toHaveValue('1\u00a0234,55')
      await expect(fieldOf(dialog, translate(expenseWords, 'date'))).toHaveValue(receipt.date!)
      await expect(fieldOf(dialog, translate(expenseWords, 'supplierId'))).toHaveValue('Rørleggeren AS')
      await expect(shareSlider(dialog, translate)).toHaveAttribute('aria-valuenow', '95')
      await uploaded(dialog, translate, ['boiler.pdf'])
    }
    await saveButton(dialog, translate).click()
    const summary = dialog.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })
    await expect(summary).toContainText(translate(errorWords, 'unavailable'))
    await expect(summary).toContainText('req-503')
    await expectValues()
    await saveButton(dialog, translate).click()
    await refusedAt(fieldOf(dialog, translate(expenseWords, 'sum')), translate(validationWords, 'tooMuch'))
    await expectValues()
    await saveButton(dialog, translate).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, receipt.description!)).toContainText(kr(-123_455))
    await rowOf(page, receipt.description!).getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toContainText(
      translate(taxLineWords, 'line') + translate(taxLineWords, 'maintenance'),
    )
  })
}

test(
  'an answer that is lost on its way back and a second try make one voucher',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/ERR_/)
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
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
    await expect(dialog.getByRole('alert').filter({ hasText: en(errorWords, 'network') })).toBeVisible()
    await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue(receipt.description!)
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    expect(tries).toBe(2)
    await expect(page.getByText(en(dashboardWords, 'count_one', { count: 1 }), { exact: true })).toBeVisible()
    expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags).toHaveLength(1)
  },
)

test(
  'a voucher is archived with what there is, shown as such, filled out later, and only then complete',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    // An empty voucher can't be archived: it needs a date or a file.
    await fieldOf(dialog, en(expenseWords, 'date')).fill('')
    await dialog.getByRole('button', button('archive')).click()
    await page.getByRole('button', button('archiveYes')).click()
    await refusedAt(fieldOf(dialog, en(expenseWords, 'date')), en(validationWords, 'required'))
    await fillExpense(dialog, en, { files: [pdf('later.pdf')], description: 'Fence' })
    await uploaded(dialog, en, ['later.pdf'])
    await dialog.getByRole('button', button('archive')).click()
    const question = page.getByRole('dialog', { name: en(expenseWords, 'archiveTitle') })
    await question.getByRole('button', button('archiveNo')).click()
    await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Fence')
    await dialog.getByRole('button', button('archive')).click()
    await question.getByRole('button', button('archiveYes')).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Fence')).toContainText(en(dashboardWords, 'archived-bilag'))

    await page.getByRole('link', { name: 'Fence' }).click()
    const shown = page.getByRole('dialog', { name: 'Fence' })
    await expect(shown).toContainText(en(expenseWords, 'archivedBadge'))
    await shown.getByRole('button', button('fillOut')).click()
    const form = page.getByRole('dialog', { name: en(expenseWords, 'fillOutTitle') })
    await saveButton(form, en).click()
    for (const key of ['sum', 'date', 'cost_type'] as const)
      await refusedAt(fieldOf(form, en(expenseWords, key)), en(validationWords, 'required'))
    await fillExpense(form, en, { ...receipt, description: 'Fence', supplier: 'none' })
    await saveButton(form, en).click()
    await expect(form).toBeHidden()
    await expect(rowOf(page, 'Fence')).toContainText(kr(-123_455))
    await expect(rowOf(page, 'Fence')).not.toContainText(en(dashboardWords, 'archived-bilag'))
    const [saved] = (await landlord.api<Listed>('GET', 'bilag/all-types')).bilags
    expect(saved).toMatchObject({ archived: false, sum: 1234.55 })
    expect(saved!.documents).toHaveLength(1)
  },
)

test(
  'a voucher is changed, moved to the trash after a question, and an archived one is deleted for good',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await landlord.expense({ description: 'Roof', sum: 500 })
    const later = await landlord.expense({ description: 'Later', archived: true })
    await enter(page, product, landlord)
    await page.getByRole('link', { name: 'Roof' }).click()
    const shown = page.getByRole('dialog', { name: 'Roof' })
    await shown.getByRole('button', button('edit')).click()
    const form = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
    await fillExpense(form, en, { description: 'Roof and gutter', sum: '600', share: 99 })
    await saveButton(form, en).click()
    await expect(form).toBeHidden()
    await expect(rowOf(page, 'Roof and gutter')).toContainText(kr(-60_000))
    // 99 % of 600 and all 1000 of the archived voucher. Archived vouchers count with the amounts they have.
    await expect(totalOf(page, en, 'costs')).toContainText(kr(159_400))

    // The dialog is back at the voucher, with its current values.
    await expect(page.getByRole('dialog', { name: 'Roof and gutter' })).toContainText(kr(60_000))
    await page.getByRole('button', button('toTrash')).click()
    const question = page.getByRole('dialog', { name: en(expenseWords, 'toTrashTitle', { name: 'Roof and gutter' }) })
    // The safe answer has the focus.
    await expect(question.getByRole('button', button('keep'))).toBeFocused()
    await question.getByRole('button', button('keep')).click()
    await page.getByRole('button', button('toTrash')).click()
    await question.getByRole('button', button('toTrash')).click()
    await expect(rowOf(page, 'Roof and gutter')).toHaveCount(0)
    await expect(totalOf(page, en, 'costs')).toContainText(kr(100_000))
    expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ isTrashed: true })

    await page.getByRole('link', { name: 'Later' }).click()
    await page.getByRole('button', button('deleteForGood')).click()
    await page
      .getByRole('dialog', { name: en(expenseWords, 'deleteTitle', { name: 'Later' }) })
      .getByRole('button', button('deleteForGood'))
      .click()
    await expect(page.getByText(en(dashboardWords, 'emptyPeriodTitle'))).toBeVisible()
    await expect(landlord.api('GET', `bilag/${later.id}`)).rejects.toThrow('404')
  },
)

test(
  'save and add another keeps the dialog, empties it and starts at the file, by button and by Ctrl+Enter',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, { ...receipt, description: 'First', supplier: 'none', files: [pdf('first.pdf')] })
    await uploaded(dialog, en, ['first.pdf'])
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
    await expect(rowOf(page, 'First')).toBeVisible()
    await expect(rowOf(page, 'Second')).toBeVisible()
  },
)
