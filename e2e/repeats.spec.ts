import type { Page, Locator } from '@playwright/test'
import { addDays, addMonths, formatDay, type Day } from '../src/base/kit/day'
import { ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { repeatPlanWords } from '../src/books/repeat/words-plan'
import { trashWords } from '../src/books/trash/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { clickUndo } from './books-form'
import { fillExpense, openNewExpense, receipt, rowOfExpense, saveButton } from './expense-form'
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
  openSections,
  type Landlord,
  typeInto,
} from './journey'
import { planWords } from '../src/app/web/shell/words-plan'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { contractFigureWords } from '../src/lease/contract-overview/words-figures'
import { kr, monthAndYear } from '../src/base/ui/words/format'
import { expectNoSidewaysScroll } from './axe'
import { signedContract } from './lease-form'
import { testCards, goToPayment, payWithCard, startTrialDaysAgo } from './payment'
import type { Product } from './product'

const button = (key: keyof typeof repeatWords.texts) => ({ name: en(repeatWords, key), exact: true })
const show = (page: Page, date: string) =>
  rowOfExpense(page, 'Cleaning').filter({ hasText: date }).getByRole('link').click()
/** The address of the list with every voucher from that day on. */
const since = (from: string) => `/home/dashboard?period=custom&from=${from}&to=${addDays(today(), 400)}`

test('a weekly voucher from three weeks ago makes those of the weeks since, and shows them', async ({
  page,
  product,
}) => {
  const translate = translateInto('nb')
  const first = addDays(today(), -21)
  const next = formatDay(addDays(today(), 7))
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, since(first))
  const dialog = await openNewExpense(page, translate)
  await fillExpense(dialog, translate, {
    ...receipt,
    description: 'Cleaning',
    date: formatDay(first),
    repeat: 'weekly',
  })
  await expect(dialog).toContainText(translate(expenseWords, 'repeatPast_other', { count: 3 }))
  await saveButton(dialog, translate).click()
  await expect(dialog).toBeHidden()
  await expect(rowOfExpense(page, 'Cleaning')).toHaveCount(4)
  await expect(rowOfExpense(page, 'Cleaning').filter({ hasText: translate(dashboardWords, 'automatic') })).toHaveCount(
    3,
  )

  // The first voucher says what comes next and links to the vouchers it has made. Those link back.
  await show(page, formatDay(first))
  const shown = page.getByRole('dialog', { name: 'Cleaning' })
  await expect(shown).toContainText(
    translate(repeatWords, 'nextOn', { rhythm: translate(expenseWords, 'weekly'), day: next }),
  )
  await expect(shown).toContainText(translate(repeatWords, 'seriesTitle_other', { count: 3 }))
  await shown.getByRole('link', { name: formatDay(addDays(first, 7)) }).click()
  await expect(shown).toContainText(translate(repeatWords, 'automaticNote'))
  await shown.getByRole('button', { name: translate(expenseWords, 'edit'), exact: true }).click()
  const form = page.getByRole('dialog', { name: translate(expenseWords, 'editTitle') })
  await openSections(form)
  for (const key of ['sum', 'date', 'repeat', 'houseId', 'supplierId'] as const)
    await expect(fieldOf(form, translate(expenseWords, key))).toBeDisabled()
  await fieldOf(form, translate(expenseWords, 'description')).fill('Cleaning after the party')
  await saveButton(form, translate).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Cleaning after the party' })).toBeVisible()
  await page.getByRole('link', { name: translate(repeatWords, 'toParent') }).click()
  await expect(shown).toContainText(translate(repeatWords, 'seriesTitle_other', { count: 3 }))
})

test('a repeat is stopped at once with a way back, and started again', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({ description: 'Insurance', repeat: 'monthly', date: today() })
  const next = formatDay(addMonths(today(), 1))
  await openLoggedIn(page, product, landlord, `/home/dashboard?bilag=${id}`)
  const shown = page.getByRole('dialog', { name: 'Insurance' })
  await shown.getByRole('button', button('stopRepeat')).click()
  await expect(shown).toContainText(en(repeatWords, 'stoppedByYou'))
  await expect(shown).toContainText(en(repeatWords, 'nextWouldBe', { day: next }))
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ isRepeatStopped: true, next_on: null })
  await clickUndo(page, en, en(repeatWords, 'repeatStopped'))
  await expect(shown.getByRole('button', button('stopRepeat'))).toBeVisible()
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({
    isRepeatStopped: false,
    next_on: addMonths(today(), 1),
  })

  await shown.getByRole('button', button('stopRepeat')).click()
  await expect(shown).toContainText(en(repeatWords, 'startHelp', { day: next }))
  await shown.getByRole('button', button('startRepeat')).click()
  // The trial is over on the next date, so no voucher is promised.
  await expect(shown).toContainText(en(repeatPlanWords, 'nextDate', { rhythm: en(expenseWords, 'monthly'), day: next }))
  await expect(shown.getByRole('button', button('stopRepeat'))).toBeVisible()
})

