import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { accountWords } from '../src/landlord/account/words'
import { linkWords } from '../src/landlord/login/words-link'
import { resetWords } from '../src/landlord/login/words-reset'
import { profileWords } from '../src/landlord/account/words-profile'
import { policyWords } from '../src/app/web/shell/words-policy'
import { dashboardWords } from '../src/year/dashboard/words'
import { logIn, stepHeading } from './account-form'
import { expectNoSidewaysScroll } from './axe'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  house,
  translateInto,
  makeLandlord,
  password,
  profile,
  expectFieldRefused,
  test,
  type Translate,
} from './journey'
import type { Mail, Product } from './product'
import type { Page } from '@playwright/test'
import { passwordWords } from '../src/landlord/credentials/words-password'

const fresh = 'Fjell-4321'
const resetPath = '/reset-password/new-password/'
const linkIn = (mail: Mail, path: string): string => {
  const found = mail.text.split(/\s+/).find((word) => word.includes(path))
  if (!found) throw new Error(`no link to ${path} in: ${mail.text}`)
  return found
}

async function choosePassword(page: Page, translate: Translate, link: string): Promise<void> {
  await page.goto(link)
  await fieldOf(page, translate(resetWords, 'newPassword')).fill(fresh)
  await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(fresh)
  await page.getByRole('button', { name: translate(resetWords, 'newPasswordSave') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(resetWords, 'passwordSavedTitle'))
}

test('a forgotten password is replaced by the mailed link, once, and every session ends', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: translate(accountWords, 'forgot') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(resetWords, 'resetTitle'))
  await fieldOf(page, translate(accountWords, 'email')).fill(landlord.email)
  await page.getByRole('button', { name: translate(resetWords, 'resetSend') }).click()
  await expect(page.getByText(translate(resetWords, 'resetSent', { email: landlord.email }))).toBeVisible()
  const link = linkIn(await product.mailTo(landlord.email, resetPath), resetPath)
  expect(link.startsWith(`${product.url}${resetPath}`)).toBe(true)

  // An error returns to the form and is shown under the repeat field.
  await page.goto(link)
  await fieldOf(page, translate(resetWords, 'newPassword')).fill(fresh)
  await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(`${fresh}x`)
  await page.getByRole('button', { name: translate(resetWords, 'newPasswordSave') }).click()
  await expectFieldRefused(
    fieldOf(page, translate(passwordWords, 'repeatPassword')),
    translate(validationWords, 'password.match'),
  )
  await choosePassword(page, translate, link)

  const old = await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${landlord.token}` } })
  expect(old.status).toBe(401)
  await page.getByRole('link', { name: translate(resetWords, 'toLogin') }).click()
  await logIn(page, translate, landlord.email, password)
  await expectFieldRefused(
    fieldOf(page, translate(accountWords, 'password')),
    translate(validationWords, 'invalidCredentials'),
  )
  await logIn(page, translate, landlord.email, fresh)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(resetWords, 'codeBadTitle'))
  await expect(page.getByRole('alert')).toHaveText(translate(errorWords, 'invalidCode'))
})

test('a made-up code is refused before anything is asked, and leads to a new link', async ({ page, product }) => {
  await page.goto(`${product.url}${resetPath}AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.getByRole('alert')).toHaveText(en(errorWords, 'invalidCode'))
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: en(resetWords, 'askNewLink') }).click()
  await expect(page).toHaveURL(`${product.url}/reset-password`)
})

test('an unknown address is answered like a known one', async ({ page, product }) => {
  const email = freshEmail()
  await page.goto(`${product.url}/reset-password`)
  await fieldOf(page, en(accountWords, 'email')).fill(email)
  await page.getByRole('button', { name: en(resetWords, 'resetSend') }).click()
  await expect(page.getByText(en(resetWords, 'resetSent', { email }))).toBeVisible()
})

