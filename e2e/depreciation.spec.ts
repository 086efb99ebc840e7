import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { depreciationWords } from '../src/books/depreciation/words'
import { taxLineWords } from '../src/books/tax-line/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { addDocument, fillItem, addIncome, addItem, clickUndo, expectItemWizardStep } from './books-form'
import { rowOfExpense, shownTotal } from './expense-form'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  expectFieldRefused,
  requiredAt,
  test,
  currentYear,
  type Translate,
  typeInto,
} from './journey'
import { pageWords } from './page-words'
import type { Locator, Page } from '@playwright/test'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/furniture-and-home-contents'
const button = (translate: Translate, key: keyof typeof depreciationWords.texts) => ({
  name: translate(depreciationWords, key),
  exact: true,
})
/** Skips the information, as for a person who has read it before. */
const hasRead = (page: Page) => page.addInitScript(() => localStorage.setItem('depreciation-info', 'true'))
const figures = (within: Page | Locator) => within.getByRole('table').locator('tbody tr')

test('a household item goes through the wizard into the list, with its calculation', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: translate(pageWords, '/home/furniture-and-home-contents') }).click()
  await expect(page.getByText(translate(dashboardWords, 'noItemsTitle'))).toBeVisible()
  const add = page.getByRole('button', { name: translate(dashboardWords, 'addNewContents') }).first()
  await add.click()

  // The information comes first, once.
  const dialog = await expectItemWizardStep(page, translate, 'stepInfo')
  await expect(dialog).toContainText(translate(depreciationWords, 'infoOne'))
  // The limit for a full deduction is the product's. The authority's limit is shown next to it.
  await expect(dialog).toContainText(`${formatKr(ore(3_000_000), 'needed')} (2024–26)`)
  await dialog.getByRole('button', button(translate, 'next')).click()
  await expectItemWizardStep(page, translate, 'stepForm')
  await expect(page).toHaveURL(/step=form/)
  await dialog.getByRole('button', button(translate, 'cancel')).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(product.url + list)
  await add.click()
  await expectItemWizardStep(page, translate, 'stepForm')

  const next = dialog.getByRole('button', button(translate, 'next'))
  await next.click()
  for (const key of ['name', 'date', 'sum'] as const)
    await expectFieldRefused(fieldOf(dialog, translate(depreciationWords, key)), requiredAt(translate, key))
  await expect(dialog.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })).toContainText(
    translate(validationWords, 'choose'),
  )
  // The lifetime is asked for from 15 000 kroner on.
  await fillItem(dialog, translate, { name: 'Sofa', date: `04.03.${currentYear}`, sum: '14 999,99', lifetime: 'over' })
  await expect(dialog).toContainText(
    translate(depreciationWords, 'chosenHelp', {
      limit: formatKr(ore(1_500_000), 'needed'),
      authority: formatKr(ore(3_000_000), 'needed'),
    }),
  )
  // The day and the amount are in one line.
  const topOf = async (key: 'date' | 'sum') =>
    (await fieldOf(dialog, translate(depreciationWords, key)).boundingBox())!.y
  expect(await topOf('date')).toBeCloseTo(await topOf('sum'), 0)
  await expect(fieldOf(dialog, translate(depreciationWords, 'lifetime'))).toBeHidden()
  await expect(dialog).toContainText(
    translate(depreciationWords, 'belowLimit', { limit: formatKr(ore(1_500_000), 'needed') }),
  )
  await fillItem(dialog, translate, { name: 'Sofa', date: `04.03.${currentYear}`, sum: '15 000', lifetime: '2' })
  await next.click()
  await expectFieldRefused(
    fieldOf(dialog, translate(depreciationWords, 'lifetime')),
    translate(validationWords, 'lifetime'),
  )
  await typeInto(fieldOf(dialog, translate(depreciationWords, 'lifetime')), '5')
  await next.click()

  await expectItemWizardStep(page, translate, 'stepCalculations')
  await expect(page).toHaveURL(/step=calculations/)
  // Each step is shown from its top.
  await expect.poll(() => dialog.evaluate((node) => node.scrollTop)).toBe(0)
  await expect(figures(dialog)).toHaveText(
    [300_000, 240_000, 192_000, 153_600, 122_880].map(
      (deduction, at) => new RegExp(`${currentYear + at}.*${kr(deduction)}`),
    ),
  )
  await expect(dialog).toContainText(
    translate(depreciationWords, 'rest', { percent: 20, years: 5, amount: kr(491_520) }),
  )
  // Back goes one step back, with the browser's button and with the wizard's. Nothing is lost.
  await page.goBack()
  await expectItemWizardStep(page, translate, 'stepForm')
  await expect(fieldOf(dialog, translate(depreciationWords, 'name'))).toHaveValue('Sofa')
  await next.click()
  await dialog.getByRole('button', button(translate, 'back')).click()
  await expectItemWizardStep(page, translate, 'stepForm')
  await next.click()
  await expectItemWizardStep(page, translate, 'stepCalculations')
  await dialog.getByRole('button', button(translate, 'save')).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(product.url + list)
  await expect(rowOfExpense(page, 'Sofa')).toContainText(kr(300_000))
  await expect(rowOfExpense(page, 'Sofa')).toContainText(kr(1_200_000))

  await page.getByRole('link', { name: 'Sofa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
  await expect(figures(page)).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', button(translate, 'toTrash'))).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // A wrong price is corrected on the spot, together with the calculation.
  await page.getByRole('button', button(translate, 'edit')).click()
  const editing = page.getByRole('dialog', { name: translate(depreciationWords, 'editItem') })
  const cost = fieldOf(editing, translate(depreciationWords, 'sum'))
  for (const sum of ['20000', '15000']) {
    if (sum === '15000') await page.getByRole('button', button(translate, 'edit')).click()
    await cost.fill(sum)
    await editing.getByRole('button', button(translate, 'save')).click()
    await expect(editing).toBeHidden()
    await expect(figures(page).first()).toContainText(kr(Number(sum) * 20))
  }

  await page.goto(`${product.url}/home/dashboard`)
  await expect(rowOfExpense(page, 'Sofa')).toContainText(translate(dashboardWords, 'depreciation'))
  await expect(shownTotal(page, translate, 'costs')).toContainText(kr(300_000))
  await page.getByRole('link', { name: 'Sofa' }).click()
  await page.getByRole('dialog', { name: 'Sofa' }).getByRole('button', button(translate, 'showCalculation')).click()
  await expect(figures(page.getByRole('dialog', { name: 'Sofa' }))).toHaveCount(5)
  await page.getByRole('dialog').getByRole('button', button(translate, 'closeCalculation')).click()
  await page.getByRole('dialog', { name: 'Sofa' }).getByRole('button', button(translate, 'toTrash')).click()
  await page
    .getByRole('dialog', { name: translate(depreciationWords, 'toTrashTitle', { name: 'Sofa' }) })
    .getByRole('button', button(translate, 'toTrash'))
    .click()
  await expect(rowOfExpense(page, 'Sofa')).toHaveCount(0)
  await expect(shownTotal(page, translate, 'costs')).toContainText(kr(0))
  await clickUndo(page, translate, translate(depreciationWords, 'trashed', { name: 'Sofa' }))
  await expect(shownTotal(page, translate, 'costs')).toContainText(kr(300_000))
})

