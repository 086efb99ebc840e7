import { offerWords } from '../src/app/web/shell/words-offer'
import { externalLoginWords } from '../src/app/web/external-login/words'
import { externalEndWords } from '../src/app/web/external-login/words-ended'
import { errorWords } from '../src/base/kit/words-errors'
import { accountWords } from '../src/landlord/account/words'
import type { Page } from '@playwright/test'
import { chooseLanguageAndScheme, openLoggedIn, expect, translateInto, makeLandlord, profile, test } from './journey'
import type { Product } from './product'
import { taxpayerPid } from './tax-year'
import { otherPersonWords } from '../src/app/web/tax/words-person'
import { uiWords } from '../src/base/ui/words/words'
import { taxPageWords } from '../src/app/web/tax/words'
import { addSubscription } from './signing-form'

/** The operator shows the electronic id on the login screen. The server says so in the page. */
const show = (page: Page, { url }: Product) =>
  page.route(`${url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(husbok-external-login" content=")hidden/, '$1shown')
    await route.fulfill({ response: answer, body })
  })

const translate = translateInto('nb')
const words = (key: keyof typeof externalLoginWords.texts, values?: Record<string, string>) =>
  translate(externalLoginWords, key, values)

test('a landlord links the electronic ID, logs in with it, is told when it ends, logs out, and may cancel', async ({
  page,
  product,
}) => {
  await product.freeElectronicIds()
  const landlord = await makeLandlord(product)
  // Only the profile's own person can be linked.
  await landlord.api('PUT', 'profile', { ...profile, ssn: taxpayerPid })
  const heading = page.getByRole('heading', { level: 1 })
  const atProvider = () => expect(page).toHaveURL((at) => at.href.startsWith(`${product.sandboxUrl}/idporten/`))
  await chooseLanguageAndScheme(page, { language: 'nb' })

  // An electronic id that is linked to nobody opens no account. The message says what to do.
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' })
  await expect(heading).toHaveText(translate(accountWords, 'loginTitle'))
  await expect(page.getByRole('button', { name: words('logIn') })).toHaveCount(0)
  await show(page, product)
  await page.reload()
  await page.getByRole('button', { name: words('logIn') }).click()
  await atProvider()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading).toHaveText(words('cancelledTitle'))
  await expect(page).toHaveURL(`${product.url}/signin-difi`)
  await page.getByRole('button', { name: words('beginAgain') }).click()
  await atProvider()
  await page.getByRole('button', { name: 'Log in as Kari Nordmann' }).click()
  await expect(page.getByRole('alert')).toHaveText(translate(errorWords, 'externalLoginUnknown'))

  // A person who is logged in links it in the settings.
  await openLoggedIn(page, product, landlord, '/profile/account-settings')
  const panel = page.getByRole('region', { name: words('panel') })
  await panel.getByRole('button', { name: words('logIn') }).click()
  await expect(page).toHaveURL(`${product.url}/profile/account-settings`)
  await expect(panel).toContainText(/\d\d[:.]\d\d/)
  await page.getByRole('link', { name: words('logOut') }).waitFor()

  // From now on the electronic id is a way to log in. After the login the requested page opens.
  await page.goto(`${product.url}/logout`)
  await expect(page.getByRole('heading', { name: translate(accountWords, 'loginTitle') })).toBeVisible()
  await page.goto(`${product.url}/home/suppliers`)
  await page.getByRole('button', { name: words('logIn') }).click()
  await expect(page).toHaveURL(new RegExp(`^${product.url}/home/suppliers`))

  // When the login has expired the profile is read again, and the login is offered again.
  await page.waitForLoadState('networkidle')
  const read = { times: 0 }
  // Requests of the page that is being left don't count.
  page.once('framenavigated', () => (read.times = 0))
  await page.route('**/api/profile', async (route) => {
    const answer = await route.fetch()
    const user = (await answer.json()) as Record<string, unknown>
    read.times += 1
    const difiData = read.times === 1 ? { expire: 1, ssn: taxpayerPid, party_name: 'Kari Nordmann' } : null
    await route.fulfill({ response: answer, json: { ...user, difiData } })
  })
  await page.reload()
  await page
    .getByRole('region', { name: translate(externalEndWords, 'label') })
    .getByRole('link', { name: translate(externalEndWords, 'again') })
    .click()
  await panel.getByRole('button', { name: words('logIn') }).waitFor()
  await page.unroute('**/api/profile')

  // The person logs out of the electronic id, here and at the provider. The session here stays.
  await page.reload()
  await panel.getByRole('link', { name: words('logOut') }).click()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(`${product.url}/profile/account-settings`)
  await expect(panel.getByRole('button', { name: words('logIn') })).toBeVisible()

  // The link of support logs in with its code and leads on to the provider.
  const code = /token=(\S+)/.exec(await product.admin('login-link', landlord.email))![1]!
  await page.goto(`${product.url}/login-signin-difi?token=${code}&externalAuthType=difi`)
  await atProvider()
  // On a phone the page says what has happened before it continues.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Mobile/15E148' }),
  )
  await page.getByRole('button', { name: 'Log in as Kari Nordmann' }).click()
  await expect(heading).toHaveText(words('doneTitle'))
  await expect(page).toHaveURL(`${product.url}/signin-difi`)
  await page.getByRole('button', { name: words('continueHere') }).click()
  await expect(page).toHaveURL(/\/home\/dashboard/)
  await page.goto(`${product.url}/logout/difi`)
  await expect(heading).toHaveText(words('loggedOutTitle'))
  await expect(page.getByRole('link', { name: translate(offerWords, 'appStore') })).toBeVisible()
})

/** A call about the profile, with the page's session. A login continues under a new token. */
const own = (page: Page, method: string, body?: object): Promise<object> =>
  page.evaluate(
    async ([how, sent]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('auth')!) as { accessToken: string }
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const answer = await fetch('/api/profile', { method: how, headers, ...(sent !== undefined && { body: sent }) })
      return (await answer.json()) as object
    },
    [method, body && JSON.stringify(body)] as [string, string | undefined],
  )

const other = (key: keyof typeof otherPersonWords.texts, values?: Record<string, string>) =>
  translate(otherPersonWords, key, values)

test('somebody else’s electronic id is said with a name, linked to nothing, and logged out on the way back', async ({
  page,
  product,
}) => {
  await product.freeElectronicIds()
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/altinn?year=2024')
  const panel = page.getByRole('region', { name: translate(taxPageWords, 'authority') })
  const logIn = panel.getByRole('button', { name: translate(taxPageWords, 'logIn') })
  const asKari = page.getByRole('button', { name: 'Log in as Kari Nordmann' })
  await logIn.click()
  await asKari.click()
  // The result of the login is visible, and no text says that anything is done.
  await expect(page).toHaveURL(`${product.url}/altinn?year=2024#tax-authority`)
  await expect(panel.getByRole('alert')).toContainText(other('title'))
  await expect(panel.getByRole('alert')).toBeInViewport()
  await expect(page.getByText(translate(externalLoginWords, 'entered'), { exact: true })).toHaveCount(0)
  await expect(panel).toContainText(other('whoNamed', { name: 'Kari Nordmann', login: '298174 •••••' }))
  await expect(panel.getByRole('alert').getByRole('link')).toHaveText([other('logOut'), other('correctId')])
  await expect(panel).toContainText(
    `${translate(uiWords, 'stepOf', { number: 2, all: 5 })}: ${translate(taxPageWords, 'stepLogin')}`,
  )
  expect(await own(page, 'GET')).toMatchObject({ hasExternalId: false })

  // The person is logged out at the provider too, and is back on the same page. The next person must log in.
  await panel.getByRole('link', { name: other('logOut') }).click()
  await expect(page).toHaveURL(`${product.url}/altinn?year=2024`)
  await own(page, 'PUT', { ...profile, ssn: taxpayerPid })
  await page.reload()
  await logIn.click()
  await asKari.click()
  await expect(panel).toContainText(translate(taxPageWords, 'loggedIn', { name: 'Kari Nordmann', id: '298174 •••••' }))
  expect(await own(page, 'GET')).toMatchObject({ hasExternalId: true })
})
