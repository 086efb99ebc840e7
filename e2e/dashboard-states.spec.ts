import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { totalOf } from './expense-form'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test, year } from './journey'

for (const language of languages) {
  test(
    `nothing yet, nothing in this period, and a list that could not be read each translate what to do (${language})`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/status of 503/)
      const translate = inLanguage(language)
      const landlord = await makeLandlord(product)
      await choose(page, { language })
      let isDown = false
      await page.route('**/api/bilag/all-types*', (route) =>
        isDown
          ? route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'req-9' } })
          : route.continue(),
      )
      await enter(page, product, landlord)
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
        translate(homeWords, 'nothing', { period: translate(homeWords, 'inYear', { year: year - 1 }) }),
      )

      isDown = true
      await page.goto(`${product.url}/home/dashboard`)
      const failure = page.getByRole('main').getByRole('alert')
      await expect(failure).toContainText(translate(errorWords, 'unavailable'), { timeout: 20_000 })
      await expect(failure).toContainText('req-9')
      // Unknown figures are never shown as empty or zero.
      await expect(page.getByText(translate(dashboardWords, 'emptyTitle'))).toHaveCount(0)
      await expect(totalOf(page, translate, 'costs')).not.toContainText('kr')
      isDown = false
      await failure.getByRole('button', { name: translate(uiWords, 'tryAgain') }).click()
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Roof'])
    },
  )
}
