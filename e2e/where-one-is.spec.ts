import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { houseWords } from '../src/landlord/house/words'
import { income } from './books-form'
import { fillExpense, openNewExpense, receipt } from './expense-form'
import { en, enter, expect, fieldOf, house, makeLandlord, test } from './journey'
import { contract } from './lease-form'

test('the menu says whose record is shown, and another house leads to its own list', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  const { id: lease } = await contract(landlord)
  const { id: letting } = await income(landlord)
  const selector = fieldOf(page, en(houseWords, 'house'))
  for (const [list, id] of [
    ['/home/contract', lease],
    ['/home/separate-income-bilags', letting],
  ] as const) {
    // The link names another house, as one that was copied may.
    await enter(page, product, landlord, `${list}/${id}?house=${second}`)
    await expect(selector).toHaveValue(String(landlord.houseId))
    await expect(page).toHaveURL(`${product.url}${list}/${id}?house=${landlord.houseId}`)
    await selector.selectOption({ label: 'Second' })
    await expect(page).toHaveURL(`${product.url}${list}?house=${second}`)
    await page.goBack()
    await expect(selector).toHaveValue(String(landlord.houseId))
    await expect(page).toHaveURL(new RegExp(`${list}/${id}`))
  }
  // An address that leads nowhere keeps the menu.
  await page.goto(`${product.url}/home/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
  await page
    .getByRole('navigation', { name: en(shellWords, 'homeMenu') })
    .getByRole('link', { name: en(shellWords, 'contracts') })
    .click()
  await expect(page).toHaveURL(/\/home\/contract/)
})

test('a message covers no button that may be pressed next', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  await fillExpense(dialog, en, receipt)
  await dialog.getByRole('button', { name: en(expenseWords, 'saveAndNew') }).click()
  const message = page.locator('.ui-toast')
  await expect(message).toBeVisible()
  const low = (await message.boundingBox())!
  for (const key of ['saveAndNew', 'save'] as const) {
    const button = (await dialog.getByRole('button', { name: en(expenseWords, key), exact: true }).boundingBox())!
    const apart = low.y + low.height <= button.y || button.y + button.height <= low.y
    expect(apart || low.x >= button.x + button.width || low.x + low.width <= button.x).toBe(true)
  }
})
