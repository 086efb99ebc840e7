import { formatKr, ore } from '../src/base/kit/money'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { income } from './books-form'
import { en, enter, expect, makeLandlord, test, year } from './journey'

const kr = (amount: number) => formatKr(ore(amount))

test('the plot of the months has a table that says the same', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await income(landlord)
  await landlord.expense({ sum: 1000, franchise: 50, date: `${year}-02-01` })
  await enter(page, product, landlord)
  const bars = page.getByRole('group', { name: en(homeWords, 'choosePeriod') }).getByRole('button')
  await expect(bars).toHaveCount(12)
  expect(await bars.nth(1).getAttribute('aria-label')).toContain(
    en(homeWords, 'bar', { month: `February ${year}`, income: kr(0), costs: kr(50_000) }),
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
    en(homeWords, 'inMonth', { month: `February ${year}` }),
  )
  await expect(bars.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`from=${year}-02-01`))
  await bars.nth(1).click()
  await expect(page).not.toHaveURL(/from=/)
})