test('where the authority’s limit is higher both are shown, and the landlord chooses', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await hasRead(page)
  await openLoggedIn(page, product, landlord)
  await addDocument(page, en, 'addContents')
  const dialog = await expectItemWizardStep(page, en, 'stepForm')
  await fillItem(dialog, en, { name: 'Fridge', date: `04.03.${currentYear}`, sum: '20000', lifetime: '5' })
  await dialog.getByRole('button', button(en, 'next')).click()
  for (const limit of [1_500_000, 3_000_000]) await expect(dialog).toContainText(formatKr(ore(limit), 'needed'))
  await expect(figures(dialog)).toHaveCount(5)
  await dialog.getByRole('radio', { name: en(depreciationWords, 'atOnce') }).check()
  await expect(dialog).toContainText(en(taxLineWords, 'other_costs'))
  await expect(dialog).toContainText(
    en(depreciationWords, 'wholeChosen', {
      amount: kr(2_000_000),
      year: currentYear,
      limit: formatKr(ore(3_000_000), 'needed'),
    }),
  )
  await dialog.getByRole('button', button(en, 'save')).click()
  await expect(rowOfExpense(page, 'Fridge')).toContainText(kr(-2_000_000))

  // At the authority's own limit there is no choice.
  await addDocument(page, en, 'addContents')
  await expectItemWizardStep(page, en, 'stepForm')
  await fillItem(dialog, en, { name: 'Kitchen', date: `04.03.${currentYear}`, sum: '30000', lifetime: '3' })
  await dialog.getByRole('button', button(en, 'next')).click()
  await expectItemWizardStep(page, en, 'stepCalculations')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', button(en, 'back')).click()
  // With a short lifetime the whole sum is deducted, and no calculation is shown later.
  await dialog.getByRole('radio', { name: en(depreciationWords, 'under'), exact: true }).check()
  await dialog.getByRole('button', button(en, 'next')).click()
  await expect(dialog).toContainText(en(depreciationWords, 'wholeShort', { amount: kr(3_000_000), year: currentYear }))
  await dialog.getByRole('button', button(en, 'save')).click()
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByRole('dialog', { name: 'Kitchen' })).toContainText(en(depreciationWords, 'under'))
  await expect(page.getByRole('dialog').getByRole('button', button(en, 'showCalculation'))).toHaveCount(0)
})

