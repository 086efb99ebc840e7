import type { Page } from '@playwright/test'
import { formatKr, ore } from '../src/base/kit/money'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { dwellingWords } from '../src/lease/contract-form/words-dwelling'
import { contractHelpWords } from '../src/lease/contract-form/words-help'
import { lawWords } from '../src/lease/law/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import {
  uploadDocuments,
  answerOption,
  contractField,
  documentsField,
  fillFields,
  fillIncludedInRent,
  openWizardAtStep,
  expectWizardStep,
  nextYear,
  openWizard,
  clickWizardButton,
  removeUnreadableFile,
  expectSendsOnlyWhenReady,
  typedTenant,
  depositOption,
} from './contract-form'
import { damagedPdf, pdf } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  translateInto,
  fieldOf,
  makeLandlord,
  expectFieldRefused,
  requiredAt,
  test,
  typeInto,
} from './journey'
import { contract, dayFromNow, openSection } from './lease-form'
import { addCoTenants, chooseRoom, summaryTexts, storedParties } from './party-form'

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
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openWizard(page, translate)
  await expect(page).toHaveURL(/createRentContract=true/)
  const required = translate(validationWords, 'required')

  await clickWizardButton(dialog, translate, 'next')
  await expect(documentsField(dialog, translate)).toHaveAccessibleDescription(new RegExp(required))
  await uploadDocuments(dialog, translate, [pdf('rules.pdf', 'House rules'), damagedPdf('plan.pdf')])
  const unreadable = translate(contractFormWords, 'attachmentUnreadable', { name: 'plan.pdf' })
  await expect(dialog.getByText(unreadable)).toBeVisible()
  await chooseRoom(dialog, translate)
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'tenant')
  // The heading shows the current step from the start.
  await expect(dialog.getByRole('heading', { name: `${translate(wizardWords, 'tenant')} (1/4)` })).toBeFocused()
  await clickWizardButton(dialog, translate, 'next')
  for (const key of Object.keys(typedTenant) as (keyof typeof typedTenant)[])
    await expectFieldRefused(
      contractField(dialog, translate, key),
      key === 'tenant_email' ? translate(validationWords, 'email.required') : required,
    )
  await fillFields(dialog, translate, {
    ...typedTenant,
    tenant_phone: '123',
    tenant_email: 'per@example.n',
    tenant_first_name: 'P',
  })
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(contractField(dialog, translate, 'tenant_phone'), translate(validationWords, 'phone'))
  await expectFieldRefused(
    contractField(dialog, translate, 'tenant_email'),
    translate(validationWords, 'email.invalid'),
  )
  await expectFieldRefused(contractField(dialog, translate, 'tenant_first_name'), translate(validationWords, 'min2'))
  await fillFields(dialog, translate, typedTenant)
  await contractField(dialog, translate, 'tenant_nationality').selectOption('SE')
  await addCoTenants(dialog, translate)
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'terms')
  // Later questions are not missing here, and nothing is red before a try.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await clickWizardButton(dialog, translate, 'next')
  for (const key of ['start_date', 'first_payment_date', 'month_sum'] as const)
    await expectFieldRefused(contractField(dialog, translate, key), requiredAt(translate, key))
  await answerOption(dialog, translate, 'askType', translate(contractWords, 'time-bound')).check()
  await answerOption(dialog, translate, 'askTaxable', translate(contractFormWords, 'yes')).check()
  await fillFields(dialog, translate, {
    start_date: `15.01.${nextYear}`,
    end_date: `14.01.${nextYear}`,
    month_sum: '12 000',
  })
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(contractField(dialog, translate, 'end_date'), translate(validationWords, 'startAfterEnd'))
  // The first payment date has followed the start date. The notes on the law and the rent appear while one types.
  await expect(contractField(dialog, translate, 'first_payment_date')).toHaveValue(`15.01.${nextYear}`)
  await fillFields(dialog, translate, { end_date: `14.06.${nextYear}` })
  await expect(dialog).toContainText(translate(lawWords, 'fixedTermUnderOne'))
  for (const sum of [658_065, 560_000]) await expect(dialog).toContainText(kr(sum))
  await fillFields(dialog, translate, { end_date: `14.01.${nextYear + 3}` })
  await expect(dialog).not.toContainText(translate(lawWords, 'fixedTermUnderOne'))
  await expect(dialog).not.toContainText(translate(lawWords, 'fixedTermUnderThree'))
  // The notice period is asked for if the lease may be terminated. A question about the days before the first payment
  // appears.
  await dialog.getByRole('checkbox', { name: translate(contractWords, 'fixed_term_terminable') }).check()
  await expect(contractField(dialog, translate, 'month_resignation')).toHaveValue('1')
  await fillFields(dialog, translate, {
    fixed_term_reason: 'Egen bruk',
    month_resignation: '2',
    first_payment_date: `01.02.${nextYear}`,
  })
  await clickWizardButton(dialog, translate, 'next')
  await dialog.getByRole('radio', { name: translate(contractWords, 'with_first'), exact: true }).check()
  await expect(dialog.locator('.lease-preview')).toContainText(`15.01.${nextYear}${kr(1_858_065)}`)
  await clickWizardButton(dialog, translate, 'next')
  await expectWizardStep(page, translate, 'including')
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(contractField(dialog, translate, 'keys_count'), required)
  await dialog.getByRole('checkbox', { name: translate(contractWords, 'water-drain') }).check()
  await fillIncludedInRent(dialog, translate)
  await fillFields(dialog, translate, { other: 'Kontraktsgebyr 500 kr\nHagen deles' })
  await expect(dialog).toContainText(translate(lawWords, 'feesOnTop'))
  await clickWizardButton(dialog, translate, 'next')

  await expectWizardStep(page, translate, 'deposit')
  await clickWizardButton(dialog, translate, 'next')
  await expect(dialog.getByRole('alert')).toContainText(translate(validationWords, 'choose'))
  await depositOption(dialog, translate, 2).check()
  await expect(dialog).toContainText(translate(lawWords, 'depositBlocked'))
  await expect(dialog).toContainText(translate(contractFormWords, 'depositMax', { max: kr(7_200_000) }))
  await clickWizardButton(dialog, translate, 'next')
  for (const key of ['deposit_sum', 'deposit_account', 'deposit_payment_deadline'] as const)
    await expectFieldRefused(contractField(dialog, translate, key), requiredAt(translate, key))
  await fillFields(dialog, translate, {
    deposit_sum: '72 000,01',
    deposit_account: 'NO93 8601 1117 948',
    deposit_payment_deadline: dayFromNow(46),
  })
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(contractField(dialog, translate, 'deposit_sum'), translate(validationWords, 'Max'))
  await expectFieldRefused(contractField(dialog, translate, 'deposit_account'), translate(validationWords, 'iban'))
  await expectFieldRefused(
    contractField(dialog, translate, 'deposit_payment_deadline'),
    translate(validationWords, 'depositDeadline'),
  )
  await fillFields(dialog, translate, {
    deposit_sum: '0',
    deposit_account: '8601 11 17947',
    deposit_payment_deadline: dayFromNow(45),
  })
  await clickWizardButton(dialog, translate, 'next')
  const question = page.getByRole('dialog', { name: translate(contractFormWords, 'isMeant') })
  await question.getByRole('button', { name: translate(contractFormWords, 'isNotMeant') }).click()
  await fillFields(dialog, translate, { deposit_sum: '72 000' })
  await clickWizardButton(dialog, translate, 'next')

  await expectWizardStep(page, translate, 'summary')
  await expect.poll(() => dialog.evaluate((node) => node.scrollTop)).toBe(0)
  for (const text of [...summaryTexts, `15.01.${nextYear}`]) await expect(dialog).toContainText(text)
  await expect(dialog).toContainText(translate(lawWords, 'feesOnTop'))
  // One part is changed, and the summary is back at once.
  await dialog
    .getByRole('button', {
      name: translate(wizardWords, 'changePart', { part: translate(wizardWords, 'including') }),
    })
    .click()
  await expectWizardStep(page, translate, 'including')
  await fillFields(dialog, translate, { other: 'Hagen deles' })
  await clickWizardButton(dialog, translate, 'toSummary')
  await expectWizardStep(page, translate, 'summary')
  await expect(dialog).not.toContainText(translate(lawWords, 'feesOnTop'))
  await expectSendsOnlyWhenReady(page, dialog, translate)
  await clickWizardButton(dialog, translate, 'save')
  await removeUnreadableFile(page, dialog, translate, 'plan.pdf')
  await clickWizardButton(dialog, translate, 'save')
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
  await openLoggedIn(page, product, landlord, '/home/dashboard')
  const nb = translateInto('nb')
  await page.getByRole('button', { name: 'NO', exact: true }).click()
  const dialog = await openWizard(page, nb)
  await uploadDocuments(dialog, nb, [pdf('rules.pdf', 'House rules')])
  await chooseRoom(dialog, nb)
  await clickWizardButton(dialog, nb, 'next')
  await expectWizardStep(page, nb, 'tenant')
  await expect(contractField(dialog, nb, 'language')).toHaveValue('nb')
})

