import { fileFieldWords } from '../src/base/ui/words/words-files'
import { validationWords } from '../src/base/kit/words-validation'
import type { Locator, Page } from '@playwright/test'
import { settingsWords } from '../src/landlord/account/words-settings'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { contractWords } from '../src/lease/contract/words'
import { dwellingWords } from '../src/lease/contract-form/words-dwelling'
import { contractFormWords } from '../src/lease/contract-form/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { dashboardWords } from '../src/year/dashboard/words'
import { pdf, type Upload } from './files'
import { expect, fieldOf, currentYear, type Translate } from './journey'
import { alterAnswer } from './screen'
import { planLimitWords } from '../src/landlord/plan/words'

/** The year of the dates in the tests. It is always in the near future. */
export const nextYear = currentYear + 1

export type WizardStep = 'house' | 'tenant' | 'terms' | 'including' | 'deposit' | 'summary'
const marks = { house: '', tenant: ' (1/4)', terms: ' (2/4)', including: ' (3/4)', deposit: ' (4/4)', summary: '' }

/** Expects the wizard at one of its steps, with the focus on the step's heading. */
export async function expectWizardStep(
  page: Page,
  translate: Translate,
  step: WizardStep,
  title: 'newTitle' | 'editTitle' = 'newTitle',
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: translate(wizardWords, title) })
  await expect(dialog.locator('[aria-current="step"]')).toContainText(`${translate(wizardWords, step)}${marks[step]}`)
  return dialog
}

/** Opens the wizard from the dashboard, with the button and its menu. */
export async function openWizard(page: Page, translate: Translate): Promise<Locator> {
  await page
    .getByRole('button', { name: translate(dashboardWords, 'addDocument'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: translate(dashboardWords, 'addContract') }).click()
  return expectWizardStep(page, translate, 'house')
}

/**
 * Clicks a button of the wizard. A step that follows moves the focus to its heading. A person sees the step before
 * typing, so the next key must not come before that.
 */
export async function clickWizardButton(
  dialog: Locator,
  translate: Translate,
  key: keyof typeof wizardWords.texts,
): Promise<void> {
  await dialog.getByRole('button', { name: translate(wizardWords, key), exact: true }).click()
  if (key === 'next' || key === 'back') await expect(dialog.locator('button:focus')).toHaveCount(0)
}

type Question = 'askKind' | 'askType' | 'askTaxable' | 'askPets' | 'askSmoking' | 'askDeposit'
/** One answer to a question. */
export const answerOption = (dialog: Locator, translate: Translate, question: Question, answer: string): Locator =>
  dialog
    .getByRole('radiogroup', {
      name: question === 'askKind' ? translate(dwellingWords, question) : translate(contractFormWords, question),
    })
    .getByRole('radio', { name: answer, exact: true })

type Key = keyof typeof contractWords.texts
export const contractField = (dialog: Locator, translate: Translate, key: Key): Locator =>
  fieldOf(dialog, translate(contractWords, key))
/** Types into the fields that are passed, and leaves each field, because a date is read then. */
export async function fillFields(
  dialog: Locator,
  translate: Translate,
  typed: Partial<Record<Key, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(typed)) {
    const field = contractField(dialog, translate, key as Key)
    await field.fill(value)
    await field.blur()
  }
}

export const documentsField = (dialog: Locator, translate: Translate): Locator =>
  dialog.getByRole('group', { name: translate(contractWords, 'documents') })
/** Uploads the files of the first step. */
export async function uploadDocuments(
  dialog: Locator,
  translate: Translate,
  files: readonly Upload[] = [pdf('rules.pdf', 'House rules')],
): Promise<void> {
  await documentsField(dialog, translate).locator('input[type=file][multiple]').setInputFiles(files)
  const rows = dialog.getByRole('list', { name: translate(contractWords, 'documents') }).getByRole('listitem')
  await expect(rows).toHaveCount(files.length)
  await expect(rows.getByRole('progressbar')).toHaveCount(0)
}

