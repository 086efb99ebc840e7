import type { Locator, Page, Request } from '@playwright/test'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { freeContractWords as words } from '../src/lease/free-contract/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { validationWords } from '../src/base/kit/words-validation'
import {
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  translateInto,
  chooseLanguageAndScheme,
  en,
  makeLandlord,
  password,
  expectFieldRefused,
  ssn,
  test,
  profile,
} from './journey'
import {
  fillLandlord,
  fillPassword,
  finishButton,
  expectHeading,
  expectOneContract,
  clickNext,
  fillFreeContractWizard,
} from './free-contract-form'
import { phoneWindow } from './axe'
import { contractFormWords } from '../src/lease/contract-form/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { EffortCount } from './effort'

test('a new visitor makes an account, a house and a contract', async ({ page, product }) => {
  const translate = translateInto('nb')
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await fillFreeContractWizard(page, product, translate)
  const stored = (await page.evaluate(() => localStorage.getItem('free-contract'))) ?? ''
  expect(stored).toContain('Storgata')
  expect(stored).not.toContain(ssn)
  expect(stored).not.toContain(password)
  // While the contract's page loads, the last step stays. The wizard doesn't begin again.
  let letLoad = (): void => undefined
  const loads = new Promise<void>((resolve) => (letLoad = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await loads
    await route.continue()
  })
  await finishButton(page, translate).click()
  await expect(page).toHaveURL(/\/home\/contract\/\d+/)
  await expectHeading(page, translate(words, 'password'))
  await expect(finishButton(page, translate)).toHaveAttribute('data-loading', 'true')
  letLoad()
  await expectOneContract(page, product)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(translate(words, 'password'))
})

/** Loses one answer: the server carries out the call, but the browser gets no answer. */
async function loseAnswer(page: Page, path: string, method: string): Promise<void> {
  let lost = false
  await page.route(`**/api/${path}`, async (route) => {
    if (lost || route.request().method() !== method) return await route.fallback()
    lost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

type Call = readonly [path: string, method: string]
const isCall = (request: Request, [path, method]: Call) =>
  request.method() === method && new URL(request.url()).pathname === `/api/${path}`

/** Clicks the button. The answer of this call does not arrive. */
async function pressInVain(page: Page, button: Locator, call: Call): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => isCall(request, call))
  await button.click()
  await lost
  await expect(page.getByText(/No connection/).first()).toBeVisible()
}

const calls: readonly Call[] = [
  ['auth/register', 'POST'],
  ['profile', 'PUT'],
  ['house', 'POST'],
  ['contract', 'POST'],
]
test('the answer of each call is lost and the page reloaded: nothing is made twice', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/net::ERR_CONNECTION_RESET/)
  await fillFreeContractWizard(page, product, en)
  for (const call of calls) await loseAnswer(page, ...call)
  let button = finishButton(page, en)
  for (const call of calls) {
    await pressInVain(page, button, call)
    await page.goto(`${product.url}/free-contract`)
    if (call === calls[0]) {
      // The page doesn't know whether the account exists, so the wizard asks as if it did not.
      await page.getByRole('button', { name: en(words, 'goOn') }).click()
      await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
      await fillPassword(page, en)
      button = finishButton(page, en)
    } else {
      await expectHeading(page, en(words, 'password'))
      await expect(fieldOf(page, en(accountWords, 'password'))).toHaveCount(0)
      await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
      button = page.getByRole('button', { name: en(words, 'finishResumed') })
    }
  }
  await button.click()
  await expectOneContract(page, product)
})

test('a double click at the end makes one of each', async ({ page, product }) => {
  await fillFreeContractWizard(page, product, en)
  await finishButton(page, en).dblclick()
  await expectOneContract(page, product)
})

test('Next is refused for an address that has an account, and leads to the login', async ({ page, product }) => {
  const { email } = await makeLandlord(product)
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: en(words, 'begin') }).click()
  await fillLandlord(page, en, email)
  await clickNext(page, en)
  await expectFieldRefused(fieldOf(page, en(accountWords, 'email')), en(validationWords, 'email.exists'))
  await expectHeading(page, en(words, 'landlord'))
  await expect(page.getByRole('link', { name: en(registrationWords, 'emailExistsLogin') })).toBeVisible()
})

test('without an answer of the e-mail check Next does not go on', async ({ page, product, quiet }) => {
  quiet.allow(/net::ERR_FAILED/)
  await page.route('**/api/auth/check-email', (route) => route.abort())
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: en(words, 'begin') }).click()
  await fillLandlord(page, en, freshEmail())
  await clickNext(page, en)
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await expectHeading(page, en(words, 'landlord'))
})

