import type { Page, Route } from '@playwright/test'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract/words-form'
import { wizardWords } from '../src/lease/contract/words-wizard'
import { freeContractWords as words } from '../src/lease/free-contract/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { validationWords } from '../src/base/kit/words-validation'
import {
  apiOf,
  enter,
  expect,
  fieldOf,
  freshEmail,
  house,
  inLanguage,
  languages,
  choose,
  en,
  makeLandlord,
  password,
  profile,
  refusedAt,
  ssn,
  test,
  uploadAs,
  type Translate,
} from './journey'
import type { Upload } from './files'
import { contract } from './lease-form'
import type { Product } from './product'

const heading = async (page: Page, text: string) =>
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
const next = async (page: Page, translate: Translate) =>
  await page.getByRole('button', { name: translate(words, 'next'), exact: true }).click()

async function fillLandlord(page: Page, translate: Translate, email: string): Promise<void> {
  await heading(page, translate(words, 'landlord'))
  const field = (key: keyof typeof accountWords.texts) => fieldOf(page, translate(accountWords, key))
  await field('email').fill(email)
  for (const key of ['firstName', 'lastName', 'address', 'city', 'postcode', 'phone'] as const)
    await field(key).fill(profile[key])
  await field('ssn').fill(ssn)
}

async function fillHouse(page: Page, translate: Translate): Promise<void> {
  await heading(page, translate(words, 'house'))
  for (const key of ['name', 'address', 'city', 'postcode'] as const)
    await fieldOf(page, translate(houseWords, key)).fill(house[key])
}

async function fillTenant(page: Page, translate: Translate): Promise<void> {
  await heading(page, translate(words, 'tenant'))
  const field = (key: keyof typeof contractWords.texts) => fieldOf(page, translate(contractWords, key))
  await field('tenant_first_name').fill('Ola')
  await field('tenant_last_name').fill('Ålesund')
  await field('tenant_birthday').fill('01.02.1990')
  await field('tenant_phone').fill('90054321')
  await field('tenant_email').fill('ola@tenant.example')
  await field('tenant_address').fill('Bryggen 2')
  await field('tenant_postcode').fill('5003')
  await field('tenant_city').fill('Bergen')
}

async function fillContract(page: Page, translate: Translate): Promise<void> {
  await heading(page, translate(words, 'contract'))
  const pick = (group: string, label: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label }).check()
  await pick(translate(contractFormWords, 'askType'), translate(contractWords, 'running'))
  await fieldOf(page, translate(contractWords, 'start_date')).fill('15.01.2026')
  await fieldOf(page, translate(contractWords, 'month_sum')).fill('12000')
  await fieldOf(page, translate(contractWords, 'first_payment_date')).fill('15.01.2026')
  await pick(translate(contractFormWords, 'askTaxable'), translate(contractFormWords, 'yes'))
  await fieldOf(page, translate(contractWords, 'keys_count')).fill('2')
  await pick(translate(contractFormWords, 'askPets'), translate(contractFormWords, 'no'))
  await pick(translate(contractFormWords, 'askSmoking'), translate(contractFormWords, 'no'))
  await pick(translate(contractFormWords, 'askDeposit'), translate(contractFormWords, 'variant0'))
}

async function fillPassword(page: Page, translate: Translate): Promise<void> {
  await heading(page, translate(words, 'password'))
  await fieldOf(page, translate(accountWords, 'password')).fill(password)
  await fieldOf(page, translate(accountWords, 'repeatPassword')).fill(password)
  await page.getByRole('checkbox').check()
}

const finish = (page: Page, translate: Translate) =>
  page.getByRole('button', { name: translate(words, 'finish'), exact: true })

/** All but the last click. */
async function toTheEnd(page: Page, product: Product, translate: Translate, email = freshEmail()): Promise<void> {
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: translate(words, 'begin') }).click()
  await fillLandlord(page, translate, email)
  await next(page, translate)
  await fillHouse(page, translate)
  await next(page, translate)
  await fillTenant(page, translate)
  await next(page, translate)
  await fillContract(page, translate)
  await next(page, translate)
  await fillPassword(page, translate)
}

