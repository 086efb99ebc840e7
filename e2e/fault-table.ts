import { expect, type Page } from '@playwright/test'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { attemptMarker } from '../src/base/outbox/worker-claim'
import {
  choose,
  enter,
  inLanguage,
  makeLandlord,
  type Landlord,
  type Language,
  type Quiet,
  type Translate,
} from './journey'
import type { Product } from './product'
import { control } from './signing-form'

/** How a provider's call fails. A call that hangs is carried out, but its answer never comes. */
export const faults = {
  'a 500': { kind: 'status', status: 500 },
  'a hang': { kind: 'hang' },
  'a reset': { kind: 'reset' },
  garbage: { kind: 'garbage' },
} as const
export type FaultName = keyof typeof faults

/**
 * The landlord's next action. `again`: the same in another tab, which knows nothing about it. `cancel`: the page doesn't
 * get the answer either, and the landlord closes the question. `withdraw`: the landlord withdraws the request on the page.
 * `reload`: only a reload.
 */
export const presses = ['again', 'cancel', 'withdraw', 'reload'] as const
export type Press = (typeof presses)[number]

/** Clicks, and waits for the answer of that call of the product. */
export async function answered(page: Page, call: string, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((each) => each.url().endsWith(`/${call}`))
  await press()
  await answer
}

/** What a landlord's click is about, once its page is prepared. `Truth`: the data of the provider and the product at a moment. */
export interface Asked<Truth> {
  readonly id: number
  /** The collapsible section of the page that the landlord has open. */
  readonly part?: 'deposit' | 'handover'
  /** The provider's call that fails, and the product's own call that causes it. */
  readonly fault: { readonly provider: string; readonly path: string }
  readonly call: string
  /** Opens the question and answers yes. */
  readonly ask: (page: Page) => Promise<void>
  readonly confirm: (page: Page) => Promise<void>
  /** Closes the question after a lost answer. */
  readonly wayOut: (page: Page) => Promise<void>
  /** The same click in a tab that knows nothing about it. */
  readonly again: (page: Page) => Promise<void>
  /** Withdraws the request on the page. If the page doesn't offer that, checks that it says so. */
  readonly withdraw: (page: Page) => Promise<void>
  readonly truth: () => Promise<Truth>
  /** Each sentence that the page may show, with the condition that must be true meanwhile. */
  readonly sentences: Readonly<Record<string, { readonly text: string; readonly holds: (truth: Truth) => boolean }>>
  /** The sentence at the end. */
  readonly end: (fault: FaultName, press: Press) => string
  /** Whether the end is reached, according to the product's data. */
  readonly isOver: (truth: Truth) => boolean
  /** Checks the messages that everybody got, for this end. */
  readonly messages: (end: string, truth: Truth) => Promise<void>
}

export interface Act<Truth> {
  readonly begin: (product: Product, landlord: Landlord, translate: Translate) => Promise<Asked<Truth>>
}

interface Journey {
  readonly page: Page
  readonly product: Product
  readonly quiet: Quiet
}

/** The sentence on the page. Checks that there is exactly one and that it is true at this moment. */
async function sentenceOn<Truth>(page: Page, { truth, sentences }: Asked<Truth>): Promise<string> {
  const before = await truth()
  const text = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
  const after = await truth()
  // The whole sentence. "Per har ikke signert ennå" in a list of signers is not "Per har ikke signert".
  const shown = Object.keys(sentences).filter((key) =>
    text.split(sentences[key]!.text.replaceAll('\u00a0', ' ')).some((rest, at) => at > 0 && !/^ \p{Ll}/u.test(rest)),
  )
  expect(shown, text).toHaveLength(1)
  const { holds } = sentences[shown[0]!]!
  expect(holds(before) || holds(after), JSON.stringify({ shown, before, after })).toBe(true)
  return shown[0]!
}

