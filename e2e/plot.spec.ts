import { formatKr, ore } from '../src/base/kit/money'
import { listWords } from '../src/base/ui/words/words-list'
import { dashboardWords } from '../src/year/dashboard/words'
import { income } from './books-form'
import { en, enter, expect, makeLandlord, test, year } from './journey'

const kr = (amount: number) => formatKr(ore(amount))

test('the plot of the months has a table that says the same', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await income(landlord)
  await landlord.expense({ sum: 1000, franchise: 50, date: `${year}-02-01` })
  await enter(page, product, landlord)
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeAttached()
  // The months under the bars are there in full, and no amount is the sum of what comes in and what goes out.
  const cut = await page.locator('.months-plot').evaluate((plot) => {
    const bottom = plot.querySelector('svg')!.getBoundingClientRect().bottom
    return [...plot.querySelectorAll('.recharts-xAxis text')].filter(
      (text) => text.getBoundingClientRect().bottom > bottom,
    ).length
  })
  expect(cut).toBe(0)
  await expect(
    page.getByText(en(dashboardWords, 'sumsShown', { count: 2, income: kr(4_200_000), costs: kr(100_000) })),
  ).toBeVisible()
  await page.getByText(en(listWords, 'asTable')).click()
  const rows = page.getByRole('table', { name: en(dashboardWords, 'plot') }).getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.nth(2)).toContainText(kr(50_000))
  await expect(rows.nth(6)).toContainText(kr(4_200_000))
})
