import type { Page } from '@playwright/test'
import { uiWords } from '../src/base/ui/words'
import { accountWords } from '../src/landlord/account/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { atRest, findings, sideways } from './axe'
import {
  choose,
  en,
  enter,
  expect,
  fieldOf,
  inLanguage,
  makeLandlord,
  test,
  type Landlord,
  type Language,
} from './journey'
import type { Product } from './product'
import type { Screen } from './screen'
import { accountScreens } from './screens-account'
import { bookDialogScreens, bookScreens, emptyBookScreens, makeBooks } from './screens-books'
import { contractScreens } from './screens-contract'
import { dialogScreens } from './screens-dialogs'
import { makeFull, newcomerScreens, recordScreens } from './screens-landlord'
import { emptyLeaseScreens, leaseScreens, makeLeases } from './screens-lease'
import { publicScreens, registrationScreens } from './screens-public'

interface Group {
  readonly name: string
  readonly screens: readonly Screen[]
  readonly make: (product: Product) => Promise<Landlord>
  readonly logsIn: boolean
}
const groups: readonly Group[] = [
  {
    name: 'every screen of a stranger',
    screens: publicScreens,
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
    screens: [...newcomerScreens, ...emptyBookScreens, ...emptyLeaseScreens],
    make: makeLandlord,
    logsIn: true,
  },
  { name: 'every list and record', screens: recordScreens, make: makeFull, logsIn: true },
  { name: 'every list and record of income, contents and trash', screens: bookScreens, make: makeBooks, logsIn: true },
  { name: 'every dialog of income, contents and repeats', screens: bookDialogScreens, make: makeBooks, logsIn: true },
  { name: 'every rent contract and what opens over it', screens: leaseScreens, make: makeLeases, logsIn: true },
  { name: 'every step of the contract wizard', screens: contractScreens, make: makeLandlord, logsIn: true },
  { name: 'every screen and dialog of the account', screens: accountScreens, make: makeLandlord, logsIn: true },
  { name: 'every menu and dialog, first half', screens: dialogScreens.slice(0, 14), make: makeFull, logsIn: true },
  { name: 'every menu and dialog, second half', screens: dialogScreens.slice(14), make: makeFull, logsIn: true },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Looks at one screen after the other; what is wrong with one does not hide the next. */
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
      await screen.open({ page, product, say: inLanguage(language), landlord })
      await atRest(page)
      await look(screen)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

const sizes = [
  { width: 390, height: 844, language: 'nb' },
  { width: 1440, height: 900, language: 'en' },
] as const
const textSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize))

for (const group of groups) {
  for (const { width, height, language } of sizes) {
    test(`${group.name}, ${width} px wide (${language}): accessible in light and dark, named, and fit for small windows and large text`, async ({
      page,
      product,
      quiet,
    }) => {
      // Both colours of each screen, on a machine that may have other work too.
      test.setTimeout(60_000 + group.screens.length * 20_000)
      quiet.allow(/status of 503|CallError: unavailable/)
      await page.setViewportSize({ width, height })
      await walk(page, product, group, language, async ({ name, title }) => {
        await expect.soft(page, name).toHaveTitle(title(inLanguage(language)))
        await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language)
        await expect.soft(page.locator('h1'), name).toHaveCount(1)
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
          await atRest(page)
          expect.soft(await findings(page), `${name}, ${colorScheme}`).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await sideways(page), `${name} at 320 px`).toBe(0)
        await page.setViewportSize({ width: 640, height: 800 })
        const before = await textSize(page)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expect.poll(() => textSize(page), `${name}: text follows the browser's size`).toBe(2 * before)
        expect.soft(await sideways(page), `${name} at 640 px with text twice as large`).toBe(0)
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize({ width, height })
      })
    })
  }
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

test('the reference of the API and the pages of the sandbox pass the check of accessibility and fit 320 px', async ({
  page,
  product,
}) => {
  // A page of every call there is, six times over.
  test.setTimeout(180_000)
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'auth/reset-password/send-link', { email: landlord.email })
  await product.mailTo(landlord.email, '/reset-password/new-password/')
  const [newest] = (await (await fetch(`${product.sandboxUrl}/__sandbox/mails`)).json()) as { id: number }[]
  const addresses = [
    `${product.url}/api/docs`,
    ...['/', '/mail', `/mail/${newest!.id}`, '/nowhere'].map((path) => product.sandboxUrl + path),
  ]
  for (const address of addresses) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await expect.soft(page).toHaveTitle(/Husbok/)
      await expect.soft(page.locator('h1')).toHaveCount(1)
      expect.soft(await sideways(page), `${address} at ${width} px`).toBe(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page), `${address}, ${width} px, ${colorScheme}`).toEqual([])
      }
    }
  }
})

/** What has the focus, whether one can see that it has, and whether it lies free of bars and edges. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!
    // A field in a box (a password) shows it by the ring of its box.
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

for (const width of [390, 1440]) {
  test(`the first Tab finds the way past the bars, and everything that Tab finds shows that it has the focus, ${width} px wide`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const landlord = await makeLandlord(product)
    await landlord.expense()
    const everyStop = async (path: string, label: string) => {
      await page.goto(product.url + path)
      await expect(fieldOf(page, label)).toBeVisible()
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
    expect((await everyStop('/login', en(accountWords, 'email'))).size).toBeGreaterThan(10)
    await skips()
    await enter(page, product, landlord, '/api/health')
    expect((await everyStop('/home/dashboard', en(dashboardWords, 'search'))).size).toBeGreaterThan(10)
    await skips()
    expect((await everyStop('/profile/landlord/edit', en(accountWords, 'firstName'))).size).toBeGreaterThan(18)
  })
}

for (const width of [390, 1440]) {
  test(`what has the focus in a long dialog never hides behind the buttons that stick to its edge, ${width} px wide`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const landlord = await makeLandlord(product)
    await page.addInitScript(() => localStorage.setItem('depreciation-info', 'true'))
    await enter(page, product, landlord, '/api/health')
    for (const kind of ['expense', 'income', 'depreciation']) {
      await page.goto(`${product.url}/home/dashboard?add=${kind}`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox').first()).toBeVisible()
      // A dialog that has come takes the focus; what Tab found before would be found again.
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      await atRest(page)
      const seen = new Set<string>()
      for (let stops = 0; stops < 60; stops += 1) {
        await page.keyboard.press('Tab')
        const at = await focused(page)
        // The trap of the dialog has led back to where it began.
        if (seen.has(at.name)) break
        seen.add(at.name)
        expect.soft(at, `${kind}: ${at.name}`).toMatchObject({ free: true, out: false })
      }
      expect(seen.size, kind).toBeGreaterThan(6)
    }
  })
}
