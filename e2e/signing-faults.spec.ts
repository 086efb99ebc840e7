import type { Locator, Page } from '@playwright/test'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import {
  expect,
  chooseLanguageAndScheme,
  openLoggedIn,
  translateInto,
  makeLandlord,
  test,
  type Landlord,
  type Language,
  password,
} from './journey'
import { openWizardAtStep } from './contract-form'
import { contract } from './lease-form'
import { mailsTo } from './messages'
import type { Product } from './product'
import {
  callSandboxControl,
  signingLinkIn,
  addSubscription,
  type ContractWithSigning,
  answerAtBankid,
  openSignerPage,
  goToBankid,
} from './signing-form'
import { tenantWords } from '../src/lease/signing/words-tenant'
import { logIn } from './account-form'
import { pageButton } from './deposit-form'

// Failures of the signing service that are not in the table of fault-table-signing.spec.ts, and what the page says
// meanwhile.

type Key = keyof typeof signingPanelWords.texts

/** The mails that have asked the tenant to sign. */
const askedOf = async (product: Product, email: string) =>
  (await mailsTo(product, email)).filter(({ subject }) => /^(Signer|Sign) /.test(subject))

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
  await addSubscription(product, landlord)
  const email = `per${landlord.houseId}@example.no`
  const { id } = await contract(landlord, { tenant_email: email })
  await chooseLanguageAndScheme(page, { language })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  return { page, product, landlord, id, email }
}

const translate = translateInto('nb')
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
  callSandboxControl(product, 'faults', { provider: 'signicat', path, kind, times })
const tenant = { names: 'Per Hansen' }
const saveAndSend = (dialog: Locator) =>
  dialog.getByRole('button', { name: translate(wizardWords, 'saveAndSend'), exact: true }).click()

test('sending anew that the service fails at is noted, goes on by itself, and asks once more', async ({
  page,
  product,
}) => {
  const { landlord, id, email } = await onPage(page, product, 'nb')
  await press(page, 'send', 'sendGo')
  await says(page, 'contract_tenants', tenant)
  await signingLinkIn(product, email, 'tc')
  await fault(product, '/cancel', 'status')
  const before = (await landlord.api<ContractWithSigning>('GET', `contract/${id}`)).signicatInfo!.tenants[0]!.link!
  await press(page, 'regenerate', 'regenerate')
  await says(page, 'contract_renewing')
  expect(await askedOf(product, email)).toHaveLength(1)
  // The product's own jobs bring the result without a click. The page only reads again.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(sentence('contract_tenants', tenant)).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 90_000, intervals: [3000] })
  await expect.poll(async () => (await askedOf(product, email)).length).toBe(2)
  const after = (await landlord.api<ContractWithSigning>('GET', `contract/${id}`)).signicatInfo!.tenants[0]!.link!
  expect(after).not.toBe(before)
})

test('an answer that never reaches the page: it shows what is so, and promises nothing else', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/Failed to load resource: net::ERR_FAILED/)
  const { email } = await onPage(page, product, 'nb')
  // The request arrives, but its answer doesn't.
  await page.route('**/sign-bankid', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'send', 'sendGo')
  // The page has automatically read the data again.
  await says(page, 'contract_tenants', tenant)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signingLinkIn(product, email, 'tc')

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

  // Then the lease is sent again, which counts as a new request.
  await press(page, 'send', 'sendGo')
  await says(page, 'contract_tenants', tenant)
  await expect.poll(async () => (await askedOf(product, email)).length).toBe(2)
})

