import { expenseWords } from '../src/books/expense/words'
import { costsWords } from '../src/year/costs/words'
import { formatKr, ore } from '../src/base/kit/money'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { totalOf } from './expense-form'
import { guideWords } from '../src/year/tax-guide/words'
import { en, enter, expect, fieldOf, makeLandlord, test, year } from './journey'
import { pageWords } from './page-words'

const kr = (amount: number) => formatKr(ore(amount))

test(
  'costs stand by kind and month beside those of the year before, and lead to their vouchers; a guide says whether letting is taxable',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await landlord.expense({ description: 'Bad rør', sum: 500, date: `${year}-06-15` })
    await landlord.expense({ cost_type: 'paid_salary', description: 'Wages', sum: 300, date: `${year}-06-01` })
    // The name is like another kind's name. It must not be listed among that kind's vouchers.
    await landlord.expense({ description: 'Salary costs in the yard', sum: 40, franchise: 50, date: `${year}-06-02` })
    await landlord.api('POST', 'bilag', {
      houseId: landlord.houseId,
      archived: true,
      sum: 70,
      date: `${year}-03-03`,
      franchise: 50,
    })
    await landlord.api('POST', 'depreciationbilag', {
      houseId: landlord.houseId,
      name: 'Sofa',
      date: `${year}-03-04`,
      sum: 1000,
      lifetime: 0,
    })
    await landlord.expense({ description: 'Old roof', sum: 7000, date: `${year - 1}-12-31` })
    await enter(page, product, landlord)
    await page.getByRole('link', { name: en(pageWords, '/home/detailed-costs') }).click()
    const june = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'June' }) })
    await expect(june.getByRole('cell')).toHaveText(['540,00', '300,00', '840,00'])
    const december = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'December' }) })
    await expect(december.getByRole('cell').first()).toContainText(`${year - 1}: 7\u00a0000,00`)
    await june.getByRole('link', { name: en(expenseWords, 'paid_salary') }).click()
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Wages'])
    // The click moves the focus to the rows.
    await expect(page.getByRole('region', { name: en(homeWords, 'vouchers') })).toBeFocused()
    await expect(page.getByText(en(dashboardWords, 'costsShown_one', { count: 1, amount: kr(30_000) }))).toBeVisible()
    await expect(fieldOf(page, en(expenseWords, 'cost_type'))).toHaveValue('paid_salary')
    await page.goBack()

    // The same sum as on the dashboard, and the differences: 520 + 300 of the shares, 35 archived, 1000 of the sofa.
    const bridge = page.getByRole('region', { name: en(costsWords, 'toDashboard') })
    await expect(bridge.locator('dd')).toHaveText([kr(84_000), kr(82_000), kr(3500), kr(100_000), kr(185_500)])
    await expect(bridge).toContainText(en(costsWords, 'archived_one', { count: 1 }))
    await bridge.getByRole('link').click()
    await expect(totalOf(page, en, 'costs')).toContainText(kr(185_500))
    await expect(totalOf(page, en, 'costs')).toContainText(en(dashboardWords, 'archivedNote_one', { count: 1 }))
    await page.goBack()
    await fieldOf(page, en(costsWords, 'year')).selectOption(String(year - 1))
    await expect(december.getByRole('cell').last()).toHaveText('7\u00a0000,00')
    await december.getByRole('link').last().click()
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Old roof'])

    // Whether letting is taxable at all. Only necessary questions are asked, and the address contains the answers.
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
  },
)
