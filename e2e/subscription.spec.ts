import { addDays, formatDay } from '../src/base/kit/day'
import { shellWords } from '../src/app/web/words'
import { planWords } from '../src/app/web/shell/words-plan'
import { settingsWords } from '../src/landlord/account/words-settings'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { choose, en, enter, expect, inLanguage, languages, makeLandlord, test, today } from './journey'
import { altered } from './screen'

const path = '/profile/subscription'

for (const language of languages) {
  const translate = inLanguage(language)
  test(`the subscription’s page tells how trial and free vouchers stand, and that nothing can be bought yet (${language})`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    await choose(page, { language })
    await enter(page, product, landlord, '/profile/landlord')
    await page.getByRole('link', { name: translate(shellWords, 'subscription'), exact: true }).click()
    await expect(page).toHaveURL(product.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(subscriptionWords, 'title'))
    const main = page.getByRole('main')
    await expect(main).toContainText(translate(subscriptionWords, 'trialNotBegun', { days: 30 }))
    await expect(main).toContainText(translate(subscriptionWords, 'freeUsed', { used: 0, cap: 21 }))

    await landlord.expense()
    await page.reload()
    await expect(main).toContainText(
      translate(subscriptionWords, 'trialOpen_other', { count: 30, days: 30, last: formatDay(addDays(today(), 29)) }),
    )
    await expect(main).toContainText(translate(subscriptionWords, 'freeUsed', { used: 1, cap: 21 }))
    await expect(main).toContainText(translate(subscriptionWords, 'notOpen'))
    // Nothing to press that would not work.
    await expect(main.getByRole('button')).toHaveCount(0)
    await main.getByRole('link', { name: translate(subscriptionWords, 'contact') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(settingsWords, 'contactTitle'))
  })
}

test('the notice of a plan that ends and the dialogs that stop lead to the subscription’s page', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.expense()
  const plan = { firstBilagDate: addDays(today(), -28), trial: { day: 28, state: 'warning' } }
  await altered(page, 'profile', (answer) => ({ ...answer, ...plan }))
  await enter(page, product, landlord)
  await page
    .getByRole('region', { name: en(planWords, 'planLabel') })
    .getByRole('link', { name: en(planWords, 'planMore') })
    .click()
  await expect(page).toHaveURL(product.url + path)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    en(subscriptionWords, 'trialOpen_other', { count: 2, days: 30, last: formatDay(addDays(today(), 1)) }),
  )

  const subscribe = page
    .getByRole('dialog')
    .getByRole('button', { name: en(subscriptionWords, 'subscribe'), exact: true })
  for (const [state, on, title] of [
    ['warning', 28, 'limit28Title'],
    ['blocked', 30, 'limit30Title'],
  ] as const) {
    Object.assign(plan, { firstBilagDate: addDays(today(), -on), trial: { day: on, state } })
    await page.goto(`${product.url}/home/dashboard?add=expense`)
    await expect(page.getByRole('dialog', { name: en(subscriptionWords, title) })).toBeVisible()
    await subscribe.click()
    await expect(page).toHaveURL(product.url + path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(main).toContainText(en(subscriptionWords, 'trialOver', { end: formatDay(today()) }))
})

test('a subscriber is told so, and that it cannot be ended here yet', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await altered(page, 'profile', (answer) => ({ ...answer, subscriptionActive: true }))
  await enter(page, product, landlord, '/profile/account-settings')
  await page.getByRole('button', { name: en(settingsWords, 'deleteAccount') }).click()
  await page
    .getByRole('dialog', { name: en(settingsWords, 'activeTitle') })
    .getByRole('button', { name: en(settingsWords, 'toSubscription') })
    .click()
  await expect(page).toHaveURL(product.url + path)
  await expect(page.getByRole('region', { name: en(subscriptionWords, 'active') })).toContainText(
    en(subscriptionWords, 'activeText'),
  )
  await expect(page.getByRole('main')).toContainText(en(subscriptionWords, 'notManaged'))
  await expect(page.getByText(en(subscriptionWords, 'notOpen'))).toHaveCount(0)
})