test('a logged-in visitor is led to the contract wizard at home', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/free-contract')
  await expect(page).toHaveURL(/\/home.*createRentContract=true/)
  await expect(page.getByRole('dialog', { name: en(wizardWords, 'newTitle') })).toBeVisible()
})

/** The height of the longest step in pixels. */
const highest = 1400

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const language of ['nb', 'en'] as const)
  test(`a free lease on a phone takes 11 clicks and 20 of 45 fields at most, ${language}`, async ({
    page,
    product,
  }) => {
    const translate = translateInto(language)
    const effort = new EffortCount()
    const heights: Record<string, number> = {}
    const see = async (step: string) => {
      await effort.see(page)
      heights[step] = await heightOf(page)
    }
    const goOn = () => effort.click(page.getByRole('button', { name: translate(words, 'next'), exact: true }))
    const pick = (group: string, label: string) =>
      effort.click(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label }))
    await page.setViewportSize(phoneWindow)
    await chooseLanguageAndScheme(page, { language })
    await page.goto(product.url)
    await effort.see(page, { fields: false })
    await effort.click(page.getByRole('link', { name: translate(accountWords, 'writeLease') }))

    await expectHeading(page, translate(words, 'landlord'))
    await see('landlord')
    await effort.fill(fieldOf(page, translate(accountWords, 'email')), freshEmail())
    for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode', 'phone'] as const)
      await effort.fill(fieldOf(page, translate(accountWords, key)), profile[key])
    await expect(fieldOf(page, translate(accountWords, 'city'))).not.toHaveValue('')
    // The account for the rent is asked for once, next to the rent.
    await expect(fieldOf(page, translate(accountWords, 'iban'))).toHaveCount(0)
    await goOn()

    await expectHeading(page, translate(words, 'house'))
    await expect(page.getByRole('radiogroup', { name: translate(houseWords, 'whereLet') })).toBeVisible()
    await see('house')
    await goOn()

    await expectHeading(page, translate(words, 'tenant'))
    await expect(fieldOf(page, translate(contractWords, 'tenant_first_name'))).toBeVisible()
    await see('tenant')
    for (const [key, text] of [
      ['tenant_first_name', 'Ola'],
      ['tenant_last_name', 'Ålesund'],
      ['tenant_birthday', '01.02.1990'],
      ['tenant_phone', '90054321'],
      ['tenant_email', 'ola@tenant.example'],
      ['tenant_address', 'Bryggen 2'],
      ['tenant_postcode', '5003'],
    ] as const)
      await effort.fill(fieldOf(page, translate(contractWords, key)), text)
    await expect(fieldOf(page, translate(contractWords, 'tenant_city'))).not.toHaveValue('')
    await goOn()

    await expectHeading(page, translate(words, 'contract'))
    await expect(fieldOf(page, translate(contractWords, 'month_sum'))).toBeVisible()
    await see('contract')
    for (const [key, text] of [
      ['start_date', '15.01.2026'],
      ['month_sum', '12000'],
      ['rent_iban', '8601 11 17947'],
      ['keys_count', '2'],
    ] as const)
      await effort.fill(fieldOf(page, translate(contractWords, key)), text)
    await pick(translate(contractFormWords, 'askTaxable'), translate(contractFormWords, 'yes'))
    await pick(translate(contractFormWords, 'askPets'), translate(contractFormWords, 'no'))
    await pick(translate(contractFormWords, 'askSmoking'), translate(contractFormWords, 'no'))
    await pick(translate(contractFormWords, 'askDeposit'), translate(contractFormWords, 'variant0'))
    await goOn()

    await expectHeading(page, translate(words, 'password'))
    await see('password')
    await effort.fill(fieldOf(page, translate(accountWords, 'password')), password)
    await effort.fill(fieldOf(page, translate(passwordWords, 'repeatPassword')), password)
    await effort.click(page.getByRole('checkbox'))
    await effort.click(finishButton(page, translate))
    await expect(page).toHaveURL(/\/home\/contract\/\d+/)

    for (const [step, pixels] of Object.entries(heights)) expect.soft(pixels, step).toBeLessThanOrEqual(highest)
    const { clicks, filled, fields, words: read } = effort.all
    expect(clicks).toBeLessThanOrEqual(11)
    expect(filled).toBeLessThanOrEqual(20)
    expect(fields).toBeLessThanOrEqual(45)
    expect(read).toBeLessThanOrEqual(500)
  })