test('back and next lose nothing, help pages lead back, and closing begins at the first step', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openWizardAtStep(page, en, 'deposit')
  await clickWizardButton(dialog, en, 'toDepositHelp')
  await expect(dialog).toContainText(en(contractHelpWords, 'depositIntro'))
  await clickWizardButton(dialog, en, 'back')
  await expectWizardStep(page, en, 'deposit')
  await depositOption(dialog, en, 1).check()
  await expect(dialog).toContainText(en(contractFormWords, 'needsSubscription'))
  await expect(contractField(dialog, en, 'deposit_count_payment_day')).toHaveValue('45')
  await fillFields(dialog, en, { deposit_sum: '36 000', deposit_count_payment_day: '46' })
  await clickWizardButton(dialog, en, 'next')
  await expectFieldRefused(contractField(dialog, en, 'deposit_count_payment_day'), en(validationWords, 'depositDays'))
  await fillFields(dialog, en, { deposit_count_payment_day: '30' })
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'summary')
  await clickWizardButton(dialog, en, 'toSigningHelp')
  await expect(dialog).toContainText(en(contractHelpWords, 'signingIntro'))
  await page.goBack()
  await expectWizardStep(page, en, 'summary')

  // Earlier steps are reached by the browser's Back, the wizard's own, and a name in the list of steps.
  await page.goBack()
  await expectWizardStep(page, en, 'deposit')
  await expect(contractField(dialog, en, 'deposit_sum')).toHaveValue(/36.000/)
  await clickWizardButton(dialog, en, 'back')
  await expectWizardStep(page, en, 'including')
  await expect(contractField(dialog, en, 'keys_count')).toHaveValue('2')
  await dialog.getByRole('link', { name: en(wizardWords, 'tenant') }).click()
  await expectWizardStep(page, en, 'tenant')
  await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
  // A field that was emptied on the way is reported at the next click, at its step.
  await fillFields(dialog, en, { tenant_city: '' })
  await clickWizardButton(dialog, en, 'next')
  await expectFieldRefused(contractField(dialog, en, 'tenant_city'), en(validationWords, 'required'))

  await page.keyboard.press('Escape')
  await discard(page)
    .getByRole('button', { name: en(uiWords, 'discardStay') })
    .click()
  await expectWizardStep(page, en, 'tenant')
  await dialog.getByRole('button', { name: en(uiWords, 'close') }).click()
  await discard(page)
    .getByRole('button', { name: en(uiWords, 'discardGo') })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  await openWizard(page, en)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toHaveCount(0)
  // Nothing was typed, so there is no question.
  await clickWizardButton(dialog, en, 'cancel')
  await expect(dialog).toBeHidden()
})

