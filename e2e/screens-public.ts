import { externalLoginWords } from '../src/app/web/external-login/words'
import { privacyWords } from '../src/app/web/privacy/words'
import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { accountWords } from '../src/landlord/account/words'
import { linkWords } from '../src/landlord/login/words-link'
import { logoutWords } from '../src/landlord/login/words-logout'
import { resetWords } from '../src/landlord/login/words-reset'
import { settingsWords } from '../src/landlord/account/words-settings'
import { secondFactorWords } from '../src/landlord/credentials/words-second-factor'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { logIn, stepHeading } from './account-form'
import { expect, fieldOf, freshEmail, profile, openSections, type Translate } from './journey'
import { submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'
import { stepWords } from './page-words'
import { passwordWords } from '../src/landlord/credentials/words-password'

const account = (key: keyof typeof accountWords.texts) => pageTitled((translate) => translate(accountWords, key))
const reset = (key: keyof typeof resetWords.texts) => pageTitled((translate) => translate(resetWords, key))
const settings = (key: keyof typeof settingsWords.texts) => pageTitled((translate) => translate(settingsWords, key))
const step = (key: keyof typeof stepWords.texts) => pageTitled((translate) => translate(stepWords, key))
const heading = async ({ page }: ScreenWalk, text: string) =>
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
const open = (path: string, text: (translate: Translate) => string) => async (walk: ScreenWalk) => {
  await walk.page.goto(walk.product.url + path)
  await heading(walk, text(walk.translate))
}
/** Leaves a call unanswered, so that the page is seen while it waits. */
const waiting = ({ page }: ScreenWalk, call: string) => page.route(`**/api/${call}`, () => {})

const toLogin = open('/login', (translate) => translate(accountWords, 'loginTitle'))
const toReset = open('/reset-password', (translate) => translate(resetWords, 'resetTitle'))
const toGeneral = open('/registration', (translate) => translate(registrationWords, 'stepGeneral'))

const toConfirm = (code: string) =>
  open(`/change/email/${code}`, (translate) => translate(settingsWords, 'confirmTitle'))
const confirm = ({ page, translate }: ScreenWalk) =>
  page.getByRole('button', { name: translate(settingsWords, 'confirmButton') }).click()

/** The screens of a visitor without an account. */
export const publicScreens: readonly Screen[] = [
  { name: 'login', title: account('loginTitle'), open: toLogin },
  {
    name: 'the page about personal data',
    title: pageTitled((translate) => translate(privacyWords, 'title')),
    open: open('/privacy', (translate) => translate(privacyWords, 'title')),
  },
  {
    name: 'login with errors',
    title: account('loginTitle'),
    open: async (walk) => {
      await toLogin(walk)
      await submitInvalidForm(walk, walk.page, walk.translate(accountWords, 'login'))
    },
  },
  {
    name: 'login with a wrong password',
    title: account('loginTitle'),
    open: async (walk) => {
      await toLogin(walk)
      await logIn(walk.page, walk.translate, freshEmail(), 'wrong')
      await expect(fieldOf(walk.page, walk.translate(accountWords, 'password'))).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'login after an old link',
    title: account('loginTitle'),
    open: open('/login?notice=link', (translate) => translate(accountWords, 'loginTitle')),
  },
  {
    name: 'a login with an electronic ID that was cancelled',
    title: pageTitled((translate) => translate(externalLoginWords, 'cancelledTitle')),
    open: open('/signin-difi?error=access_denied', (translate) => translate(externalLoginWords, 'cancelledTitle')),
  },
  {
    name: 'the transfer from the old app',
    title: reset('oldAppTitle'),
    open: async (walk) => {
      await walk.page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 409, json: { message: 'isOldAppUser', requestId: 'x' } }),
      )
      await toLogin(walk)
      await logIn(walk.page, walk.translate, freshEmail(), 'Fjord-1234')
      await heading(walk, walk.translate(resetWords, 'oldAppTitle'))
    },
  },
  {
    name: 'the second step of a login, with errors',
    title: account('loginTitle'),
    open: async (walk) => {
      await walk.page.unroute('**/api/auth/login')
      await walk.page.route('**/api/auth/login', (route) => route.fulfill({ json: { secondFactor: 'x' } }))
      await toLogin(walk)
      await logIn(walk.page, walk.translate, freshEmail(), 'Fjord-1234')
      await expect(fieldOf(walk.page, walk.translate(secondFactorWords, 'firstCode'))).toBeFocused()
      await submitInvalidForm(walk, walk.page, walk.translate(accountWords, 'login'))
    },
  },
  {
    name: 'the recovery code of a login',
    title: account('loginTitle'),
    open: async (walk) => {
      await walk.page.getByRole('button', { name: walk.translate(secondFactorWords, 'useRecovery') }).click()
      await expect(fieldOf(walk.page, walk.translate(secondFactorWords, 'recoveryCode'))).toBeFocused()
    },
  },
  {
    name: 'the second step of a login with an electronic ID, with errors',
    title: pageTitled((translate) => translate(externalLoginWords, 'signInTitle')),
    open: async (walk) => {
      await walk.page.route('**/api/auth/callback/difi?**', (route) => route.fulfill({ json: { secondFactor: 'x' } }))
      await open('/signin-difi?code=x&state=y', (translate) => translate(externalLoginWords, 'signInTitle'))(walk)
      await expect(fieldOf(walk.page, walk.translate(secondFactorWords, 'firstCode'))).toBeFocused()
      await submitInvalidForm(walk, walk.page, walk.translate(accountWords, 'login'))
    },
  },
  {
    name: 'a login link while it is read',
    title: pageTitled((translate) => translate(linkWords, 'byUrlTitle')),
    open: async (walk) => {
      await waiting(walk, 'auth/by-url')
      await open('/login/by-url?token=x', (translate) => translate(linkWords, 'byUrlTitle'))(walk)
      await expect(walk.page.getByText(walk.translate(linkWords, 'byUrlWait'))).toBeVisible()
    },
  },
  { name: 'registration', title: step('general'), open: toGeneral },
  {
    name: 'registration with errors',
    title: step('general'),
    open: async (walk) => {
      await toGeneral(walk)
      await submitInvalidForm(walk, walk.page, walk.translate(registrationWords, 'next'))
    },
  },
  {
    name: 'registration with an address that is taken',
    title: step('general'),
    open: async (walk) => {
      await toGeneral(walk)
      await fieldOf(walk.page, walk.translate(accountWords, 'email')).fill(walk.landlord.email)
      await fieldOf(walk.page, walk.translate(accountWords, 'password')).focus()
      await expect(
        walk.page.getByRole('link', { name: walk.translate(registrationWords, 'emailExistsLogin') }),
      ).toBeVisible()
    },
  },
  { name: 'asking for a new password', title: reset('resetTitle'), open: toReset },
  {
    name: 'asking for a new password with errors',
    title: reset('resetTitle'),
    open: async (walk) => {
      await toReset(walk)
      await submitInvalidForm(walk, walk.page, walk.translate(resetWords, 'resetSend'))
    },
  },
  {
    name: 'the link for a new password is sent',
    title: reset('resetSentTitle'),
    open: async (walk) => {
      await toReset(walk)
      await fieldOf(walk.page, walk.translate(accountWords, 'email')).fill(`${'long'.repeat(9)}@husbok.example`)
      await walk.page.getByRole('button', { name: walk.translate(resetWords, 'resetSend') }).click()
      await heading(walk, walk.translate(resetWords, 'resetSentTitle'))
    },
  },
  {
    name: 'a new password',
    title: reset('newPasswordTitle'),
    open: async (walk) => {
      await walk.page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ status: 204 }))
      await open('/reset-password/new-password/code', (translate) => translate(resetWords, 'newPasswordTitle'))(walk)
      await expect(fieldOf(walk.page, walk.translate(resetWords, 'newPassword'))).toBeVisible()
    },
  },
  {
    name: 'a new password with errors',
    title: reset('newPasswordTitle'),
    open: (walk) => submitInvalidForm(walk, walk.page, walk.translate(resetWords, 'newPasswordSave')),
  },
  {
    name: 'a new password that is saved',
    title: reset('passwordSavedTitle'),
    open: async (walk) => {
      const { page, translate } = walk
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 204 }))
      await fieldOf(page, translate(resetWords, 'newPassword')).fill('Fjord-1234')
      await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill('Fjord-1234')
      await page.getByRole('button', { name: translate(resetWords, 'newPasswordSave') }).click()
      await heading(walk, translate(resetWords, 'passwordSavedTitle'))
    },
  },
  {
    name: 'a link for a new password that is used up',
    title: reset('codeBadTitle'),
    open: open('/reset-password/new-password/used', (translate) => translate(resetWords, 'codeBadTitle')),
  },
  {
    name: 'login after the account was deleted',
    title: account('loginTitle'),
    open: open('/login?notice=deleted', (translate) => translate(accountWords, 'loginTitle')),
  },
  { name: 'the link to another e-mail address', title: settings('confirmTitle'), open: toConfirm('code') },
  {
    name: 'another e-mail address while it is confirmed',
    title: settings('confirmTitle'),
    open: async (walk) => {
      await waiting(walk, 'profile/email/*')
      await toConfirm('code')(walk)
      await confirm(walk)
      await expect(walk.page.getByText(walk.translate(settingsWords, 'confirmWait'))).toBeAttached()
    },
  },
  {
    name: 'a link to another e-mail address that is used up',
    title: settings('refusedTitle'),
    open: async (walk) => {
      await toConfirm('used')(walk)
      await confirm(walk)
      await heading(walk, walk.translate(settingsWords, 'refusedTitle'))
      // Without this click, the login would replace the page before everything was checked.
      await walk.page.getByRole('button', { name: walk.translate(settingsWords, 'stayHere') }).click()
    },
  },
  {
    name: 'another e-mail address that is confirmed',
    title: settings('confirmedTitle'),
    open: async (walk) => {
      await walk.page.route('**/api/profile/email/*', (route) =>
        route.fulfill({ json: { email: 'ny@husbok.example' } }),
      )
      await toConfirm('code')(walk)
      await confirm(walk)
      await heading(walk, walk.translate(settingsWords, 'confirmedTitle'))
    },
  },
  {
    name: 'an address that leads nowhere',
    title: pageTitled((translate) => translate(shellWords, 'notFoundTitle')),
    open: open('/not-found', (translate) => translate(uiWords, 'notFoundTitle')),
  },
  {
    name: 'an unknown address',
    title: pageTitled((translate) => translate(shellWords, 'notFoundTitle')),
    open: open('/home/nowhere/at/all', (translate) => translate(uiWords, 'notFoundTitle')),
  },
]

