import type { Page } from '@playwright/test'
import { inboxWords } from '../src/app/web/inbox/words'
import { paidWords } from '../src/app/web/voucher/words-paid'
import { formatDay } from '../src/base/kit/day'
import { quickSearchWords } from '../src/app/web/quick-search/words-quick-search'
import { shortcutWords } from '../src/app/web/shell/words-shortcuts'
import { shellWords } from '../src/app/web/words'
import { expectNoSidewaysScroll, phoneWindow } from './axe'
import {
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  translateInto,
  makeLandlord,
  test,
  currentYear,
  en,
  fieldOf,
  house,
} from './journey'
import { watchRequests } from './network'
import { importStatement, makeLandlordWithLease, rentAndFoodLines } from './bank-form'
import { contract, menuButton, menuChoice, monthsAgo } from './lease-form'
import { drawnParts, inFirstFrame, watchRows } from './renders'
import { expenseWords } from '../src/books/expense/words'
import { rentPaymentWords } from '../src/lease/rent-account/words-payment'
import { todoWords } from '../src/year/todo/words'
import { pageWords } from './page-words'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { supplierWords } from '../src/books/supplier/words'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { addIncome } from './books-form'
import { rowOfExpense } from './expense-form'

const translate = translateInto('nb')
const t = (key: keyof typeof quickSearchWords.texts, values = {}) => translate(quickSearchWords, key, values)
const field = (page: Page) => page.getByRole('combobox', { name: t('field'), exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: t('results') })
const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

test('Ctrl+K finds a voucher, a supplier, a tenant, a house and what can be done, by keys alone', async ({
  page,
  product,
}) => {
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
  const old = await landlord.expense({ description: 'Varmepumpe', sum: 4186.06, date: `${currentYear - 2}-03-01` })
  const { id } = await contract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/dashboard')
  const main = page.getByRole('heading', { level: 1 })
  await expect(main).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // Before anything is typed: the possible actions, and the pages with their letters.
  await expect(chosen(page)).toHaveText(t('newExpense'))
  await expect(list(page).getByRole('option', { name: translate(pageWords, '/home/contract') })).toContainText('k')
  await expectNoSidewaysScroll(page)

  // A voucher of another year is found by its amount as it is written.
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
  await expectNoSidewaysScroll(page)
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
  // Enter opens the result for the typed text, even if the list still shows earlier results.
  await page.keyboard.type('markveien')
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
  await expect(keys).toContainText(translate(shortcutWords, 'goTo', { place: translate(pageWords, '/home/contract') }))
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/home\/suppliers/)
  await expect(field(page)).toHaveCount(0)
})

test('a voucher is found by the text of its payment at the bank, says which payment it is, and leads to it', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const day = monthsAgo(1, 2)
  await importStatement(landlord, product.url, [
    { day, kroner: '-1254,50', who: 'FJORDKRAFT AS', text: 'Strøm oktober' },
  ])
  const [row] = await landlord.api<{ id: number }[]>('GET', 'bank/transactions?state=open')
  const [supplier] = await landlord.api<{ id: number }[]>('GET', 'supplier')
  await landlord.api('POST', `bank/transactions/${row!.id}/voucher`, {
    houseId: landlord.houseId,
    supplierId: supplier!.id,
    cost_type: 'other_costs',
    description: 'FJORDKRAFT AS',
    repeat: 'never',
    sum: 1254.5,
    date: day,
    franchise: 100,
  })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/dashboard?q=strøm&period=custom&from=2020-01-01')
  await expect(rowOfExpense(page, 'FJORDKRAFT AS')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('strøm okt')
  await expect(chosen(page)).toContainText('FJORDKRAFT AS')
  await expect(chosen(page)).toContainText('Strøm oktober')
  await page.keyboard.press('Enter')
  const says = { date: formatDay(day), account: 'Leiekonto', text: 'Strøm oktober' }
  await page
    .getByRole('dialog', { name: 'FJORDKRAFT AS' })
    .getByRole('link', { name: translate(paidWords, 'outText', says) })
    .click()
  await expect(page).toHaveURL(/\/home\/bank\?.*state=matched/)
  await expect(page.locator('.inbox-lines > li')).toHaveText([/FJORDKRAFT AS/])
  // The evidence of a payment that is done has the payment and the voucher.
  const evidence = page.getByRole('region', { name: translate(inboxWords, 'evidence') })
  await expect(evidence.getByRole('heading', { level: 3 })).toHaveText([
    translate(inboxWords, 'atBank'),
    translate(inboxWords, 'voucher'),
  ])
})

