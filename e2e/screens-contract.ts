import { uiWords } from '../src/base/ui/words/words'
import { draftWords } from '../src/base/ui/words/words-draft'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { contractHelpWords } from '../src/lease/contract-form/words-help'
import { lawWords } from '../src/lease/law/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import {
  uploadDocuments,
  answerOption,
  fillFields,
  fillIncludedInRent,
  fillTerms,
  expectWizardStep,
  nextYear,
  clickWizardButton,
  typedTenant,
  depositOption,
} from './contract-form'
import { expect } from './journey'
import { contract } from './lease-form'
import { submitInvalidForm, type Screen, type ScreenWalk } from './screen'
import { dashboardTitle } from './screens-landlord'

const screen = (name: string, open: Screen['open']): Screen => ({ name, title: dashboardTitle, open })
const asked = ({ page }: ScreenWalk, title: string) => expect(page.getByRole('dialog', { name: title })).toBeVisible()

/** The contract wizard from its first step to its last. Each step continues from the previous one. */
export const contractScreens: readonly Screen[] = [
  screen('a new rent contract without its documents', async (walk) => {
    await walk.page.goto(`${walk.product.url}/home/dashboard?createRentContract=true`)
    await submitInvalidForm(
      walk,
      await expectWizardStep(walk.page, walk.translate, 'house'),
      walk.translate(wizardWords, 'next'),
    )
  }),
  screen('a tenant with errors', async (walk) => {
    const dialog = await expectWizardStep(walk.page, walk.translate, 'house')
    await uploadDocuments(dialog, walk.translate)
    await clickWizardButton(dialog, walk.translate, 'next')
    await expectWizardStep(walk.page, walk.translate, 'tenant')
    await submitInvalidForm(walk, dialog, walk.translate(wizardWords, 'next'))
  }),
  screen('terms that the law warns about, and the rent they come to', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'tenant')
    await fillFields(dialog, translate, typedTenant)
    await clickWizardButton(dialog, translate, 'next')
    await expectWizardStep(page, translate, 'terms')
    await fillTerms(dialog, translate)
    await answerOption(dialog, translate, 'askType', translate(contractWords, 'time-bound')).check()
    await dialog.getByRole('checkbox', { name: translate(contractWords, 'fixed_term_terminable') }).check()
    await fillFields(dialog, translate, {
      end_date: `14.08.${nextYear}`,
      first_payment_date: `01.01.${nextYear}`,
      month_resignation: '1',
    })
    for (const key of ['fixedTermUnderOne', 'rentBeforeStart', 'noticePeriod'] as const)
      await expect(dialog).toContainText(translate(lawWords, key))
  }),
  screen('what is included, with a fee on top', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'terms')
    await clickWizardButton(dialog, translate, 'next')
    await expectWizardStep(page, translate, 'including')
    await fillIncludedInRent(dialog, translate)
    await fillFields(dialog, translate, { other: `Kontraktsgebyr\n${'Menneskerettighetsorganisasjon'.repeat(3)}` })
    await expect(dialog).toContainText(translate(lawWords, 'feesOnTop'))
  }),
  screen('a deposit opened here, without a subscription', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'including')
    await clickWizardButton(dialog, translate, 'next')
    await expectWizardStep(page, translate, 'deposit')
    await depositOption(dialog, translate, 1).check()
    await expect(dialog).toContainText(translate(contractFormWords, 'needsSubscription'))
  }),
  screen('a deposit on an own account, with errors', async (walk) => {
    const dialog = await expectWizardStep(walk.page, walk.translate, 'deposit')
    await depositOption(dialog, walk.translate, 2).check()
    await fillFields(dialog, walk.translate, { deposit_sum: '999 999' })
    await submitInvalidForm(walk, dialog, walk.translate(wizardWords, 'next'))
  }),
  screen('the help about deposits', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'deposit')
    await clickWizardButton(dialog, translate, 'toDepositHelp')
    await expect(dialog).toContainText(translate(contractHelpWords, 'depositIntro'))
  }),
  screen('the last look before saving', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'deposit')
    await clickWizardButton(dialog, translate, 'back')
    await depositOption(dialog, translate, 0).check()
    await clickWizardButton(dialog, translate, 'next')
    await expectWizardStep(page, translate, 'summary')
  }),
  screen('the help about signing', async ({ page, translate }) => {
    const dialog = await expectWizardStep(page, translate, 'summary')
    await clickWizardButton(dialog, translate, 'toSigningHelp')
    await expect(dialog).toContainText(translate(contractHelpWords, 'signingIntro'))
  }),
  screen('a draft that was found', async ({ page, product, translate }) => {
    await page.goto(`${product.url}/home/dashboard?createRentContract=true`)
    const dialog = await expectWizardStep(page, translate, 'house')
    await expect(dialog.getByRole('button', { name: translate(draftWords, 'discard') }).first()).toBeVisible()
  }),
  screen('the question before starting over', async (walk) => {
    await (
      await expectWizardStep(walk.page, walk.translate, 'house')
    )
      .getByRole('button', { name: walk.translate(draftWords, 'discard') })
      .first()
      .click()
    await asked(walk, walk.translate(draftWords, 'discardTitle'))
  }),
  screen('the question about a new start date', async (walk) => {
    const { page, product, translate, landlord } = walk
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key)
    })
    const { id } = await contract(landlord)
    await page.goto(`${product.url}/home/dashboard?editRentContract=${id}&step=terms`)
    const dialog = await expectWizardStep(page, translate, 'terms', 'editTitle')
    await fillFields(dialog, translate, { start_date: `01.02.${nextYear}` })
    await asked(walk, walk.translate(wizardWords, 'startTitle'))
  }),
  screen('a contract to edit that is not there', async ({ page, product, translate }) => {
    await page.goto(`${product.url}/home/dashboard?editRentContract=999999`)
    await expect(
      page
        .getByRole('dialog', { name: translate(wizardWords, 'editTitle') })
        .getByRole('button', { name: translate(uiWords, 'tryAgain') }),
    ).toBeVisible()
  }),
]
