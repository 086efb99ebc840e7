import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { galleryWords } from '../src/app/web/gallery/words'
import { desktop, findings, fits, phone, show } from './axe'
import { expect, inLanguage, isFull, test } from './journey'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const root = join(import.meta.dirname, '..')
const address = 'http://localhost/gallery/'

/** The gallery's files by their path. It is a development build, so that React reports its findings on the console. */
async function buildGallery(): Promise<ReadonlyMap<string, string | Buffer>> {
  process.env['NODE_ENV'] = 'development'
  const built = (await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    build: {
      // Nothing is written. Otherwise the product's own folder would be the output.
      write: false,
      outDir: join(root, '.cache/gallery'),
      minify: false,
      manifest: false,
      rolldownOptions: { input: join(root, 'src/app/web/gallery/index.html') },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : typeof file.source === 'string' ? file.source : Buffer.from(file.source),
    ]),
  )
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Answers the requests of the page. */
async function serve(page: Page, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  await page.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const body = files.get(path)
    if (body === undefined) await route.fulfill({ status: 404 })
    else await route.fulfill({ body, contentType: types[path.split('.').at(-1)!] ?? 'text/plain' })
  })
}

/** Waits until every control that shows its loading state after a moment has done so. */
const waits = (page: Page) =>
  expect.poll(() => page.locator('[role="status"][aria-busy="true"]').allTextContents()).not.toContain('')

/** Buttons whose loading sign is not centred, and phone numbers whose two fields are not on one line. */
const crooked = (page: Page) =>
  page.evaluate(() => {
    const middle = (of: Element) => of.getBoundingClientRect().top + of.getBoundingClientRect().height / 2
    const apart = (one: Element, other: Element) => Math.abs(middle(one) - middle(other)) > 2
    const waiting = [...document.querySelectorAll('.mantine-Button-loader')].filter((sign) =>
      apart(sign, sign.parentElement!),
    )
    const phones = [...document.querySelectorAll('.ui-phone')].filter((phone) => {
      const [code, number] = phone.querySelectorAll('input')
      return apart(code!, number!)
    })
    return [...waiting, ...phones].map((one) => one.textContent)
  })

const combinations = [
  { language: 'en', scheme: 'light', size: desktop },
  { language: 'nb', scheme: 'dark', size: desktop },
  { language: 'en', scheme: 'dark', size: phone },
  { language: 'nb', scheme: 'light', size: phone },
] as const

/** The gate checks the light scheme on a phone. */
const inGate = combinations[3]

/** `npm run proof` checks both languages and the three other combinations. */
const languagesShown = (
  [
    ['en', 'EN'],
    ['nb', 'NO'],
  ] as const
).filter(([language]) => isFull || language === 'nb')

test(
  'every control in each of its states is accessible in both languages, light and dark, on phone and desktop, and fits small windows and large text',
  { tag: '@proof' },
  async ({ page }) => {
    test.setTimeout(300_000)
    await serve(page, await buildGallery())
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    const states = await page
      .locator('[data-shows]')
      .evaluateAll((all) => all.map((link) => ({ name: link.textContent, shows: link.dataset['shows'] as 'dialog' })))
    expect(states.length).toBeGreaterThan(5)
    for (const [language, short] of languagesShown) {
      const title = inLanguage(language)(galleryWords, 'title')
      await page.getByRole('button', { name: short, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const { name, shows } of [...states, { name: '', shows: 'navigation' as const }]) {
        await test.step(`${name || 'page'} (${language})`, async () => {
          await page.evaluate((to) => (location.hash = `#/${to}`), name)
          await expect(page.locator('h1').first()).toHaveText(name || title)
          await expect(page.getByRole(shows).first()).toBeVisible()
          await waits(page)
          for (const { scheme, size } of combinations.filter((each) => isFull || each === inGate)) {
            await show(page, scheme, size)
            const what = `${name || 'page'}, ${language}, ${scheme}, ${size.width} px`
            expect.soft(await findings(page), what).toEqual([])
            expect.soft(await crooked(page), what).toEqual([])
          }
          await fits(page, `${name || 'page'}, ${language}`)
        })
      }
    }
  },
)
