import type { Locator, Page } from '@playwright/test'
import { depreciationWords } from '../src/books/depreciation/words'
import { uiWords } from '../src/base/ui/words/words'
import { incomeWords } from '../src/books/income/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { expect, fieldOf, currentYear, type Landlord, type Translate } from './journey'

/** Records an income voucher without a contract. `more` changes the standard values. */
export const addIncome = (landlord: Landlord, more: Readonly<Record<string, unknown>> = {}): Promise<{ id: number }> =>
  landlord.api('POST', 'incomebilag', {
    houseId: landlord.houseId,
    title: 'Summer let',
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    tenant_birthday: '1990-02-03',
    start_date: `${currentYear}-06-15`,
    end_date: `${currentYear}-07-31`,
    sum: 42_000,
    deposit_sum: 0,
    ...more,
  })

/** Records a household item. `more` changes the standard values. */
export const addItem = (landlord: Landlord, more: Readonly<Record<string, unknown>> = {}): Promise<{ id: number }> =>
  landlord.api('POST', 'depreciationbilag', {
    houseId: landlord.houseId,
    name: 'Sofa',
    date: `${currentYear}-03-04`,
    sum: 15_000,
    lifetime: 5,
    ...more,
  })

/** Chooses a kind of document in the menu of the dashboard's button. */
export async function addDocument(
  page: Page,
  translate: Translate,
  kind: 'addExpense' | 'addIncome' | 'addContents',
): Promise<void> {
  await page
    .getByRole('button', { name: translate(dashboardWords, 'addDocument'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: translate(dashboardWords, kind) }).click()
}

export type IncomeFieldKey =
  | 'title'
  | 'start_date'
  | 'end_date'
  | 'sum'
  | 'deposit_sum'
  | 'tenant_first_name'
  | 'tenant_last_name'
  | 'tenant_birthday'
  | 'other'

/** Fills in only the income fields that are passed. */
export async function fillIncome(
  dialog: Locator,
  translate: Translate,
  typed: Partial<Record<IncomeFieldKey, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(typed))
    await fieldOf(dialog, translate(incomeWords, key as IncomeFieldKey)).fill(value)
}

/** Opens the form of a new income from the dashboard and fills it in. */
export async function openFilledIncome(page: Page, translate: Translate): Promise<Locator> {
  await addDocument(page, translate, 'addIncome')
  const form = page.getByRole('dialog', { name: translate(incomeWords, 'newTitle') })
  await fillIncome(form, translate, {
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    tenant_birthday: '03.02.1990',
    start_date: `01.02.${currentYear}`,
    end_date: `28.02.${currentYear}`,
    sum: '9000',
    deposit_sum: '0',
  })
  return form
}

/** Fills in the wizard's step for a household item. `lifetime` is 'under', 'over', or a number of years over three. */
export async function fillItem(
  dialog: Locator,
  translate: Translate,
  typed: { name: string; date: string; sum: string; lifetime?: string },
): Promise<void> {
  const field = (key: 'name' | 'date' | 'sum' | 'lifetime') => fieldOf(dialog, translate(depreciationWords, key))
  await field('name').fill(typed.name)
  await field('date').fill(typed.date)
  await field('sum').fill(typed.sum)
  if (typed.lifetime === undefined) return
  const variant = typed.lifetime === 'under' ? 'under' : 'over'
  await dialog.getByRole('radio', { name: translate(depreciationWords, variant), exact: true }).check()
  if (/^\d+$/.test(typed.lifetime)) await field('lifetime').fill(typed.lifetime)
}

/** The wizard, at one of its steps. */
export async function expectItemWizardStep(
  page: Page,
  translate: Translate,
  step: 'stepInfo' | 'stepForm' | 'stepCalculations',
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: translate(depreciationWords, 'wizardTitle') })
  await expect(dialog.locator('[aria-current="step"]')).toContainText(translate(depreciationWords, step))
  return dialog
}

/** Opens the wizard's step for a new household item from the dashboard and fills it in. */
export async function openFilledItem(page: Page, translate: Translate): Promise<Locator> {
  await addDocument(page, translate, 'addContents')
  const info = await expectItemWizardStep(page, translate, 'stepInfo')
  await info.getByRole('button', { name: translate(depreciationWords, 'next'), exact: true }).click()
  const form = await expectItemWizardStep(page, translate, 'stepForm')
  await fillItem(form, translate, { name: 'Sofa', date: `04.03.${currentYear}`, sum: '20000', lifetime: '5' })
  return form
}

/** Clicks Undo in the toast with this text. */
export async function clickUndo(page: Page, translate: Translate, text: string): Promise<void> {
  const note = page.getByRole('status').locator('.ui-toast').filter({ hasText: text })
  await note.getByRole('button', { name: translate(uiWords, 'undo'), exact: true }).click()
}
