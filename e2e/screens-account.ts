import type { Locator } from '@playwright/test'
import { offerWords } from '../src/app/web/shell/words-offer'
import { uiWords } from '../src/base/ui/words/words'
import { accountWords } from '../src/landlord/account/words'
import { profileWords } from '../src/landlord/account/words-profile'
import { settingsWords } from '../src/landlord/account/words-settings'
import { secondFactorWords } from '../src/landlord/credentials/words-second-factor'
import { exportScreenWords } from '../src/year/export/words-screen'
import { expect, fieldOf, typeInto } from './journey'
import { planScreens } from './screens-plan'
import { alterAnswer, submitInvalidForm, pageTitled, type Screen, type ScreenWalk } from './screen'
import { pageWords } from './page-words'

const settings = '/profile/account-settings'
type SettingsKey = keyof typeof settingsWords.texts
const titleOf = (key: SettingsKey) => pageTitled((translate) => translate(settingsWords, key))
const exportTitle = pageTitled((translate) => translate(exportScreenWords, 'title'))

const go = async ({ page, product }: ScreenWalk, path: string, heading: string) => {
  await page.goto(product.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
const open = (path: string, key: SettingsKey) => (walk: ScreenWalk) =>
  go(walk, path, walk.translate(settingsWords, key))
const shown = async ({ page }: ScreenWalk, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}
const press = ({ page, translate }: ScreenWalk, key: SettingsKey) =>
  page.getByRole('button', { name: translate(settingsWords, key), exact: true }).click()
const fill = async ({ page, translate }: ScreenWalk, typed: Partial<Record<SettingsKey, string>>) => {
  for (const [key, value] of Object.entries(typed))
    await fieldOf(page, translate(settingsWords, key as SettingsKey)).fill(value)
}

/** The answer to the export: `come` of `of` bytes arrive. Then the answer stops or ends. */
const exporting = async (walk: ScreenWalk, zip: { come: number; of: number; ends: boolean }) => {
  await go(walk, `${settings}/export`, walk.translate(exportScreenWords, 'title'))
  await walk.page.evaluate(({ come, of, ends }) => {
    const body = new ReadableStream({
      start(out) {
        if (come > 0) out.enqueue(new Uint8Array(come))
        if (ends) out.close()
      },
    })
    const headers = {
      'content-length': String(of),
      'x-export-entries': '12',
      'content-disposition': 'attachment; filename="husbok-export-2026-01-01.zip"',
    }
    const real = window.fetch
    window.fetch = (input, init) =>
      input === '/api/export' ? Promise.resolve(new Response(body, { headers })) : real(input, init)
    // Only some browsers can write to a chosen place. This simulates one of them.
    Object.assign(window, { showSaveFilePicker: () => new Promise(() => undefined) })
  }, zip)
  await startExport(walk)
}
const startExport = ({ page, translate }: ScreenWalk) =>
  page.getByRole('button', { name: translate(exportScreenWords, 'start') }).click()

/** All screens of the account: settings, exporting and deleting one's data, contact, plan, and the dialogs over them. */
export const accountScreens: readonly Screen[] = [
  { name: 'account settings', title: titleOf('title'), open: open(settings, 'title') },
  {
    name: 'the key of a second step, with errors',
    title: titleOf('title'),
    open: async (walk) => {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      const otpauth = `otpauth://totp/Husbok:kari?issuer=Husbok&secret=${secret}`
      await walk.page.route('**/api/auth/totp/setup', (route) => route.fulfill({ json: { secret, otpauth } }))
      await walk.page.getByRole('button', { name: walk.translate(secondFactorWords, 'switchOn') }).click()
      const dialog = await shown(walk, walk.translate(secondFactorWords, 'passwordTitle'))
      await fieldOf(dialog, walk.translate(secondFactorWords, 'password')).fill('x')
      await dialog.getByRole('button', { name: walk.translate(secondFactorWords, 'next') }).click()
      await expect(dialog.getByRole('img', { name: walk.translate(secondFactorWords, 'qr') })).toBeVisible()
      await submitInvalidForm(walk, dialog, walk.translate(secondFactorWords, 'confirm'))
    },
  },
  {
    name: 'recovery codes',
    title: titleOf('title'),
    open: async (walk) => {
      const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-MN${22 + index}`)
      await walk.page.route('**/api/auth/totp/confirm', (route) => route.fulfill({ json: { recoveryCodes } }))
      const dialog = await shown(walk, walk.translate(secondFactorWords, 'passwordTitle'))
      await typeInto(fieldOf(dialog, walk.translate(secondFactorWords, 'firstCode')), '123456')
      await dialog.getByRole('button', { name: walk.translate(secondFactorWords, 'confirm') }).click()
      await shown(walk, walk.translate(secondFactorWords, 'codesTitle'))
    },
  },
  {
    name: 'switching the second step off, with errors',
    title: titleOf('title'),
    open: async (walk) => {
      await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, secondFactor: true }))
      await open(settings, 'title')(walk)
      await walk.page.getByRole('button', { name: walk.translate(secondFactorWords, 'switchOff') }).click()
      const dialog = await shown(walk, walk.translate(secondFactorWords, 'offTitle'))
      await submitInvalidForm(walk, dialog, walk.translate(secondFactorWords, 'switchOff'))
    },
  },
  {
    name: 'the end of an account, with errors',
    title: titleOf('title'),
    open: async (walk) => {
      await walk.page.unroute('**/api/profile')
      await open(settings, 'title')(walk)
      await press(walk, 'deleteAccount')
      await submitInvalidForm(
        walk,
        await shown(walk, walk.translate(settingsWords, 'deleteTitle')),
        walk.translate(settingsWords, 'deleteForGood'),
      )
    },
  },
  {
    name: 'an account whose subscription is active cannot be deleted',
    title: titleOf('title'),
    open: async (walk) => {
      await alterAnswer(walk.page, 'profile', (answer) => ({ ...answer, subscriptionActive: true }))
      await open(settings, 'title')(walk)
      await press(walk, 'deleteAccount')
      await shown(walk, walk.translate(settingsWords, 'activeTitle'))
    },
  },
  {
    name: 'another e-mail address, with errors',
    title: titleOf('changeEmail'),
    open: async (walk) => {
      await open(`${settings}/change-email`, 'changeEmail')(walk)
      await submitInvalidForm(walk, walk.page, walk.translate(settingsWords, 'sendLink'))
    },
  },
  {
    name: 'another e-mail address, which asks for the password',
    title: titleOf('changeEmail'),
    open: async (walk) => {
      const refusal = { message: 'invalid', fields: { password: 'required' }, requestId: 'r' }
      await walk.page.route('**/api/profile/email', (route) => route.fulfill({ status: 422, json: refusal }))
      await open(`${settings}/change-email`, 'changeEmail')(walk)
      await fill(walk, { newEmail: 'ny@husbok.example' })
      await press(walk, 'sendLink')
      await expect(fieldOf(walk.page, walk.translate(settingsWords, 'password'))).toBeVisible()
    },
  },
  {
    name: 'an e-mail address that is taken',
    title: titleOf('changeEmail'),
    open: async (walk) => {
      const refusal = { message: 'emailExists', fields: { email: 'email.exists' }, requestId: 'r' }
      await walk.page.route('**/api/profile/email', (route) => route.fulfill({ status: 409, json: refusal }))
      await open(`${settings}/change-email`, 'changeEmail')(walk)
      await fill(walk, { newEmail: 'opptatt@husbok.example' })
      await press(walk, 'sendLink')
      await shown(walk, walk.translate(settingsWords, 'takenTitle'))
    },
  },
  {
    name: 'the link to another e-mail address is sent',
    title: titleOf('changeEmail'),
    open: async (walk) => {
      await walk.page.route('**/api/profile/email', (route) => route.fulfill({ status: 204 }))
      await open(`${settings}/change-email`, 'changeEmail')(walk)
      await fill(walk, { newEmail: 'menneskerettighetsorganisasjonen@husbok.example' })
      await press(walk, 'sendLink')
      await shown(walk, walk.translate(settingsWords, 'linkSentTitle'))
    },
  },
  {
    name: 'another password, with errors',
    title: titleOf('changePassword'),
    open: async (walk) => {
      await open(`${settings}/change-password`, 'changePassword')(walk)
      await fill(walk, { oldPassword: 'a', newPassword: 'b', repeatPassword: 'c' })
      await submitInvalidForm(walk, walk.page, walk.translate(settingsWords, 'savePassword'))
    },
  },
  {
    name: 'the password is changed',
    title: titleOf('changePassword'),
    open: async (walk) => {
      await walk.page.route('**/api/profile/password', (route) => route.fulfill({ status: 204 }))
      await open(`${settings}/change-password`, 'changePassword')(walk)
      await fill(walk, { oldPassword: 'Fjord-1234', newPassword: 'Fjell-4321', repeatPassword: 'Fjell-4321' })
      await press(walk, 'savePassword')
      await shown(walk, walk.translate(settingsWords, 'passwordChangedTitle'))
    },
  },
  {
    name: 'the phone number, with errors',
    title: pageTitled((translate) => translate(profileWords, 'landlordTitle')),
    open: async (walk) => {
      await go(walk, '/profile/landlord', walk.translate(profileWords, 'landlordTitle'))
      await press(walk, 'phoneUpdate')
      const dialog = await shown(walk, walk.translate(settingsWords, 'phoneTitle'))
      await typeInto(fieldOf(dialog, walk.translate(accountWords, 'phone')), '12')
      await submitInvalidForm(walk, dialog, walk.translate(settingsWords, 'phoneSave'))
    },
  },
  { name: 'contact', title: titleOf('contactTitle'), open: open('/profile/contact-us', 'contactTitle') },
  ...planScreens,
  {
    name: 'the export',
    title: exportTitle,
    open: (walk) => go(walk, `${settings}/export`, walk.translate(exportScreenWords, 'title')),
  },
  {
    name: 'the export while it is made',
    title: exportTitle,
    open: async (walk) => {
      await walk.page.route('**/api/export', () => {})
      await startExport(walk)
      await expect(walk.page.getByText(walk.translate(exportScreenWords, 'preparing'))).toBeVisible()
    },
  },
  {
    name: 'the export while it comes',
    title: exportTitle,
    open: async (walk) => {
      await exporting(walk, { come: 500_000, of: 1_000_000, ends: false })
      await expect(walk.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    },
  },
  {
    name: 'the export, too large to be held',
    title: exportTitle,
    open: async (walk) => {
      await exporting(walk, { come: 0, of: 400 * 1024 * 1024, ends: false })
      await expect(
        walk.page.getByRole('button', { name: walk.translate(exportScreenWords, 'choosePlace') }),
      ).toBeVisible()
    },
  },
  {
    name: 'the export when it is done',
    title: exportTitle,
    open: async (walk) => {
      await exporting(walk, { come: 1000, of: 1000, ends: true })
      await expect(walk.page.getByRole('button', { name: walk.translate(exportScreenWords, 'again') })).toBeVisible()
    },
  },
  {
    name: 'the export that did not get through',
    title: exportTitle,
    open: async (walk) => {
      await exporting(walk, { come: 500, of: 1000, ends: true })
      await expect(walk.page.getByRole('button', { name: walk.translate(uiWords, 'tryAgain') })).toBeVisible()
    },
  },
  {
    name: 'the offer of the mobile app',
    title: pageTitled((translate) => translate(pageWords, '/profile/contact-us')),
    open: async (walk) => {
      const phone =
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
      await walk.page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { value: agent }), phone)
      await open('/profile/contact-us', 'contactTitle')(walk)
      const offer = walk.page.getByRole('region', { name: walk.translate(offerWords, 'offerTitle') })
      await expect(offer).toBeVisible()
    },
  },
]
