import { listWords } from '../src/base/ui/words/words-list'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { en, enter, expect, fieldOf, house, makeLandlord, test, year } from './journey'

test(
  'a list on a phone is sorted by each column both ways, and the address keeps it',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const landlord = await makeLandlord(product)
    for (const [description, sum, date] of [
      ['Ås maling', 1234.5, `${year}-03-01`],
      ['Zink', 99.99, `${year}-01-31`],
      ['Ærfugl tak', 20_000, `${year}-12-31`],
      ['Bad rør', 500, `${year}-06-15`],
    ] as const)
      await landlord.expense({ description, sum, date })
    await enter(page, product, landlord)
    const cards = page
      .getByRole('list', { name: en(dashboardWords, 'list', { house: house.name }) })
      .getByRole('listitem')
    const sorting = fieldOf(page, en(listWords, 'sortBy'))
    await page.getByRole('button', { name: en(homeWords, 'filter') }).click()
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
    await page.getByRole('button', { name: en(homeWords, 'filter') }).click()
    await expect(sorting.locator('option:checked')).toHaveText(
      en(listWords, 'ascending', { column: en(dashboardWords, 'date') }),
    )
    await sorting.selectOption({ label: en(listWords, 'unsorted') })
    await expect(page).toHaveURL(/sort=(&|$)/)
    // The table has its own column headings.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(sorting).toBeHidden()
  },
)
