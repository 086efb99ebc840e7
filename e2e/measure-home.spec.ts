import type { Page } from '@playwright/test'
import { formatKr, fromKroner } from '../src/base/kit/money'
import { houseWords } from '../src/landlord/house/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { homeWords } from '../src/year/dashboard/words-home'
import { todoWords } from '../src/year/todo/words'
import {
  choose,
  en,
  enter,
  expect,
  fieldOf,
  house,
  inLanguage,
  languages,
  makeLandlord,
  test,
  today,
  year,
  type Landlord,
} from './journey'
import { shiftOf, watchShift } from './shift'
import { subscribed } from './signing-form'
import type { Product } from './product'
import { pageWords } from './page-words'

const whole = (kroner: number) => formatKr(fromKroner(Math.round(kroner)), 'needed')

/** Two houses, books of this year and the last, before and after today's date in the year, and a receipt without its details. */
async function fill(product: Product): Promise<{ landlord: Landlord; second: number }> {
  const landlord = await makeLandlord(product)
  // No notice of the free plan is above the page.
  await subscribed(product, landlord)
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  const rent = (houseId: number, sum: number, start_date: string, taxable = true) =>
    landlord.api('POST', 'incomebilag', {
      houseId,
      title: 'Rent',
      tenant_first_name: 'Per',
      tenant_last_name: 'Hansen',
      tenant_birthday: '1990-05-17',
      tenant_email: 'per@example.no',
      tenant_phone: '90012345',
      start_date,
      end_date: start_date,
      sum,
      deposit_sum: 0,
      separatedTaxable: taxable,
      short_term: false,
      other: '',
    })
  await rent(landlord.houseId, 100_000, `${year}-01-05`)
  await rent(second, 30_000, `${year}-01-06`, false)
  await rent(landlord.houseId, 70_000, `${year - 1}-01-05`)
  // After today's date of last year, on its last day.
  await rent(landlord.houseId, 9000, `${year - 1}-12-31`)
  for (let n = 1; n <= 10; n += 1)
    await landlord.expense({ description: `Paint ${n}`, sum: 1000.5, date: `${year}-01-${String(n).padStart(2, '0')}` })
  await landlord.expense({ description: 'Half', sum: 4000, franchise: 50, date: `${year}-01-20`, houseId: second })
  await landlord.expense({ description: 'Old paint', sum: 5000, date: `${year - 1}-01-02` })
  await landlord.api('POST', 'bilag', { houseId: landlord.houseId, archived: true, date: `${year}-01-03` })
  return { landlord, second }
}

interface Lists {
  readonly bilags: readonly { readonly sum: number | null; readonly franchise: number; readonly listed_on: string }[]
  readonly incomeBilags: readonly {
    readonly sum: number
    readonly separatedTaxable: boolean
    readonly start_date: string
  }[]
}

