import type { Page } from '@playwright/test'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { depreciationWords } from '../src/books/depreciation/words'
import { accessible } from './axe'
import { filledItem, wizard } from './books-form'
import { fileInput, fillExpense, openNewExpense, receipt, saveButton } from './expense-form'
import { pdf } from './files'
import { choose, en, enter, expect, fieldOf, inLanguage, languages, makeLandlord, test, type Landlord } from './journey'

interface Saved {
  readonly description: string
  readonly documents: readonly string[]
  readonly archived: boolean
}
const vouchers = async (landlord: Landlord) =>
  (await landlord.api<{ bilags: Saved[] }>('GET', 'bilag/all-types')).bilags.map(
    ({ description, documents, archived }) => [description, documents.length, archived],
  )

/** Holds uploads until the test lets them continue or refuses them. */
async function heldUploads(page: Page) {
  let free: (isStored: boolean) => void = () => undefined
  const gate = new Promise<boolean>((resolve) => (free = resolve))
  await page.route('**/api/document', async (route) => {
    if (await gate) await route.continue()
    else await route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'r' } })
  })
  return { letGo: () => free(true), refuse: () => free(false) }
}

for (const language of languages) {
  const translate = inLanguage(language)

  test(
    `Save that is pressed while a file is on its way waits for it and saves by itself (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      const uploads = await heldUploads(page)
      await choose(page, { language })
      await enter(page, product, landlord)
      const dialog = await openNewExpense(page, translate)
      await fillExpense(dialog, translate, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
      const save = saveButton(dialog, translate)
      // In whole pixels, because the end of a text may differ by a fraction.
      const place = async () => Object.values((await save.boundingBox())!).map(Math.round)
      const before = await place()
      await save.click()
      const says = dialog.getByRole('status').filter({ hasText: translate(fileFieldWords, 'filesWait') })
      await expect(says).toHaveCount(1)
      await expect(save).toHaveAttribute('data-loading', 'true')
      expect(await place()).toEqual(before)
      await expect(dialog.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })).toHaveCount(0)
      await accessible(page)
      expect(await vouchers(landlord)).toEqual([])
      // Text that is typed meanwhile is saved too. A second click has no effect of its own.
      const description = fieldOf(dialog, translate(expenseWords, 'description'))
      await description.press('End')
      await description.pressSequentially(' again')
      await page.keyboard.press('Enter')
      uploads.letGo()
      await expect(dialog).toBeHidden()
      expect((await vouchers(landlord)).map(([name, files]) => [String(name).trim(), files])).toEqual([
        [`${receipt.description} again`, 1],
      ])
    },
  )
}

test(
  'a file that fails while Save waits holds it back, and nothing is saved without it',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/status of 503/)
    const landlord = await makeLandlord(product)
    const uploads = await heldUploads(page)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
    await saveButton(dialog, en).click()
    uploads.refuse()
    await expect(
      dialog
        .getByRole('alert')
        .filter({ hasText: en(fileFieldWords, 'filesFailed_one') })
        .first(),
    ).toBeVisible()
    await expect(saveButton(dialog, en)).not.toHaveAttribute('data-loading', 'true')
    expect(await vouchers(landlord)).toEqual([])
    await dialog.getByRole('button', { name: en(fileFieldWords, 'filesWithout_one') }).click()
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    expect(await vouchers(landlord)).toEqual([[receipt.description, 0, false]])
  },
)

test(
  'the landlord changes the mind while Save waits: archives instead, or leaves without anything saved',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const uploads = await heldUploads(page)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
    await saveButton(dialog, en).click()
    await dialog.getByRole('button', { name: en(expenseWords, 'cancel'), exact: true }).click()
    await page
      .getByRole('dialog', { name: en(uiWords, 'discardTitle') })
      .getByRole('button', { name: en(uiWords, 'discardGo') })
      .click()
    await expect(dialog).toBeHidden()
    expect(await vouchers(landlord)).toEqual([])

    await openNewExpense(page, en)
    await fileInput(dialog, en).setInputFiles([pdf('other.pdf')])
    await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
    await saveButton(dialog, en).click()
    await dialog.getByRole('button', { name: en(expenseWords, 'archive'), exact: true }).click()
    await page.getByRole('button', { name: en(expenseWords, 'archiveYes'), exact: true }).click()
    uploads.letGo()
    await expect(dialog).toBeHidden()
    expect(await vouchers(landlord)).toEqual([[receipt.description, 1, true]])
  },
)

test('a step that has files waits for them and goes on by itself', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const uploads = await heldUploads(page)
  await enter(page, product, landlord)
  const form = await filledItem(page, en)
  await form.locator('input[type=file][multiple]').setInputFiles([pdf('slow.pdf')])
  await form.getByRole('button', { name: en(depreciationWords, 'next'), exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: en(fileFieldWords, 'filesWait') })).toHaveCount(1)
  uploads.letGo()
  await expect(
    (await wizard(page, en, 'stepCalculations')).getByRole('button', {
      name: en(depreciationWords, 'save'),
      exact: true,
    }),
  ).toBeVisible()
})
