import type { Page } from '@playwright/test'
import { addDays, addMonths, formatDay } from '../src/base/kit/day'
import { formatOre, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { expenseWords } from '../src/books/expense/words'
import { repeatWords } from '../src/books/repeat/words'
import { repeatPlanWords } from '../src/books/repeat/words-plan'
import { trashWords } from '../src/books/trash/words'
import { planLimitWords } from '../src/landlord/plan/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { undo } from './books-form'
import { fillExpense, openNewExpense, receipt, rowOf, saveButton } from './expense-form'
import { choose, en, enter, expect, fieldOf, inLanguage, languages, makeLandlord, test, today, unfold } from './journey'
import { altered } from './screen'

const button = (key: keyof typeof repeatWords.texts) => ({ name: en(repeatWords, key), exact: true })
const show = (page: Page, date: string) => rowOf(page, 'Cleaning').filter({ hasText: date }).getByRole('link').click()
/** Every voucher from that day on. */
const since = (from: string) => `/home/dashboard?period=custom&from=${from}&to=${addDays(today(), 400)}`

for (const language of languages) {
  test(
    `a weekly voucher from three weeks ago makes those of the weeks since, and shows them (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const translate = inLanguage(language)
      const first = addDays(today(), -21)
      const next = formatDay(addDays(today(), 7))
      const landlord = await makeLandlord(product)
      await choose(page, { language })
      await enter(page, product, landlord, since(first))
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
      await expect(rowOf(page, 'Cleaning')).toHaveCount(4)
      await expect(rowOf(page, 'Cleaning').filter({ hasText: translate(dashboardWords, 'automatic') })).toHaveCount(3)

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
      await unfold(form)
      for (const key of ['sum', 'date', 'repeat', 'houseId', 'supplierId'] as const)
        await expect(fieldOf(form, translate(expenseWords, key))).toBeDisabled()
      await fieldOf(form, translate(expenseWords, 'description')).fill('Cleaning after the party')
      await saveButton(form, translate).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('dialog', { name: 'Cleaning after the party' })).toBeVisible()
      await page.getByRole('link', { name: translate(repeatWords, 'toParent') }).click()
      await expect(shown).toContainText(translate(repeatWords, 'seriesTitle_other', { count: 3 }))
    },
  )
}

test(
  'a repeat of many dates says that its vouchers are still being made, and the list fills by itself',
  { tag: '@proof' },
  async ({ page, product }) => {
    const first = addDays(today(), -21)
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, since(first))
    // Only a subscriber has more dates than one transaction creates. Here the answers are those of an unfinished job.
    let done = false
    const due = (voucher: object) =>
      done || 'running' in voucher ? voucher : { ...voucher, next_on: addDays(first, 7) }
    await altered(page, 'bilag', due)
    await altered(page, 'bilag/*', due)
    await altered(page, 'bilag/all-types*', (answer) => ({
      ...answer,
      bilags: (answer['bilags'] as { isAutoGenerate: boolean }[]).filter((one) => done || !one.isAutoGenerate),
    }))
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, { ...receipt, description: 'Cleaning', date: formatDay(first), repeat: 'weekly' })
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    const notice = page
      .getByRole('status')
      .filter({ hasText: en(repeatWords, 'inProgress', { name: 'Cleaning', day: formatDay(addDays(first, 7)) }) })
    await expect(notice).toBeVisible()
    await expect(rowOf(page, 'Cleaning')).toHaveCount(1)
    // A reload in between does not forget it.
    await page.reload()
    await expect(notice).toBeVisible()
    done = true
    await expect(rowOf(page, 'Cleaning')).toHaveCount(4)
    await expect(notice).toHaveCount(0)
  },
)

test('a repeat is stopped at once with a way back, and started again', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({ description: 'Insurance', repeat: 'monthly', date: today() })
  const next = formatDay(addMonths(today(), 1))
  await enter(page, product, landlord, `/home/dashboard?bilag=${id}`)
  const shown = page.getByRole('dialog', { name: 'Insurance' })
  await shown.getByRole('button', button('stopRepeat')).click()
  await expect(shown).toContainText(en(repeatWords, 'stoppedByYou'))
  await expect(shown).toContainText(en(repeatWords, 'nextWouldBe', { day: next }))
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ isRepeatStopped: true, next_on: null })
  await undo(page, en, en(repeatWords, 'repeatStopped'))
  await expect(shown.getByRole('button', button('stopRepeat'))).toBeVisible()
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({
    isRepeatStopped: false,
    next_on: addMonths(today(), 1),
  })

  await shown.getByRole('button', button('stopRepeat')).click()
  await expect(shown).toContainText(en(repeatWords, 'startHelp', { day: next }))
  await shown.getByRole('button', button('startRepeat')).click()
  // The trial is over by then, so nothing is promised.
  await expect(shown).toContainText(en(repeatPlanWords, 'nextDate', { rhythm: en(expenseWords, 'monthly'), day: next }))
  await expect(shown.getByRole('button', button('stopRepeat'))).toBeVisible()
})

test(
  'a repeat that the plan has stopped says so, and starting it meets the plan',
  { tag: '@proof' },
  async ({ page, product }) => {
    const first = addDays(today(), -7 * 30)
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, since(first))
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, {
      ...receipt,
      description: 'Cleaning',
      date: formatDay(first),
      repeat: 'weekly',
      supplier: 'none',
    })
    await expect(dialog).toContainText(en(expenseWords, 'repeatShort', { count: 30, quota: 20 }))
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Cleaning')).toHaveCount(21)
    await show(page, formatDay(first))
    const shown = page.getByRole('dialog', { name: 'Cleaning' })
    await expect(shown).toContainText(en(repeatWords, 'stoppedByFree'))
    await expect(shown).toContainText(en(repeatWords, 'firstLeftOut', { day: formatDay(addDays(first, 7 * 21)) }))
    await shown.getByRole('button', { name: en(repeatWords, 'showAllSeries', { count: 20 }) }).click()
    await expect(shown.getByRole('listitem').filter({ hasText: formatDay(addDays(first, 7)) })).toBeVisible()
    await expect(shown).toContainText(en(repeatWords, 'stillFree'))
    await shown.getByRole('button', { name: en(repeatPlanWords, 'fromToday') }).click()
    await page
      .getByRole('dialog', { name: en(planLimitWords, 'limit21Title') })
      .getByRole('button', { name: en(planLimitWords, 'ok'), exact: true })
      .click()
    await expect(shown).toContainText(en(repeatWords, 'stoppedByFree'))
  },
)

test('a price changes from a date on, after asking which vouchers', { tag: '@proof' }, async ({ page, product }) => {
  const first = addDays(today(), -21)
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({ description: 'Cleaning', repeat: 'weekly', date: first, sum: 500 })
  await enter(page, product, landlord, since(first))
  await page.goto(`${product.url}/home/dashboard?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
  await fieldOf(dialog, en(expenseWords, 'sum')).fill('700')
  await saveButton(dialog, en).click()
  await expect(dialog).toContainText(en(validationWords, 'whichVouchers'))
  await dialog.getByRole('radio', { name: en(repeatWords, 'fromDate') }).check()
  const from = fieldOf(dialog, en(expenseWords, 'changedFrom'))
  await expect(from).toHaveValue(formatDay(addDays(today(), 7)))
  // The server's refusal is shown at the field, and the typed text is kept.
  await from.fill(formatDay(first))
  await saveButton(dialog, en).click()
  await expect(dialog).toContainText(en(validationWords, 'afterVoucher'))
  await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toHaveValue('700')
  await from.fill(formatDay(addDays(today(), -10)))
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
  // The first one links to the one that continues it. A voucher of the series offers "this and later ones".
  await page.goto(`${product.url}/home/dashboard?bilag=${id}`)
  const shown = page.getByRole('dialog', { name: 'Cleaning' })
  await expect(shown.getByRole('button', button('startRepeat'))).toHaveCount(0)
  await shown.getByRole('link', { name: en(repeatWords, 'toFollower') }).click()
  await shown.getByRole('link', { name: formatDay(today()) }).click()
  await shown.getByRole('button', { name: en(expenseWords, 'edit'), exact: true }).click()
  await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toBeDisabled()
  await dialog.getByRole('radio', { name: en(repeatWords, 'thisAndLater') }).check()
  await fieldOf(dialog, en(expenseWords, 'sum')).fill('800')
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  await page.goto(product.url + since(first))
  await expect(rowOf(page, 'Cleaning').filter({ hasText: '800' })).toHaveCount(1)
})

test(
  'a start date that makes more than 60 vouchers asks first, with number and sum',
  { tag: '@proof' },
  async ({ page, product }) => {
    const first = addDays(today(), -7 * 60)
    const landlord = await makeLandlord(product)
    await page.route('**/api/profile', async (route) => {
      const answer = await route.fetch()
      return route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), subscriptionActive: true },
      })
    })
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    await fillExpense(dialog, en, { ...receipt, description: 'Cleaning', date: formatDay(first), repeat: 'weekly' })
    await expect(dialog).toContainText(
      en(repeatWords, 'manyText', { count: 61, amount: formatOre(ore(75_307_55), 'needed') }),
    )
    await saveButton(dialog, en).click()
    await expect(dialog).toContainText(en(validationWords, 'manyVouchers'))
    await dialog.getByRole('checkbox', { name: en(repeatWords, 'manyYes', { count: 61 }) }).check()
    await saveButton(dialog, en).click()
    await expect(dialog).toBeHidden()
  },
)

