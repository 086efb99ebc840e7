import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatDay, monthOf, yearOf, type Day } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { dmy, krShort, monthAndYear, monthName } from '../src/base/ui/words/format'
import { bannerWords } from '../src/lease/contract-overview/words-banner'
import { stripWords } from '../src/lease/contract-overview/words-strip'
import { contractFigureWords } from '../src/lease/contract-overview/words-figures'
import { contractNowWords } from '../src/lease/contract-overview/words-now'
import { rentAccountWords } from '../src/lease/rent-account/words'
import { rentDueDay } from '../src/lease/rent/rules-due-day'
import { tenantLetterWords } from '../src/lease/letter/words'
import { rentPaymentWords } from '../src/lease/rent-account/words-payment'
import { arrearsWords } from '../src/lease/rent-account/words-arrears'
import { reminderWords } from '../src/lease/rent-account/words-reminder'
import { todoWords } from '../src/year/todo/words'
import { accessibilityFaults } from './axe'
import { importStatement } from './bank-form'
import { clickUndo } from './books-form'
import {
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  today,
  type Landlord,
  typeInto,
} from './journey'
import { monthsAgo, monthsOf, openMonth, showMonths, signedContract } from './lease-form'
import type { Product } from './product'
import { makeLongTenancy } from './long-tenancy'
import { layoutShift, watchLayoutShift } from './shift'

// The rent is 12 000 kroner a month, due on the first. The two months before this one are late.

const rent = ore(1_200_000)
const first = monthsAgo(2, 1)
const monthText = (month: Day) => month.slice(0, 7)
const since = rentDueDay(first, { start_date: first, first_payment_date: first })

async function lateTenant(product: Product): Promise<{ landlord: Landlord; id: number }> {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord, { start_date: first, first_payment_date: first })
  await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: monthText(first) })
  return { landlord, id }
}

/** The number of months that are due before today and whose rent is followed. */
const lateCount = [2, 1, 0].filter(
  (back) => rentDueDay(monthsAgo(back, 1), { start_date: first, first_payment_date: first }) < today(),
).length
const dueCount = [2, 1, 0].filter(
  (back) => rentDueDay(monthsAgo(back, 1), { start_date: first, first_payment_date: first }) <= today(),
).length

/** The months that are shown in this colour. Each also names its state in words. */
const monthsIn = (page: Page, tone: 'good' | 'bad') => page.locator(`.months-rows > li[data-tone="${tone}"]`)
const paymentDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

const translate = translateInto('nb')
const t = (key: keyof typeof rentPaymentWords.texts, values = {}) => translate(rentPaymentWords, key, values)
const name = (month: Day) => monthAndYear(month, 'nb')
const brief = (month: Day) => (yearOf(month) === yearOf(today()) ? monthName(monthOf(month), 'nb') : name(month))

