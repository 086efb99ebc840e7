import { expenseWords } from '../src/books/expense/words'
import { costsWords } from '../src/year/costs/words'
import { formatKr, ore } from '../src/base/kit/money'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { shownTotal } from './expense-form'
import { guideWords } from '../src/year/tax-guide/words'
import {
  en,
  openLoggedIn,
  expect,
  fieldOf,
  makeLandlord,
  test,
  currentYear,
  chooseLanguageAndScheme,
  house,
  translateInto,
} from './journey'
import { pageWords } from './page-words'
import { addIncome } from './books-form'
import type { Page } from '@playwright/test'
import { trashWords } from '../src/books/trash/words'
import { todoWords } from '../src/year/todo/words'
import { listScreens, makeLandlordWithLists } from './list-screens'
import { layoutShift, watchLayoutShift } from './shift'
import { fill } from './filled-books'

const kr = (amount: number) => formatKr(ore(amount))

/** The tables that end to the right of their panel, and the page if it scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.ui-panel .ui-table, .costs-table table')].flatMap((table) => {
      const panel = table.closest('.ui-panel')!.getBoundingClientRect()
      return table.getBoundingClientRect().right > panel.right + 1 ? [table.className || 'costs'] : []
    }),
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['page'] : []),
  ])

test('costs stand by kind and month beside those of the year before, and lead to their vouchers; a guide says whether letting is taxable', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.expense({ description: 'Bad rør', sum: 500, date: `${currentYear}-06-15` })
  await landlord.expense({ cost_type: 'paid_salary', description: 'Wages', sum: 300, date: `${currentYear}-06-01` })
  // The name is like another kind's name. It must not be listed among that kind's vouchers.
  await landlord.expense({
    description: 'Salary costs in the yard',
    sum: 40,
    franchise: 50,
    date: `${currentYear}-06-02`,
  })
  await landlord.api('POST', 'bilag', {
    houseId: landlord.houseId,
    archived: true,
    sum: 70,
    date: `${currentYear}-03-03`,
    franchise: 50,
  })
  await landlord.api('POST', 'depreciationbilag', {
    houseId: landlord.houseId,
    name: 'Sofa',
    date: `${currentYear}-03-04`,
    sum: 1000,
    lifetime: 0,
  })
  await landlord.expense({ description: 'Old roof', sum: 7000, date: `${currentYear - 1}-06-30` })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: en(pageWords, '/home/detailed-costs') }).click()
  await expect(heading(page)).toContainText(`Kr 840 in `)
  await expect(heading(page)).toContainText(', 6\u00a0160 less than last year')
  await expect(page.getByRole('img', { name: `${en(expenseWords, 'maintenance')} ${kr(54_000)} (64 %)` })).toBeVisible()
  const table = page.getByRole('table', { name: en(costsWords, 'table', { house: house.name, year: currentYear }) })
  const rowOf = (type: 'maintenance' | 'paid_salary') =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: en(expenseWords, type) }) })
  const nothing = (months: number) => Array.from({ length: months }, () => '·')
  await expect(rowOf('maintenance').getByRole('cell')).toHaveText([
    ...nothing(5),
    '540',
    ...nothing(6),
    '520',
    '540',
    '−6\u00a0460',
  ])

  // A click shows the vouchers below the row, and a second click hides them. The arrow keys move
  // between the amounts.
  const june = (type: 'maintenance' | 'paid_salary', sum: string) => {
    const values = { kind: en(expenseWords, type), when: `June ${currentYear}`, amount: sum }
    return table.getByRole('button', { name: en(costsWords, 'open', values) })
  }
  const opened = table.getByRole('region')
  await june('maintenance', '540').click()
  await expect(opened.getByRole('listitem')).toHaveText([/Bad rør/, /Salary costs in the yard/])
  await june('maintenance', '540').click()
  await expect(opened).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(june('paid_salary', '300')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(june('paid_salary', '300')).toHaveAttribute('aria-expanded', 'true')
  await expect(opened.getByRole('listitem')).toHaveText([/Wages/])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Wages')
  await expect(page).toHaveURL(/\/home\/detailed-costs\?.*cell=paid_salary-6/)
  await page.keyboard.press('Escape')
  await expect(opened.getByRole('link', { name: 'Wages' })).toBeFocused()
  await june('paid_salary', '300').focus()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()

  // The same vouchers as a list, and those of the year before.
  await june('paid_salary', '300').click()
  await opened.getByRole('link', { name: en(costsWords, 'asList_one', { count: 1 }) }).click()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Wages'])
  // The click moves the focus to the rows.
  await expect(page.getByRole('region', { name: en(homeWords, 'vouchers') })).toBeFocused()
  await expect(page.getByText(en(dashboardWords, 'costsShown_one', { count: 1, amount: kr(30_000) }))).toBeVisible()
  await expect(fieldOf(page, en(expenseWords, 'cost_type'))).toHaveValue('paid_salary')
  await page.goBack()
  await june('maintenance', '540').click()
  await opened.getByRole('link', { name: `June ${currentYear - 1}: ${kr(700_000)}` }).click()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Old roof'])
  await page.goBack()

  // The same sum as on the dashboard, and the differences: 520 + 300 of the shares, 35 archived, 1000 of the sofa.
  const bridge = page.getByRole('region', { name: en(costsWords, 'toDashboard') })
  await expect(bridge.locator('dd')).toHaveText([kr(84_000), kr(82_000), kr(3500), kr(100_000), kr(185_500)])
  await expect(bridge).toContainText(en(costsWords, 'archived_one', { count: 1 }))
  await bridge.getByRole('link').click()
  await expect(shownTotal(page, en, 'costs')).toContainText(kr(185_500))
  await expect(shownTotal(page, en, 'costs')).toContainText(en(dashboardWords, 'archivedNote_one', { count: 1 }))
  // The tax page leaves out what has no cost type, so the head says how much that is.
  await expect(page.locator('.home-head')).toContainText(en(homeWords, 'toFillOut', { amount: 'kr\u00a035' }))
  await page.goBack()
  await fieldOf(page, en(costsWords, 'year')).selectOption(String(currentYear - 1))
  await expect(heading(page)).toHaveText(
    en(costsWords, 'alone', { spent: en(costsWords, 'spentInYear', { amount: '7\u00a0000', year: currentYear - 1 }) }),
  )

  // The guide says whether letting is taxed. It asks only what it needs, and the address holds the answers.
  await page.goto(`${product.url}/altinn/guide?home=no&holiday=no`)
  const answer = page.getByRole('status').filter({ hasText: en(guideWords, 'taxableText') })
  await expect(answer).toBeVisible()
  await page.getByRole('radio', { name: en(guideWords, 'home_yes') }).check()
  await expect(answer).toBeHidden()
  await page.getByRole('radio', { name: en(guideWords, 'part_some') }).check()
  await page.getByRole('radio', { name: en(guideWords, 'half_yes') }).check()
  await page.getByRole('radio', { name: en(guideWords, 'short_no') }).check()
  await expect(page).toHaveURL(/\?(house=\d+&)?home=yes&part=some&half=yes&short=no$/)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: en(guideWords, 'taxFreeText') })).toBeVisible()
})

test('the plot of the months has a table that says the same', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await addIncome(landlord)
  await landlord.expense({ sum: 1000, franchise: 50, date: `${currentYear}-02-01` })
  await openLoggedIn(page, product, landlord)
  const bars = page.getByRole('group', { name: en(homeWords, 'choosePeriod') }).getByRole('button')
  await expect(bars).toHaveCount(12)
  expect(await bars.nth(1).getAttribute('aria-label')).toContain(
    en(homeWords, 'bar', { month: `February ${currentYear}`, income: kr(0), costs: kr(50_000) }),
  )
  // No amount is the sum of income and costs.
  await expect(
    page.getByText(en(dashboardWords, 'sumsShown', { count: 2, income: kr(4_200_000), costs: kr(100_000) })),
  ).toBeVisible()
  await page.getByRole('button', { name: en(homeWords, 'asTable') }).click()
  const rows = page.getByRole('table', { name: en(dashboardWords, 'plot') }).getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.nth(2)).toContainText(kr(50_000))
  await expect(rows.nth(6)).toContainText(kr(4_200_000))

  // A click shows that month, and another click shows the year again.
  await bars.nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    en(homeWords, 'inMonth', { month: `February ${currentYear}` }),
  )
  await expect(bars.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`from=${currentYear}-02-01`))
  await bars.nth(1).click()
  await expect(page).not.toHaveURL(/from=/)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [width, height, first, rows] of [
  [1440, 900, 470, 9],
  [768, 1024, 810, 2],
  [390, 844, 600, 3],
] as const)
  test(`the list is in sight at ${width} px`, async ({ page, product }) => {
    const translate = translateInto('nb')
    const { landlord } = await fill(product)
    const isPhone = width < 768
    if (isPhone) for (let n = 1; n <= 4; n += 1) await landlord.expense({ sum: n, date: `${currentYear}-01-02` })
    await page.setViewportSize({ width, height })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    await watchLayoutShift(page)
    await openLoggedIn(page, product, landlord)
    // The heading of what is to do is in sight.
    await expect(page.getByRole('heading', { name: translate(todoWords, 'title'), exact: true })).toBeInViewport()
    const list = page.getByRole('region', { name: translate(homeWords, 'vouchers') })
    const found = list.locator(isPhone ? '.ui-cards > li' : '.ui-table tbody tr')
    await expect(found.first()).toBeVisible()
    const todo = page.getByRole('region', { name: translate(todoWords, 'title') })
    await expect(todo.getByRole('listitem').first()).toBeVisible()
    expect((await found.first().boundingBox())!.y).toBeLessThanOrEqual(first)
    // Late content fills its reserved place.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    // Sticky parts at the end of the window cover none of the rows.
    const end = isPhone
      ? (await page.getByRole('button', { name: translate(dashboardWords, 'addDocument') }).boundingBox())!.y - 8
      : height
    const inSight = await found.evaluateAll(
      (all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
      end,
    )
    expect(inSight).toBeGreaterThanOrEqual(rows)
    // The amounts are aligned at their right edge, however long the names are.
    if (isPhone) {
      // The months are below the list, so it begins with a few cards.
      await expect(found).toHaveCount(12)
      const ends = await found
        .locator('.ui-card-amount')
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().right)))])
      expect(ends).toHaveLength(1)
      for (const card of (await found.all()).slice(0, 3))
        expect((await card.boundingBox())!.height).toBeLessThanOrEqual(64)
      expect((await page.locator('.home-totals dl').boundingBox())!.height).toBeLessThanOrEqual(104)
    } else {
      expect((await todo.boundingBox())!.height).toBe(168)
      // A month is chosen, and the list stays where it is.
      const search = page.getByRole('search')
      const place = await search.boundingBox()
      const months = page.getByRole('group', { name: translate(homeWords, 'choosePeriod') }).getByRole('button')
      await months.first().click()
      await expect(page).toHaveURL(new RegExp(`period=month&from=${currentYear}-01-01`))
      await expect(months.first()).toHaveAttribute('aria-pressed', 'true')
      expect(await search.boundingBox()).toEqual(place)
    }
  })

for (const language of ['nb', 'en'] as const)
  test(`every list answers in its head, begins high and moves nothing while it loads (${language})`, async ({
    page,
    product,
  }) => {
    const translate = translateInto(language)
    const landlord = await makeLandlordWithLists(product)
    await chooseLanguageAndScheme(page, { language })
    await watchLayoutShift(page)
    await openLoggedIn(page, product, landlord, '/home/house-info')
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const)
      for (const { path, title, first } of listScreens) {
        await page.setViewportSize({ width, height })
        await page.goto(product.url + path)
        const what = `${path} at ${width} px`
        await expect(heading(page)).toHaveText(title(translate))
        const row = page.locator(width < 768 ? '.ui-cards > li' : '.ui-table tbody tr').first()
        await expect(row, what).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const { y } = (await row.boundingBox())!
        if (width !== 768) expect.soft(Math.round(y), what).toBeLessThanOrEqual(first[width < 768 ? 1 : 0])
        expect.soft(await layoutShift(page), what).toBeLessThanOrEqual(0.02)
        // Nothing is wider than the window, or than the panel of the list.
        expect.soft(await tooWide(page), what).toEqual([])
        await expect.soft(page.locator('.ui-list-head .ui-page-sub'), what).not.toHaveText('')
        expect.soft(await page.locator('.ui-cards-sort').filter({ visible: true }).count(), what).toBe(0)
      }
    // On paper, also in the width of a phone, each is a table without search and buttons.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    await expect(
      page.getByText(translate(trashWords, 'restore'), { exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
  })

for (const language of ['nb', 'en'] as const)
  for (const [width, height, first] of [
    [1440, 900, 300],
    [768, 1024, 330],
    [390, 844, 330],
  ] as const)
    test(`where the money went is in sight at ${width} px (${language})`, async ({ page, product }) => {
      const translate = translateInto(language)
      const { landlord } = await fill(product)
      for (let n = 1; n <= 9; n += 1)
        await landlord.expense({ name: `Firma ${n}`, sum: 10 * n, date: `${currentYear}-01-0${n}` })
      await page.setViewportSize({ width, height })
      await chooseLanguageAndScheme(page, { language })
      await watchLayoutShift(page)
      await openLoggedIn(page, product, landlord, '/home/detailed-costs')
      const isPhone = width < 768
      const rows = page.locator(isPhone ? '.costs-card' : '.costs-table tbody tr')
      await expect(rows).toHaveCount(6)
      await expect(page.getByRole('region', { name: translate(costsWords, 'suppliers') })).toBeVisible()
      expect((await rows.first().boundingBox())!.y).toBeLessThanOrEqual(first)
      if (width !== 768) expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
      // All twelve months are in sight, beside the sums.
      expect(await tooWide(page)).toEqual([])
      if (!isPhone) {
        const suppliers = page.locator('.costs-suppliers tbody tr')
        await expect(suppliers).toHaveCount(8)
        const last = (await suppliers.last().boundingBox())!
        expect(last.y + last.height).toBeLessThanOrEqual(height)
        return
      }
      for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBe(56)
      // A row shows its months, and a month its vouchers.
      await rows.first().click()
      const months = page.getByRole('group', {
        name: `${translate(expenseWords, 'maintenance')} ${currentYear}`,
      })
      await expect(months.locator('> *')).toHaveCount(12)
      await months.getByRole('button').first().click()
      await expect(months.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('link', { name: 'Paint 3' })).toBeVisible()
      await rows.first().click()
      await expect(months).toBeHidden()
    })

test('a line to do leads to what waits, and is gone when that is done', async ({ page, product }) => {
  const { landlord } = await fill(product)
  await openLoggedIn(page, product, landlord)
  const todo = page.getByRole('region', { name: en(todoWords, 'title') })
  const line = todo.getByText(en(todoWords, 'receipt', { day: '3 Jan', missing: en(todoWords, 'missing_sum') }))
  await expect(line).toBeVisible()
  await todo.getByRole('link', { name: en(todoWords, 'receipt_do') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  const [waiting] = (await landlord.api<{ unfinished: { id: number }[] }>('GET', 'todo')).unfinished
  await landlord.api('DELETE', `bilag/${waiting!.id}`)
  await page.getByRole('link', { name: en(pageWords, '/home/separate-income-bilags') }).click()
  // Waits for the page, because the address changes while the home page is still shown.
  await expect(heading(page)).toHaveText(en(dashboardWords, 'separateIncome'))
  await page.goBack()
  await expect(line).toBeHidden()
})