test('the link of the welcome mail logs in once, and its code leaves the address bar', async ({
  page,
  context,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const link = linkIn(await product.mailTo(landlord.email, '/login/by-url'), '/login/by-url')
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/auth/by-url', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(link)
  // The code leaves the address while it is still being exchanged for a session, and a text asks to wait.
  await expect(page).toHaveURL(`${product.url}/login/by-url`)
  await expect(page.getByText(en(linkWords, 'byUrlWait'))).toBeVisible()
  go()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  await expect(page.getByText(en(dashboardWords, 'emptyTitle'))).toBeVisible()
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain('token=')

  // A bad link changes nothing for a person who is logged in.
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(en(linkWords, 'stillText', { here: landlord.email }))
  await page.getByRole('link', { name: en(linkWords, 'stillGo') }).click()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  // Another person's link asks first. Only a login uses the link up, so the same link asks again after the answer no.
  const session = () => page.evaluate(() => localStorage.getItem('auth'))
  const before = await session()
  const other = await makeLandlord(product)
  const question = { email: other.email, here: landlord.email }
  const otherLink = linkIn(await product.mailTo(other.email, '/login/by-url'), '/login/by-url')
  const living = async (stored: string) => {
    const { accessToken } = JSON.parse(stored) as { accessToken: string }
    return (await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${accessToken}` } })).status
  }
  for (const answer of ['askStay', 'askEnter'] as const) {
    await page.goto(otherLink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(linkWords, 'askTitle', question))
    await expectNoSidewaysScroll(page)
    expect(await session()).toBe(before)
    await page.getByRole('button', { name: en(linkWords, answer, question) }).click()
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
    expect((await session()) === before).toBe(answer === 'askStay')
    expect(await living((await session())!)).toBe(200)
    expect(await living(before!)).toBe(answer === 'askStay' ? 200 : 401)
  }

  const stranger = await context.browser()!.newPage()
  await stranger.goto(link)
  await expect(stranger).toHaveURL(`${product.url}/login?notice=link`)
  await expect(stranger.getByRole('alert')).toHaveText(en(accountWords, 'linkFailed'))
  expect(await stranger.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  await stranger.close()
})

test('a user of the old app is told so, transfers the account by mail, and goes on with the registration', async ({
  page,
  product,
}) => {
  const email = freshEmail()
  await product.admin('import', email, 'Kari', 'Nordmann')
  await page.goto(`${product.url}/login`)
  await logIn(page, en, email, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(resetWords, 'oldAppTitle'))
  await page.getByRole('button', { name: en(resetWords, 'oldAppSend') }).click()
  await expect(page.getByText(en(resetWords, 'resetSent', { email }))).toBeVisible()
  await choosePassword(page, en, linkIn(await product.mailTo(email, resetPath), resetPath))
  await page.getByRole('link', { name: en(resetWords, 'toLogin') }).click()
  await logIn(page, en, email, fresh)
  // The account was imported in Norwegian, and the screens have its language.
  const nb = translateInto('nb')
  await stepHeading(page, nb, 'stepProfile')
  await expect(fieldOf(page, nb(accountWords, 'firstName'))).toHaveValue('Kari')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('somebody who has not agreed to the terms is asked on every page and cannot go around it', async ({
  page,
  product,
}) => {
  const landlord = await withoutAgreement(product)
  await openLoggedIn(page, product, landlord, '/home/suppliers')
  const dialog = page.getByRole('dialog', { name: en(policyWords, 'policyTitle') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: en(policyWords, 'policyAgree') }).click()
  await expectFieldRefused(dialog.getByRole('checkbox'), en(validationWords, 'agree'))
  await page.goto(`${product.url}/profile/landlord`)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: en(policyWords, 'policyAgree') }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(profileWords, 'landlordTitle'))
  await expect(dialog).toBeHidden()
  const stored = (await (
    await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${landlord.token}` } })
  ).json()) as Record<string, unknown>
  expect(stored).toMatchObject({ isAgreePolicy: true, firstName: profile.firstName, ssn: profile.ssn })
})

/** An account imported from the old app, with profile and house, that has never agreed to the terms. */
async function withoutAgreement(product: Product): Promise<{ token: string }> {
  const email = freshEmail()
  await product.admin('import', email)
  const send = async (method: string, path: string, body: unknown, token = '') => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  await send('POST', 'auth/reset-password/send-link', { email })
  const code = linkIn(await product.mailTo(email, resetPath), resetPath)
    .split('/')
    .at(-1)
  await send('POST', 'auth/reset-password', { code, password: fresh, repeat: fresh })
  const { accessToken } = (await (await send('POST', 'auth/login', { email, password: fresh })).json()) as {
    accessToken: string
  }
  await send('PUT', 'profile', profile, accessToken)
  await send('POST', 'house', house, accessToken)
  return { token: accessToken }
}
