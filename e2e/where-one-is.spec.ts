import { shellWords } from '../src/app/web/words'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { houseWords } from '../src/landlord/house/words'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { income } from './books-form'
import { fillExpense, openNewExpense, receipt } from './expense-form'
import { en, enter, expect, fieldOf, house, makeLandlord, test } from './journey'
import { contract } from './lease-form'
import { pageWords } from './page-words'

test(
  'the menu says whose record is shown, and another house leads to its own list',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
    const { id: lease } = await contract(landlord)
    const { id: letting } = await income(landlord)
    const selector = fieldOf(page, en(houseWords, 'house'))
    for (const [list, id] of [
      ['/home/contract', lease],
      ['/home/separate-income-bilags', letting],
    ] as const) {
      // The link names another house, as a copied link may.
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
      .getByRole('link', { name: en(pageWords, '/home/contract') })
      .click()
    await expect(page).toHaveURL(/\/home\/contract/)
  },
)

test(
  'without a connection the menu stays: a page comes from what was fetched ahead, or says so and comes by itself',
  { tag: '@proof' },
  async ({ page, context, product, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|CallError: network/)
    const landlord = await makeLandlord(product)
    await landlord.api('POST', 'supplier', { name: 'Maler AS', address: 'Gata 1', postcode: '5003', city: 'Bergen' })
    const menu = page.getByRole('navigation', { name: en(shellWords, 'homeMenu') })
    const link = (to: '/home/suppliers' | '/home/contract' | '/home/trash-folder') =>
      menu.getByRole('link', { name: en(pageWords, to) })
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    await page.clock.install()
    await enter(page, product, landlord)
    await expect(main.getByRole('table').or(main.getByText(en(dashboardWords, 'emptyTitle')))).toBeVisible()

    // Nothing is loaded in advance yet.
    await context.setOffline(true)
    await link('/home/suppliers').click()
    await expect(page).toHaveURL(/\/home\/suppliers/)
    await expect(main).toContainText(en(errorWords, 'network'))
    await main.getByRole('button', { name: en(shellWords, 'tryAgain') }).click()
    await expect(main).toContainText(en(errorWords, 'network'))
    await link('/home/trash-folder').click()
    await expect(page).toHaveURL(/\/home\/trash-folder/)
    await expect(main).toContainText(en(errorWords, 'network'))
    await link('/home/suppliers').click()
    await context.setOffline(false)
    await expect(heading).toHaveText(en(supplierWords, 'title'))
    await expect(main).toContainText('Maler AS')

    // After a while the browser has the other pages and their dialogs, without their data.
    await page.clock.fastForward(60_000)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fetched-ahead'))).not.toBeNull()
    await context.setOffline(true)
    await link('/home/contract').click()
    await expect(page).toHaveURL(/\/home\/contract/)
    await expect(main.getByRole('alert')).toContainText(en(uiWords, 'failedTitle'))
    await expect(main).toContainText(en(errorWords, 'network'))
    await expect(menu).toBeVisible()
    await context.setOffline(false)
    await expect(main).toContainText(en(contractDetailWords, 'emptyTitle'))
  },
)

test('a message covers no button that may be pressed next', { tag: '@proof' }, async ({ page, product }) => {
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