test('a company that rents, a further landlord and the consents are asked about, and shown on the contract’s page', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?editRentContract=${id}`)
  const wizard = await expectWizardStep(page, en, 'house', 'editTitle')
  await wizard.getByText(en(dwellingWords, 'consentTitle')).click()
  await wizard
    .getByRole('radiogroup', { name: en(contractWords, 'spouse_consent') })
    .getByRole('radio', { name: en(uiWords, 'no'), exact: true })
    .check()
  await expect(wizard.getByText(en(dwellingWords, 'spouseWarning'))).toBeVisible()
  await clickWizardButton(wizard, en, 'next')
  await expectWizardStep(page, en, 'tenant', 'editTitle')
  await wizard.getByText(en(dwellingWords, 'partiesTitle')).click()
  const number = contractField(wizard, en, 'tenant_organisation_number')
  await typeInto(number, '923 609 017')
  await clickWizardButton(wizard, en, 'next')
  await expectFieldRefused(number, en(validationWords, 'organisationDigit'))
  await typeInto(number, '923 609 016')
  await wizard.getByRole('button', { name: en(dwellingWords, 'addCoLandlord') }).click()
  const owner = wizard.getByRole('region', { name: en(dwellingWords, 'coLandlord', { number: 2 }) })
  await fieldOf(owner, en(contractWords, 'first_name')).fill('Eva')
  await fieldOf(owner, en(contractWords, 'last_name')).fill('Lie')
  await typeInto(fieldOf(owner, en(contractWords, 'birthday')), '28.02.1970')
  await fieldOf(owner, en(contractWords, 'email')).fill('eva@example.no')
  for (const step of ['terms', 'including', 'deposit'] as const) {
    await clickWizardButton(wizard, en, 'next')
    await expectWizardStep(page, en, step, 'editTitle')
  }
  await wizard.getByRole('button', { name: en(wizardWords, 'update'), exact: true }).click()
  await expect(wizard).toBeHidden()
  await expect(page.getByText('Eva Lie', { exact: true })).toBeVisible()
  await openSection(page, en, 'terms')
  await expect(page.getByText('923609016')).toBeVisible()
  await expect(page.getByText('Eva Lie, 28.02.1970, eva@example.no')).toBeVisible()
})
