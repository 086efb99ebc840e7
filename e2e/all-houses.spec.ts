import { validationWords } from '../src/base/kit/words-validation'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseWords } from '../src/books/expense/words'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { fillExpense, receipt, saveButton } from './expense-form'
import { en, enter, expect, fieldOf, house, makeLandlord, refusedAt, test } from './journey'
import { pageWords } from './page-words'

test('where all houses are shown a new voucher has no house until one is chosen', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const add = (key: 'addExpense' | 'addIncome' | 'addContents' | 'addContract') => async () => {
    await page
      .getByRole('button', { name: en(dashboardWords, 'addDocument'), exact: true })
      .first()
      .click()
    await page.getByRole('menuitem', { name: en(dashboardWords, key) }).click()
  }
  const dialog = page.getByRole('dialog')
  const chosen = fieldOf(dialog, en(expenseWords, 'houseId'))
  // With a single house it is that house, regardless of the address.
  await enter(page, product, landlord, '/home/dashboard?house=all&add=expense')
  await expect(chosen).toHaveValue(String(landlord.houseId))

  const { id } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  await page.goto(`${product.url}/home/dashboard`)
  await expect(fieldOf(page, en(houseWords, 'house'))).toHaveValue('all')
  await add('addExpense')()
  await expect(chosen).toHaveValue('')
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await saveButton(dialog, en).click()
  await refusedAt(chosen, en(validationWords, 'required'))
  await chosen.selectOption({ label: 'Second' })
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: receipt.description! })).toContainText('Second')
  for (const key of ['addIncome', 'addContents', 'addContract'] as const) {
    await page.goto(`${product.url}/home/dashboard?house=all`)
    await add(key)()
    if (key === 'addContents')
      await dialog.getByRole('button', { name: en(depreciationWords, 'next'), exact: true }).click()
    await expect(chosen).toHaveValue('')
  }
  // Another page shows one house.
  await page.goto(`${product.url}/home/dashboard?house=all`)
  await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
  await expect(fieldOf(page, en(houseWords, 'house'))).not.toHaveValue('all')
  // In the list of one house it is that house.
  await page.goto(`${product.url}/home/dashboard?house=${id}&add=expense`)
  await expect(chosen).toHaveValue(String(id))
})
