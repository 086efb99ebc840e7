import { galleryWords } from '../src/app/web/gallery/words'
import { misalignedControls, waitForLoadingSigns, openGallery } from './gallery'
import {
  en,
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  translateInto,
  makeLandlord,
  test,
  type Landlord,
  type Language,
  fieldOf,
} from './journey'
import type { Locator, Page } from '@playwright/test'
import {
  waitUntilStill,
  desktopWindow,
  accessibilityFaults,
  expectFitsSmallWindowAndLargeText,
  phoneWindow,
  colorSchemes,
  showInScheme,
  countFooterRows,
  sidewaysOverflow,
  smallWindow,
} from './axe'
import { faultsOfFilledForms } from './filled'
import type { Product } from './product'
import type { Screen } from './screen'
import { accountScreens } from './screens-account'
import { adminScreens } from './screens-admin'
import { bankScreens, emptyBankScreens, makeLandlordWithPayments } from './screens-bank'
import { bookDialogScreens, bookScreens, emptyBookScreens, makeLandlordWithVouchers } from './screens-books'
import { contractScreens } from './screens-contract'
import { dialogScreens } from './screens-dialogs'
import { makeLandlordWithAllRecords, newcomerScreens, recordScreens } from './screens-landlord'
import { emptyLeaseScreens, leaseScreens, makeLandlordWithLeases } from './screens-lease'
import { publicScreens, registrationScreens } from './screens-public'
import { pageScreens } from './screens-pages'
import { linkScreens, signingScreens } from './screens-signing'
import { makeLandlordWithTaxYear, taxScreens } from './screens-tax'
import { uiWords } from '../src/base/ui/words/words'
import { accountWords } from '../src/landlord/account/words'
import { homeWords } from '../src/year/dashboard/words-home'

interface Group {
  readonly name: string
  readonly screens: readonly Screen[]
  readonly make: (product: Product) => Promise<Landlord>
  readonly logsIn: boolean
}
const groups: readonly Group[] = [
  {
    name: 'every screen of a stranger',
    screens: [...publicScreens, ...linkScreens],
    make: (product) => makeLandlord(product, { finished: false }),
    logsIn: false,
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
  { name: 'every page by its address', screens: pageScreens, make: makeLandlordWithAllRecords, logsIn: true },
  {
    name: 'every list and record',
    screens: [...recordScreens, ...adminScreens],
    make: makeLandlordWithAllRecords,
    logsIn: true,
  },
  {
    name: 'every list and record of income, contents and trash',
    screens: bookScreens,
    make: makeLandlordWithVouchers,
    logsIn: true,
  },
  {
    name: 'every dialog of income, contents and repeats',
    screens: bookDialogScreens,
    make: makeLandlordWithVouchers,
    logsIn: true,
  },
  {
    name: 'every rent contract and what opens over it',
    screens: leaseScreens,
    make: makeLandlordWithLeases,
    logsIn: true,
  },
  {
    name: 'every contract that is being signed, and its deposit account',
    screens: signingScreens,
    make: makeLandlordWithLeases,
    logsIn: true,
  },
  { name: 'every payment and file of the bank', screens: bankScreens, make: makeLandlordWithPayments, logsIn: true },
  { name: 'every page of the tax year', screens: taxScreens, make: makeLandlordWithTaxYear, logsIn: true },
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
    make: makeLandlordWithAllRecords,
    logsIn: true,
  },
  {
    name: 'every menu and dialog, second half',
    screens: dialogScreens.slice(14),
    make: makeLandlordWithAllRecords,
    logsIn: true,
  },
]

/** Checks one screen after the other. A fault of one doesn't hide the faults of the next. */
async function walk(
  page: Page,
  product: Product,
  { screens, make, logsIn }: Group,
  language: Language,
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  const landlord = await make(product)
  await chooseLanguageAndScheme(page, { language })
  if (logsIn) await openLoggedIn(page, product, landlord, '/api/health')
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open({ page, product, translate: translateInto(language), landlord })
      await waitUntilStill(page)
      await look(screen)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

/** The page must have a title, a language and one main heading. */
async function named(page: Page, { name, title }: Screen, language: Language): Promise<void> {
  await expect.soft(page, name).toHaveTitle(title?.(translateInto(language)) ?? /\S · Husbok$/)
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language)
  await expect.soft(page.locator('h1'), name).toHaveCount(1)
  // Other tests check the main heading of pages with a landlord's menu.
  const isOver = (await page.getByRole('dialog').count()) > 0
  if (isOver || (await page.getByRole('complementary').count()) === 0)
    expect.soft(await faultsOfFilledForms(page), name).toEqual([])
}

/** Opening takes most of the time, so each screen is opened once, in one of three widths. */
const looks = [
  { size: { ...smallWindow, height: phoneWindow.height }, language: 'nb', scheme: 'light' },
  { size: desktopWindow, language: 'en', scheme: 'dark' },
  { size: { width: 768, height: 1024 }, language: 'en', scheme: 'light' },
] as const
for (const [index, group] of groups.entries()) {
  const { size, language, scheme } = looks[index % looks.length]!
  test(`${group.name}, ${size.width} px wide: accessible, named, and no wider than the window`, async ({
    page,
    product,
    quiet,
  }) => {
    // The time is long, because the machine may be busy.
    test.setTimeout(60_000 + group.screens.length * 20_000)
    quiet.allow(/status of 503|CallError: unavailable/)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: scheme })
    await walk(page, product, group, language, async (screen) => {
      await named(page, screen, language)
      expect.soft(await accessibilityFaults(page), screen.name).toEqual([])
      expect.soft(await sidewaysOverflow(page), screen.name).toBe(0)
      expect.soft(await countFooterRows(page), `rows of buttons of ${screen.name}`).toBeLessThanOrEqual(1)
    })
  })
}

