import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { workbenchWords } from '../src/books/expense/words-workbench'
import { costType, fillExpense, openNewExpense, rowOf, saveButton } from './expense-form'
import { pdf } from './files'
import { choose, enter, expect, fieldOf, inLanguage, languages, makeLandlord, test, year } from './journey'

for (const language of languages) {
  const translate = inLanguage(language)
  test(
    `a supplier brings what it was last time, the same receipt is told, and a save says the year and can be taken back (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      await choose(page, { language })
      const supplier = { name: 'Feier AS', address: 'Pipegata 1', city: 'Bergen', postcode: '5003' }
      const { id: supplierId } = await landlord.api<{ id: number }>('POST', 'supplier', supplier)
      const date = `${year}-02-01`
      const documents = [await landlord.upload(pdf('sweep.pdf', 'Sweep'))]
      await landlord.expense({
        description: 'Sweep',
        cost_type: 'municipal_taxes',
        supplierId,
        sum: 500,
        date,
        documents,
      })
      await enter(page, product, landlord)
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
      await fillExpense(dialog, translate, { sum: '500', date: `01.02.${year}` })
      await expect(same).toHaveAttribute('href', /bilag=\d+$/)
      await fillExpense(dialog, translate, { sum: '501' })
      await expect(same).toHaveCount(0)
      await saveButton(dialog, translate).click()
      await expect(dialog).toBeHidden()
      const costs = formatKr(ore(100_100))
      const note = page.getByRole('status').filter({ hasText: translate(workbenchWords, 'booked', { year, costs }) })
      await note.getByRole('button', { name: translate(uiWords, 'undo'), exact: true }).click()
      await expect(page.getByText(translate(expenseWords, 'trashed', { name: 'Sweep' }))).toBeVisible()
      await expect(rowOf(page, 'Sweep')).toHaveCount(1)

      // The voucher itself: its file next to its values, and a link to its supplier.
      await rowOf(page, 'Sweep').getByRole('link').first().click()
      const shown = page.getByRole('dialog', { name: 'Sweep' })
      const pane = (await shown.locator('.file-pane').boundingBox())!
      const facts = (await shown.getByText(translate(expenseWords, 'franchise')).first().boundingBox())!
      expect(pane.x + pane.width).toBeLessThan(facts.x)
      await shown.getByRole('link', { name: /Feier AS/ }).click()
      await expect(page).toHaveURL(new RegExp(`/home/suppliers/${supplierId}$`))
    },
  )
}