const toProfile = async (walk: ScreenWalk) => {
  await walk.page.goto(`${walk.product.url}/registration?step=profile`)
  await stepHeading(walk.page, walk.translate, 'stepProfile')
  await expect(fieldOf(walk.page, walk.translate(accountWords, 'firstName'))).toBeVisible()
}
const toFinish = async (walk: ScreenWalk) => {
  await walk.landlord.api('PUT', 'profile', profile)
  await walk.page.goto(`${walk.product.url}/registration?step=finish`)
  await stepHeading(walk.page, walk.translate, 'stepFinish')
  await expect(walk.page.getByRole('radiogroup', { name: walk.translate(houseWords, 'whereLet') })).toBeVisible()
}

/** The screens of a person who has an account but has not finished the registration. */
export const registrationScreens: readonly Screen[] = [
  { name: 'registration, the profile', title: step('profile'), open: toProfile },
  {
    name: 'registration, the profile with errors',
    title: step('profile'),
    open: async (walk) => {
      await toProfile(walk)
      await openSections(walk.page)
      for (const [key, typed] of [
        ['phone', '12'],
        ['iban', 'NO1'],
        ['birthday', '31.02.1980'],
      ] as const) {
        await fieldOf(walk.page, walk.translate(accountWords, key)).fill(typed)
      }
      await submitInvalidForm(walk, walk.page, walk.translate(registrationWords, 'next'))
    },
  },
  {
    name: 'the question before registration is closed',
    title: step('profile'),
    open: async ({ page, translate }) => {
      await page.getByRole('button', { name: translate(registrationWords, 'back'), exact: true }).click()
      await expect(page.getByRole('dialog', { name: translate(registrationWords, 'closeTitle') })).toBeVisible()
    },
  },
  { name: 'registration, the first house', title: step('finish'), open: toFinish },
  {
    name: 'registration, the first house with errors',
    title: step('finish'),
    open: async (walk) => {
      await toFinish(walk)
      await walk.page.getByRole('radio', { name: walk.translate(houseWords, 'elsewhere') }).check()
      await submitInvalidForm(walk, walk.page, walk.translate(registrationWords, 'finish'))
    },
  },
  {
    name: 'logging out',
    title: pageTitled((translate) => translate(logoutWords, 'title')),
    open: async (walk) => {
      await waiting(walk, 'auth/logout')
      await open('/logout', (translate) => translate(logoutWords, 'title'))(walk)
    },
  },
]
