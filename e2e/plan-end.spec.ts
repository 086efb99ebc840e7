import type { Locator } from '@playwright/test'
import { planWords } from '../src/app/web/shell/words-plan'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { addDays, addMonths, formatDay, type Day } from '../src/base/kit/day'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { repeatPlanWords } from '../src/books/repeat/words-plan'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { contractHomeWords } from '../src/lease/contract-overview/words-glance'
import { kr, monthAndYear } from '../src/base/ui/words/format'
import { ore } from '../src/base/kit/money'
import { accessible } from './axe'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test, today, type Landlord } from './journey'
import { signedContract } from './lease-form'
import { cards, goToPayment, payWith, startedDaysAgo } from './payment'
import type { Product } from './product'

/** Moves a weekly voucher and its next date back by that many days, and lets the product create what is due. The plan refuses it. */
async function missed(product: Product, landlord: Landlord, id: number, days: number): Promise<void> {
  await queryEmbedded(
    product.dataDir,
    'update bilag set date = date - $2::int, listed_on = listed_on - $2::int, next_on = next_on - $2::int where id = $1',
    [id, days],
  )
  const voucher = await landlord.api<Record<string, unknown>>('GET', `bilag/${id}`)
  const form = ['houseId', 'cost_type', 'description', 'supplierId', 'repeat', 'sum', 'date', 'franchise', 'documents']
  await landlord.api('PUT', `bilag/${id}`, Object.fromEntries(form.map((name) => [name, voucher[name]])))
}

for (const language of languages) {
  const translate = inLanguage(language)
  const says = (key: keyof typeof repeatPlanWords.texts, values?: Record<string, string | number>) =>
    translate(repeatPlanWords, key, values)

  test(
    `repeats and rent that the trial’s end stops are told before, and one press after paying makes up for it (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const landlord = await makeLandlord(product)
      const cleaning = await landlord.expense({
        description: 'Renhold',
        repeat: 'weekly',
        date: addDays(today(), -2),
        sum: 500,
      })
      await landlord.expense({ description: 'Forsikring', repeat: 'monthly', date: today(), sum: 900 })
      const lease = await signedContract(landlord)
      await choose(page, { language })

      // Ten days before the end: which vouchers repeat, from when they stop, and that rent waits.
      await startedDaysAgo(product, landlord, 20)
      const [end, weekly] = [formatDay(addDays(today(), 10)), formatDay(addDays(today(), 12))]
      await enter(page, product, landlord)
      const panel: Locator = page.getByRole('region', { name: says('title') })
      await expect(panel).toContainText(says('stops_other', { count: 2, day: weekly, cause: says('trial') }))
      await expect(panel).toContainText(says('rentStops_one', { count: 1, day: end }))
      await accessible(page)
      await panel.getByRole('link', { name: translate(planWords, 'planMore') }).click()
      await expect(page).toHaveURL(`${product.url}/profile/subscription`)
      const runs = (name: string, rhythm: 'weekly' | 'monthly', date: string) =>
        panel.getByRole('link', { name: says('runs', { name, rhythm: translate(expenseWords, rhythm), date }) })
      await expect(runs('Forsikring', 'monthly', formatDay(addMonths(today(), 1)))).toBeVisible()
      await runs('Renhold', 'weekly', weekly).click()
      const shown = page.getByRole('dialog', { name: 'Renhold' })
      await expect(shown).toContainText(says('stopsHere', { day: weekly, cause: says('trial') }))

      // The trial is over, and three weeks have passed.
      await startedDaysAgo(product, landlord, 31)
      await missed(product, landlord, cleaning.id, 19)
      await page.goto(`${product.url}/home/dashboard`)
      await expect(panel).toContainText(says('stopped_one', { count: 1, cause: says('trialOver') }))
      // The other one gets no voucher either, although its next date is weeks ahead.
      await expect(panel).toContainText(
        says('stops_one', { count: 1, day: formatDay(addMonths(today(), 1)), cause: says('trialOver') }),
      )
      await expect(panel).toContainText(says('leftOut_other', { count: 3, amount: kr(ore(1500_00)) }))
      await expect(panel).toContainText(says('subscribeFirst_one', { count: 1 }))
      await expect(panel.getByRole('button')).toHaveCount(0)
      // The contract says the same as the panel.
      await page.goto(`${product.url}/home/contract/${lease.id}`)
      const { next_rent_on: rentOn } = await landlord.api<{ next_rent_on: Day }>('GET', `contract/${lease.id}`)
      const values = { month: monthAndYear(rentOn, language), day: formatDay(rentOn) }
      await expect(page.getByRole('main')).toContainText(translate(contractHomeWords, 'next_rentStops', values))
      await page.goBack()

      // Paid with the sandbox's card. The panel offers the one click.
      await panel.getByRole('link', { name: translate(planWords, 'planMore') }).click()
      await goToPayment(page, translate, translate(subscriptionWords, 'perMonth', { price: '49\u00a0NOK' }))
      await payWith(page, cards.pays)
      await page
        .getByRole('dialog', { name: translate(subscriptionWords, 'paidTitle') })
        .getByRole('button', { name: translate(subscriptionWords, 'ok'), exact: true })
        .click()
      await expect(panel).not.toContainText(says('subscribeFirst_one', { count: 1 }))
      await accessible(page)
      await panel.getByRole('button', { name: says('resumeWith_other', { count: 3 }) }).click()
      await expect(page.getByRole('status').filter({ hasText: says('resumed_other', { count: 3 }) })).toBeVisible()
      await expect(panel).toHaveCount(0)
      expect(await landlord.api('GET', `bilag/${cleaning.id}`)).toMatchObject({
        isRepeatStopped: false,
        stopped_by: '',
        next_on: addDays(today(), 7),
        seriesTotal: 3,
      })
      await page.goto(`${product.url}/home/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(panel).toHaveCount(0)
    },
  )
}