test(
  'a whole series goes to the trash and comes back as one, by the note and from the folder',
  { tag: '@proof' },
  async ({ page, product }) => {
    const first = addDays(today(), -14)
    const landlord = await makeLandlord(product)
    await landlord.expense({ description: 'Cleaning', repeat: 'weekly', date: first })
    await enter(page, product, landlord, since(first))
    const toTrash = async () => {
      await rowOf(page, 'Cleaning')
        .filter({ hasText: formatDay(today()) })
        .getByRole('link')
        .click()
      await page.getByRole('dialog', { name: 'Cleaning' }).getByRole('button', button('seriesToTrash')).click()
      const question = page.getByRole('dialog', { name: en(repeatWords, 'seriesToTrashTitle', { name: 'Cleaning' }) })
      await question.getByRole('button', button('seriesToTrash')).click()
      await expect(rowOf(page, 'Cleaning')).toHaveCount(0)
    }
    await toTrash()
    await undo(page, en, en(repeatWords, 'seriesTrashed', { name: 'Cleaning' }))
    await expect(rowOf(page, 'Cleaning')).toHaveCount(3)
    await toTrash()
    await page.goto(`${product.url}/home/trash-folder`)
    await page
      .getByRole('button', { name: en(trashWords, 'restoreSeriesOf', { name: 'Cleaning' }) })
      .first()
      .click()
    await expect(page.getByText(en(dashboardWords, 'noTrashTitle'))).toBeVisible()
    await page.goto(product.url + since(first))
    await expect(rowOf(page, 'Cleaning')).toHaveCount(3)
  },
)