test('the menu of a phone has the search, which says when vouchers can’t be fetched', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/status of 503|CallError: unavailable/)
  await page.setViewportSize(phoneWindow)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, await makeLandlord(product), '/home/suppliers')
  await page.getByRole('button', { name: translate(shellWords, 'openMenu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate(shellWords, 'searchAll') })
    .click()
  await page.route('**/api/bilag/all-types*', (route) =>
    route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'x' } }),
  )
  await field(page).fill('storgata')
  // The results that could be fetched are still shown.
  await expect(list(page).getByRole('option', { name: 'Storgata 12' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.unrouteAll()
  await list(page).getByRole('option', { name: 'Storgata 12' }).first().click()
  await expect(page).toHaveURL(/\/home\/dashboard\?house=/)
})

test('the menu says whose record is shown, and another house leads to its own list', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  const { id: lease } = await contract(landlord)
  const { id: letting } = await addIncome(landlord)
  const selector = fieldOf(page, en(houseWords, 'house'))
  for (const [list, id] of [
    ['/home/contract', lease],
    ['/home/separate-income-bilags', letting],
  ] as const) {
    // The address names another house than the record's, as a copied link may.
    await openLoggedIn(page, product, landlord, `${list}/${id}?house=${second}`)
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
})

test('without a connection the menu stays: a page comes from what was fetched ahead, or says so and comes by itself', async ({
  page,
  context,
  product,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|CallError: network/)
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'supplier', { name: 'Maler AS', address: 'Gata 1', postcode: '5003', city: 'Bergen' })
  const menu = page.getByRole('navigation', { name: en(shellWords, 'homeMenu') })
  const link = (to: '/home/suppliers' | '/home/trash-folder') => menu.getByRole('link', { name: en(pageWords, to) })
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.install()
  await openLoggedIn(page, product, landlord)
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
  // The page may still be asked for when the connection comes back. The router notes that.
  quiet.allow(/Failed to fetch dynamically imported module/)
  await link('/home/suppliers').click()
  await expect(page).toHaveURL(/\/home\/suppliers/)
  await context.setOffline(false)
  await expect(heading).toHaveText(en(supplierWords, 'title'))
  await expect(main).toContainText('Maler AS')

  // After a while the browser has the other pages and their dialogs, without their data.
  await page.clock.fastForward(60_000)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fetched-ahead'))).not.toBeNull()
  // The inbox has read contracts in the meantime. The trash folder was never read.
  await context.setOffline(true)
  await link('/home/trash-folder').click()
  await expect(page).toHaveURL(/\/home\/trash-folder/)
  await expect(main.getByRole('alert')).toContainText(en(uiWords, 'failedTitle'))
  await expect(main).toContainText(en(errorWords, 'network'))
  await expect(menu).toBeVisible()
  await context.setOffline(false)
  await expect(main).toContainText(en(dashboardWords, 'noTrashTitle'))
})

test('a page stays where it is while its list is chosen from and a dialog comes and goes; another one begins at its top, and Back finds the place', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  for (let number = 10; number < 22; number += 1)
    await landlord.expense({ description: `No ${number}`, date: `${currentYear}-01-${number}` })
  await page.setViewportSize({ width: 1440, height: 520 })
  await openLoggedIn(page, product, landlord)
  await expect(rowOfExpense(page, 'No 10')).toBeVisible()
  const byName = page.getByRole('columnheader', { name: en(dashboardWords, 'name') })
  await byName.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const top = () => page.evaluate(() => Math.round(scrollY))
  const place = await top()
  expect(place).toBeGreaterThan(100)

  await byName.getByRole('button').click()
  await expect(page).toHaveURL(/sort=name/)
  await fieldOf(page, en(dashboardWords, 'type')).selectOption('manual-bilag')
  await expect(page).toHaveURL(/type=manual-bilag/)
  await expect(rowOfExpense(page, 'No 10')).toBeVisible()
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
  await expect(rowOfExpense(page, 'No 10')).toBeVisible()
  await expect.poll(top).toBe(place)
})

test('a press is answered in its next frame, before anything else is drawn', async ({ page, product }) => {
  const landlord = await makeLandlordWithLease(product)
  await importStatement(landlord, product.url, rentAndFoodLines())
  await watchRows(page)
  const network = watchRequests(page)
  await openLoggedIn(page, product, landlord)
  await expect(page.locator('.ui-table tbody tr').first()).toBeVisible()
  await network.quiet()

  // The first letter may follow at once, so the field has the focus. Its list comes later, and bar and menu stay.
  const field = page.locator('#quick-search-field')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await drawnParts(page, 'a')
  const search = { field: '.quick-search-field:focus', hits: '[role="option"]' }
  expect(await inFirstFrame(page, search, () => page.keyboard.press('Control+k'))).toEqual({ field: 1, hits: 0 })
  await page.keyboard.type('feie')
  await expect(field).toHaveValue('feie')
  expect(await drawnParts(page, 'a')).toBe(0)
  await page.keyboard.press('Escape')

  const dialog = { frame: '.ui-frame[aria-busy]', dialog: '.ui-dialog' }
  await page.getByRole('button', { name: en(dashboardWords, 'addDocument') }).click()
  const expense = page.getByRole('menuitem').first()
  expect(await inFirstFrame(page, dialog, () => expense.click())).toEqual({ frame: 1, dialog: 0 })
  await expect(page.getByRole('dialog').getByLabel(en(expenseWords, 'sum'))).toBeVisible()

  // A line that is pressed answers alone. The list follows, as it does when a tab is pressed.
  await page.goto(`${product.url}/home/bank`)
  const lines = page.locator('.inbox-line')
  await expect(lines).toHaveCount(4)
  const take = lines.getByRole('button', { name: new RegExp(`^${en(todoWords, 'rent_do')}`) }).first()
  const list = { pressed: '.inbox-line[data-going]', lines: '.inbox-line' }
  expect(await inFirstFrame(page, list, () => take.click())).toEqual({ pressed: 1, lines: 4 })
  await expect(lines).toHaveCount(3)
  const matched = page.locator('.bank-tabs button').nth(1)
  const tabs = { pressed: '.bank-tabs button:nth-child(2)[aria-pressed="true"]', lines: '.inbox-line' }
  expect(await inFirstFrame(page, tabs, () => matched.click())).toEqual({ pressed: 1, lines: 3 })
  await expect(lines).toHaveCount(1)

  const [{ id }] = await landlord.api<[{ id: number }]>('GET', 'contract/all')
  await page.goto(`${product.url}/home/contract/${id}`)
  await menuButton(page, en).click()
  const title = en(rentPaymentWords, 'register')
  const named = { frame: `.ui-frame[aria-busy][aria-label="${title}"]`, dialog: '.ui-dialog' }
  const pay = menuChoice(page, title)
  expect(await inFirstFrame(page, named, () => pay.click())).toEqual({ frame: 1, dialog: 0 })
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
})