test('who is late stands on home and contract, and two presses register the rent', async ({ page, product }) => {
  const { landlord, id } = await lateTenant(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home')
  const line = page.locator('.home-todo li').filter({ hasText: 'Per Hansen' }).first()
  await expect(line).toContainText(formatKr(ore(rent * lateCount), 'needed'))
  // The day is followed by the year if that is not this year.
  await expect(line).toContainText(formatDay(since).slice(0, 5))

  // A payment takes two clicks from the home page.
  await line.getByRole('button').click()
  const dialog = paymentDialog(page, t('register'))
  await dialog
    .getByRole('button', {
      name: t('paidWholeOn', { month: brief(first), day: formatDay(today()).slice(0, 5) }),
      exact: true,
    })
    .click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText(formatKr(ore(rent * (lateCount - 1)), 'needed'))

  // The contract shows the same, and the state of the month as a word and a sign.
  await line.getByRole('link').click()
  const next = page.locator('.contract-next')
  const second = monthsAgo(1, 1)
  await expect(next).toContainText(
    translate(contractFigureWords, 'next_late', {
      who: 'Per Hansen',
      sum: krShort(ore(rent * (lateCount - 1))),
      day: dmy(rentDueDay(second, { start_date: first, first_payment_date: first })),
    }),
  )
  await showMonths(page, translate)
  const paid = monthsIn(page, 'good')
  await expect(paid).toHaveCount(1)
  await expect(paid).toContainText(translate(rentAccountWords, 'paid'))
  await expect(paid.locator('svg').first()).toBeVisible()
  await expect(monthsIn(page, 'bad')).toHaveCount(lateCount - 1)
  expect(await accessibilityFaults(page)).toEqual([])

  // A payment takes two clicks from the contract, and can be undone.
  await next.getByRole('button', { name: translate(bannerWords, 'registerPayment'), exact: true }).click()
  await dialog.getByRole('button', { name: new RegExp(t('paidWhole', { month: brief(second) })) }).click()
  await expect(paid).toHaveCount(2)
  await clickUndo(page, translate, t('paidWhole', { month: brief(second) }))
  await expect(paid).toHaveCount(1)

  // Part of a month's rent is registered from the month's menu, with a note.
  await openMonth(page, translate, 1, 'nb')
  await page.getByRole('menuitem', { name: t('register') }).click()
  await fieldOf(dialog, t('sum')).press('Control+a')
  await fieldOf(dialog, t('sum')).pressSequentially('2000,')
  await fieldOf(dialog, t('sum')).pressSequentially('00')
  await fieldOf(dialog, t('note')).fill('Vipps')
  await dialog.getByRole('button', { name: t('paidSum', { sum: krShort(ore(200_000)) }), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(monthsOf(page).filter({ hasText: t('partOf', { sum: krShort(ore(1_000_000)) }) })).toHaveCount(1)

  // A deleted payment is restored.
  await page.locator('details[data-name="payments"] > summary').click()
  const payments = page.getByRole('list', { name: t('payments'), exact: true }).getByRole('listitem')
  await expect(payments).toHaveCount(2)
  await expect(payments.filter({ hasText: 'Vipps' })).toContainText(name(second))
  await payments.filter({ hasText: 'Vipps' }).getByRole('button').click()
  await expect(payments).toHaveCount(1)
  await clickUndo(page, translate, t('removed'))
  await expect(payments.filter({ hasText: 'Vipps' })).toHaveCount(1)
  expect((await landlord.api<{ payments: unknown[] }>('GET', `contract/${id}/rent-account`)).payments).toHaveLength(2)
})

test('a payment is split over two months, and a KID is named', async ({ page, product }) => {
  const { landlord, id } = await lateTenant(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?pay=${id}`)
  const dialog = paymentDialog(page, t('register'))
  await typeInto(fieldOf(dialog, t('sum')), '20 000')
  await dialog.getByRole('checkbox', { name: t('split') }).check()
  const part = (month: Day) => fieldOf(dialog, t('monthOpen', { month: name(month), sum: krShort(rent) }))
  await typeInto(part(first), '12 000')
  await typeInto(part(monthsAgo(1, 1)), '9 000')
  await dialog.getByRole('button', { name: t('paidSum', { sum: krShort(ore(2_000_000)) }) }).click()
  // The parts are more than the payment.
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await typeInto(part(monthsAgo(1, 1)), '8 000')
  await dialog.getByRole('button', { name: t('paidSum', { sum: krShort(ore(2_000_000)) }) }).click()
  await expect(dialog).toBeHidden()
  await showMonths(page, translate)
  await expect(monthsOf(page).filter({ hasText: t('partOf', { sum: krShort(ore(400_000)) }) })).toHaveCount(1)

  await page.locator('details[data-name="payments"] > summary').click()
  const kids = page.getByRole('region', { name: t('kids'), exact: true })
  await typeInto(fieldOf(kids, t('kid')), '12345678 2')
  await kids.getByRole('button', { name: t('kidAdd'), exact: true }).click()
  await expect(kids.getByRole('listitem')).toHaveText(/123456782/)

  // The statement for the tenant.
  await page.getByRole('button', { name: t('statement'), exact: true }).click()
  const statement = page.getByRole('dialog', { name: t('statement') })
  const saved = page.waitForEvent('download')
  await statement.getByRole('button', { name: t('statementSave'), exact: true }).click()
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a reminder is a text to copy, and nothing is added by itself', async ({ page, product }) => {
  const { landlord, id } = await lateTenant(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  await page
    .locator('.contract-next')
    .getByRole('button', { name: translate(bannerWords, 'remindRent'), exact: true })
    .click()
  await page.getByRole('button', { name: translate(tenantLetterWords, 'copyText'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('remind') })
  const text = dialog.getByRole('region', { name: t('remindMessage') })
  await expect(text).toContainText('Per')
  await expect(text).toContainText(formatDay(since))
  await expect(dialog).toContainText(t('chargesNever'))
  await fieldOf(dialog, t('remindLanguage')).selectOption('en')
  await expect(text).toContainText('Please pay')
  await fieldOf(dialog, t('remindLanguage')).selectOption('nb')
  await expect(text).not.toContainText(/rente|gebyr/i)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('half a rent in the bank: banner, list and reminder tell it from what is missing', async ({ page, product }) => {
  const { landlord, id } = await lateTenant(product)
  const day = monthsAgo(2, 3)
  await importStatement(landlord, product.url, [{ day, kroner: '6000,00', who: 'Per Hansen', text: 'Husleie' }])
  const [part, owed] = [ore(600_000), ore(rent * lateCount)]
  const rest = krShort(ore(owed - part))
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const sums = { part: krShort(part), sum: krShort(owed), rest, date: '' }
  const [says] = translate(contractFigureWords, 'partInBank', sums).split(' (')
  await expect(page.locator('.contract-next')).toContainText(says!)
  await page.goto(`${product.url}/home/contract`)
  const [, head] = translate(arrearsWords, 'openInBank', { sum: '', inBank: krShort(part) }).split(': ')
  await expect(page.getByRole('main')).toContainText(head!)
  await expect(page.getByRole('row').filter({ hasText: 'Per Hansen' })).toContainText(
    translate(contractNowWords, 'owes', { sum: rest }),
  )

  // The reminder says until when payments are counted once every payment is dealt with.
  await page.goto(`${product.url}/home/contract/${id}?do=remindRent`)
  const dialog = page.getByRole('dialog', { name: t('remind') })
  const text = dialog.getByRole('region', { name: t('remindMessage') })
  const counted = translateInto('en')(reminderWords, 'countedUntil', { day: formatDay(day) })
  await expect(dialog).toContainText(t('inBankPart', { sum: krShort(part), day: dmy(day) }))
  await expect(text).not.toContainText(counted)
  const [row] = await landlord.api<{ id: number }[]>('GET', 'bank/transactions')
  await landlord.api('POST', `bank/transactions/${row!.id}/ignore`)
  await page.reload()
  await expect(text).toContainText(counted)
})

test('following begins with one press, and rent owed has a page', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord, { start_date: first, first_payment_date: first })
  await signedContract(landlord, { tenant_first_name: 'Kari', tenant_last_name: 'Lie' })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  // If no rent is followed, nothing is shown.
  await openLoggedIn(page, product, landlord, '/home')
  await expect(page.locator('.home-todo')).toContainText(translate(todoWords, 'nothingPlain'))
  await page.goto(`${product.url}/home/contract/${id}`)
  await fieldOf(page, t('follow')).selectOption(monthText(first))
  await page.getByRole('button', { name: t('followGo'), exact: true }).click()
  await showMonths(page, translate)
  await expect(monthsIn(page, 'bad')).toHaveCount(lateCount)

  await page.goto(`${product.url}/home/contract`)
  await page.getByRole('link', { name: translate(arrearsWords, 'see'), exact: true }).click()
  const owed = page.getByRole('list', { name: translate(arrearsWords, 'title') })
  await expect(owed.getByText(dmy(since).slice(0, 5)).first()).toBeVisible()
  const year = page.getByRole('region', { name: /\d{4}/ }).getByRole('table')
  await expect(year.getByRole('row').filter({ hasText: 'Per Hansen' })).toBeVisible()
  await expect(page.locator('.rent-year-page')).toContainText(
    translate(arrearsWords, 'withoutRow', { tenants: 'Kari Lie' }),
  )
  expect(await accessibilityFaults(page)).toEqual([])
  // The print has the figures and no buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(year).toBeVisible()
  await expect(page.getByRole('button', { name: translate(arrearsWords, 'print') })).toBeHidden()
})

test('a month that was paid elsewhere meanwhile is not paid twice', async ({ page, product }) => {
  const { landlord, id } = await lateTenant(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home')
  await page.locator('.home-todo li').filter({ hasText: 'Per Hansen' }).first().getByRole('button').click()
  const dialog = paymentDialog(page, t('register'))
  const press = dialog.getByRole('button', { name: new RegExp(t('paidWhole', { month: brief(first) })) })
  await expect(press).toBeVisible()
  // The payment is registered on another screen.
  await landlord.api('POST', `contract/${id}/payments`, {
    date: today(),
    sum: 12_000,
    months: [{ month: monthText(first), sum: 12_000 }],
  })
  await press.click()
  await expect(dialog.getByRole('alert')).toContainText(translate(errorWords, 'rentChanged'))
  await expect(fieldOf(dialog, t('month')).locator('option')).toHaveCount(dueCount + 2)
  await expect(fieldOf(dialog, t('sum'))).toHaveValue(/12.000/)
  expect((await landlord.api<{ payments: unknown[] }>('GET', `contract/${id}/rent-account`)).payments).toHaveLength(1)
})

const s = (key: keyof typeof stripWords.texts, values = {}) => translate(stripWords, key, values)

test('the tenancy is a line of months: keys tell each, Enter opens it, and a table has the same', async ({
  page,
  product,
}) => {
  const { landlord, id } = await makeLongTenancy(product)
  await watchLayoutShift(page)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const line = page.getByRole('toolbar', { name: s('label') })
  const at = (back: number) => line.getByRole('button').nth(13 - back)
  const says = page.locator('.strip-says')
  const terms = { start_date: monthsAgo(13, 1), first_payment_date: monthsAgo(13, 1) }
  const due = [5, 4, 3, 2, 1, 0].filter((back) => rentDueDay(monthsAgo(back, 1), terms) <= today())
  await expect(page.locator('.strip-counts')).toContainText(s('paidOf_other', { count: due.length, paid: 2 }))
  await expect(page.locator('.strip-counts')).toContainText(s('countUnfollowed', { count: 8 }))
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  const states = line.locator('.strip-bar')
  const shown = await states.evaluateAll((bars) =>
    bars.slice(0, 13).map((bar) => (bar as HTMLElement).dataset['state']),
  )
  expect(shown).toEqual([...Array(8).fill('unfollowed'), 'paid', 'paid', 'part', 'late', 'late'])
  await expect(states.last()).toHaveAttribute('data-state', 'future')

  // Tab stops once on the line of months, at the current month. The arrow keys move along it.
  await expect(line.locator('[tabindex="0"]')).toHaveCount(1)
  await expect(at(0)).toHaveAttribute('aria-current', 'date')
  await at(0).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(at(1)).toBeFocused()
  const raised = (await at(1).getAttribute('aria-label'))!
  expect(raised).toContain(name(monthsAgo(1, 1)))
  expect(raised).toContain(s('newRentBy', { change: '+4 %' }))
  const heightOf = async (back: number) => (await at(back).locator('.strip-bar').boundingBox())!.height
  expect(await heightOf(1)).toBeGreaterThan((await heightOf(2)) + 4)
  for (let back = 2; back <= 5; back += 1) await page.keyboard.press('ArrowLeft')
  await expect(at(5)).toBeFocused()
  const paid = `${name(monthsAgo(5, 1))} · ${krShort(rent)} · ${s('paid', { days: '03.' })}`
  await expect(at(5)).toHaveAccessibleName(new RegExp(`^${paid.replace('.', '\\.')}`))
  await expect(says).toContainText(paid)
  await page.keyboard.press('Home')
  await expect(at(13)).toHaveAccessibleName(new RegExp(s('handover', { day: dmy(monthsAgo(13, 1)) })))

  // Enter opens the voucher of a paid month, and the payment of a late one. The focus returns to the month.
  await at(4).focus()
  await page.keyboard.press('Enter')
  const voucher = page.getByRole('dialog')
  await expect(voucher).toContainText(krShort(rent))
  await expect(page).toHaveURL(/[?&]income=\d+/)
  await page.keyboard.press('Escape')
  await expect(voucher).toBeHidden()
  await expect(at(4)).toBeFocused()
  await at(2).focus()
  await page.keyboard.press('Enter')
  const dialog = paymentDialog(page, t('register'))
  await expect(fieldOf(dialog, t('month'))).toHaveValue(monthText(monthsAgo(2, 1)))
  await dialog.getByRole('button', { name: new RegExp(t('paidWhole', { month: brief(monthsAgo(2, 1)) })) }).click()
  await expect(dialog).toBeHidden()
  await expect(at(2).locator('.strip-bar')).toHaveAttribute('data-state', 'paid')
  // A mouse shows the details of a month without a click.
  await at(3).hover()
  await expect(says).toContainText(
    t('partOf', { sum: krShort(ore(700_000)) })
      .toLocaleLowerCase('nb')
      .slice(0, 12),
  )
  expect(await accessibilityFaults(page)).toEqual([])

  await expect(monthsOf(page)).toHaveCount(0)
  await showMonths(page, translate)
  await expect(monthsIn(page, 'good')).toHaveCount(3)
  await page.reload()
  await expect(monthsIn(page, 'good')).toHaveCount(3)
  await page.getByRole('button', { name: s('hideTable'), exact: true }).click()
  await expect(monthsOf(page)).toHaveCount(0)

  // The list of contracts has the same months of this year.
  await page.goto(`${product.url}/home/contract`)
  const ofYear = page.getByRole('img', { name: /\d+ av \d+ måneder? betalt|følges ikke/ }).filter({ visible: true })
  await expect(ofYear).toHaveCount(1)
  await expect(ofYear.locator('.strip-bar')).toHaveCount(12)
})

test('on a phone the line has the months of one year, and a finger reads before it opens', async ({
  browser,
  product,
}) => {
  const { landlord, id } = await makeLongTenancy(product)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await watchLayoutShift(page)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const line = page.getByRole('toolbar', { name: s('label') })
  await expect(line).toBeVisible()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(88)
  const inSight = () =>
    line.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect()
      return [...node.querySelectorAll('button')].filter((month) => {
        const at = month.getBoundingClientRect()
        return at.left >= left - 1 && at.right <= right + 1
      }).length
    })
  const thisYear = yearOf(today())
  await expect(page.locator('.strip-years')).toContainText(String(thisYear))
  expect(await inSight()).toBe(12)
  await page.getByRole('button', { name: s('yearBefore') }).tap()
  await expect(page.locator('.strip-years')).toContainText(String(thisYear - 1))
  expect(await inSight()).toBeLessThanOrEqual(12)
  await page.getByRole('button', { name: s('yearAfter') }).tap()
  const month = line.getByRole('button', { name: new RegExp(`^${name(monthsAgo(0, 1))}`) })
  const before = line.getByRole('button', { name: new RegExp(`^${name(monthsAgo(1, 1))}`) })
  const near = yearOf(monthsAgo(1, 1)) === thisYear ? before : month
  await near.tap()
  await expect(page.locator('.strip-says')).toHaveText((await near.getAttribute('aria-label'))!)
  await expect(page.getByRole('dialog')).toHaveCount(near === before ? 0 : 1)
  if (near === before) await near.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await context.close()
})
