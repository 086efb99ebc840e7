import type { Page } from '@playwright/test'
import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { listWords } from '../src/base/ui/words/words-list'
import { runPdfTool } from '../src/base/pdf/test-pdf'
import { expenseWords } from '../src/books/expense/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { shownTotal } from './expense-form'
import {
  en,
  openLoggedIn,
  expect,
  fieldOf,
  house,
  makeLandlord,
  expectFieldRefused,
  test,
  currentYear,
  type Landlord,
  chooseLanguageAndScheme,
  translateInto,
} from './journey'
import { watchRequests } from './network'
import type { Product } from './product'
import { fill as fillBooks } from './filled-books'
import { drawnRows, watchRows } from './renders'
import { pageWords } from './page-words'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'

const kr = (amount: number) => formatKr(ore(amount))
const names = (page: Page) => page.getByRole('table').getByRole('rowheader')
const column = (page: Page, key: 'name' | 'type' | 'date' | 'amount') =>
  page.getByRole('columnheader', { name: en(dashboardWords, key) })
const field = (page: Page, key: 'search' | 'type' | 'period' | 'from' | 'to') => fieldOf(page, en(dashboardWords, key))

/** Types a date over the field's text, as a person does. */
async function typed(page: Page, key: 'from' | 'to', date: string): Promise<void> {
  await field(page, key).selectText()
  await field(page, key).pressSequentially(date)
}

/** Five vouchers of this year, one of them archived and without an amount, and one of last year. */
async function fill(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  for (const [description, sum, date, franchise] of [
    ['Ås maling', 1234.5, `${currentYear}-03-01`, 100],
    ['Zink', 99.99, `${currentYear}-01-31`, 50],
    ['Ærfugl tak', 20_000, `${currentYear}-12-31`, 10],
    ['Bad rør', 500, `${currentYear}-06-15`, 100],
    ['Old roof', 7000, `${currentYear - 1}-12-31`, 100],
  ] as const) {
    await landlord.expense({ description, sum, date, franchise })
  }
  await landlord.api('POST', 'bilag', { houseId: landlord.houseId, archived: true, date: `${currentYear}-02-02` })
  return landlord
}
const untitled = en(dashboardWords, 'untitled')

