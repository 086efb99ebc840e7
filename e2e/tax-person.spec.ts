import type { Page } from '@playwright/test'
import { otherPersonWords } from '../src/app/web/tax/words-person'
import { uiWords } from '../src/base/ui/words/words'
import { externalLoginWords } from '../src/app/web/external-login/words'
import { taxPageWords } from '../src/app/web/tax/words'
import { choose, enter, expect, inLanguage, languages, makeLandlord, profile, test } from './journey'
import { subscribed } from './signing-form'
import { pid } from './tax-year'

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

for (const language of languages) {
  const translate = inLanguage(language)
  const other = (key: keyof typeof otherPersonWords.texts, values?: Record<string, string>) =>
    translate(otherPersonWords, key, values)

  test(
    `somebody else’s electronic id is said with a name, linked to nothing, and logged out on the way back (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      await product.freeElectronicIds()
      const landlord = await makeLandlord(product)
      await subscribed(product, landlord)
      await choose(page, { language })
      await enter(page, product, landlord, '/altinn?year=2024')
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

      // Logged out there as well. The next person must log in, and the page is the one that was left.
      await panel.getByRole('link', { name: other('logOut') }).click()
      await expect(page).toHaveURL(`${product.url}/altinn?year=2024`)
      await own(page, 'PUT', { ...profile, ssn: pid })
      await page.reload()
      await logIn.click()
      await asKari.click()
      await expect(panel).toContainText(
        translate(taxPageWords, 'loggedIn', { name: 'Kari Nordmann', id: '298174 •••••' }),
      )
      expect(await own(page, 'GET')).toMatchObject({ hasExternalId: true })
    },
  )
}
