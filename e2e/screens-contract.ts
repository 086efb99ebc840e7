import { uiWords } from '../src/base/ui/words'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract/words-form'
import { contractHelpWords } from '../src/lease/contract/words-help'
import { lawWords } from '../src/lease/contract/words-law'
import { wizardWords } from '../src/lease/contract/words-wizard'
import {
  attach,
  choiceOf,
  fill,
  fillIncluding,
  fillTerms,
  inStep,
  nextYear,
  press,
  tenant,
  variant,
} from './contract-form'
import { expect } from './journey'
import { contract } from './lease-form'
import { refuse, type Screen, type Walk } from './screen'
import { dashboardTitle } from './screens-landlord'

const screen = (name: string, open: Screen['open']): Screen => ({ name, title: dashboardTitle, open })
const asked = ({ page, say }: Walk, title: 'startTitle' | 'startOverTitle') =>
  expect(page.getByRole('dialog', { name: say(wizardWords, title) })).toBeVisible()

/** The contract wizard from its first step to its last, each going on from the one before. */
export const contractScreens: readonly Screen[] = [
  screen('a new rent contract without its documents', async (walk) => {
    await walk.page.goto(`${walk.product.url}/home/dashboard?createRentContract=true`)
    await refuse(walk, await inStep(walk.page, walk.say, 'house'), walk.say(wizardWords, 'next'))
  }),
  screen('a tenant with errors', async (walk) => {
    const dialog = await inStep(walk.page, walk.say, 'house')
    await attach(dialog, walk.say)
    await press(dialog, walk.say, 'next')
    await inStep(walk.page, walk.say, 'tenant')
    await refuse(walk, dialog, walk.say(wizardWords, 'next'))
  }),
  screen('terms that the law warns about, and the rent they come to', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'tenant')
    await fill(dialog, say, tenant)
    await press(dialog, say, 'next')
    await inStep(page, say, 'terms')
    await fillTerms(dialog, say)
    await choiceOf(dialog, say, 'askType', say(contractWords, 'time-bound')).check()
    await fill(dialog, say, {
      end_date: `14.08.${nextYear}`,
      first_payment_date: `01.01.${nextYear}`,
      month_resignation: '1',
    })
    for (const key of ['fixedTermUnderOne', 'rentBeforeStart', 'noticePeriod'] as const)
      await expect(dialog).toContainText(say(lawWords, key))
  }),
  screen('what is included, with a fee on top', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'terms')
    await press(dialog, say, 'next')
    await inStep(page, say, 'including')
    await fillIncluding(dialog, say)
    await fill(dialog, say, { other: `Kontraktsgebyr\n${'Menneskerettighetsorganisasjon'.repeat(3)}` })
    await expect(dialog).toContainText(say(lawWords, 'feesOnTop'))
  }),
  screen('a deposit opened here, without a subscription', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'including')
    await press(dialog, say, 'next')
    await inStep(page, say, 'deposit')
    await variant(dialog, say, 1).check()
    await expect(dialog).toContainText(say(contractFormWords, 'needsSubscription'))
  }),
  screen('a deposit on an own account, with errors', async (walk) => {
    const dialog = await inStep(walk.page, walk.say, 'deposit')
    await variant(dialog, walk.say, 2).check()
    await fill(dialog, walk.say, { deposit_sum: '999 999' })
    await refuse(walk, dialog, walk.say(wizardWords, 'next'))
  }),
  screen('the help about deposits', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'deposit')
    await press(dialog, say, 'toDepositHelp')
    await expect(dialog).toContainText(say(contractHelpWords, 'depositIntro'))
  }),
  screen('the last look before saving', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'deposit')
    await press(dialog, say, 'back')
    await variant(dialog, say, 0).check()
    await press(dialog, say, 'next')
    await inStep(page, say, 'summary')
  }),
  screen('the help about signing', async ({ page, say }) => {
    const dialog = await inStep(page, say, 'summary')
    await press(dialog, say, 'toSigningHelp')
    await expect(dialog).toContainText(say(contractHelpWords, 'signingIntro'))
  }),
  screen('a draft that was found', async ({ page, product, say }) => {
    await page.goto(`${product.url}/home/dashboard?createRentContract=true`)
    const dialog = await inStep(page, say, 'house')
    await expect(dialog.getByRole('button', { name: say(wizardWords, 'startOver') }).first()).toBeVisible()
  }),
  screen('the question before starting over', async (walk) => {
    await (
      await inStep(walk.page, walk.say, 'house')
    )
      .getByRole('button', { name: walk.say(wizardWords, 'startOver') })
      .first()
      .click()
    await asked(walk, 'startOverTitle')
  }),
  screen('the question about a new start date', async (walk) => {
    const { page, product, say, landlord } = walk
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('contract-draft')) localStorage.removeItem(key)
    })
    const { id } = await contract(landlord)
    await page.goto(`${product.url}/home/dashboard?editRentContract=${id}&step=terms`)
    const dialog = await inStep(page, say, 'terms', 'editTitle')
    await fill(dialog, say, { start_date: `01.02.${nextYear}` })
    await asked(walk, 'startTitle')
  }),
  screen('a contract to edit that is not there', async ({ page, product, say }) => {
    await page.goto(`${product.url}/home/dashboard?editRentContract=999999`)
    await expect(
      page
        .getByRole('dialog', { name: say(wizardWords, 'editTitle') })
        .getByRole('button', { name: say(uiWords, 'tryAgain') }),
    ).toBeVisible()
  }),
]