test('the list is searched by words, amount and date, and the address keeps what was searched', async ({
  page,
  product,
}) => {
  await openLoggedIn(page, product, await fill(product))
  await expect(names(page)).toHaveText(['Ærfugl tak', 'Bad rør', 'Ås maling', untitled, 'Zink'])
  for (const [search, found] of [
    ['TAK', 'Ærfugl tak'],
    ['rør bad', 'Bad rør'],
    ['1 234,50', 'Ås maling'],
    ['1234,5', 'Ås maling'],
    ['15.06', 'Bad rør'],
    ['å', 'Ås maling'],
    ['kr 1.234,50 feier', 'Ås maling'],
    ['−1 234,50', 'Ås maling'],
    [`03.${currentYear}`, 'Ås maling'],
    [`${en(expenseWords, 'maintenance')} zink`, 'Zink'],
  ] as const) {
    await field(page, 'search').fill(search)
    await expect(names(page)).toHaveText([found])
  }
  // Typing doesn't add to the history. One Back leaves the page.
  await field(page, 'search').fill('zink')
  await expect(page).toHaveURL(/[?&]q=zink/)
  await page.reload()
  await expect(field(page, 'search')).toHaveValue('zink')
  await expect(names(page)).toHaveText(['Zink'])
  await expect(page.getByText(en(dashboardWords, 'count_one', { count: 1 }), { exact: true })).toBeVisible()
  await expect(page.getByText(en(dashboardWords, 'costsShown_one', { count: 1, amount: kr(9999) }))).toBeVisible()
  // The totals are those of the period, not of the shown rows: 1234,50 + 49,995 + 2000 + 500.
  await expect(shownTotal(page, en, 'costs')).toContainText(kr(378_450))
  await expect(shownTotal(page, en, 'tax')).toContainText(kr(0))
  const deficit = page.getByText(en(dashboardWords, 'deficitNote', { amount: kr(378_450) }))
  await expect(deficit).toBeHidden()
  await page.getByRole('button', { name: en(homeWords, 'aboutFigure', { name: en(dashboardWords, 'tax') }) }).click()
  await expect(deficit).toBeVisible()

  // On paper each page has its heading and the house's name, and the months are printed as figures.
  await expect(page.getByRole('group', { name: en(homeWords, 'choosePeriod') })).toBeVisible()
  const printed = runPdfTool('pdftotext', ['-layout'], await page.pdf({ preferCSSPageSize: true }), ['-'])?.stdout ?? ''
  for (const text of [house.name, en(dashboardWords, 'title'), kr(9999), 'December'].map((one) =>
    one.replaceAll('\u00a0', ' '),
  ))
    expect(printed.replaceAll('\u00a0', ' ')).toContain(text)

  // The whole row opens its record, because its link covers the row.
  const end = await page.getByRole('row').filter({ hasText: 'Zink' }).getByRole('cell').last().boundingBox()
  await page.mouse.click(end!.x + 5, end!.y + 5)
  await expect(page.getByRole('dialog', { name: 'Zink' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/[?&]q=zink/)
  await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
  await expect(page).toHaveURL(/suppliers/)
  await page.goBack()
  await expect(field(page, 'search')).toHaveValue('zink')
})

test('each column sorts ascending, descending and not at all, and says so', async ({ page, product }) => {
  await openLoggedIn(page, product, await fill(product))
  const newest = ['Ærfugl tak', 'Bad rør', 'Ås maling', untitled, 'Zink']
  await expect(column(page, 'date')).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page)).toHaveText(newest)
  await expect(page).not.toHaveURL(/sort=/)
  const orders = {
    // Empty values are last in both directions. Norwegian order: Z, Æ, Å.
    name: [
      ['Bad rør', 'Zink', 'Ærfugl tak', 'Ås maling', untitled],
      ['Ås maling', 'Ærfugl tak', 'Zink', 'Bad rør', untitled],
    ],
    // Costs have a minus sign, so the largest cost is the lowest value.
    amount: [
      ['Ærfugl tak', 'Ås maling', 'Bad rør', 'Zink', untitled],
      ['Zink', 'Bad rør', 'Ås maling', 'Ærfugl tak', untitled],
    ],
    // Types are sorted by the shown words: Expense, To fill out.
    type: [
      ['Ærfugl tak', 'Bad rør', 'Ås maling', 'Zink', untitled],
      [untitled, 'Ærfugl tak', 'Bad rør', 'Ås maling', 'Zink'],
    ],
    date: [newest.toReversed(), newest],
  }
  for (const [key, [up, down]] of Object.entries(orders) as [keyof typeof orders, string[][]][]) {
    const press = () => column(page, key).getByRole('button').click()
    await press()
    await expect(column(page, key)).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(page)).toHaveText(up!)
    await press()
    await expect(column(page, key)).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page)).toHaveText(down!)
    await press()
    for (const other of ['name', 'type', 'date', 'amount'] as const)
      await expect(column(page, other)).toHaveAttribute('aria-sort', 'none')
    await expect(names(page)).toHaveText(newest)
  }
  await column(page, 'amount').getByRole('button').click()
  await expect(page).toHaveURL(/sort=sum/)
  await page.reload()
  await expect(column(page, 'amount')).toHaveAttribute('aria-sort', 'ascending')
  await expect(names(page)).toHaveText(orders.amount[0]!)
})

test('the type filter and the search together may leave nothing, which says how to go on', async ({
  page,
  product,
}) => {
  await openLoggedIn(page, product, await fill(product))
  await field(page, 'type').selectOption({ label: en(dashboardWords, 'archived-bilag') })
  await expect(names(page)).toHaveText([untitled])
  await expect(page).toHaveURL(/type=archived-bilag/)
  await page.reload()
  await expect(names(page)).toHaveText([untitled])
  await field(page, 'search').fill('tak')
  await expect(page.getByText('There is nothing found that corresponds to your request')).toBeVisible()
  await expect(page.getByText('Verify your filters and try again')).toBeVisible()
  await page.getByRole('button', { name: en(listWords, 'clearFilters') }).click()
  await expect(names(page)).toHaveCount(5)
  await expect(page).not.toHaveURL(/type=|q=/)
})

