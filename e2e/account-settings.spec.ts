import { shellWords } from '../src/app/web/words'
import { offerWords } from '../src/app/web/shell/words-offer'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { retentionYears } from '../src/landlord/account/rules-retention'
import { accountWords } from '../src/landlord/account/words'
import { retentionWords } from '../src/landlord/account/words-retention'
import { settingsMailWords } from '../src/landlord/account/words-mail-settings'
import { settingsWords } from '../src/landlord/account/words-settings'
import { expectNoSidewaysScroll } from './axe'
import { logIn } from './account-form'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  translateInto,
  makeLandlord,
  password,
  expectFieldRefused,
  test,
  ssn,
  typeInto,
} from './journey'
import { pageWords } from './page-words'
import { formatDay, day } from '../src/base/kit/day'
import { maskNationalId, nationalIdFormat } from '../src/base/ui/field/grouped-number'
import { uiWords } from '../src/base/ui/words/words'
import { profileWords } from '../src/landlord/account/words-profile'

const fresh = 'Fjell-4321'
const settings = '/profile/account-settings'
const linkIn = (text: string) => text.split(/\s+/).find((word) => word.includes('/change/email/'))!

const translate = translateInto('nb')

test('the e-mail address is changed by the mailed link, and the old one is told', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const next = freshEmail()
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/profile')
  await page.getByRole('link', { name: translate(pageWords, '/profile/account-settings') }).click()
  await expect(page.getByRole('main')).toContainText(landlord.email)
  await page
    .getByRole('main')
    .getByRole('link', { name: translate(settingsWords, 'changeEmail') })
    .click()
  await fieldOf(page, translate(settingsWords, 'newEmail')).fill(next)
  await page.getByRole('button', { name: translate(settingsWords, 'sendLink') }).click()
  const done = page.getByRole('dialog', { name: translate(settingsWords, 'linkSentTitle') })
  await expect(done).toContainText(next)
  await done.getByRole('button', { name: translate(settingsWords, 'toSettings') }).click()
  await expect(page).toHaveURL(product.url + settings)
  await expect(page.getByRole('main')).toContainText(landlord.email)
  const link = linkIn((await product.mailTo(next, '/change/email/')).text)
  // The old address gets a mail in the account's language, which says how to stop the change.
  const mail = await product.mailTo(landlord.email, '/reset-password')
  expect(Object.values(settingsMailWords.texts.askedSubject)).toContain(mail.subject)

  // Opening the link changes nothing, because mail scanners open links too. The button changes it.
  const confirm = page.getByRole('button', { name: translate(settingsWords, 'confirmButton') })
  await page.goto(link)
  await expect(confirm).toBeVisible()
  expect((await landlord.api<{ email: string }>('GET', 'profile')).email).toBe(landlord.email)
  await confirm.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(settingsWords, 'confirmedTitle'))
  await expect(page.getByRole('main')).toContainText(next)
  await page.getByRole('link', { name: translate(settingsWords, 'toLogin') }).click()
  await logIn(page, translate, next, password)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)

  // The link works once. After that, the page shows an error and counts down to the login.
  await page.clock.install()
  await page.goto(link)
  await confirm.click()
  await expect(page.getByRole('alert')).toHaveText(translate(errorWords, 'invalidCode'))
  await expect(page.getByRole('timer')).toHaveText(translate(settingsWords, 'goingToLogin_other', { count: 10 }))
  await expectNoSidewaysScroll(page)
})

test('the password is changed, and each wrong entry has a sentence at its field', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `${settings}/change-password`)
  const field = (key: 'oldPassword' | 'newPassword' | 'repeatPassword') => fieldOf(page, translate(settingsWords, key))
  const save = page.getByRole('button', { name: translate(settingsWords, 'savePassword') })
  await field('oldPassword').fill('Feil-1234')
  await field('newPassword').fill(fresh)
  await field('repeatPassword').fill(`${fresh}x`)
  await save.click()
  await expectFieldRefused(field('repeatPassword'), translate(validationWords, 'password.match'))
  await field('repeatPassword').fill(fresh)
  await save.click()
  await expectFieldRefused(field('oldPassword'), translate(validationWords, 'password.wrong'))
  await field('oldPassword').fill(password)
  await field('newPassword').fill(password)
  await field('repeatPassword').fill(password)
  await save.click()
  await expectFieldRefused(field('newPassword'), translate(validationWords, 'password.notEquals'))
  await expectNoSidewaysScroll(page)
  await field('newPassword').fill(fresh)
  await field('repeatPassword').fill(fresh)
  await save.click()
  const done = page.getByRole('dialog', { name: translate(settingsWords, 'passwordChangedTitle') })
  await done.getByRole('button', { name: translate(settingsWords, 'toSettings') }).click()
  await expect(page).toHaveURL(product.url + settings)
  await page.getByRole('button', { name: translate(shellWords, 'logOut') }).click()
  await logIn(page, translate, landlord.email, fresh)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
})

