import type { Browser, Page } from '@playwright/test'
import { runPdfTool } from '../src/base/pdf/test-pdf'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { tenantWords } from '../src/lease/signing/words-tenant'
import { phoneWindow } from './axe'
import { chooseLanguageAndScheme, expect, type Landlord, type Language, type Translate } from './journey'
import type { Product } from './product'

/** A call to the sandbox's control API. */
export async function callSandboxControl(product: Product, path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** Gives the landlord a subscription that is paid at the provider. */
export async function addSubscription(product: Product, landlord: Landlord): Promise<void> {
  const [price] = await landlord.api<{ priceId: string }[]>('GET', 'subscription/prices')
  const { url } = await landlord.api<{ url: string }>('POST', `subscription/subscribe/${price!.priceId}`)
  await callSandboxControl(product, `stripe/checkout/${/cs_\w+/.exec(url)![0]}/complete`, { outcome: 'paid' })
  await expect(async () =>
    expect(await landlord.api('GET', 'profile')).toMatchObject({ subscriptionActive: true }),
  ).toPass()
}

export interface ContractWithSigning {
  readonly signicatInfo: {
    readonly state: string
    readonly landlordLink: string | null
    readonly signedDocumentUrl: string | null
    readonly depositId: string | null
    readonly depositStatus: string | null
    readonly founds: number | null
    readonly tenantReleaseSum: number | null
    readonly tenants: readonly { readonly link: string | null; readonly isSigned: boolean }[]
  } | null
}

/** The link in the newest message that asks this address to sign. */
export async function signingLinkIn(product: Product, email: string, type: string): Promise<string> {
  const { text } = await product.mailTo(email, `/r/${type}/`)
  const found = new RegExp(`https?://\\S+/r/${type}/[\\w-]+(\\?tenant=\\d)?`).exec(text)
  return found![0]
}

/** A signer's browser on a phone. */
export async function openSignerPage(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: phoneWindow,
    hasTouch: true,
    locale: language === 'nb' ? 'nb-NO' : 'en-GB',
  })
  const page = await context.newPage()
  await chooseLanguageAndScheme(page, { language })
  return page
}

/** Goes from a link to BankID's page. */
export async function goToBankid(page: Page, link: string, translate: Translate): Promise<void> {
  if (page.url() !== link) await page.goto(link)
  await page.getByRole('button', { name: translate(tenantWords, 'sign') }).click()
  await page.waitForURL('**/signicat/sign/**')
}

/** On BankID's page: signs, cancels or fails, and returns. */
export async function answerAtBankid(page: Page, what: 'Sign' | 'Cancel' | 'Fail', status: string): Promise<void> {
  await page.getByRole('button', { name: what, exact: true }).click()
  await page.waitForURL(`**/tenant_notification?status=${status}**`)
}

/** Clicks the page's refresh until the signing shows this state. */
export async function expectSigningText(
  page: Page,
  translate: Translate,
  key: keyof typeof signingPanelWords.texts,
  values: Record<string, string> = {},
): Promise<void> {
  const text = page.getByText(translate(signingPanelWords, key, values)).first()
  const refresh = page.getByRole('button', { name: translate(signingPanelWords, 'refresh') }).first()
  await expect(async () => {
    if (!(await text.isVisible()) && (await refresh.isEnabled())) await refresh.click()
    await expect(text).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 90_000 })
}

/** The number of valid signatures in the stored file. Null without the tool that counts them. */
export async function countValidSignatures(product: Product, landlord: Landlord, url: string): Promise<number | null> {
  const answer = await fetch(new URL(url, product.url), { headers: { authorization: `Bearer ${landlord.token}` } })
  expect(answer.status).toBe(200)
  const report = runPdfTool('pdfsig', ['-nocert'], new Uint8Array(await answer.arrayBuffer()))
  return report && report.stdout.split('Signature is Valid').length - 1
}

/** Opens the contract's own page. */
export const openContractPage = async (
  page: Page,
  product: Product,
  id: number,
  translate: Translate,
): Promise<void> => {
  await page.goto(`${product.url}/home/contract/${id}`)
  await expect(page.getByRole('region', { name: translate(contractDetailWords, 'story') })).toBeVisible()
}