test('the period is this year, last year or two dates of one’s own, swapped when they stand the wrong way round', async ({
  page,
  product,
}) => {
  await openLoggedIn(page, product, await fill(product))
  const heading = page.getByRole('heading', { level: 1 })
  const shown = (from: string, to: string) => expect(heading).toContainText(en(homeWords, 'between', { from, to }))
  await expect(heading).toContainText(en(homeWords, 'soFar', { year: currentYear }))
  await field(page, 'period').selectOption({ label: en(dashboardWords, 'last') })
  await expect(names(page)).toHaveText(['Old roof'])
  await expect(heading).toContainText(en(homeWords, 'inYear', { year: currentYear - 1 }))
  await expect(shownTotal(page, en, 'costs')).toContainText(kr(700_000))
  await expect(page).toHaveURL(/period=last/)
  await page.reload()
  await expect(names(page)).toHaveText(['Old roof'])

  await field(page, 'period').selectOption({ label: en(dashboardWords, 'custom') })
  await typed(page, 'from', `31.12.${currentYear - 1}`)
  await field(page, 'from').press('Tab')
  await typed(page, 'to', `0103${String(currentYear).slice(2)}`)
  await field(page, 'to').press('Tab')
  await expect(names(page)).toHaveText(['Ås maling', untitled, 'Zink', 'Old roof'])
  await shown(`31.12.${currentYear - 1}`, `01.03.${currentYear}`)
  await expect(page).toHaveURL(new RegExp(`from=${currentYear - 1}-12-31&to=${currentYear}-03-01`))
  await page.reload()
  await expect(field(page, 'from')).toHaveValue(`31.12.${currentYear - 1}`)
  await expect(field(page, 'to')).toHaveValue(`01.03.${currentYear}`)
  await expect(names(page)).toHaveCount(4)

  // The start is after the end. The page asks for the other date too. Then the dates are swapped, with a note.
  await typed(page, 'from', `15.06.${currentYear}`)
  await field(page, 'from').press('Tab')
  await expect(field(page, 'to')).toHaveAccessibleDescription(en(dashboardWords, 'otherDate'))
  await shown(`31.12.${currentYear - 1}`, `01.03.${currentYear}`)
  await typed(page, 'to', `01.03.${currentYear}`)
  await field(page, 'to').press('Tab')
  await shown(`01.03.${currentYear}`, `15.06.${currentYear}`)
  await expect(page.getByText(en(dashboardWords, 'swapped'))).toBeVisible()
  await expect(field(page, 'from')).toHaveValue(`01.03.${currentYear}`)
  await expect(names(page)).toHaveText(['Bad rør', 'Ås maling'])

  // A year that no voucher can have is refused at its field and changes nothing.
  for (const far of [currentYear - 121, currentYear + 11]) {
    await typed(page, 'to', `15.06.${far}`)
    await field(page, 'to').press('Tab')
    await expectFieldRefused(field(page, 'to'), en(validationWords, 'dateRange'))
    await shown(`01.03.${currentYear}`, `15.06.${currentYear}`)
  }

  // A date that doesn't exist is refused at its field and changes nothing.
  await typed(page, 'to', `31.06.${currentYear}`)
  await field(page, 'to').press('Tab')
  await expectFieldRefused(field(page, 'to'), en(validationWords, 'date'))
  await field(page, 'from').fill('')
  await field(page, 'from').press('Tab')
  await expectFieldRefused(field(page, 'from'), en(validationWords, 'required'))
  await expect(names(page)).toHaveCount(2)
  // A single date takes effect at once. If the second date is earlier, the first one becomes the end.
  await page.goto(`${product.url}/home/dashboard?period=custom&from=${currentYear}-01-01&to=${currentYear}-12-31`)
  await typed(page, 'from', `31.12.${currentYear}`)
  await field(page, 'from').press('Tab')
  await shown(`31.12.${currentYear}`, `31.12.${currentYear}`)
  await typed(page, 'to', `30.06.${currentYear}`)
  await field(page, 'to').press('Tab')
  await shown(`30.06.${currentYear}`, `31.12.${currentYear}`)
  // Invalid values in the address are replaced by this year.
  await page.goto(`${product.url}/home/dashboard?period=custom&from=2026-13-45&to=x&sort=evil&type=none`)
  await expect(names(page)).toHaveCount(5)
})

test('nothing yet, nothing in this period, and a list that could not be read each translate what to do', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  let isDown = false
  await page.route('**/api/bilag/all-types*', (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'req-9' } }) : route.continue(),
  )
  await openLoggedIn(page, product, landlord)
  await expect(page.getByText(translate(dashboardWords, 'emptyTitle'))).toBeVisible()
  // The first actions are shown instead of figures that are all zero.
  for (const key of ['firstExpense', 'firstContract'] as const)
    await expect(page.getByRole('button', { name: translate(dashboardWords, key) })).toBeVisible()
  await expect(page.getByRole('link', { name: translate(dashboardWords, 'firstTax') })).toBeVisible()
  await expect(page.getByLabel(translate(dashboardWords, 'totals'), { exact: true })).toHaveCount(0)
  await landlord.expense({ description: 'Roof' })
  await page.goto(`${product.url}/home/dashboard?period=last`)
  await expect(page.getByText(translate(dashboardWords, 'emptyPeriodTitle'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translate(homeWords, 'nothing', { period: translate(homeWords, 'inYear', { year: currentYear - 1 }) }),
  )

  isDown = true
  await page.goto(`${product.url}/home/dashboard`)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText(translate(errorWords, 'unavailable'))
  await expect(failure).toContainText('req-9')
  // Unknown figures are never shown as empty or zero.
  await expect(page.getByText(translate(dashboardWords, 'emptyTitle'))).toHaveCount(0)
  await expect(shownTotal(page, translate, 'costs')).not.toContainText('kr')
  isDown = false
  await failure.getByRole('button', { name: translate(uiWords, 'tryAgain') }).click()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Roof'])
})