test('a price changes from a date on, after asking which vouchers', async ({ page, product }) => {
  const first = addDays(today(), -21)
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({ description: 'Cleaning', repeat: 'weekly', date: first, sum: 500 })
  await openLoggedIn(page, product, landlord, since(first))
  await page.goto(`${product.url}/home/dashboard?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
  await typeInto(fieldOf(dialog, en(expenseWords, 'sum')), '700')
  await saveButton(dialog, en).click()
  await expect(dialog).toContainText(en(validationWords, 'whichVouchers'))
  await dialog.getByRole('radio', { name: en(repeatWords, 'fromDate') }).check()
  const from = fieldOf(dialog, en(expenseWords, 'changedFrom'))
  await expect(from).toHaveValue(formatDay(addDays(today(), 7)))
  // The server's refusal is shown at the field, and the typed text is kept.
  await typeInto(from, formatDay(first))
  await saveButton(dialog, en).click()
  await expect(dialog).toContainText(en(validationWords, 'afterVoucher'))
  await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toHaveValue('700')
  await typeInto(from, formatDay(addDays(today(), -10)))
  // A draft keeps the answer too. Without it, a restored draft would be saved as a change of the first voucher.
  await page.reload()
  await expect(dialog.getByRole('radio', { name: en(repeatWords, 'fromDate') })).toBeChecked()
  await expect(from).toHaveValue(formatDay(addDays(today(), -10)))
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  const amounts = (
    await landlord.api<{ bilags: { date: string; sum: number }[] }>('GET', `bilag/all-types?date_from=${first}`)
  ).bilags.map(({ date, sum }) => [date, sum])
  expect(amounts).toEqual([
    [today(), 700],
    [addDays(today(), -7), 700],
    [addDays(today(), -14), 500],
    [first, 500],
  ])
  // The first voucher links to the voucher that continues it. A voucher of the series offers "this and later ones".
  await page.goto(`${product.url}/home/dashboard?bilag=${id}`)
  const shown = page.getByRole('dialog', { name: 'Cleaning' })
  await expect(shown.getByRole('button', button('startRepeat'))).toHaveCount(0)
  await shown.getByRole('link', { name: en(repeatWords, 'toFollower') }).click()
  await shown.getByRole('link', { name: formatDay(today()) }).click()
  await shown.getByRole('button', { name: en(expenseWords, 'edit'), exact: true }).click()
  await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toBeDisabled()
  await dialog.getByRole('radio', { name: en(repeatWords, 'thisAndLater') }).check()
  await typeInto(fieldOf(dialog, en(expenseWords, 'sum')), '800')
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  await page.goto(product.url + since(first))
  await expect(rowOfExpense(page, 'Cleaning').filter({ hasText: '800' })).toHaveCount(1)
})

test('a whole series goes to the trash and comes back as one, by the note and from the folder', async ({
  page,
  product,
}) => {
  const first = addDays(today(), -14)
  const landlord = await makeLandlord(product)
  await landlord.expense({ description: 'Cleaning', repeat: 'weekly', date: first })
  await openLoggedIn(page, product, landlord, since(first))
  const toTrash = async () => {
    await rowOfExpense(page, 'Cleaning')
      .filter({ hasText: formatDay(today()) })
      .getByRole('link')
      .click()
    await page.getByRole('dialog', { name: 'Cleaning' }).getByRole('button', button('seriesToTrash')).click()
    const question = page.getByRole('dialog', { name: en(repeatWords, 'seriesToTrashTitle', { name: 'Cleaning' }) })
    await question.getByRole('button', button('seriesToTrash')).click()
    await expect(rowOfExpense(page, 'Cleaning')).toHaveCount(0)
  }
  await toTrash()
  await clickUndo(page, en, en(repeatWords, 'seriesTrashed', { name: 'Cleaning' }))
  await expect(rowOfExpense(page, 'Cleaning')).toHaveCount(3)
  await toTrash()
  // The dialog that closes may still change the address.
  await expect(() => page.goto(`${product.url}/home/trash-folder`)).toPass()
  await page
    .getByRole('button', { name: en(trashWords, 'restoreSeriesOf', { name: 'Cleaning' }) })
    .first()
    .click()
  await expect(page.getByText(en(dashboardWords, 'noTrashTitle'))).toBeVisible()
  await page.goto(product.url + since(first))
  await expect(rowOfExpense(page, 'Cleaning')).toHaveCount(3)
})

/**
 * Moves a weekly voucher and its next date back by that many days, and lets the product create the vouchers that are
 * due. The plan refuses them.
 */
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

const translate = translateInto('nb')
const says = (key: keyof typeof repeatPlanWords.texts, values?: Record<string, string | number>) =>
  translate(repeatPlanWords, key, values)

test('repeats and rent that the trial’s end stops are told before, and one press after paying makes up for it', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const cleaning = await landlord.expense({
    description: 'Renhold',
    repeat: 'weekly',
    date: addDays(today(), -2),
    sum: 500,
  })
  await landlord.expense({ description: 'Forsikring', repeat: 'monthly', date: today(), sum: 900 })
  const lease = await signedContract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })

  // Ten days before the trial ends, the panel says which vouchers repeat, when they stop, and that rent waits.
  await startTrialDaysAgo(product, landlord, 20)
  const [end, weekly] = [formatDay(addDays(today(), 10)), formatDay(addDays(today(), 12))]
  await openLoggedIn(page, product, landlord)
  const panel: Locator = page.getByRole('region', { name: says('title') })
  await expect(panel).toContainText(says('stops_other', { count: 2, day: weekly, cause: says('trial') }))
  await expect(panel).toContainText(says('rentStops_one', { count: 1, day: end }))
  await expectNoSidewaysScroll(page)
  await panel.getByRole('link', { name: translate(planWords, 'planMore') }).click()
  await expect(page).toHaveURL(`${product.url}/profile/subscription`)
  const runs = (name: string, rhythm: 'weekly' | 'monthly', date: string) =>
    panel.getByRole('link', { name: says('runs', { name, rhythm: translate(expenseWords, rhythm), date }) })
  await expect(runs('Forsikring', 'monthly', formatDay(addMonths(today(), 1)))).toBeVisible()
  await runs('Renhold', 'weekly', weekly).click()
  const shown = page.getByRole('dialog', { name: 'Renhold' })
  await expect(shown).toContainText(says('stopsHere', { day: weekly, cause: says('trial') }))

  // The trial is over, and three weeks have passed.
  await startTrialDaysAgo(product, landlord, 31)
  await missed(product, landlord, cleaning.id, 19)
  await page.goto(`${product.url}/home/dashboard`)
  await expect(panel).toContainText(says('stopped_one', { count: 1, cause: says('trialOver') }))
  // The monthly repeat also gets no voucher, although its next date is weeks ahead.
  await expect(panel).toContainText(
    says('stops_one', { count: 1, day: formatDay(addMonths(today(), 1)), cause: says('trialOver') }),
  )
  await expect(panel).toContainText(says('leftOut_other', { count: 3, amount: kr(ore(1500_00)) }))
  await expect(panel).toContainText(says('subscribeFirst_one', { count: 1 }))
  await expect(panel.getByRole('button')).toHaveCount(0)
  // The contract says the same as the panel.
  await page.goto(`${product.url}/home/contract/${lease.id}`)
  const { next_rent_on: rentOn } = await landlord.api<{ next_rent_on: Day }>('GET', `contract/${lease.id}`)
  const values = { month: monthAndYear(rentOn, 'nb'), day: formatDay(rentOn) }
  await expect(page.getByRole('main')).toContainText(translate(contractFigureWords, 'next_rentStops', values))
  await page.goBack()

  // Paid with the sandbox's card. The panel offers the one click.
  await panel.getByRole('link', { name: translate(planWords, 'planMore') }).click()
  await goToPayment(page, translate, translate(subscriptionWords, 'perMonth', { price: 'kr\u00a049' }))
  await payWithCard(page, testCards.pays)
  await page
    .getByRole('dialog', { name: translate(subscriptionWords, 'paidTitle') })
    .getByRole('button', { name: translate(subscriptionWords, 'ok'), exact: true })
    .click()
  await expect(panel).not.toContainText(says('subscribeFirst_one', { count: 1 }))
  await expectNoSidewaysScroll(page)
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
})
