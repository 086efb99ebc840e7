import type { Page } from '@playwright/test'
import { quickSearchWords } from '../src/app/web/quick-search/words-quick-search'
import { shortcutWords } from '../src/app/web/shell/words-shortcuts'
import { shellWords } from '../src/app/web/words'
import { accessible, phone } from './axe'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test, year } from './journey'
import { contract } from './lease-form'
import { pageWords } from './page-words'

for (const language of languages) {
  const translate = inLanguage(language)
  const t = (key: keyof typeof quickSearchWords.texts, values = {}) => translate(quickSearchWords, key, values)
  const field = (page: Page) => page.getByRole('combobox', { name: t('field'), exact: true })
  const list = (page: Page) => page.getByRole('listbox', { name: t('results') })
  const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

  test(
    `Ctrl+K finds a voucher, a supplier, a tenant, a house and what can be done, by keys alone (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      await landlord.api('POST', 'house', {
        name: 'Markveien 3',
        address: 'Markveien 3',
        postcode: '0554',
        city: 'Oslo',
      })
      await landlord.api('POST', 'supplier', {
        name: 'Rør og Varme AS',
        address: 'Gata 1',
        postcode: '0150',
        city: 'Oslo',
      })
      const old = await landlord.expense({ description: 'Varmepumpe', sum: 4186.06, date: `${year - 2}-03-01` })
      const { id } = await contract(landlord)
      await choose(page, { language })
      await enter(page, product, landlord, '/home/dashboard')
      const main = page.getByRole('heading', { level: 1 })
      await expect(main).toBeVisible()

      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      // Before anything is typed: the possible actions, and the pages with their letters.
      await expect(chosen(page)).toHaveText(t('newExpense'))
      await expect(list(page).getByRole('option', { name: translate(pageWords, '/home/contract') })).toContainText('k')
      await accessible(page)

      // A voucher of another year, by its amount as it is written.
      await page.keyboard.type('4186,06')
      await expect(chosen(page)).toContainText('Varmepumpe')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id'))!)
      await expect(page.getByRole('status').filter({ hasText: t('hits_one', { count: 1 }) })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`bilag=${old.id}`))
      await expect(page.getByRole('dialog', { name: 'Varmepumpe' })).toBeVisible()
      // It doesn't open over a dialog or from a field.
      await page.keyboard.press('Control+k')
      await expect(field(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // The arrow keys choose among several kinds.
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('var')
      await expect(list(page).getByRole('option', { name: 'Rør og Varme AS' })).toBeVisible()
      await expect(list(page).getByRole('option', { name: 'Varmepumpe' })).toBeVisible()
      await accessible(page)
      await page.keyboard.press('ArrowDown')
      await expect(chosen(page)).toContainText('Varmepumpe')
      await page.keyboard.press('ArrowDown')
      await expect(chosen(page)).toContainText('Rør og Varme AS')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/home\/suppliers\/\d+/)

      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('per hansen')
      await page
        .getByRole('group', { name: t('tenants') })
        .getByRole('option')
        .click()
      await expect(page).toHaveURL(new RegExp(`/home/contract/${id}`))

      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('markveien')
      await expect(chosen(page)).toContainText('Markveien 3')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/home\/dashboard\?house=\d+/)

      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('zzz')
      await expect(page.getByText(t('none'))).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)

      // `g` and a letter. The list of keys names the letters and can switch them off.
      await page.keyboard.press('g')
      await page.keyboard.press('l')
      await expect(page).toHaveURL(/\/home\/suppliers/)
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: translate(shortcutWords, 'title') })
      await expect(keys).toContainText(translate(shortcutWords, 'everything'))
      await expect(keys).toContainText(
        translate(shortcutWords, 'goTo', { place: translate(pageWords, '/home/contract') }),
      )
      await keys.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await expect(keys).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await page.keyboard.press('g')
      await page.keyboard.press('k')
      await expect(page).toHaveURL(/\/home\/suppliers/)
      await expect(field(page)).toHaveCount(0)
    },
  )

  test(
    `the search in everything stands in the menu of a phone, and says when vouchers can’t be fetched (${language})`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/status of 503|CallError: unavailable/)
      await page.setViewportSize(phone)
      await choose(page, { language })
      await enter(page, product, await makeLandlord(product), '/home/suppliers')
      await page.getByRole('button', { name: translate(shellWords, 'openMenu') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate(shellWords, 'searchAll') })
        .click()
      await page.route('**/api/bilag/all-types*', (route) =>
        route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'x' } }),
      )
      await field(page).fill('storgata')
      // The results that could be fetched are shown all the same.
      await expect(list(page).getByRole('option', { name: 'Storgata 12' }).first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeVisible()
      await accessible(page)
      await page.unrouteAll()
      await list(page).getByRole('option', { name: 'Storgata 12' }).first().click()
      await expect(page).toHaveURL(/\/home\/dashboard\?house=/)
    },
  )
}