test('a list on a phone is sorted by each column both ways, and the address keeps it', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const landlord = await makeLandlord(product)
  for (const [description, sum, date] of [
    ['Ås maling', 1234.5, `${currentYear}-03-01`],
    ['Zink', 99.99, `${currentYear}-01-31`],
    ['Ærfugl tak', 20_000, `${currentYear}-12-31`],
    ['Bad rør', 500, `${currentYear}-06-15`],
  ] as const)
    await landlord.expense({ description, sum, date })
  await openLoggedIn(page, product, landlord)
  const cards = page
    .getByRole('list', { name: en(dashboardWords, 'list', { house: house.name }) })
    .getByRole('listitem')
  const sorting = fieldOf(page, en(listWords, 'sortBy'))
  await page.getByRole('button', { name: en(listWords, 'filter') }).click()
  const first = (text: string) => expect(cards.first()).toContainText(text)
  await first('Ærfugl tak')
  for (const [order, column, found] of [
    ['ascending', 'amount', 'Ærfugl tak'],
    ['descending', 'amount', 'Zink'],
    ['ascending', 'name', 'Bad rør'],
    ['descending', 'name', 'Ås maling'],
    ['ascending', 'date', 'Zink'],
  ] as const) {
    await sorting.selectOption({ label: en(listWords, order, { column: en(dashboardWords, column) }) })
    await first(found)
  }
  await page.reload()
  await first('Zink')
  await page.getByRole('button', { name: en(listWords, 'filter') }).click()
  await expect(sorting.locator('option:checked')).toHaveText(
    en(listWords, 'ascending', { column: en(dashboardWords, 'date') }),
  )
  await sorting.selectOption({ label: en(listWords, 'usualOrder') })
  await expect(page).toHaveURL(/sort=(&|$)/)
  // The table has its own column headings.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(sorting).toBeHidden()
})

test('a press draws no row again, and a dialog that the pointer announced needs no network', async ({
  page,
  product,
  context,
  quiet,
}) => {
  const { landlord } = await fillBooks(product)
  await watchRows(page)
  const network = watchRequests(page)
  await openLoggedIn(page, product, landlord)
  const list = page.getByRole('region', { name: en(homeWords, 'vouchers') })
  const rows = list.locator('.ui-table tbody tr')
  await expect(rows).toHaveCount(14)
  await network.quiet()
  expect(await drawnRows(page)).toBeGreaterThanOrEqual(14)

  // A sorting moves the rows.
  const byAmount = list.getByRole('button', { name: en(dashboardWords, 'amount') })
  await byAmount.click()
  await byAmount.click()
  await expect(rows.first()).toContainText(kr(10_000_000))
  // A filter takes rows away.
  await fieldOf(page, en(dashboardWords, 'type')).selectOption('income-bilag')
  await expect(rows).toHaveCount(2)
  expect(await drawnRows(page)).toBe(0)
  await fieldOf(page, en(dashboardWords, 'type')).selectOption('manual-bilag')
  await expect(rows).toHaveCount(11)
  await drawnRows(page)

  // While the pointer rests on a row, the data of its dialog is loaded. So the click needs no
  // connection.
  const row = list.getByRole('link', { name: 'Paint 3' })
  const asked = page.waitForRequest(/\/api\/bilag\/\d+$/)
  await row.hover()
  await asked
  await network.quiet()
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await row.click()
  const dialog = page.getByRole('dialog', { name: 'Paint 3' })
  await expect(dialog.getByText(kr(100_050)).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await drawnRows(page)).toBe(0)
  await context.setOffline(false)

  const add = page.getByRole('button', { name: en(dashboardWords, 'addDocument') })
  await add.hover()
  await network.quiet()
  await add.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await network.quiet()
  await context.setOffline(true)
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('dialog').getByLabel(en(expenseWords, 'sum'))).toBeVisible()
  expect(await drawnRows(page)).toBe(0)
  await context.setOffline(false)
})
