import type { Locator, Page } from '@playwright/test'
import { addDays, formatDay } from '../src/base/kit/day'
import { errorWords } from '../src/base/kit/words-errors'
import { planWords } from '../src/app/web/shell/words-plan'
import { expenseWords } from '../src/books/expense/words'
import { settingsWords } from '../src/landlord/account/words-settings'
import { planLimitWords } from '../src/landlord/plan/words'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { expenseForm, fillExpense, receipt, saveButton, expectUploaded } from './expense-form'
import { pdf } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  today,
} from './journey'
import { testCards, goToPayment, payWithCard, startTrialDaysAgo, movePaymentClock } from './payment'
import { alterAnswer } from './screen'
import { pageWords } from './page-words'
import { depreciationWords } from '../src/books/depreciation/words'
import { openFilledItem, expectItemWizardStep } from './books-form'

const path = '/profile/subscription'
/** A price as the screens write it: a non-breaking space separates the amount from its currency. */
const spaced = (price: string) => price.replace(' ', '\u00a0')

const translate = translateInto('nb')
test('the subscription’s page tells how trial and free vouchers stand, and what one costs', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/profile/landlord')
  await page.getByRole('link', { name: translate(pageWords, '/profile/subscription'), exact: true }).click()
  await expect(page).toHaveURL(product.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(subscriptionWords, 'title'))
  const main = page.getByRole('main')
  await expect(main).toContainText(translate(planLimitWords, 'trialNotBegun', { days: 30 }))
  await expect(main).toContainText(translate(planLimitWords, 'freeUsed', { used: 0, cap: 21 }))

  await landlord.expense()
  await page.reload()
  await expect(main).toContainText(
    translate(planLimitWords, 'trialOpen_other', { count: 30, days: 30, last: formatDay(addDays(today(), 29)) }),
  )
  await expect(main).toContainText(translate(planLimitWords, 'freeUsed', { used: 1, cap: 21 }))
  for (const [price, what] of [
    ['kr 49', 'perMonth'],
    ['kr 499', 'perYear'],
  ] as const)
    await expect(
      main.getByRole('radio', { name: translate(subscriptionWords, what, { price: spaced(price) }) }),
    ).toBeVisible()
  await expect(main).toContainText(translate(subscriptionWords, 'yearHelp', { price: spaced('kr 41,58') }))
  await expect(main).toContainText(translate(subscriptionWords, 'yearSaves', { percent: 15 }))
  await expect(main).toContainText(translate(subscriptionWords, 'yearFree_other', { count: 2 }))
})

/** The words of the dialogs and of the page that they open. */
const planTexts = { ...subscriptionWords, texts: { ...planLimitWords.texts, ...subscriptionWords.texts } }

const says = (key: keyof typeof planTexts.texts, values?: Record<string, string | number>) =>
  translate(planTexts, key, values)