test('who wants less motion sees another colour scheme at once, however deep a text lies', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`)
  await expect(page.locator('h1')).toBeVisible()
  const colour = () => page.evaluate(() => getComputedStyle(document.querySelector('form label')!).color)
  const changed = await page.evaluate(() => {
    document.documentElement.dataset['mantineColorScheme'] = 'dark'
    return getComputedStyle(document.querySelector('form label')!).color
  })
  await page.waitForTimeout(300)
  expect(changed).toBe(await colour())
})

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

/** The address of the ID-porten page that asks who the person is. */
async function idportenLoginUrl(product: Product): Promise<string> {
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
    await idportenLoginUrl(product),
  ]
}

test('the reference of the API and the pages of the sandbox pass the check of accessibility and fit 320 px', async ({
  page,
  product,
}) => {
  // The pages include one for every existing call.
  test.setTimeout(300_000)
  await page.setViewportSize(smallWindow)
  const addresses = [`${product.url}/api/docs`, ...(await pagesOfTheSandbox(product))]
  for (const address of addresses) {
    await page.goto(address)
    await expect.soft(page).toHaveTitle(/Husbok/)
    await expect.soft(page.locator('h1')).toHaveCount(1)
    expect.soft(await sidewaysOverflow(page), address).toBe(0)
    expect.soft(await accessibilityFaults(page), address).toEqual([])
  }
})

test('every control in each of its states is accessible, and fits small windows and large text', async ({ page }) => {
  test.setTimeout(300_000)
  await openGallery(page)
  const states = await page
    .locator('[data-shows]')
    .evaluateAll((all) => all.map((link) => ({ name: link.textContent, shows: link.dataset['shows'] as 'dialog' })))
  expect(states.length).toBeGreaterThan(5)
  for (const [index, { name, shows }] of [{ name: '', shows: 'navigation' as const }, ...states].entries()) {
    await test.step(name || 'page', async () => {
      await page.evaluate((to) => (location.hash = `#/${to}`), name)
      await expect(page.locator('h1').first()).toHaveText(name || en(galleryWords, 'title'))
      await expect(page.getByRole(shows).first()).toBeVisible()
      await waitForLoadingSigns(page)
      await showInScheme(page, colorSchemes[index % 2]!, phoneWindow)
      expect.soft(await accessibilityFaults(page), name).toEqual([])
      expect.soft(await misalignedControls(page), name).toEqual([])
      await expectFitsSmallWindowAndLargeText(page, name)
    })
  }
})

/** The focused element, whether its focus is visible, and whether bars and edges leave it uncovered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!
    // A field inside a box (a password) shows the focus by the ring of its box.
    const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    const box = at.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10))
    const owner = at.closest('label') ?? at.parentElement!
    return {
      name: `${at.tagName} ${at.id || at.textContent || at.getAttribute('aria-label') || ''}`.slice(0, 60),
      ringed: [at, at.parentElement!].some((one) => isRinged(getComputedStyle(one))),
      free: top !== null && (at.contains(top) || owner.contains(top)),
      out: at === document.body,
    }
  })

test('the first Tab finds the way past the bars, and everything that Tab finds shows that it has the focus', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const landlord = await makeLandlord(product)
  await landlord.expense()
  /** `last` comes last on the page. */
  const everyStop = async (path: string, last: Locator) => {
    await page.goto(product.url + path)
    await expect(last).toBeVisible()
    await waitUntilStill(page)
    const seen = new Set<string>()
    for (let stops = 0; stops < 80; stops += 1) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      if (at.out) break
      seen.add(at.name)
      expect.soft(at, `${path}: ${at.name}`).toMatchObject({ ringed: true, free: true })
    }
    return seen
  }
  const skips = async () => {
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: en(uiWords, 'skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  }
  expect((await everyStop('/login', fieldOf(page, en(accountWords, 'email')))).size).toBeGreaterThan(10)
  await skips()
  await openLoggedIn(page, product, landlord, '/api/health')
  const months = page.getByRole('group', { name: en(homeWords, 'choosePeriod') })
  expect((await everyStop('/home/dashboard', months)).size).toBeGreaterThan(18)
  await skips()
  const firstName = fieldOf(page, en(accountWords, 'firstName'))
  expect((await everyStop('/profile/landlord/edit', firstName)).size).toBeGreaterThan(15)
})

test('what has the focus in a long dialog never hides behind the buttons that stick to its edge', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const landlord = await makeLandlord(product)
  await page.addInitScript(() => localStorage.setItem('depreciation-info', 'true'))
  await openLoggedIn(page, product, landlord, '/api/health')
  for (const kind of ['expense', 'income', 'depreciation']) {
    await page.goto(`${product.url}/home/dashboard?add=${kind}`)
    // A part that is loaded after this would move the focus back to the first element.
    await page.waitForLoadState('networkidle')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    // An opened dialog takes the focus. Otherwise Tab would find the earlier elements again.
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await waitUntilStill(page)
    const seen = new Set<string>()
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      // The dialog keeps the focus inside. Tab is back where it started.
      if (seen.has(at.name)) break
      seen.add(at.name)
      expect.soft(at, `${kind}: ${at.name}`).toMatchObject({ free: true, out: false })
    }
    expect(seen.size, kind).toBeGreaterThan(6)
  }
})