test('personal use is 15 % of the rent, once for each year, warns where it meets household items, and is removed after a question', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await addIncome(landlord, { sum: 40_000.1 })
  await addItem(landlord, { name: 'Lamp', sum: 900, lifetime: 0 })
  await hasRead(page)
  await openLoggedIn(page, product, landlord, list)
  await page
    .getByRole('button', { name: en(dashboardWords, 'addNewContents') })
    .first()
    .click()
  const dialog = await expectItemWizardStep(page, en, 'stepForm')
  await dialog.getByRole('radio', { name: en(depreciationWords, 'personal') }).check()
  const years = fieldOf(dialog, en(depreciationWords, 'year'))
  await expect(years.locator('option')).toHaveCount(14)
  await expect(years.locator('option').nth(1)).toHaveText(String(currentYear - 2))
  await dialog.getByRole('button', button(en, 'next')).click()
  await expectFieldRefused(years, en(validationWords, 'required'))
  await years.selectOption(String(currentYear))
  await dialog.getByRole('button', button(en, 'next')).click()
  await expectItemWizardStep(page, en, 'stepCalculations')
  for (const amount of [4_000_010, 600_002]) await expect(dialog).toContainText(kr(amount))
  await expect(dialog).toContainText(en(depreciationWords, 'meetsItems', { year: currentYear, names: 'Lamp' }))
  await dialog.getByRole('button', button(en, 'save')).click()
  await expect(dialog).toBeHidden()
  // The list also shows a warning. The year is not offered again. A new item shows a warning about the personal use.
  await expect(page.getByRole('main')).toContainText(
    en(depreciationWords, 'meetsItems', { year: currentYear, names: 'Lamp' }),
  )
  await page
    .getByRole('button', { name: en(dashboardWords, 'addNewContents') })
    .first()
    .click()
  await fillItem(dialog, en, { name: 'Chair', date: `01.02.${currentYear}`, sum: '500', lifetime: 'under' })
  await dialog.getByRole('button', button(en, 'next')).click()
  await expect(dialog).toContainText(en(depreciationWords, 'meetsPersonal_one', { years: currentYear }))
  await dialog.getByRole('button', button(en, 'back')).click()
  await dialog.getByRole('radio', { name: en(depreciationWords, 'personal') }).check()
  await expect(years.locator('option')).toHaveCount(13)
  await expect(years.locator('option', { hasText: String(currentYear) })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
  await question.getByRole('button', { name: en(uiWords, 'discardGo') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(product.url + list)

  await page.getByRole('link', { name: String(currentYear), exact: true }).click()
  const shown = page.getByRole('dialog', { name: en(depreciationWords, 'personalOf', { year: currentYear }) })
  await expect(shown).toContainText(kr(600_002))
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()

  // Rent that is booked later is reported here and on the dashboard. One click computes the deduction again.
  await addIncome(landlord, { sum: 10_000 })
  await page.goto(`${product.url}/home/dashboard`)
  await expect(page.getByRole('link', { name: en(dashboardWords, 'outdated') })).toBeVisible()
  await expect(
    page.getByRole('button', { name: en(depreciationWords, 'updatePersonalOf', { year: currentYear }) }),
  ).toBeVisible()
  await page.goto(product.url + list)
  await page
    .getByRole('button', { name: en(depreciationWords, 'updatePersonalOf', { year: currentYear }) })
    .first()
    .click()
  await expect(
    page.getByRole('button', { name: en(depreciationWords, 'updatePersonalOf', { year: currentYear }) }),
  ).toHaveCount(0)
  await page.getByRole('link', { name: String(currentYear), exact: true }).click()
  await expect(shown).toContainText(kr(750_002))
  await shown.getByRole('button', button(en, 'remove')).click()
  const removing = page.getByRole('dialog', { name: en(depreciationWords, 'removeTitle', { year: currentYear }) })
  await expect(removing.getByRole('button', button(en, 'keepPersonal'))).toBeFocused()
  await removing.getByRole('button', button(en, 'remove')).click()
  await expect(page.getByRole('link', { name: String(currentYear), exact: true })).toHaveCount(0)
  // The dialog closes by a step back in the history, which would stop navigation to another page.
  await expect(page).toHaveURL(product.url + list)
  await page.goto(`${product.url}/home/trash-folder`)
  await expect(page.getByText(en(dashboardWords, 'noTrashTitle'))).toBeVisible()
})
