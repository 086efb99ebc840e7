import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { validationWords } from '../src/base/kit/words-validation'
import { accountWords } from '../src/landlord/account/words'
import { settingsMailWords } from '../src/landlord/account/words-mail-settings'
import { sessionWords } from '../src/landlord/credentials/words-session'
import { codeAt } from '../src/landlord/credentials/rules-second-factor'
import { secondFactorWords } from '../src/landlord/credentials/words-second-factor'
import { logIn } from './account-form'
import { expectNoSidewaysScroll } from './axe'
import {
  apiWithToken,
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  password,
  expectFieldRefused,
  test,
  typeInto,
} from './journey'
import type { Product } from './product'

const settings = '/profile/account-settings'

/** The server's time in ms, from which codes are computed. */
const timeOf = async ({ url }: Product): Promise<number> =>
  Date.parse((await fetch(`${url}/api/health`)).headers.get('date')!)

/** A code of the previous half minute, which is accepted until the current half minute ends. Leaves time to type it. */
async function earlierCode(secret: string, product: Product): Promise<string> {
  const left = 30_000 - ((await timeOf(product)) % 30_000)
  if (left < 15_000) await new Promise((done) => setTimeout(done, left + 1000))
  return codeAt(secret, (await timeOf(product)) - 30_000)
}

const translate = translateInto('nb')