/** The same, as soon as the page has automatically read the data again. */
const sentenceSoon = <Truth>(page: Page, asked: Asked<Truth>) =>
  expect(async () => void (await sentenceOn(page, asked))).toPass({ intervals: [100, 250, 500] })

/** Lets a minute pass for everything noted, and makes all waiting jobs due. Running jobs are not changed. */
export async function minutePasses({ dataDir }: Product): Promise<void> {
  await queryEmbedded(
    dataDir,
    `update signing set updated_at = updated_at - interval '1 minute' where state in ('starting', 'withdrawing')`,
  )
  await queryEmbedded(
    dataDir,
    'update job set run_at = now() where done_at is null and run_at > now() and last_error is distinct from $1',
    [attemptMarker],
  )
}

/** Waits until all messages are sent. */
const allSent = ({ dataDir }: Product) =>
  expect
    .poll(() => queryEmbedded(dataDir, `select id from job where kind in ('mail', 'sms') and done_at is null`))
    .toEqual([])

/** One row of the table. The page must be right at every moment, and at the end it must show what the provider has. */
export async function liveThrough<Truth>(
  { page, product, quiet }: Journey,
  { begin }: Act<Truth>,
  { fault, press, language }: { readonly fault: FaultName; readonly press: Press; readonly language: Language },
): Promise<void> {
  const translate = inLanguage(language)
  const landlord = await makeLandlord(product)
  const asked = await begin(product, landlord, translate)
  const { id } = asked
  await choose(page, { language })
  await enter(page, product, landlord, `/home/contract/${id}${asked.part ? `?open=${asked.part}` : ''}`)
  const dialog = page.getByRole('dialog')
  const other = press === 'again' ? await page.context().newPage() : null
  if (other) {
    await choose(other, { language })
    await other.goto(page.url())
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    // A tab in the background draws late.
    await page.bringToFront()
  }
  const tabs = other ? [page, other] : [page]
  await asked.ask(page)
  if (press === 'cancel') {
    quiet.allow(/ERR_FAILED/)
    await page.route(`**/api/contract/${id}/${asked.call}`, async (route) => {
      await route.fetch().catch(() => undefined)
      await route.abort()
    })
    await page.route(`**/api/contract/${id}`, (route) => route.abort())
  }
  // The provider's messages come later.
  await control(product, 'webhooks/hold')
  try {
    await control(product, 'faults', { ...asked.fault, ...faults[fault] })
    await asked.confirm(page)
    if (fault === 'a hang') {
      // Closing the question doesn't stop the request that is being sent.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
    }
    if (press === 'cancel') {
      await expect(dialog.getByRole('alert')).toBeVisible()
      // The connection is back when the landlord closes the question. If it were back earlier, the page would already have
      // read the data again.
      await Promise.all([asked.wayOut(page), page.unroute(`**/api/contract/${id}`)])
      await expect(dialog).toHaveCount(0)
    } else {
      await expect(dialog).toHaveCount(0)
      await sentenceOn(page, asked)
      if (press === 'withdraw') await asked.withdraw(page)
      if (press === 'reload') await page.reload()
      if (other) {
        await other.bringToFront()
        await asked.again(other)
      }
    }
    for (const shown of tabs) await sentenceSoon(shown, asked)
  } finally {
    await fetch(`${product.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' })
    await control(product, 'webhooks/release', {})
  }
  await expect(async () => {
    await minutePasses(product)
    expect(asked.isOver(await asked.truth()), JSON.stringify(await asked.truth())).toBe(true)
  }).toPass({ intervals: [1500] })
  const end = asked.end(fault, press)
  for (const shown of tabs) {
    await shown.reload()
    await expect(shown.getByText(asked.sentences[end]!.text).first()).toBeVisible()
    expect(await sentenceOn(shown, asked)).toBe(end)
  }
  await minutePasses(product)
  await allSent(product)
  await asked.messages(end, await asked.truth())
}