/** The visitor stands at the new contract, and the account holds exactly one house and one contract. */
async function madeOnce(page: Page, product: Product): Promise<void> {
  await expect(page).toHaveURL(/\/home\/contract\/\d+/)
  const get = async (path: string): Promise<unknown[]> => {
    const { accessToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('auth') ?? '{}')) as {
      accessToken: string
    }
    const answer = await fetch(`${product.url}/api/${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(answer.status).toBe(200)
    return (await answer.json()) as unknown[]
  }
  expect(await get('house')).toMatchObject([house])
  expect(await get('contract/all')).toMatchObject([
    { tenant_first_name: 'Ola', month_sum: 12000, start_date: '2026-01-15', status: 'draft' },
  ])
  expect(await page.evaluate(() => localStorage.getItem('free-contract'))).toBeNull()
}

for (const language of languages) {
  test(`a new visitor comes to account, house and contract (${language})`, async ({ page, product }) => {
    const translate = inLanguage(language)
    await choose(page, { language })
    await toTheEnd(page, product, translate)
    const stored = (await page.evaluate(() => localStorage.getItem('free-contract'))) ?? ''
    expect(stored).toContain('Storgata')
    expect(stored).not.toContain(ssn)
    expect(stored).not.toContain(password)
    await finish(page, translate).click()
    await madeOnce(page, product)
  })
}

test('a reload in any step loses nothing but password and national id, and the wizard goes on there', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: en(words, 'begin') }).click()
  await fillLandlord(page, en, freshEmail())
  await page.reload()
  await expect(fieldOf(page, en(accountWords, 'lastName'))).toHaveValue('Nordmann')
  await expect(fieldOf(page, en(accountWords, 'ssn'))).toHaveValue('')
  await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
  await next(page, en)
  await fillHouse(page, en)
  await page.reload()
  await expect(fieldOf(page, en(houseWords, 'city'))).toHaveValue('Oslo')
  await next(page, en)
  await fillTenant(page, en)
  await page.reload()
  await expect(fieldOf(page, en(contractWords, 'tenant_last_name'))).toHaveValue('Ålesund')
  await next(page, en)
  await fillContract(page, en)
  await page.reload()
  await expect(fieldOf(page, en(contractWords, 'month_sum'))).toHaveValue(/12.000/)
  await next(page, en)
  await heading(page, en(words, 'password'))
  await page.reload()
  // The national id was in memory only.
  await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
  await fillPassword(page, en)
  await finish(page, en).click()
  await madeOnce(page, product)
})

/** The server does it, the browser never hears. */
async function loseAnswer(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  let lost = false
  const lose = async (route: Route) => {
    if (lost || route.request().method() !== method) return await route.fallback()
    lost = true
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(`**/api/${path}`, lose)
  return () => page.unroute(`**/api/${path}`, lose)
}

const answers = [
  ['auth/register', 'POST'],
  ['profile', 'PUT'],
  ['house', 'POST'],
  ['contract', 'POST'],
] as const

for (const [path, method] of answers) {
  test(`the answer of ${method} ${path} is lost: pressing again makes nothing twice`, async ({
    page,
    product,
    quiet,
  }) => {
    quiet.allow(/net::ERR_CONNECTION_RESET/)
    await toTheEnd(page, product, en)
    await loseAnswer(page, path, method)
    await finish(page, en).click()
    await expect(page.getByText(/No connection/).first()).toBeVisible()
    await finish(page, en).click()
    await madeOnce(page, product)
  })

  test(`the answer of ${method} ${path} is lost and the page reloaded: nothing is made twice`, async ({
    page,
    product,
    quiet,
  }) => {
    quiet.allow(/net::ERR_CONNECTION_RESET/)
    await toTheEnd(page, product, en)
    await loseAnswer(page, path, method)
    await finish(page, en).click()
    await expect(page.getByText(/No connection/).first()).toBeVisible()
    await page.goto(`${product.url}/free-contract`)
    if (path === 'auth/register') {
      // Whether the account exists is not known here, so the wizard asks as if it did not.
      await page.getByRole('button', { name: en(words, 'goOn') }).click()
      await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
      await fillPassword(page, en)
      await finish(page, en).click()
    } else {
      await heading(page, en(words, 'password'))
      await expect(fieldOf(page, en(accountWords, 'password'))).toHaveCount(0)
      await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
      await page.getByRole('button', { name: en(words, 'finishResumed') }).click()
    }
    await madeOnce(page, product)
  })
}

test('the wizard takes up its own house; what was done at home meanwhile stays', async ({ page, product, quiet }) => {
  quiet.allow(/net::ERR_CONNECTION_RESET/)
  await toTheEnd(page, product, en)
  await loseAnswer(page, 'house', 'POST')
  await finish(page, en).click()
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  // At home: the house gets another name, and another house its own draft of a contract.
  const session = await page.evaluate(() => localStorage.getItem('auth'))
  const { accessToken } = JSON.parse(session!) as { accessToken: string }
  const api = apiOf(product, accessToken)
  const [made] = await api<{ id: number; name: string }[]>('GET', 'house')
  await api('PUT', `house/${made!.id}`, { ...house, name: 'Renamed at home' })
  const cabin = await api<{ id: number }>('POST', 'house', { ...house, name: 'Cabin' })
  const upload = (file: Upload) => uploadAs(product, accessToken, file)
  const other = await contract({ houseId: cabin.id, api, upload }, { tenant_last_name: 'Hansen' })
  await page.goto(`${product.url}/free-contract`)
  await heading(page, en(words, 'password'))
  await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
  await page.getByRole('button', { name: en(words, 'finishResumed') }).click()
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  const names = (await api<{ name: string }[]>('GET', 'house')).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Cabin', 'Renamed at home'])
  const contracts = await api<{ id: number; tenant_last_name: string }[]>('GET', 'contract/all')
  expect(contracts).toHaveLength(2)
  expect(contracts.find(({ id }) => id === other.id)?.tenant_last_name).toBe('Hansen')
})

test('a double click at the end makes one of each', async ({ page, product }) => {
  await toTheEnd(page, product, en)
  await finish(page, en).dblclick()
  await madeOnce(page, product)
})

test('Next is refused for an address that has an account, and leads to the login', async ({ page, product }) => {
  const { email } = await makeLandlord(product)
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: en(words, 'begin') }).click()
  await fillLandlord(page, en, email)
  await next(page, en)
  await refusedAt(fieldOf(page, en(accountWords, 'email')), en(validationWords, 'email.exists'))
  await heading(page, en(words, 'landlord'))
  await expect(page.getByRole('link', { name: en(registrationWords, 'emailExistsLogin') })).toBeVisible()
})

test('without an answer of the e-mail check Next does not go on', async ({ page, product, quiet }) => {
  quiet.allow(/net::ERR_FAILED/)
  await page.route('**/api/auth/check-email', (route) => route.abort())
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: en(words, 'begin') }).click()
  await fillLandlord(page, en, freshEmail())
  await next(page, en)
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await heading(page, en(words, 'landlord'))
})

test('a logged-in visitor comes to the contract wizard at home', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord, '/free-contract')
  await expect(page).toHaveURL(/\/home.*createRentContract=true/)
  await expect(page.getByRole('dialog', { name: en(wizardWords, 'newTitle') })).toBeVisible()
})

test('an address ahead of what is filled in leads back to the first step that is not', async ({ page, product }) => {
  await page.goto(`${product.url}/free-contract?step=contract`)
  await heading(page, en(words, 'landlord'))
})
