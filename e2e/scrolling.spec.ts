import { supplierWords } from '../src/books/supplier/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { fillItem, wizard } from './books-form'
import { rowOf } from './expense-form'
import { en, enter, expect, fieldOf, makeLandlord, test, year } from './journey'
import { pageWords } from './page-words'

test(
  'a page stays where it is while its list is chosen from and a dialog comes and goes; another one begins at its top, and Back finds the place',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    for (let number = 10; number < 22; number += 1)
      await landlord.expense({ description: `No ${number}`, date: `${year}-01-${number}` })
    await page.setViewportSize({ width: 1440, height: 520 })
    await enter(page, product, landlord)
    await expect(rowOf(page, 'No 10')).toBeVisible()
    const byName = page.getByRole('columnheader', { name: en(dashboardWords, 'name') })
    await byName.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    const top = () => page.evaluate(() => Math.round(scrollY))
    const place = await top()
    expect(place).toBeGreaterThan(100)

    await byName.getByRole('button').click()
    await expect(page).toHaveURL(/sort=name/)
    await fieldOf(page, en(dashboardWords, 'type')).selectOption('manual-bilag')
    await expect(page).toHaveURL(/type=manual-bilag/)
    await expect(rowOf(page, 'No 10')).toBeVisible()
    expect(await top()).toBe(place)
    const link = page.getByRole('link', { name: 'No 11' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'No 11' })
    await expect(dialog).toBeVisible()
    expect(await top()).toBe(place)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await top()).toBe(place)

    await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(supplierWords, 'title'))
    await expect.poll(top).toBe(0)
    await page.goBack()
    await expect(rowOf(page, 'No 10')).toBeVisible()
    await expect.poll(top).toBe(place)
  },
)

test(
  'each step of the wizard is read from its beginning, however far down the one before was left',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const landlord = await makeLandlord(product)
    await page.addInitScript(() => localStorage.setItem('depreciation-info', 'true'))
    await enter(page, product, landlord, '/home/furniture-and-home-contents?add=depreciation')
    const dialog = await wizard(page, en, 'stepForm')
    await fillItem(dialog, en, { name: 'Fridge', date: `04.03.${year}`, sum: '20000', lifetime: '5' })
    const top = () => dialog.evaluate((node) => node.scrollTop)
    await expect.poll(top).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await wizard(page, en, 'stepCalculations')
    await expect.poll(top).toBe(0)
    await page.waitForTimeout(300)
    expect(await top()).toBe(0)
  },
)