test(
  'a repeat that the plan has stopped goes on from its own page too, with or without what was left out',
  { tag: '@proof' },
  async ({ page, product }) => {
    const translate = inLanguage('en')
    const says = (key: keyof typeof repeatPlanWords.texts, values?: Record<string, string | number>) =>
      translate(repeatPlanWords, key, values)
    const landlord = await makeLandlord(product)
    const of = (description: string) =>
      landlord.expense({ description, repeat: 'weekly', date: addDays(today(), -2), sum: 500 })
    const [one, other] = [await of('Cleaning'), await of('Garden')]
    await startedDaysAgo(product, landlord, 31)
    for (const { id } of [one, other]) await missed(product, landlord, id, 19)
    const { id } = await landlord.api<{ id: number }>('GET', 'profile')
    await queryEmbedded(product.dataDir, 'update account set "subscriptionActive" = true where id = $1', [id])

    await enter(page, product, landlord, `/home/dashboard?bilag=${one.id}`)
    const shown = page.getByRole('dialog')
    await expect(shown).toContainText(translate(repeatWords, 'stoppedByTrial'))
    await expect(shown).toContainText(says('leftOut_other', { count: 3, amount: kr(ore(1500_00)) }))
    await accessible(page)
    await shown.getByRole('button', { name: says('resumeWith_other', { count: 3 }) }).click()
    await expect(shown).toContainText(translate(repeatWords, 'seriesTitle_other', { count: 3 }))
    await expect(shown.getByRole('button', { name: translate(repeatWords, 'stopRepeat') })).toBeVisible()

    await page.goto(`${product.url}/home/dashboard?bilag=${other.id}`)
    await shown.getByRole('button', { name: says('fromToday') }).click()
    await expect(shown.getByRole('button', { name: translate(repeatWords, 'stopRepeat') })).toBeVisible()
    // Today is one of its dates. It is created from today on, and the two earlier dates stay without a voucher.
    expect(await landlord.api('GET', `bilag/${other.id}`)).toMatchObject({ seriesTotal: 1, isRepeatStopped: false })
  },
)