test(
  'moving a repeating voucher to the trash stops it, and what it has made stays',
  { tag: '@proof' },
  async ({ page, product }) => {
    const first = addDays(today(), -7)
    const landlord = await makeLandlord(product)
    const { id } = await landlord.expense({ description: 'Cleaning', repeat: 'weekly', date: first })
    await enter(page, product, landlord, since(first))
    await show(page, formatDay(first))
    await page
      .getByRole('dialog', { name: 'Cleaning' })
      .getByRole('button', { name: en(expenseWords, 'toTrash'), exact: true })
      .click()
    const question = page.getByRole('dialog', { name: en(expenseWords, 'toTrashTitle', { name: 'Cleaning' }) })
    await expect(question).toContainText(en(expenseWords, 'toTrashRepeat'))
    await question.getByRole('button', { name: en(expenseWords, 'toTrash'), exact: true }).click()
    await expect(rowOf(page, 'Cleaning')).toHaveCount(1)
    // It is restored without its repeat. Only the landlord starts the repeat.
    await undo(page, en, en(expenseWords, 'trashed', { name: 'Cleaning' }))
    await expect(rowOf(page, 'Cleaning')).toHaveCount(2)
    await page.goto(`${product.url}/home/dashboard?bilag=${id}`)
    await expect(page.getByRole('dialog', { name: 'Cleaning' })).toContainText(en(repeatWords, 'stoppedByYou'))
  },
)