test('the wizard says of a sending what is so: noted, or perhaps noted', async ({ page, product, quiet }) => {
  quiet.allow(/Failed to load resource: net::ERR_FAILED/)
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const saved = (key: 'savedSending' | 'perhapsSent') => page.getByText(translate(wizardWords, key))
  const never = () => expect(page.getByText(translate(wizardWords, 'notSent'))).toHaveCount(0)

  await fault(product, '/sign/documents', 'status')
  await saveAndSend(await openWizardAtStep(page, translate, 'summary'))
  await expect(saved('savedSending')).toBeVisible()
  await says(page, 'contract_starting')
  await never()

  await page.goto(`${product.url}/home`)
  await page.route('**/sign-bankid', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await saveAndSend(await openWizardAtStep(page, translate, 'summary'))
  await expect(saved('perhapsSent')).toBeVisible()
  await says(page, 'contract_tenants', { names: 'Per Ås' })
  await never()
})

test('a tenant who signs while it is being taken back reads that, and the landlord that a signature has come in', async ({
  page,
  product,
  browser,
}) => {
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  const email = `per${landlord.houseId}@example.no`
  const siri = {
    first_name: 'Siri',
    last_name: 'Hansen',
    birthday: '1991-04-02',
    phone_code: '+47',
    phone: '90012346',
  }
  const { id } = await contract(landlord, {
    tenant_email: email,
    co_tenants: [{ ...siri, email: `siri${landlord.houseId}@example.no` }],
  })
  await landlord.api('POST', `contract/${id}/sign-bankid`)
  const [per, other] = await Promise.all([openSignerPage(browser, 'nb'), openSignerPage(browser, 'nb')])
  await goToBankid(other, await signingLinkIn(product, `siri${landlord.houseId}@example.no`, 'tc'), translate)
  await goToBankid(per, await signingLinkIn(product, email, 'tc'), translate)

  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  await expect(
    page.getByText(translate(signingPanelWords, 'contract_tenants', { names: 'Per Hansen og Siri Hansen' })),
  ).toBeVisible()
  // The product gets no message, and the page asks again only much later.
  await callSandboxControl(product, 'webhooks/hold')
  await answerAtBankid(per, 'Sign', 'success')
  await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'successTitle'))
  const withdraw = translate(signingPanelWords, 'withdraw')
  await pageButton(page, withdraw).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(translate(signingPanelWords, 'signedSoFar', { names: 'Per Hansen' }))

  await callSandboxControl(product, 'faults', { provider: 'signicat', path: '/cancel', kind: 'status', times: 20 })
  await dialog.getByRole('button', { name: withdraw, exact: true }).click()
  await expect(page.getByText(translate(signingPanelWords, 'contract_withdrawing'))).toBeVisible()
  await answerAtBankid(other, 'Sign', 'success')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'withdrawingTitle'))
  await expect(other.getByRole('alert')).toHaveText(translate(tenantWords, 'withdrawingText'))
  await fetch(`${product.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' })
  await callSandboxControl(product, 'webhooks/release', {})
  const state = async () =>
    (await landlord.api<{ signicatInfo: { state: string } }>('GET', `contract/${id}`)).signicatInfo.state
  await expect.poll(state, { timeout: 90_000 }).toBe('withdrawn')
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'endedTitle'))
  // The link's page says the same, and what happened to the signature.
  await per.goto(await signingLinkIn(product, email, 'tc'))
  await expect(per.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, 'closedWithdrawnTitle'))
  await expect(per.getByText(translate(tenantWords, 'countsNot'))).toBeVisible()
  await expect(per.getByRole('link', { name: landlord.email })).toBeVisible()
  // A person who returns unsigned gets no button to sign again, because the link has ended.
  await other.goto(other.url().replace('status=success', 'status=cancel'))
  await expect(other.getByRole('alert')).toHaveText(translate(tenantWords, 'goneText'))
  await expect(other.getByRole('link', { name: translate(tenantWords, 'again') })).toHaveCount(0)
})

for (const [status, title, text] of [
  ['success', 'successTitle', 'successOwn'],
  ['fail', 'failTitle', 'failOwn'],
  ['cancel', 'cancelTitle', 'cancelText'],
] as const)
  test(`a landlord without a session who comes back from signing is told how it ended, and comes to the contract by the login: ${status}`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await chooseLanguageAndScheme(page, { language: 'nb' })
    await page.goto(`${product.url}/home/contract/${id}?status=${status}&idfy-jwt=e30.e30.e30`)
    expect(page.url()).not.toContain('idfy-jwt')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(tenantWords, title))
    await expect(page.getByText(translate(tenantWords, text))).toBeVisible()
    await page.getByRole('link', { name: translate(tenantWords, 'toContract'), exact: true }).click()
    await logIn(page, translate, landlord.email, password)
    await page.waitForURL(`**/home/contract/${id}`)
  })
