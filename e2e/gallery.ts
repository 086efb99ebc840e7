import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect } from './journey'

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

/** Opens the gallery, which has every control in each of its states. */
export async function openGallery(page: Page): Promise<void> {
  const files = await buildGallery()
  await page.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const body = files.get(path)
    if (body === undefined) await route.fulfill({ status: 404 })
    else await route.fulfill({ body, contentType: types[path.split('.').at(-1)!] ?? 'text/plain' })
  })
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
}

/** Waits until every control that shows its loading state after a moment has done so. */
export const waitForLoadingSigns = (page: Page) =>
  expect.poll(() => page.locator('[role="status"][aria-busy="true"]').allTextContents()).not.toContain('')

/** Buttons whose loading sign is not centred, and phone numbers whose two fields are not on one line. */
export const misalignedControls = (page: Page) =>
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
