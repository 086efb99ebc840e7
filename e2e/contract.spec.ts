import type { Page } from '@playwright/test'
import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { contractHelpWords } from '../src/lease/contract-form/words-help'
import { lawWords } from '../src/lease/law/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import {
  attach,
  choiceOf,
  contractField,
  documents,
  fill,
  fillIncluding,
  goTo,
  inStep,
  nextYear,
  openWizard,
  press,
  removesUnreadable,
  sendsOnlyWhenReady,
  tenant,
  variant,
} from './contract-form'
import { damagedPdf, pdf } from './files'
import { choose, en, enter, expect, inLanguage, makeLandlord, refusedAt, test } from './journey'
import { dayFromNow } from './lease-form'
import { addCoTenants, chooseRoom, inSummary, storedParties } from './party-form'

interface Stored {
  readonly id: number
  readonly [field: string]: unknown
}
const kr = (amount: number) => formatKr(ore(amount))
const discard = (page: Page) => page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
const isoOf = (dmy: string) => dmy.split('.').toReversed().join('-')

test('a rent contract goes through every step, is looked over and saved; each gap is told at its field', async ({
  page,
  product,
}) => {
  const translate = inLanguage('nb')
  const landlord = await makeLandlord(product)
  await choose(page, { language: 'nb' })
  await enter(page, product, landlord)
  const dialog = await openWizard(page, translate)
  await expect(page).toHaveURL(/createRentContract=true/)
  const required = translate(validationWords, 'required')

  await press(dialog, translate, 'next')
  await expect(documents(dialog, translate)).toHaveAccessibleDescription(new RegExp(required))
  await attach(dialog, translate, [pdf('rules.pdf', 'House rules'), damagedPdf('plan.pdf')])
  const unreadable = translate(contractFormWords, 'attachmentUnreadable', { name: 'plan.pdf' })
  await expect(dialog.getByText(unreadable)).toBeVisible()
  await chooseRoom(dialog, translate)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'tenant')
  // The heading shows the current step from the start.
  await expect(dialog.getByRole('heading', { name: `${translate(wizardWords, 'tenant')} (1/4)` })).toBeFocused()
  await press(dialog, translate, 'next')
  for (const key of Object.keys(tenant) as (keyof typeof tenant)[])
    await refusedAt(
      contractField(dialog, translate, key),
      key === 'tenant_email' ? translate(validationWords, 'email.required') : required,
    )
  await fill(dialog, translate, {
    ...tenant,
    tenant_phone: '123',
    tenant_email: 'per@example.n',
    tenant_first_name: 'P',
  })
  await press(dialog, translate, 'next')
  await refusedAt(contractField(dialog, translate, 'tenant_phone'), translate(validationWords, 'phone'))
  await refusedAt(contractField(dialog, translate, 'tenant_email'), translate(validationWords, 'email.invalid'))
  await refusedAt(contractField(dialog, translate, 'tenant_first_name'), translate(validationWords, 'min2'))
  await fill(dialog, translate, tenant)
  await contractField(dialog, translate, 'tenant_nationality').selectOption('SE')
  await addCoTenants(dialog, translate)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'terms')
  // Later questions are not missing here, and nothing is red before a try.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await press(dialog, translate, 'next')
  for (const key of ['start_date', 'first_payment_date', 'month_sum'] as const)
    await refusedAt(contractField(dialog, translate, key), required)
  await choiceOf(dialog, translate, 'askType', translate(contractWords, 'time-bound')).check()
  await choiceOf(dialog, translate, 'askTaxable', translate(contractFormWords, 'yes')).check()
  await fill(dialog, translate, {
    start_date: `15.01.${nextYear}`,
    end_date: `14.01.${nextYear}`,
    month_sum: '12 000',
  })
  await press(dialog, translate, 'next')
  await refusedAt(contractField(dialog, translate, 'end_date'), translate(validationWords, 'startAfterEnd'))
  // The first payment date has followed the start date. The notes on the law and the rent appear while one types.
  await expect(contractField(dialog, translate, 'first_payment_date')).toHaveValue(`15.01.${nextYear}`)
  await fill(dialog, translate, { end_date: `14.06.${nextYear}` })
  await expect(dialog).toContainText(translate(lawWords, 'fixedTermUnderOne'))
  for (const sum of [658_065, 560_000]) await expect(dialog).toContainText(kr(sum))
  await fill(dialog, translate, { end_date: `14.01.${nextYear + 3}` })
  await expect(dialog).not.toContainText(translate(lawWords, 'fixedTermUnderOne'))
  await expect(dialog).not.toContainText(translate(lawWords, 'fixedTermUnderThree'))
  // The notice period is asked for if the lease may be terminated. A question about the days before the first payment
  // appears.
  await dialog.getByRole('checkbox', { name: translate(contractWords, 'fixed_term_terminable') }).check()
  await expect(contractField(dialog, translate, 'month_resignation')).toHaveValue('1')
  await fill(dialog, translate, {
    fixed_term_reason: 'Egen bruk',
    month_resignation: '2',
    first_payment_date: `01.02.${nextYear}`,
  })
  await press(dialog, translate, 'next')
  await dialog.getByRole('radio', { name: translate(contractWords, 'with_first'), exact: true }).check()
  await expect(dialog.locator('.lease-preview')).toContainText(`15.01.${nextYear}${kr(1_858_065)}`)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'including')
  await press(dialog, translate, 'next')
  await refusedAt(contractField(dialog, translate, 'keys_count'), required)
  await dialog.getByRole('checkbox', { name: translate(contractWords, 'water-drain') }).check()
  await fillIncluding(dialog, translate)
  await fill(dialog, translate, { other: 'Kontraktsgebyr 500 kr\nHagen deles' })
  await expect(dialog).toContainText(translate(lawWords, 'feesOnTop'))
  await press(dialog, translate, 'next')

  await inStep(page, translate, 'deposit')
  await press(dialog, translate, 'next')
  await expect(dialog.getByRole('alert')).toContainText(translate(validationWords, 'choose'))
  await variant(dialog, translate, 2).check()
  await expect(dialog).toContainText(translate(lawWords, 'depositBlocked'))
  await expect(dialog).toContainText(translate(contractFormWords, 'depositMax', { max: kr(7_200_000) }))
  await press(dialog, translate, 'next')
  for (const key of ['deposit_sum', 'deposit_account', 'deposit_payment_deadline'] as const)
    await refusedAt(contractField(dialog, translate, key), required)
  await fill(dialog, translate, {
    deposit_sum: '72 000,01',
    deposit_account: 'NO93 8601 1117 948',
    deposit_payment_deadline: dayFromNow(46),
  })
  await press(dialog, translate, 'next')
  await refusedAt(contractField(dialog, translate, 'deposit_sum'), translate(validationWords, 'Max'))
  await refusedAt(contractField(dialog, translate, 'deposit_account'), translate(validationWords, 'iban'))
  await refusedAt(
    contractField(dialog, translate, 'deposit_payment_deadline'),
    translate(validationWords, 'depositDeadline'),
  )
  await fill(dialog, translate, {
    deposit_sum: '0',
    deposit_account: '8601 11 17947',
    deposit_payment_deadline: dayFromNow(45),
  })
  await press(dialog, translate, 'next')
  const question = page.getByRole('dialog', { name: translate(contractFormWords, 'isMeant') })
  await question.getByRole('button', { name: translate(contractFormWords, 'isNotMeant') }).click()
  await fill(dialog, translate, { deposit_sum: '72 000' })
  await press(dialog, translate, 'next')

  await inStep(page, translate, 'summary')
  await expect.poll(() => dialog.evaluate((node) => node.scrollTop)).toBe(0)
  for (const text of [...inSummary, `15.01.${nextYear}`]) await expect(dialog).toContainText(text)
  await expect(dialog).toContainText(translate(lawWords, 'feesOnTop'))
  // One part is changed, and the summary is back at once.
  await dialog
    .getByRole('button', {
      name: translate(wizardWords, 'changePart', { part: translate(wizardWords, 'including') }),
    })
    .click()
  await inStep(page, translate, 'including')
  await fill(dialog, translate, { other: 'Hagen deles' })
  await press(dialog, translate, 'toSummary')
  await inStep(page, translate, 'summary')
  await expect(dialog).not.toContainText(translate(lawWords, 'feesOnTop'))
  await sendsOnlyWhenReady(page, dialog, translate)
  await press(dialog, translate, 'save')
  await removesUnreadable(page, dialog, translate, 'plan.pdf')
  await press(dialog, translate, 'save')
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  await expect(page.getByRole('status').filter({ hasText: translate(wizardWords, 'saved') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(translate(contractWords, 'rent_account_in_deposit_bank'))

  const [stored, ...more] = await landlord.api<Stored[]>('GET', 'contract/all')
  expect(more).toEqual([])
  expect(stored).toMatchObject({
    houseId: landlord.houseId,
    tenant_last_name: 'Ås',
    tenant_birthday: '1990-02-03',
    tenant_nationality: 'SE',
    ...storedParties,
    type: 'time-bound',
    end_date: `${nextYear + 3}-01-14`,
    fixed_term_terminable: true,
    fixed_term_reason: 'Egen bruk',
    month_resignation: 2,
    first_payment_date: `${nextYear}-02-01`,
    days_before_first_payment: 'with_first',
    month_sum: 12_000,
    comforts: ['water-drain'],
    other: 'Hagen deles',
    is_open_deposit_account: false,
    deposit_sum: 72_000,
    deposit_account: 'NO9386011117947',
    deposit_payment_deadline: isoOf(dayFromNow(45)),
    status: 'draft',
  })
  // No draft is left, and Back does not open the wizard again.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a contract begins with the language that was chosen a moment ago', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await landlord.api('PUT', 'profile/language', { language: 'en' })
  await enter(page, product, landlord, '/home/dashboard')
  const nb = inLanguage('nb')
  await page.getByRole('button', { name: 'NO', exact: true }).click()
  const dialog = await openWizard(page, nb)
  await attach(dialog, nb, [pdf('rules.pdf', 'House rules')])
  await chooseRoom(dialog, nb)
  await press(dialog, nb, 'next')
  await inStep(page, nb, 'tenant')
  await expect(contractField(dialog, nb, 'language')).toHaveValue('nb')
})

test('back and next lose nothing, help pages lead back, and closing begins at the first step', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord)
  const dialog = await goTo(page, en, 'deposit')
  await press(dialog, en, 'toDepositHelp')
  await expect(dialog).toContainText(en(contractHelpWords, 'depositIntro'))
  await press(dialog, en, 'back')
  await inStep(page, en, 'deposit')
  await variant(dialog, en, 1).check()
  await expect(dialog).toContainText(en(contractFormWords, 'needsSubscription'))
  await expect(contractField(dialog, en, 'deposit_count_payment_day')).toHaveValue('45')
  await fill(dialog, en, { deposit_sum: '36 000', deposit_count_payment_day: '46' })
  await press(dialog, en, 'next')
  await refusedAt(contractField(dialog, en, 'deposit_count_payment_day'), en(validationWords, 'depositDays'))
  await fill(dialog, en, { deposit_count_payment_day: '30' })
  await press(dialog, en, 'next')
  await inStep(page, en, 'summary')
  await press(dialog, en, 'toSigningHelp')
  await expect(dialog).toContainText(en(contractHelpWords, 'signingIntro'))
  await page.goBack()
  await inStep(page, en, 'summary')

  // Earlier steps are reached by the browser's Back, the wizard's own, and a name in the list of steps.
  await page.goBack()
  await inStep(page, en, 'deposit')
  await expect(contractField(dialog, en, 'deposit_sum')).toHaveValue(/36.000/)
  await press(dialog, en, 'back')
  await inStep(page, en, 'including')
  await expect(contractField(dialog, en, 'keys_count')).toHaveValue('2')
  await dialog.getByRole('link', { name: en(wizardWords, 'tenant') }).click()
  await inStep(page, en, 'tenant')
  await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
  // A field that was emptied on the way is reported at the next click, at its step.
  await fill(dialog, en, { tenant_city: '' })
  await press(dialog, en, 'next')
  await refusedAt(contractField(dialog, en, 'tenant_city'), en(validationWords, 'required'))

  await page.keyboard.press('Escape')
  await discard(page)
    .getByRole('button', { name: en(uiWords, 'discardStay') })
    .click()
  await inStep(page, en, 'tenant')
  await dialog.getByRole('button', { name: en(uiWords, 'close') }).click()
  await discard(page)
    .getByRole('button', { name: en(uiWords, 'discardGo') })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  await openWizard(page, en)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toHaveCount(0)
  // Nothing was typed, so there is no question.
  await press(dialog, en, 'cancel')
  await expect(dialog).toBeHidden()
})
