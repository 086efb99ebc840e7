import type { Locator, Page } from '@playwright/test'
import { shortcutWords } from '../src/app/web/shell/words-shortcuts'
import { shellWords } from '../src/app/web/words'
import { fileWords } from '../src/base/file/words'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { phoneWindow } from './axe'
import { importStatement, makeLandlordWithLease, rentAndFoodLines } from './bank-form'
import { costType, expenseForm, fileInput, rowOfExpense, shareSlider, shownTotal, expectUploaded } from './expense-form'
import { pdf, picture } from './files'
import {
  en,
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  makeLandlord,
  password,
  profile,
  test,
  currentYear,
} from './journey'
import { expectFileChooser, expectFocusStaysInDialog, tabAndPress, tabToElement, tabAndType } from './keys'
import { pageWords } from './page-words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { formatKr, ore } from '../src/base/kit/money'
import { monthAndYear } from '../src/base/ui/words/format'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import { stripWords } from '../src/lease/contract-overview/words-strip'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { contract, actionButton, dialogOf, menuButton, menuChoice, monthsAgo, pagePart } from './lease-form'
import { rentWords } from '../src/lease/rent/words'
import { tenancyWords } from '../src/lease/tenancy/words'

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })

test('a landlord registers and records an expense without a mouse', async ({ page, product }) => {
  await page.goto(`${product.url}/login`)
  await tabAndPress(page, page.getByRole('link', { name: en(accountWords, 'keepBooks') }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(en(registrationWords, 'stepGeneral'))
  // The focus moves to the heading of each new page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabAndType(page, fieldOf(page, en(accountWords, 'email')), freshEmail())
  for (const key of ['password', 'repeatPassword'] as const)
    await tabAndType(page, fieldOf(page, en(passwordWords, key)), password)
  await tabAndPress(page, page.getByRole('checkbox'), 'Space')
  await tabAndPress(page, button(page, en(registrationWords, 'next')))

  await expect(page.getByRole('heading', { level: 1 })).toContainText(en(registrationWords, 'stepProfile'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode', 'city'] as const)
    await tabAndType(page, fieldOf(page, en(accountWords, key)), profile[key])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(en(registrationWords, 'stepFinish'))
  await tabAndPress(page, button(page, en(registrationWords, 'finish')))
  const first = page.getByRole('dialog', { name: en(expenseWords, 'firstTitle') })
  await tabAndPress(page, button(first, en(expenseWords, 'skip')))
  await expect(first).toBeHidden()

  const add = button(page, en(dashboardWords, 'addDocument')).first()
  await tabAndPress(page, add)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const form = await expenseForm(page, en)
  await expect(button(form, en(fileFieldWords, 'filesChoose'))).toBeFocused()
  await expectFileChooser(page, fileInput(form, en))
  await tabAndType(page, fieldOf(form, en(expenseWords, 'sum')), '2000,50')
  await tabAndType(page, fieldOf(form, en(expenseWords, 'date')), `0102${currentYear}`)
  await tabAndType(page, fieldOf(form, en(expenseWords, 'description')), 'Gutter')
  await tabAndPress(page, costType(form, en, 'maintenance'), 'Space')
  await tabAndPress(page, form.locator('summary'))
  await tabToElement(page, shareSlider(form, en))
  for (let at = 100; at > 90; at -= 1) await page.keyboard.press('ArrowLeft')
  await fileInput(form, en).setInputFiles(pdf('gutter.pdf'))
  await expectUploaded(form, en, ['gutter.pdf'])
  await tabAndPress(page, button(form, en(expenseWords, 'save')))
  await expect(form).toBeHidden()
  await expect(rowOfExpense(page, 'Gutter')).toContainText('2 000,50')
  await expect(shownTotal(page, en, 'costs')).toContainText('1 800,45')
  await expect(add).toBeFocused()

  await tabAndPress(page, page.getByRole('link', { name: 'Gutter' }))
  const shown = page.getByRole('dialog', { name: 'Gutter' })
  await tabAndPress(page, shown.getByRole('button', { name: 'gutter.pdf' }))
  await expect(page.getByRole('img', { name: en(fileWords, 'page', { number: 1, all: 1 }) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await expect(page.getByRole('link', { name: 'Gutter' })).toBeFocused()
})

test('dialogs hold the focus, close by Esc and give it back to what opened them', async ({ page, product }) => {
  test.setTimeout(120_000)
  const landlord = await makeLandlord(product)
  const documents = [await landlord.upload(await picture('a.jpg')), await landlord.upload(await picture('b.jpg'))]
  await landlord.expense({ description: 'Kitchen', documents })
  await openLoggedIn(page, product, landlord)
  const openings: readonly (readonly [opener: Locator, dialog: Locator])[] = [
    [button(page, en(shellWords, 'addHouse')), page.getByRole('dialog', { name: en(houseWords, 'addTitle') })],
    [button(page, en(shellWords, 'deleteHouse')), page.getByRole('dialog', { name: en(houseWords, 'lastTitle') })],
    [page.getByRole('link', { name: 'Kitchen' }), page.getByRole('dialog', { name: 'Kitchen' })],
  ]
  for (const [opener, dialog] of openings) {
    await tabAndPress(page, opener)
    await expectFocusStaysInDialog(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }

  // Gallery, voucher and question are on top of each other. Each Esc closes the one in front.
  await tabAndPress(page, page.getByRole('link', { name: 'Kitchen' }))
  const shown = page.getByRole('dialog', { name: 'Kitchen' })
  await tabAndPress(page, shown.getByRole('button', { name: 'b.jpg' }))
  await expectFocusStaysInDialog(
    page,
    page.getByRole('dialog', { name: en(fileWords, 'viewer', { number: 2, all: 2, name: 'b.jpg' }) }),
  )
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('button', { name: 'b.jpg' })).toBeFocused()
  await tabAndPress(page, button(shown, en(expenseWords, 'toTrash')))
  const trash = page.getByRole('dialog', { name: en(expenseWords, 'toTrashTitle', { name: 'Kitchen' }) })
  await expectFocusStaysInDialog(page, trash)
  await page.keyboard.press('Escape')
  await expect(trash).toBeHidden()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Kitchen' })).toBeFocused()
  await page.goto(`${product.url}/home/suppliers`)
  await tabAndPress(page, page.getByRole('link', { name: 'Feier AS' }))
  const remove = button(page, en(supplierWords, 'remove'))
  await tabAndPress(page, remove)
  await expectFocusStaysInDialog(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  const menu = button(page, en(shellWords, 'openMenu'))
  await tabAndPress(page, menu)
  await expectFocusStaysInDialog(page, page.getByRole('dialog', { name: en(shellWords, 'menu') }))
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('Esc asks before something typed is lost, and only then', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const open = async () => {
    await expect(button(page, en(dashboardWords, 'addDocument')).first()).toBeVisible()
    await page.keyboard.press('c')
    const form = await expenseForm(page, en)
    await fieldOf(form, en(expenseWords, 'description')).focus()
    return form
  }
  // An unchanged form closes at once, also when something was typed and removed.
  const form = await open()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await open()
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await open()
  await page.keyboard.type('Gutter')
  await page.keyboard.press('Escape')
  await expect(button(question(page), en(uiWords, 'discardStay'))).toBeFocused()
  await expectFocusStaysInDialog(page, question(page))
  // Esc now belongs to the question.
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(fieldOf(form, en(expenseWords, 'description'))).toHaveValue('Gutter')
  await expect.poll(() => form.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await tabAndPress(page, button(question(page), en(uiWords, 'discardStay')))
  await page.keyboard.press('Escape')
  await tabAndPress(page, button(question(page), en(uiWords, 'discardGo')))
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  // The same for the browser's Back, and for a form on a page.
  await open()
  await page.keyboard.type('Gutter')
  await page.goBack()
  await expect(button(question(page), en(uiWords, 'discardStay'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, en(expenseWords, 'description'))).toHaveValue('Gutter')
  await page.goBack()
  await tabAndPress(page, button(question(page), en(uiWords, 'discardGo')))
  await expect(form).toBeHidden()
  await tabAndPress(page, page.getByRole('link', { name: en(pageWords, '/home/house-info') }))
  await tabAndPress(page, page.getByRole('link', { name: en(houseWords, 'edit') }))
  await tabAndType(page, fieldOf(page, en(houseWords, 'name')), ' B')
  await tabToElement(page, page.getByRole('link', { name: en(pageWords, '/home/suppliers') }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabAndPress(page, button(question(page), en(uiWords, 'discardStay')))
  await expect(fieldOf(page, en(houseWords, 'name'))).toHaveValue(/ B$/)
})

test('a date is picked from the calendar by keys, and Esc closes only the calendar', async ({ page, product }) => {
  await openLoggedIn(page, product, await makeLandlord(product), '/home/dashboard?add=expense')
  const form = await expenseForm(page, en)
  const date = fieldOf(form, en(expenseWords, 'date'))
  await tabAndType(page, date, `0102${currentYear}`)
  const pick = button(form, en(uiWords, 'pickDate', { label: en(expenseWords, 'date') }))
  await tabAndPress(page, pick)
  // The chosen day has the focus. The keys move a week down and a day on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue(`09.02.${currentYear}`)
  await expect(pick).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('9')
  await page.keyboard.press('Escape')
  await expect(pick).toBeFocused()
  await expect(form).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('single keys work on the dashboard, are silent in fields and behind a dialog, and can be switched off', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.expense()
  await openLoggedIn(page, product, landlord)
  const search = fieldOf(page, en(dashboardWords, 'search'))
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('c/')
  await expect(search).toHaveValue('c/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.fill('')
  await search.blur()
  await page.keyboard.press('Control+c')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('c')
  const form = await expenseForm(page, en)
  await costType(form, en, 'maintenance').focus()
  await page.keyboard.press('/')
  await expect(costType(form, en, 'maintenance')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  // A key lists the keys. There the single keys can be switched off, also for the next visit.
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: en(shortcutWords, 'title') })
  await list.getByRole('checkbox', { name: en(shortcutWords, 'use') }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(search).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search).not.toBeFocused()
  // The menu also opens the list, where the keys are switched on again.
  await page.getByRole('button', { name: en(shellWords, 'shortcuts') }).click()
  await list.getByRole('checkbox', { name: en(shortcutWords, 'use') }).check()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})

test('a contract is found, signed, furnished with a handover list and finished without a mouse', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const landlord = await makeLandlord(product)
  await contract(landlord)
  await openLoggedIn(page, product, landlord, '/home/contract')
  await tabAndPress(page, page.getByRole('link', { name: 'Per Hansen' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // A closed dialog returns the focus to the element that opened it.
  await tabAndPress(page, actionButton(page, en, 'sign'))
  const signing = dialogOf(page, en, 'sign')
  await expect(signing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signing).toBeHidden()
  await expect(actionButton(page, en, 'sign')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabAndPress(page, signing.getByRole('button', { name: en(tenancyWords, 'signGo') }))
  await expect(pagePart(page, en, 'story')).toContainText(
    en(contractDetailWords, 'rentSince', {
      rent: formatKr(ore(1_200_000)),
      day: monthsAgo(2, 15).split('-').reverse().join('.'),
    }),
  )

  await tabAndPress(page, menuButton(page, en))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menuChoice(page, en(tenancyWords, 'checklist'))).toBeFocused()
  await page.keyboard.press('Enter')
  const handover = dialogOf(page, en, 'checklist')
  await tabAndPress(page, handover.getByRole('checkbox', { name: en(optionWords, 'mailbox'), exact: true }), 'Space')
  await tabAndPress(page, handover.getByRole('button', { name: en(checklistWords, 'save') }))
  await tabAndPress(page, pagePart(page, en, 'handover').locator('summary'))
  await expect(page.getByRole('list', { name: en(tenancyWords, 'checklist') })).toContainText(
    en(optionWords, 'mailbox'),
  )

  await tabAndPress(page, page.getByRole('button', { name: en(stripWords, 'asTable'), exact: true }))
  // The menu of a month works by arrow keys and returns the focus to its button.
  await tabAndPress(
    page,
    page.getByRole('button', {
      name: en(rentWords, 'monthMenu', { month: monthAndYear(monthsAgo(0, 1), 'en') }),
      exact: true,
    }),
  )
  await expect(menuChoice(page, en(rentWords, 'open'))).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menuChoice(page, en(rentWords, 'changeSum'))).toBeFocused()
  await page.keyboard.press('Escape')
  await tabAndPress(page, menuButton(page, en))
  await expect(menuChoice(page, en(contractDetailWords, 'pdf'))).toBeFocused()
  const finish = menuChoice(page, en(tenancyWords, 'finish'))
  for (const _ of Array(10)) {
    if (await finish.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(finish).toBeFocused()
  await page.keyboard.press('Enter')
  const finishing = dialogOf(page, en, 'finish')
  await tabToElement(page, finishing.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(finishing.getByRole('radio', { name: en(tenancyWords, 'why_never') })).toBeChecked()
  await tabAndPress(page, finishing.getByRole('button', { name: en(tenancyWords, 'finishGo') }))
  await expect(page.getByRole('main')).toContainText(en(contractWords, 'finished'))
  await expect(pagePart(page, en, 'income')).toContainText(en(rentWords, 'noIncomeFinished'))
})

test('on a phone the menu of a low line opens inside the window, and the home shows amounts', async ({
  browser,
  product,
}) => {
  const landlord = await makeLandlordWithLease(product)
  await importStatement(landlord, product.url, rentAndFoodLines())
  const context = await browser.newContext({ viewport: { width: 390, height: 540 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const lines = page.locator('.inbox-lines > li')
  await openLoggedIn(page, product, landlord, '/home/inbox')
  const menu = lines.nth(3).locator('[aria-haspopup="menu"]')
  const room = (await menu.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom)) - 70
  await page.evaluate((by) => window.scrollBy(0, by), -Math.round(room))
  const scrolled = () => page.evaluate(() => [Math.round(window.scrollY), visualViewport!.scale])
  const before = await scrolled()
  const low = (await menu.boundingBox())!
  await page.touchscreen.tap(low.x + low.width / 2, low.y + low.height / 2)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  expect(await scrolled()).toEqual(before)
  const { y, height } = (await page.getByRole('menu').boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(low.y)

  // No line covers the rounded corner of its panel.
  await page.goto(`${product.url}/home/inbox`)
  const isLineAtCorner = await lines.first().evaluate((line) => {
    const { x, y } = line.closest('.ui-panel')!.getBoundingClientRect()
    return line.contains(document.elementFromPoint(x + 2, y + 2))
  })
  expect(isLineAtCorner).toBe(false)

  await page.setViewportSize(phoneWindow)
  await page.goto(`${product.url}/home`)
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all())
    await expect(line.getByText(/^[−-]?kr/).filter({ visible: true })).toHaveCount(1)
  // Nothing lies over the words of the link below the lines.
  const isInFront = await page.locator('.home-more').evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    const { x, y, width, height } = range.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === link
  })
  expect(isInFront).toBe(true)
  await context.close()
})
