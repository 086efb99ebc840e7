import type { Locator, Page, Request } from '@playwright/test'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
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
  isFull,
  languages,
  choose,
  en,
  makeLandlord,
  password,
  refusedAt,
  ssn,
  test,
  uploadAs,
} from './journey'
import type { Upload } from './files'
import {
  fillContract,
  fillHouse,
  fillLandlord,
  fillPassword,
  fillTenant,
  finish,
  heading,
  madeOnce,
  next,
  toTheEnd,
} from './free-contract-form'
import { contract } from './lease-form'

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

test(
  'a reload in any step loses nothing but password and national id, and the wizard goes on there',
  { tag: '@proof' },
  async ({ page, product }) => {
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
    // The national id was only in memory.
    await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
    await fillPassword(page, en)
    await finish(page, en).click()
    await madeOnce(page, product)
  },
)

/** Once, the server carries out the call but the browser gets no answer. */
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
/** All losses in one test. In `npm run proof` also each one alone. */
const losses: readonly (readonly Call[])[] = [calls, ...(isFull ? calls.map((call) => [call]) : [])]

for (const lost of losses) {
  const named = lost.map(([path, method]) => `${method} ${path}`).join(', ')

  // The test below reloads the page, which is harder.
  if (isFull)
    test(`the answer of ${named} is lost: pressing again makes nothing twice`, async ({ page, product, quiet }) => {
      quiet.allow(/net::ERR_CONNECTION_RESET/)
      await toTheEnd(page, product, en)
      for (const call of lost) await loseAnswer(page, ...call)
      for (const call of lost) await pressInVain(page, finish(page, en), call)
      await finish(page, en).click()
      await madeOnce(page, product)
    })

  test(
    `the answer of ${named} is lost and the page reloaded: nothing is made twice`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/net::ERR_CONNECTION_RESET/)
      await toTheEnd(page, product, en)
      for (const call of lost) await loseAnswer(page, ...call)
      let button = finish(page, en)
      for (const call of lost) {
        await pressInVain(page, button, call)
        await page.goto(`${product.url}/free-contract`)
        if (call === calls[0]) {
          // The page doesn't know whether the account exists, so the wizard asks as if it did not.
          await page.getByRole('button', { name: en(words, 'goOn') }).click()
          await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
          await fillPassword(page, en)
          button = finish(page, en)
        } else {
          await heading(page, en(words, 'password'))
          await expect(fieldOf(page, en(accountWords, 'password'))).toHaveCount(0)
          await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
          button = page.getByRole('button', { name: en(words, 'finishResumed') })
        }
      }
      await button.click()
      await madeOnce(page, product)
    },
  )
}

test(
  'the wizard takes up its own house; what was done at home meanwhile stays',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/net::ERR_CONNECTION_RESET/)
    await toTheEnd(page, product, en)
    await loseAnswer(page, 'house', 'POST')
    await finish(page, en).click()
    await expect(page.getByText(/No connection/).first()).toBeVisible()
    // At home, the house gets another name, and another house gets its own draft of a contract.
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
  },
)

test('a double click at the end makes one of each', { tag: '@proof' }, async ({ page, product }) => {
  await toTheEnd(page, product, en)
  await finish(page, en).dblclick()
  await madeOnce(page, product)
})

test(
  'Next is refused for an address that has an account, and leads to the login',
  { tag: '@proof' },
  async ({ page, product }) => {
    const { email } = await makeLandlord(product)
    await page.goto(`${product.url}/free-contract`)
    await page.getByRole('button', { name: en(words, 'begin') }).click()
    await fillLandlord(page, en, email)
    await next(page, en)
    await refusedAt(fieldOf(page, en(accountWords, 'email')), en(validationWords, 'email.exists'))
    await heading(page, en(words, 'landlord'))
    await expect(page.getByRole('link', { name: en(registrationWords, 'emailExistsLogin') })).toBeVisible()
  },
)

test(
  'without an answer of the e-mail check Next does not go on',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/net::ERR_FAILED/)
    await page.route('**/api/auth/check-email', (route) => route.abort())
    await page.goto(`${product.url}/free-contract`)
    await page.getByRole('button', { name: en(words, 'begin') }).click()
    await fillLandlord(page, en, freshEmail())
    await next(page, en)
    await expect(page.getByText(/No connection/).first()).toBeVisible()
    await heading(page, en(words, 'landlord'))
  },
)

test('a logged-in visitor comes to the contract wizard at home', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord, '/free-contract')
  await expect(page).toHaveURL(/\/home.*createRentContract=true/)
  await expect(page.getByRole('dialog', { name: en(wizardWords, 'newTitle') })).toBeVisible()
})

test(
  'an address ahead of what is filled in leads back to the first step that is not',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.goto(`${product.url}/free-contract?step=contract`)
    await heading(page, en(words, 'landlord'))
  },
)