test('an account is deleted after export, erasure and what is kept were told, and with the password only', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, settings)
  await page.getByRole('button', { name: translate(settingsWords, 'deleteAccount') }).click()
  const dialog = page.getByRole('dialog', { name: translate(settingsWords, 'deleteTitle') })
  await expect(dialog.getByRole('link', { name: translate(settingsWords, 'toExport') })).toHaveAttribute(
    'href',
    /account-settings\/export/,
  )
  await expect(dialog).toContainText(translate(settingsWords, 'erasedFiles'))
  await expect(dialog).toContainText(translate(retentionWords, 'vouchers', { years: retentionYears }))
  const remove = dialog.getByRole('button', { name: translate(settingsWords, 'deleteForGood') })
  await remove.click()
  const field = fieldOf(dialog, translate(settingsWords, 'deletePassword'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Feil-1234')
  await remove.click()
  await expectFieldRefused(field, translate(validationWords, 'password.wrong'))
  await expectNoSidewaysScroll(page)
  await field.fill(password)
  await remove.click()
  await expect(page).toHaveURL(`${product.url}/login?notice=deleted`)
  await expect(page.getByRole('status').filter({ hasText: translate(accountWords, 'deletedNotice') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  await logIn(page, translate, landlord.email, password)
  await expectFieldRefused(
    fieldOf(page, translate(accountWords, 'password')),
    translate(validationWords, 'invalidCredentials'),
  )
})

test('a taken address is told in a dialog and at the field', async ({ page, product }) => {
  const [landlord, other] = [await makeLandlord(product), await makeLandlord(product)]
  await openLoggedIn(page, product, landlord, `${settings}/change-email`)
  const field = fieldOf(page, en(settingsWords, 'newEmail'))
  await field.fill('not an address')
  await page.getByRole('button', { name: en(settingsWords, 'sendLink') }).click()
  await expectFieldRefused(field, en(validationWords, 'email.invalid'))
  await field.fill(other.email)
  await page.getByRole('button', { name: en(settingsWords, 'sendLink') }).click()
  const dialog = page.getByRole('dialog', { name: en(settingsWords, 'takenTitle') })
  await expect(dialog.getByRole('alert')).toHaveText(en(errorWords, 'emailExists'))
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: en(settingsWords, 'takenBack') }).click()
  await expectFieldRefused(field, en(validationWords, 'email.exists'))
})

test('a link that is refused leads to the login after ten seconds, unless the visitor stays', async ({
  page,
  product,
}) => {
  await page.clock.install()
  const open = async () => {
    await page.goto(`${product.url}/change/email/nobody`)
    await page.getByRole('button', { name: en(settingsWords, 'confirmButton') }).click()
  }
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(settingsWords, 'refusedTitle'))
  for (let second = 0; second < 11; second += 1) await page.clock.runFor(1000)
  await expect(page).toHaveURL(`${product.url}/login`)
  await open()
  await page.getByRole('button', { name: en(settingsWords, 'stayHere') }).click()
  for (let second = 0; second < 15; second += 1) await page.clock.runFor(1000)
  await expect(page).toHaveURL(`${product.url}/change/email/nobody`)
})

