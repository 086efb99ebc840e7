import type { Page } from '@playwright/test'
import { atRest, desktop, findings, fits, phone, schemes, show, sideways, smallWindow } from './axe'
import { choose, enter, expect, inLanguage, isFull, makeLandlord, test, type Landlord, type Language } from './journey'
import { filledFaults } from './filled'
import type { Product } from './product'
import type { Screen } from './screen'
import { accountScreens } from './screens-account'
import { adminScreens } from './screens-admin'
import { bankScreens, emptyBankScreens, makeBank } from './screens-bank'
import { bookDialogScreens, bookScreens, emptyBookScreens, makeBooks } from './screens-books'
import { contractScreens } from './screens-contract'
import { dialogScreens } from './screens-dialogs'
import { makeFull, newcomerScreens, recordScreens } from './screens-landlord'
import { emptyLeaseScreens, leaseScreens, makeLeases } from './screens-lease'
import { publicScreens, registrationScreens } from './screens-public'
import { pageScreens } from './screens-pages'
import { linkScreens, signingScreens } from './screens-signing'
import { makeTaxed, taxScreens } from './screens-tax'

interface Group {
  readonly name: string
  readonly screens: readonly Screen[]
  readonly make: (product: Product) => Promise<Landlord>
  readonly logsIn: boolean
  /** `npm test` opens these screens too, because nobody can enter without them. */
  readonly isFirst?: true
}
const groups: readonly Group[] = [
  {
    name: 'every screen of a stranger',
    screens: [...publicScreens, ...linkScreens],
    make: (product) => makeLandlord(product, { finished: false }),
    logsIn: false,
    isFirst: true,
  },
  {
    name: 'every step of registration',
    screens: registrationScreens,
    make: (product) => makeLandlord(product, { finished: false }),
    logsIn: true,
  },
  {
    name: 'every screen of a newcomer',
    screens: [...newcomerScreens, ...emptyBookScreens, ...emptyLeaseScreens, ...emptyBankScreens],
    make: makeLandlord,
    logsIn: true,
  },
  { name: 'every page by its address', screens: pageScreens, make: makeFull, logsIn: true },
  {
    name: 'every list and record',
    screens: [...recordScreens, ...adminScreens],
    make: makeFull,
    logsIn: true,
  },
  { name: 'every list and record of income, contents and trash', screens: bookScreens, make: makeBooks, logsIn: true },
  {
    name: 'every dialog of income, contents and repeats',
    screens: bookDialogScreens,
    make: makeBooks,
    logsIn: true,
  },
  { name: 'every rent contract and what opens over it', screens: leaseScreens, make: makeLeases, logsIn: true },
  {
    name: 'every contract that is being signed, and its deposit account',
    screens: signingScreens,
    make: makeLeases,
    logsIn: true,
  },
  { name: 'every payment and file of the bank', screens: bankScreens, make: makeBank, logsIn: true },
  { name: 'every page of the tax year', screens: taxScreens, make: makeTaxed, logsIn: true },
  { name: 'every step of the contract wizard', screens: contractScreens, make: makeLandlord, logsIn: true },
  {
    name: 'every screen and dialog of the account',
    screens: accountScreens,
    make: makeLandlord,
    logsIn: true,
  },
  {
    name: 'every menu and dialog, first half',
    screens: dialogScreens.slice(0, 14),
    make: makeFull,
    logsIn: true,
  },
  {
    name: 'every menu and dialog, second half',
    screens: dialogScreens.slice(14),
    make: makeFull,
    logsIn: true,
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks one screen after the other. A fault of one doesn't hide the faults of the next. */
async function walk(
  page: Page,
  product: Product,
  { screens, make, logsIn }: Group,
  language: Language,
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  const landlord = await make(product)
  await choose(page, { language })
  if (logsIn) await enter(page, product, landlord, '/api/health')
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open({ page, product, translate: inLanguage(language), landlord })
      await atRest(page)
      await look(screen)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

/** The page must have a title, a language and one main heading. */
async function named(page: Page, { name, title }: Screen, language: Language): Promise<void> {
  await expect.soft(page, name).toHaveTitle(title?.(inLanguage(language)) ?? /\S · Husbok$/)
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language)
  await expect.soft(page.locator('h1'), name).toHaveCount(1)
  // Other tests check the main heading of pages with a landlord's menu.
  const isOver = (await page.getByRole('dialog').count()) > 0
  if (isOver || (await page.getByRole('complementary').count()) === 0)
    expect.soft(await filledFaults(page), name).toEqual([])
}
// Most of the time goes into opening the screens. So each page is checked once, at the narrowest size. gallery.spec.ts
// checks the controls, including those of dialogs, in both schemes and with large text. `npm run proof` checks every screen
// and dialog.
for (const group of isFull ? [] : groups.filter(({ isFirst }) => isFirst)) {
  test(`${group.name}: accessible and fit for a small window`, async ({ page, product, quiet }) => {
    test.setTimeout(60_000 + group.screens.length * 20_000)
    quiet.allow(/status of 503|CallError: unavailable/)
    await page.setViewportSize({ ...smallWindow, height: phone.height })
    await page.emulateMedia({ colorScheme: 'light' })
    // Every second screen. The next one is usually the same with its errors shown.
    const screens = group.screens.filter((_screen, index) => index % 2 === 0)
    await walk(page, product, { ...group, screens }, 'nb', async (screen) => {
      await named(page, screen, 'nb')
      expect.soft(await findings(page), screen.name).toEqual([])
      expect.soft(await sideways(page), screen.name).toBe(0)
    })
  })
}

const combinations = [
  { ...phone, language: 'nb' },
  { ...desktop, language: 'en' },
] as const
for (const group of isFull ? groups : []) {
  for (const { language, ...size } of combinations) {
    test(`${group.name}, ${size.width} px wide (${language}): accessible in light and dark, named, and fit for small windows and large text`, async ({
      page,
      product,
      quiet,
    }) => {
      // Both colour schemes of each screen, on a machine that may be busy.
      test.setTimeout(60_000 + group.screens.length * 20_000)
      quiet.allow(/status of 503|CallError: unavailable/)
      await page.setViewportSize(size)
      await walk(page, product, group, language, async (screen) => {
        await named(page, screen, language)
        for (const scheme of schemes) {
          await show(page, scheme)
          expect.soft(await findings(page), `${screen.name}, ${scheme}`).toEqual([])
        }
        await fits(page, screen.name)
        await page.setViewportSize(size)
      })
    })
  }
}

test(
  'who wants less motion sees another colour scheme at once, however deep a text lies',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.goto(`${product.url}/login`)
    await expect(page.locator('h1')).toBeVisible()
    const colour = () => page.evaluate(() => getComputedStyle(document.querySelector('form label')!).color)
    const changed = await page.evaluate(() => {
      document.documentElement.dataset['mantineColorScheme'] = 'dark'
      return getComputedStyle(document.querySelector('form label')!).color
    })
    await page.waitForTimeout(300)
    expect(changed).toBe(await colour())
  },
)

/** The checkout of a person whose card was declined, and the portal of a person who has paid. */
async function pagesOfStripe(product: Product): Promise<string[]> {
  const checkoutOf = async (landlord: Landlord, outcome: string) => {
    const [price] = await landlord.api<{ priceId: string }[]>('GET', 'subscription/prices')
    const { url } = await landlord.api<{ url: string }>('POST', `subscription/subscribe/${price!.priceId}`)
    await fetch(`${product.sandboxUrl}/__sandbox/stripe/checkout/${/cs_\w+/.exec(url)![0]}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    })
    return url
  }
  const subscriber = await makeLandlord(product)
  await checkoutOf(subscriber, 'paid')
  const { url: portal } = await subscriber.api<{ url: string }>('GET', 'subscription/portal')
  return [await checkoutOf(await makeLandlord(product), 'declined'), portal]
}

/** Opens the page that asks who the person is. */
async function loginAtIdporten(product: Product): Promise<string> {
  const providers = (await (await fetch(`${product.url}/api/auth/providers`)).json()) as { authUrl: string }[]
  return providers[0]!.authUrl
}

/** Every kind of page that the sandbox shows. */
async function pagesOfTheSandbox(product: Product): Promise<string[]> {
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'auth/reset-password/send-link', { email: landlord.email })
  await product.mailTo(landlord.email, '/reset-password/new-password/')
  const [newest] = (await (await fetch(`${product.sandboxUrl}/__sandbox/mails`)).json()) as { id: number }[]
  return [
    ...[
      '/',
      '/mail',
      `/mail/${newest!.id}`,
      '/stripe',
      '/idporten/persons',
      '/skatteetaten',
      '/altinn2-desk',
      '/nowhere',
    ].map((path) => product.sandboxUrl + path),
    ...(await pagesOfStripe(product)),
    await loginAtIdporten(product),
  ]
}

test(
  'the reference of the API and the pages of the sandbox pass the check of accessibility and fit 320 px',
  { tag: '@proof' },
  async ({ page, product }) => {
    // A page of every existing call, six times each.
    test.setTimeout(300_000)
    const addresses = [`${product.url}/api/docs`, ...(await pagesOfTheSandbox(product))]
    for (const address of addresses) {
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        await expect.soft(page).toHaveTitle(/Husbok/)
        await expect.soft(page.locator('h1')).toHaveCount(1)
        expect.soft(await sideways(page), `${address} at ${width} px`).toBe(0)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await findings(page), `${address}, ${width} px, ${colorScheme}`).toEqual([])
        }
      }
    }
  },
)
