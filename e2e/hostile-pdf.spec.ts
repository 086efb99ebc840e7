import { fileWords } from '../src/base/file/words'
import { hostilePdfs } from '../src/base/pdf/test-hostile'
import { fileInput, fillExpense, openNewExpense, receipt, saveButton, uploaded } from './expense-form'
import { en, enter, expect, makeLandlord, test } from './journey'

type Listed = { bilags: { documents: string[] }[] }

test(
  'a receipt that is never read to its end says so, and the voucher is saved meanwhile',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/page not drawn|receipt not read/)
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    const buffer = hostilePdfs['forms that double themselves 40 times']!()
    await fileInput(dialog, en).setInputFiles({ name: 'evig.pdf', mimeType: 'application/pdf', buffer })
    await uploaded(dialog, en, ['evig.pdf'])
    // Its worker never finishes, but the page still works.
    await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
    await expect(dialog.getByText(en(fileWords, 'failedPage', { number: 1 }))).toBeVisible({ timeout: 40_000 })
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags[0]!.documents).toHaveLength(1)
    // The worker ends together with the form.
    await expect.poll(() => page.workers().length).toBe(0)
  },
)