test('the phone number is updated in its dialog, where a wrong one is told', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/profile/landlord')
  await page.getByRole('button', { name: en(settingsWords, 'phoneUpdate') }).click()
  const dialog = page.getByRole('dialog', { name: en(settingsWords, 'phoneTitle') })
  const field = fieldOf(dialog, en(accountWords, 'phone'))
  await typeInto(field, '12')
  await dialog.getByRole('button', { name: en(settingsWords, 'phoneSave') }).click()
  await expectFieldRefused(field, en(validationWords, 'phone'))
  await expectNoSidewaysScroll(page)
  await typeInto(field, '400 01 234')
  await dialog.getByRole('button', { name: en(settingsWords, 'phoneSave') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('+47 40 00 12 34')
})

test('the contact page leads to support, answers, app stores and social pages, each in a tab of its own', async ({
  page,
  product,
}) => {
  await openLoggedIn(page, product, await makeLandlord(product), '/profile/contact-us')
  const outside = page.getByRole('main').getByRole('link')
  await expect(outside.filter({ hasText: 'support@husbok.example' })).toHaveAttribute(
    'href',
    'mailto:support@husbok.example',
  )
  for (const name of ['App Store', 'Google Play', 'Facebook', en(settingsWords, 'faq')])
    await expect(outside.filter({ hasText: name })).toHaveAttribute('target', '_blank')
})

test('a phone is offered the app once after login, below a page without a form', async ({ browser, product }) => {
  const landlord = await makeLandlord(product)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  const page = await context.newPage()
  const offer = page.getByRole('region', { name: en(offerWords, 'offerTitle') })
  await page.goto(`${product.url}/profile/landlord/edit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(accountWords, 'loginTitle'))
  await page.waitForTimeout(2000)
  await expect(offer).toBeHidden()
  await fieldOf(page, en(accountWords, 'email')).fill(landlord.email)
  await fieldOf(page, en(accountWords, 'password')).fill(password)
  await page.getByRole('button', { name: en(accountWords, 'login'), exact: true }).click()
  await expect(fieldOf(page, en(accountWords, 'firstName'))).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(offer).toBeHidden()
  await page.goto(`${product.url}/home/dashboard`)
  await expect(offer).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(offer.getByRole('link')).toHaveCount(2)
  expect((await offer.boundingBox())!.height).toBeLessThan(844 / 3)
  await expectNoSidewaysScroll(page)
  await offer.getByRole('button', { name: en(offerWords, 'offerStay') }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(offer).toBeHidden()
  await context.close()
})

test('the profile is shown with a masked national id, changed, and a changed form asks before it is left', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/profile/landlord')
  const shown = page.getByRole('main')
  await expect(shown).toContainText(maskNationalId(ssn))
  // The page shows the birth date of the national id, as its form does.
  await expect(shown).toContainText('29.12.1948')
  expect(await page.content()).not.toContain(ssn)
  expect((await page.content()).replace(/\s/g, '')).not.toContain(ssn)
  await expect(page.getByRole('complementary')).toContainText(`Kari Nordmann`)
  await expect(page.getByRole('complementary')).toContainText(landlord.email)

  await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
  await expect(fieldOf(page, en(accountWords, 'ssn'))).toHaveValue(nationalIdFormat.format(ssn))
  await fieldOf(page, en(accountWords, 'firstName')).fill('Åse')
  // The birth date follows from the national id, also from a stored one. A typed date stays.
  await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('29.12.1948')
  await typeInto(fieldOf(page, en(accountWords, 'ssn')), '01019012480')
  await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('01.01.1990')
  await fieldOf(page, en(accountWords, 'birthday')).fill('')
  await fieldOf(page, en(accountWords, 'ssn')).fill('')
  await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
  await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('29.12.1948')
  // A date that contradicts the national id causes a question, and can be saved.
  await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveAccessibleDescription(
    en(profileWords, 'birthdayHelp'),
  )
  await typeInto(fieldOf(page, en(accountWords, 'birthday')), '290248')
  await typeInto(fieldOf(page, en(accountWords, 'iban')), '8601.11.17947')
  await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveAccessibleDescription(
    en(profileWords, 'birthdayQuestion', { born: '29.12.1948' }),
  )
  await page.getByRole('button', { name: en(accountWords, 'cancel') }).click()
  const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
  await question.getByRole('button', { name: en(uiWords, 'discardStay') }).click()
  await expect(fieldOf(page, en(accountWords, 'firstName'))).toHaveValue('Åse')
  await page.getByRole('button', { name: en(accountWords, 'save') }).click()
  await expect(page).toHaveURL(`${product.url}/profile/landlord`)
  for (const text of ['Åse', formatDay(day('1948-02-29')), '8601 11 17947', '+47 90 01 23 45', 'Norway'])
    await expect(shown).toContainText(text)
  await expect(page.getByRole('complementary')).toContainText('Åse Nordmann')

  // Another bank account than the stored one needs the password. Its field says so.
  await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
  await expect(fieldOf(page, en(accountWords, 'password'))).toHaveCount(0)
  await typeInto(fieldOf(page, en(accountWords, 'iban')), '3000 12 34567')
  const proof = fieldOf(page, en(accountWords, 'password'))
  await page.getByRole('button', { name: en(accountWords, 'save') }).click()
  await expectFieldRefused(proof, en(validationWords, 'passwordRequired'))
  await proof.fill('Feil-1234')
  await page.getByRole('button', { name: en(accountWords, 'save') }).click()
  await expectFieldRefused(proof, en(validationWords, 'password.wrong'))
  await proof.fill(password)
  await page.getByRole('button', { name: en(accountWords, 'save') }).click()
  await expect(shown).toContainText('3000 12 34567')
  const notice = await product.mailTo(landlord.email, '/reset-password')
  expect(notice.subject).toBe(en(settingsMailWords, 'ibanSubject'))

  await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
  await fieldOf(page, en(accountWords, 'lastName')).fill('Berg')
  await page.goBack()
  await question.getByRole('button', { name: en(uiWords, 'discardGo') }).click()
  await expect(page).toHaveURL(`${product.url}/profile/landlord`)
  await expect(shown).toContainText('Nordmann')

  // A stored field can't be decrypted. The page says so, and everything else goes on.
  const stored = await landlord.api<object>('GET', 'profile')
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 409,
          json: { message: 'unreadable', requestId: 'unreadable', current: { ...stored, iban: null } },
        })
      : route.fallback(),
  )
  await page.reload()
  await expect(page.getByText(en(shellWords, 'leftOut_one', { count: 1 }))).toBeVisible()
  await expect(shown).toContainText('Nordmann')
})
