import { chromium, type Browser, type Page } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProviders, fillDemo } from '../src/app/demo/fill'
import { demoEmail } from '../src/app/demo/landlord'
import { testApp, testPassword, type TestApp } from '../src/app/server/test-app'

/** The README's pictures: the home of the demo on a fixed day. `npm run pictures` writes them, the proof compares them. */
const pictures = [
  ['desktop', { width: 1440, height: 1200 }],
  ['phone', { width: 390, height: 844 }],
] as const
const isWriting = process.env['PICTURES'] === 'write'
const now = '2026-11-20T10:00:00.000Z'
const root = join(import.meta.dirname, '..')
// The scripts have no types.
const { findBrowser } = (await import(join(root, 'scripts/browser.mjs'))) as { findBrowser: () => string }

/** The page when nothing changes any more: three equal pictures, half a second apart. */
async function settled(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let shown = await take()
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(500)
    const next = await take()
    same = next.equals(shown) ? same + 1 : 0
    shown = next
  }
  return shown
}

/**
 * The share of points that differ. Both pictures are halved first, because another version of the browser smooths edges in
 * another way. A smaller difference than `limit` of 255 doesn't count.
 */
async function difference(one: Buffer, other: Buffer, limit = 40): Promise<number> {
  const [size, otherSize] = [await sharp(one).metadata(), await sharp(other).metadata()]
  if (size.width !== otherSize.width || size.height !== otherSize.height) return 1
  const pixels = (image: Buffer) =>
    sharp(image)
      .removeAlpha()
      .resize(Math.round(size.width / 2))
      .raw()
      .toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  let count = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a[at + channel]! - b[at + channel]!) > limit)) count += 1
  return count / (a.length / 3)
}

let app: TestApp
let browser: Browser
let url: string

beforeAll(async () => {
  app = await testApp({ now, providers: demoProviders, webDir: join(root, 'dist/web') })
  await fillDemo({
    app: app.app,
    db: app.db,
    clock: app,
    encryption: app.encryption,
    password: testPassword,
    print: () => undefined,
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

it.each(pictures)('the README shows the home as it is: %s', async (name, viewport) => {
  const { accessToken } = await app.login(demoEmail, testPassword)
  const page = await browser.newPage({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  await page.clock.setFixedTime(now)
  const entries = { auth: JSON.stringify({ accessToken }), language: 'en' }
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(entries)})`)
  await page.goto(`${url}/home/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The lines of the inbox and the panel of the months load last.
  await page.locator('.inbox-line').first().waitFor()
  await page.locator('.home-bars').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  const shown = await settled(page)
  await page.close()
  const file = join(root, `docs/pictures/home-${name}.png`)
  if (isWriting) {
    await mkdir(join(root, 'docs/pictures'), { recursive: true })
    await writeFile(file, await sharp(shown).png({ palette: true, colours: 128, effort: 10 }).toBuffer())
  }
  const differs = await difference(await readFile(file), shown)
  expect(differs, 'the home has changed: `npm run pictures` makes the pictures anew').toBeLessThan(0.002)
})

it('a picture with another sum differs, and one with smoothed edges does not', async () => {
  const shown = await readFile(join(root, 'docs/pictures/home-desktop.png'))
  const patch = await sharp({ create: { width: 140, height: 60, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const other = await sharp(shown)
    .composite([{ input: patch, left: 700, top: 500 }])
    .png()
    .toBuffer()
  expect(await difference(shown, other)).toBeGreaterThan(0.002)
  expect(await difference(shown, await sharp(shown).blur(0.5).png().toBuffer())).toBeLessThan(0.002)
})