test('a voucher that the end of the trial stops is saved after subscribing, until the subscription ends', async ({
  page,
  product,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const landlord = await makeLandlord(product)
  await landlord.expense()
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/dashboard?add=expense')
  const dialogOf = (key: keyof typeof planTexts.texts) => page.getByRole('dialog', { name: says(key) })
  const button = (within: Locator, key: keyof typeof planTexts.texts) =>
    within.getByRole('button', { name: says(key), exact: true })
  const form = await expenseForm(page, translate)
  await fillExpense(form, translate, { ...receipt, supplier: 'none', files: [pdf('kvittering.pdf')] })
  await expectUploaded(form, translate, ['kvittering.pdf'])

  // The trial ends while the voucher is written.
  await startTrialDaysAgo(product, landlord, 30)
  await saveButton(form, translate).click()
  await button(dialogOf('limit30Title'), 'subscribe').click()
  await expect(page).toHaveURL(product.url + path)
  await expect(page.getByRole('main')).toContainText(says('formKept'))

  // A declined card, and a landlord who gives up. Nothing has changed.
  await goToPayment(page, translate, says('perYear', { price: spaced('kr 499') }))
  await payWithCard(page, testCards.declined)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(dialogOf('failTitle')).toContainText(says('failText'))
  await expect(page).toHaveURL(product.url + path)
  expect(await landlord.api('GET', 'subscription/info')).toMatchObject({ status: null })
  await button(dialogOf('failTitle'), 'goOn').click()
  await button(dialogOf('limit30Title'), 'subscribe').click()

  await goToPayment(page, translate, says('perMonth', { price: spaced('kr 49') }))
  await payWithCard(page, testCards.pays)
  await expect(dialogOf('paidTitle')).toContainText(says('paidText'))
  await expect(page).toHaveURL(product.url + path)
  await button(dialogOf('paidTitle'), 'goOn').click()
  await expect(fieldOf(form, translate(expenseWords, 'description'))).toHaveValue(receipt.description!)
  await expectUploaded(form, translate, ['kvittering.pdf'])
  await saveButton(form, translate).click()
  await expect(form).toBeHidden()
  const saved = (
    await landlord.api<{ bilags: { description: string; documents: string[] }[] }>('GET', 'bilag/all-types')
  ).bilags.find(({ description }) => description === receipt.description)
  expect(saved!.documents).toHaveLength(1)

  // Another landlord, whose card will be refused at the next payment.
  const other = await makeLandlord(product)
  await other.expense()
  await startTrialDaysAgo(product, other, 30)
  const [month] = await other.api<{ priceId: string; interval: string }[]>('GET', 'subscription/prices')
  const { url } = await other.api<{ url: string }>('POST', `subscription/subscribe/${month!.priceId}`)
  const window = await (await browser.newContext()).newPage()
  await window.goto(url)
  await payWithCard(window, testCards.failsLater)
  await window.waitForURL(`${product.url}/**`)

  // The subscription is ended in the portal. Everything works until the end of the paid time.
  await page.goto(product.url + path)
  await button(page.getByRole('main'), 'toPortal').click()
  await page.waitForURL('**/stripe/portal/**')
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await page.getByRole('link', { name: 'Back to Husbok' }).click()
  await expect(page.getByRole('main')).toContainText(says('stateEnding'))
  await landlord.expense()

  await movePaymentClock(product, 'P32D')
  await expect(async () =>
    expect(await landlord.api('GET', 'subscription/info')).toMatchObject({ status: 'canceled' }),
  ).toPass()
  await page.goto(`${product.url}/home/dashboard?add=expense`)
  await expect(dialogOf('limitEndedTitle')).toContainText(says('limitEndedTrial'))
  await expect(page.getByRole('region', { name: translate(planWords, 'planLabel') })).toContainText(
    translate(planWords, 'subscriptionEnded'),
  )
  await expect(landlord.expense()).rejects.toThrow('402')

  await openLoggedIn(window, product, other, path)
  await expect(window.getByRole('main')).toContainText(en(subscriptionWords, 'dueText'))
  await other.expense()
})

test('a subscriber is told how it stands, and ends it before the account', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const info = {
    status: 'active',
    endDate: Date.UTC(2027, 0, 31, 23, 30) / 1000,
    interval: 'year',
    cancelAtPeriodEnd: false,
  }
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, subscriptionActive: true }))
  await alterAnswer(page, 'subscription/info', () => info)
  await openLoggedIn(page, product, landlord, '/profile/account-settings')
  await page.getByRole('button', { name: en(settingsWords, 'deleteAccount') }).click()
  await page
    .getByRole('dialog', { name: en(settingsWords, 'activeTitle') })
    .getByRole('button', { name: en(settingsWords, 'toSubscription') })
    .click()
  await expect(page).toHaveURL(product.url + path)
  const active = page.getByRole('region', { name: en(subscriptionWords, 'active') })
  await expect(active).toContainText(en(subscriptionWords, 'activeText'))
  // The payment is at half past midnight in Oslo, which is the previous day in UTC.
  await expect(active).toContainText(`${en(subscriptionWords, 'nextPayment')}01.02.2027`)
  // The payment provider doesn't know this customer. The message is next to the clicked button.
  await active.getByRole('button', { name: en(subscriptionWords, 'toPortal') }).click()
  await expect(active.getByRole('alert')).toHaveText(en(subscriptionWords, 'noSubscription'))
})