test('a second step is switched on, asked for at login, replaced by a recovery code, and switched off', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, settings)
  await page.getByRole('button', { name: translate(secondFactorWords, 'switchOn') }).click()
  const dialog = page.getByRole('dialog', { name: translate(secondFactorWords, 'passwordTitle') })
  const proof = fieldOf(dialog, translate(secondFactorWords, 'password'))
  await proof.fill('Feil-1234')
  await dialog.getByRole('button', { name: translate(secondFactorWords, 'next') }).click()
  await expectFieldRefused(proof, translate(validationWords, 'password.wrong'))
  await proof.fill(password)
  await dialog.getByRole('button', { name: translate(secondFactorWords, 'next') }).click()
  await expect(dialog.getByRole('img', { name: translate(secondFactorWords, 'qr') })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll('-', '')
  const first = fieldOf(dialog, translate(secondFactorWords, 'firstCode'))
  await typeInto(first, '000000')
  await dialog.getByRole('button', { name: translate(secondFactorWords, 'confirm') }).click()
  await expectFieldRefused(first, translate(validationWords, 'secondFactorCode'))
  await first.fill(await earlierCode(secret, product))
  await dialog.getByRole('button', { name: translate(secondFactorWords, 'confirm') }).click()
  const codes = page.getByRole('dialog', { name: translate(secondFactorWords, 'codesTitle') })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectNoSidewaysScroll(page)
  const [lost] = await codes.getByRole('listitem').allInnerTexts()
  // The codes stay until the box is ticked, regardless of other clicks. The browser asks before a reload removes them.
  const saved = codes.getByRole('checkbox', { name: translate(secondFactorWords, 'saved') })
  const done = codes.getByRole('button', { name: translate(secondFactorWords, 'done'), exact: true })
  await page.keyboard.press('Escape')
  await expect(saved).toBeFocused()
  await expectFieldRefused(saved, translate(secondFactorWords, 'savedFirst'))
  await done.click()
  await codes.getByRole('button', { name: translate(uiWords, 'close') }).click()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain(lost!)
  await expectNoSidewaysScroll(page)
  // If the landlord reloads anyway, every page says that the codes are gone. The landlord makes new ones.
  page.once('dialog', (leaving) => void leaving.accept())
  await page.goto(`${product.url}/home/dashboard`)
  const notice = page.getByRole('region', { name: translate(secondFactorWords, 'title') })
  await expect(notice).toContainText(translate(secondFactorWords, 'unsavedText'))
  await expectNoSidewaysScroll(page)
  await notice.getByRole('link', { name: translate(secondFactorWords, 'newCodes') }).click()
  const renew = page.getByRole('button', { name: translate(secondFactorWords, 'newCodes') })
  await expect(page.getByRole('main')).toContainText(translate(secondFactorWords, 'unsavedText'))
  await renew.click()
  const asking = page.getByRole('dialog', { name: translate(secondFactorWords, 'newCodes') })
  await fieldOf(asking, translate(secondFactorWords, 'password')).fill(password)
  await fieldOf(asking, translate(secondFactorWords, 'codeOrRecovery')).fill(lost!)
  await expectNoSidewaysScroll(page)
  await asking.getByRole('button', { name: translate(secondFactorWords, 'newCodes') }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [recovery] = await codes.getByRole('listitem').allInnerTexts()
  expect(recovery).not.toBe(lost)
  await saved.check()
  await done.click()
  await expect(codes).toBeHidden()
  await expect(page.getByRole('main')).toContainText(translate(secondFactorWords, 'onText'))
  await expect(page.getByRole('main')).not.toContainText(translate(secondFactorWords, 'unsavedText'))

  await page.getByRole('button', { name: translate(shellWords, 'logOut') }).click()
  await logIn(page, translate, landlord.email, password)
  const code = fieldOf(page, translate(secondFactorWords, 'firstCode'))
  await expect(code).toBeFocused()
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  await typeInto(code, '000000')
  await page.getByRole('button', { name: translate(accountWords, 'login'), exact: true }).click()
  await expectFieldRefused(code, translate(validationWords, 'secondFactorCode'))
  await code.fill(codeAt(secret, await timeOf(product)))
  await page.getByRole('button', { name: translate(accountWords, 'login'), exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  await page.getByRole('button', { name: translate(shellWords, 'logOut') }).click()
  await logIn(page, translate, landlord.email, password)
  await page.getByRole('button', { name: translate(secondFactorWords, 'useRecovery') }).click()
  await fieldOf(page, translate(secondFactorWords, 'recoveryCode')).fill(recovery!.toLowerCase())
  await page.getByRole('button', { name: translate(accountWords, 'login'), exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  await page.goto(product.url + settings)
  await page.getByRole('button', { name: translate(secondFactorWords, 'switchOff') }).click()
  const off = page.getByRole('dialog', { name: translate(secondFactorWords, 'offTitle') })
  await fieldOf(off, translate(secondFactorWords, 'password')).fill(password)
  const offCode = fieldOf(off, translate(secondFactorWords, 'codeOrRecovery'))
  await offCode.fill(recovery!)
  await off.getByRole('button', { name: translate(secondFactorWords, 'switchOff') }).click()
  // The code has been used.
  await expectFieldRefused(offCode, translate(validationWords, 'secondFactorCode'))
  await expectNoSidewaysScroll(page)
  await offCode.fill(codeAt(secret, (await timeOf(product)) + 30_000))
  await off.getByRole('button', { name: translate(secondFactorWords, 'switchOff') }).click()
  await expect(page.getByRole('main')).toContainText(translate(secondFactorWords, 'offText'))
})

test('the settings list where one is logged in, and end a session; a new device is told by mail', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { accessToken } = await apiWithToken(product)<{ accessToken: string }>('POST', 'auth/login', {
    email: landlord.email,
    password,
  })
  await page.goto(`${product.url}/login`)
  await logIn(page, en, landlord.email, password)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  const mail = await product.mailTo(landlord.email, '/reset-password')
  expect(mail.subject).toBe(en(settingsMailWords, 'deviceSubject'))
  await page.goto(product.url + settings)
  const sessions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Logged in' })
  // The registration and the login through the API, and this browser.
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: en(sessionWords, 'current') })).toHaveCount(1)
  // Each session shows the time of day. The session in use says that it is in use.
  await expect(sessions.nth(1)).toContainText(
    /Logged in \d\d\.\d\d\.\d{4} \d\d:\d\d · Last used about \d\d\.\d\d\.\d{4} \d\d:\d\d/,
  )
  await expect(sessions.filter({ hasText: en(sessionWords, 'current') })).toContainText(en(sessionWords, 'usedNow'))
  await expectNoSidewaysScroll(page)
  await sessions.nth(1).getByRole('button').click()
  await expect(sessions).toHaveCount(2)
  const answers = await Promise.all(
    [accessToken, landlord.token].map(
      async (token) =>
        (await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })).status,
    ),
  )
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 401])
  // Ending one's own session logs out.
  await sessions
    .filter({ hasText: en(sessionWords, 'current') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(`${product.url}/login`)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})