export const typedTenant = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Ås',
  tenant_birthday: '03.02.1990',
  tenant_phone: '900 12 345',
  tenant_email: 'per@example.no',
  tenant_address: 'Storgata 1',
  tenant_postcode: '0155',
  tenant_city: 'Oslo',
} as const

/** The terms of an open-ended lease from 15 January. */
export async function fillTerms(dialog: Locator, translate: Translate): Promise<void> {
  await answerOption(dialog, translate, 'askType', translate(contractWords, 'running')).check()
  await fillFields(dialog, translate, { start_date: `15.01.${nextYear}`, month_sum: '12 000' })
  await answerOption(dialog, translate, 'askTaxable', translate(contractFormWords, 'yes')).check()
}

export async function fillIncludedInRent(dialog: Locator, translate: Translate): Promise<void> {
  await fillFields(dialog, translate, { keys_count: '2' })
  for (const question of ['askPets', 'askSmoking'] as const)
    await answerOption(dialog, translate, question, translate(contractFormWords, 'no')).check()
}

export const depositOption = (dialog: Locator, translate: Translate, which: 0 | 1 | 2): Locator =>
  answerOption(dialog, translate, 'askDeposit', translate(contractFormWords, `variant${which}`))

/** Goes through the wizard up to a step, with a plain open-ended lease. */
export async function openWizardAtStep(
  page: Page,
  translate: Translate,
  step: Exclude<WizardStep, 'house'>,
): Promise<Locator> {
  const dialog = await openWizard(page, translate)
  const steps = ['house', 'tenant', 'terms', 'including', 'deposit', 'summary'] as const
  const ways: Record<Exclude<WizardStep, 'summary'>, () => Promise<void>> = {
    house: () => uploadDocuments(dialog, translate),
    tenant: () => fillFields(dialog, translate, typedTenant),
    terms: () => fillTerms(dialog, translate),
    including: () => fillIncludedInRent(dialog, translate),
    deposit: () => depositOption(dialog, translate, 0).check(),
  }
  for (const at of steps) {
    await expectWizardStep(page, translate, at)
    if (at === step || at === 'summary') break
    await ways[at]()
    await clickWizardButton(dialog, translate, 'next')
  }
  return dialog
}

/** Sending the lease also needs a subscription and a phone number. The wizard asks for each when it is missing. */
export async function expectSendsOnlyWhenReady(page: Page, dialog: Locator, translate: Translate): Promise<void> {
  await clickWizardButton(dialog, translate, 'saveAndSend')
  const limit = page.getByRole('dialog', { name: translate(planLimitWords, 'limitSubscribeTitle') })
  await limit.getByRole('button', { name: translate(subscriptionWords, 'ok'), exact: true }).click()
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, subscriptionActive: true, phone: '' }))
  await clickWizardButton(dialog, translate, 'saveAndSend')
  const number = page.getByRole('dialog', { name: translate(settingsWords, 'phoneTitle') })
  await number.getByRole('button', { name: translate(settingsWords, 'cancel'), exact: true }).click()
  await page.unroute('**/api/profile')
}

/** A file that can't be opened can't be bound into the lease. It is removed where it is refused. Then the steps are repeated. */
export async function removeUnreadableFile(
  page: Page,
  dialog: Locator,
  translate: Translate,
  name: string,
): Promise<void> {
  await expectWizardStep(page, translate, 'house')
  await expect(documentsField(dialog, translate)).toHaveAccessibleDescription(
    new RegExp(translate(validationWords, 'pdfUnreadable')),
  )
  await dialog.getByRole('button', { name: translate(fileFieldWords, 'filesRemove', { name }), exact: true }).click()
  for (const step of ['tenant', 'terms', 'including', 'deposit', 'summary'] as const) {
    await clickWizardButton(dialog, translate, 'next')
    await expectWizardStep(page, translate, step)
  }
}