test('a payment that is not known here yet is waited for, and nothing typed is lost by a provider that is away', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/Failed to load resource: the server responded with a status of 50\d/)
  const landlord = await makeLandlord(product)
  let subscriptionActive = false
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, subscriptionActive }))
  await alterAnswer(page, 'subscription/info', (answer) =>
    subscriptionActive ? { ...answer, status: 'active' } : answer,
  )
  await page.route('**/api/subscription/subscribe/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'providerUnavailable', requestId: 'r' } }),
  )
  await openLoggedIn(page, product, landlord, path)
  const year = page.getByRole('radio', { name: en(subscriptionWords, 'perYear', { price: spaced('kr 499') }) })
  await year.check()
  const pay = page.getByRole('button', { name: en(subscriptionWords, 'toPayment') })
  await pay.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(en(errorWords, 'providerUnavailable'))
  await expect(year).toBeChecked()
  await expect(pay).toBeEnabled()
  // The landlord leaves the provider's page by Back, and the browser shows this page as it was.
  await page.unroute('**/api/subscription/subscribe/*')
  await page.route('**/api/subscription/subscribe/*', (route) => route.fulfill({ json: { url: '#away' } }))
  await pay.click()
  await expect(page).toHaveURL(/#away$/)
  await expect(pay).toBeDisabled()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(pay).toBeEnabled()

  await page.clock.install()
  await page.goto(`${product.url}${path}?subscribed=success`)
  const waiting = page.getByRole('dialog', { name: en(subscriptionWords, 'soonTitle') })
  await waiting.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
  // A landlord who has paid is not offered another payment.
  await expect(page.getByRole('main')).toContainText(en(subscriptionWords, 'soonText'))
  await expect(pay).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('main')).toContainText(en(subscriptionWords, 'lateText'))
  await page.getByRole('button', { name: en(subscriptionWords, 'chooseAgain') }).click()
  await expect(pay).toBeVisible()

  await page.goto(`${product.url}${path}?subscribed=success`)
  await waiting.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
  subscriptionActive = true
  await expect(page.getByRole('dialog', { name: en(subscriptionWords, 'paidTitle') })).toBeVisible()
  await expect(page).toHaveURL(product.url + path)
})

test('subscribing leads back to a household item, in its last step', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
  await button(await openFilledItem(page, en), en(depreciationWords, 'next')).click()
  await page.route('**/api/depreciationbilag', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 402, json: { message: 'freeLimit', requestId: 'r' } }),
  )
  await button(await expectItemWizardStep(page, en, 'stepCalculations'), en(depreciationWords, 'save')).click()
  const stop = page.getByRole('dialog', { name: en(planLimitWords, 'limit21Title') })
  await button(stop, en(planLimitWords, 'subscribe')).click()
  // There is no question about lost changes, because none are lost.
  await expect(page).toHaveURL(product.url + path)
  const main = page.getByRole('main')
  await expect(main).toContainText(en(subscriptionWords, 'goOnAfterwards'))
  await expect(main.getByText(en(subscriptionWords, 'formKept'))).toHaveCount(1)
  await button(main, en(subscriptionWords, 'backNow')).click()
  await button(await expectItemWizardStep(page, en, 'stepCalculations'), en(depreciationWords, 'back')).click()
  await expect(fieldOf(await expectItemWizardStep(page, en, 'stepForm'), en(depreciationWords, 'name'))).toHaveValue(
    'Sofa',
  )
})
