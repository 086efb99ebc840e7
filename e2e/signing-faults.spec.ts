import type { Locator, Page } from '@playwright/test'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { expect, choose, enter, inLanguage, makeLandlord, test, type Landlord, type Language } from './journey'
import { goTo } from './contract-form'
import { contract } from './lease-form'
import { messagesTo } from './messages'
import type { Product } from './product'
import { control, linkTo, subscribed, type Signable } from './signing-form'

// Failures of the signing service that are not in the table of fault-table-signing.spec.ts, and what the page says
// meanwhile.

type Key = keyof typeof signingPanelWords.texts

/** The mails that have asked the tenant to sign. */
const askedOf = async (product: Product, email: string) =>
  (await messagesTo(product, email)).filter(({ subject }) => /^(Signer|Sign) /.test(subject))

interface Place {
  readonly page: Page
  readonly product: Product
  readonly landlord: Landlord
  readonly id: number
  readonly email: string
}
/** A landlord on the page of a lease that can be sent. */
async function onPage(page: Page, product: Product, language: Language): Promise<Place> {
  const landlord = await makeLandlord(product)
  await subscribed(product, landlord)
  const email = `per${landlord.houseId}@example.no`
  const { id } = await contract(landlord, { tenant_email: email })
  await choose(page, { language })
  await enter(page, product, landlord, `/home/contract/${id}`)
  return { page, product, landlord, id, email }
}

for (const language of ['nb', 'en'] as const) {
  const translate = inLanguage(language)
  const t = (key: Key, values: Record<string, string> = {}) => translate(signingPanelWords, key, values)
  const button = (page: Page, key: Key) => page.getByRole('main').getByRole('button', { name: t(key), exact: true })
  const press = async (page: Page, key: Key, confirm: Key) => {
    await button(page, key).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(confirm), exact: true })
      .click()
  }
  // The whole sentence, because the list of signers always contains "Per har ikke signert ennå".
  const sentence = (key: Key, values: Record<string, string> = {}) =>
    new RegExp(`${t(key, values).replace(/[.?()]/g, '\\$&')}(?! \\p{Ll})`, 'u')
  const says = (page: Page, key: Key, values: Record<string, string> = {}) =>
    expect(page.getByText(sentence(key, values)).first()).toBeVisible()
  const fault = (product: Product, path: string, kind: string, times = 1) =>
    control(product, 'faults', { provider: 'signicat', path, kind, times })
  const tenant = { names: 'Per Hansen' }
  const saveAndSend = (dialog: Locator) =>
    dialog.getByRole('button', { name: translate(wizardWords, 'saveAndSend'), exact: true }).click()

  test(
    `sending anew that the service fails at is noted, goes on by itself, and asks once more (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const { landlord, id, email } = await onPage(page, product, language)
      await press(page, 'send', 'sendGo')
      await says(page, 'contract_tenants', tenant)
      await linkTo(product, email, 'tc')
      await fault(product, '/cancel', 'status')
      const before = (await landlord.api<Signable>('GET', `contract/${id}`)).signicatInfo!.tenants[0]!.link!
      await press(page, 'regenerate', 'regenerate')
      await says(page, 'contract_renewing')
      expect(await askedOf(product, email)).toHaveLength(1)
      // The product's own jobs bring the result without a click. The page only reads again.
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(sentence('contract_tenants', tenant)).first()).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 90_000, intervals: [3000] })
      await expect.poll(async () => (await askedOf(product, email)).length).toBe(2)
      const after = (await landlord.api<Signable>('GET', `contract/${id}`)).signicatInfo!.tenants[0]!.link!
      expect(after).not.toBe(before)
    },
  )

  test(
    `an answer that never reaches the page: it shows what is so, and promises nothing else (${language})`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/Failed to load resource: net::ERR_FAILED/)
      const { email } = await onPage(page, product, language)
      // The request arrives, but its answer doesn't.
      await page.route('**/sign-bankid', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await press(page, 'send', 'sendGo')
      // The page has automatically read the data again.
      await says(page, 'contract_tenants', tenant)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await linkTo(product, email, 'tc')

      await page.route('**/withdraw-signing', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await button(page, 'withdraw').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('withdraw'), exact: true })
        .click()
      await says(page, 'contract_withdrawn')
      await expect(page.getByText(t('withdrawKeep'))).toHaveCount(0)

      // The request doesn't arrive. A landlord who no longer wants it withdraws it, and nothing is sent.
      await page.unroute('**/sign-bankid')
      await page.unroute('**/withdraw-signing')
      await page.route('**/sign-bankid', (route) => route.abort())
      await button(page, 'send').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('sendGo'), exact: true }).click()
      await expect(dialog).toContainText(t('uncertain'))
      await dialog.getByRole('button', { name: t('takeBack'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await page.unroute('**/sign-bankid')
      expect(await askedOf(product, email)).toHaveLength(1)

      // After that it is sent again. This counts as a new request.
      await press(page, 'send', 'sendGo')
      await says(page, 'contract_tenants', tenant)
      await expect.poll(async () => (await askedOf(product, email)).length).toBe(2)
    },
  )

  test(
    `the wizard says of a sending what is so: noted, or perhaps noted (${language})`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/Failed to load resource: net::ERR_FAILED/)
      const landlord = await makeLandlord(product)
      await subscribed(product, landlord)
      await choose(page, { language })
      await enter(page, product, landlord)
      const saved = (key: 'savedSending' | 'perhapsSent') => page.getByText(translate(wizardWords, key))
      const never = () => expect(page.getByText(translate(wizardWords, 'notSent'))).toHaveCount(0)

      await fault(product, '/sign/documents', 'status')
      await saveAndSend(await goTo(page, translate, 'summary'))
      await expect(saved('savedSending')).toBeVisible()
      await says(page, 'contract_starting')
      await never()

      await page.goto(`${product.url}/home`)
      await page.route('**/sign-bankid', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await saveAndSend(await goTo(page, translate, 'summary'))
      await expect(saved('perhapsSent')).toBeVisible()
      await says(page, 'contract_tenants', { names: 'Per Ås' })
      await never()
    },
  )
}