/** The result by the API's figures up to a day, computed without the product. */
async function leftBy(landlord: Landlord, query: string, upTo = '9999-12-31'): Promise<number> {
  const { bilags, incomeBilags } = await landlord.api<Lists>('GET', `bilag/all-types?${query}`)
  const add = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  const incomes = incomeBilags.filter((one) => one.start_date <= upTo)
  const costs = add(bilags.filter((one) => one.listed_on <= upTo).map((one) => ((one.sum ?? 0) * one.franchise) / 100))
  const taxed = add(incomes.filter((one) => one.separatedTaxable).map((one) => one.sum))
  return add(incomes.map((one) => one.sum)) - costs - Math.max(0, taxed - costs) * 0.22
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'the sentence is what the figures of the API come to, beside the same days of the year before',
  { tag: '@proof' },
  async ({ page, product }) => {
    const { landlord, second } = await fill(product)
    const [from, to] = [`date_from=${year}-01-01`, `date_to=${year}-12-31`]
    const last = `date_from=${year - 1}-01-01&date_to=${year - 1}-12-31`
    await enter(page, product, landlord)
    const left = await leftBy(landlord, `${from}&${to}`)
    const soFar = en(homeWords, 'soFar', { year })
    await expect(heading(page)).toHaveText(en(homeWords, 'leftNow', { amount: whole(left), period: soFar }))
    const before = await leftBy(landlord, last, `${year - 1}${today().slice(4)}`)
    await expect(page.getByText(en(homeWords, 'reckoned'))).toContainText(
      en(homeWords, 'more', {
        amount: whole(left - before),
        before: en(homeWords, 'sameTime', { when: year - 1 }),
      }),
    )

    // One house, and a chosen period that is over.
    await fieldOf(page, en(houseWords, 'house')).selectOption({ label: 'Second' })
    const ofSecond = await leftBy(landlord, `${from}&${to}&houseId=${second}`)
    await expect(heading(page)).toHaveText(en(homeWords, 'leftNow', { amount: whole(ofSecond), period: soFar }))
    await page.goto(`${product.url}/home/dashboard?period=custom&from=${year}-01-07&to=${year}-01-09`)
    const spent = -(await leftBy(landlord, `date_from=${year}-01-07&date_to=${year}-01-09`))
    const days = en(homeWords, 'between', { from: `07.01.${year}`, to: `09.01.${year}` })
    await expect(heading(page)).toHaveText(en(homeWords, 'spentThen', { amount: whole(spent), period: days }))
    await page.goto(`${product.url}/home/dashboard?period=last`)
    await expect(heading(page)).toHaveText(
      en(homeWords, 'leftThen', {
        amount: whole(await leftBy(landlord, last)),
        period: en(homeWords, 'inYear', { year: year - 1 }),
      }),
    )
  },
)

for (const language of languages)
  for (const [width, height, first, rows, tag] of [
    [1440, 900, 470, 9, ['@proof']],
    [390, 844, 600, 3, []],
  ] as const)
    test(`the list is in sight: ${width} px (${language})`, { tag: [...tag] }, async ({ page, product }) => {
      const translate = inLanguage(language)
      const { landlord } = await fill(product)
      await page.setViewportSize({ width, height })
      await choose(page, { language })
      await watchShift(page)
      await enter(page, product, landlord)
      const isPhone = width < 768
      const list = page.getByRole('region', { name: translate(homeWords, 'vouchers') })
      const found = list.locator(isPhone ? '.ui-cards > li' : '.ui-table tbody tr')
      await expect(found.first()).toBeVisible()
      const todo = page.getByRole('region', { name: translate(todoWords, 'title') })
      await expect(todo.getByRole('listitem').first()).toBeVisible()
      expect((await found.first().boundingBox())!.y).toBeLessThanOrEqual(first)
      // Late content fills its reserved place.
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      // Sticky parts at the end of the window cover none of them.
      const end = isPhone
        ? (await page.getByRole('button', { name: translate(dashboardWords, 'addDocument') }).boundingBox())!.y - 8
        : height
      const inSight = await found.evaluateAll(
        (all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
        end,
      )
      expect(inSight).toBeGreaterThanOrEqual(rows)
      // Amounts end at one line, regardless of their names.
      if (isPhone) {
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
        await expect(page).toHaveURL(new RegExp(`period=month&from=${year}-01-01`))
        await expect(months.first()).toHaveAttribute('aria-pressed', 'true')
        expect(await search.boundingBox()).toEqual(place)
      }
    })

test(
  'a line to do leads to what waits, and is gone when that is done',
  { tag: '@proof' },
  async ({ page, product }) => {
    const { landlord } = await fill(product)
    await enter(page, product, landlord)
    const todo = page.getByRole('region', { name: en(todoWords, 'title') })
    const line = todo.getByText(en(todoWords, 'receipts_one', { count: 1 }))
    await expect(line).toBeVisible()
    await todo.getByRole('link', { name: en(todoWords, 'receipts_do') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    const [waiting] = (await landlord.api<{ unfinished: { id: number }[] }>('GET', 'todo')).unfinished
    await landlord.api('DELETE', `bilag/${waiting!.id}`)
    await page.getByRole('link', { name: en(pageWords, '/home/separate-income-bilags') }).click()
    // Waits for the page, because the address changes while the home page is still shown.
    await expect(heading(page)).toHaveText(en(dashboardWords, 'separateIncome'))
    await page.goBack()
    await expect(line).toBeHidden()
  },
)
