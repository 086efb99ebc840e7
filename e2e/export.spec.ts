import { readFileSync } from 'node:fs'
import { errorWords } from '../src/base/kit/words-errors'
import { exportScreenWords } from '../src/year/export/words-screen'
import { expectNoSidewaysScroll } from './axe'
import { pdf } from './files'
import { chooseLanguageAndScheme, en, openLoggedIn, expect, translateInto, makeLandlord, test } from './journey'

const path = '/profile/account-settings/export'

const translate = translateInto('nb')
test('everything the account owns comes as one zip', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await landlord.expense({ documents: [await landlord.upload(pdf('receipt.pdf'))] })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, path)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: translate(exportScreenWords, 'start') }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^husbok-export-\d{4}-\d{2}-\d{2}\.zip$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('.xlsx')).toBe(true)
  expect(bytes.includes('receipt.pdf')).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: download.suggestedFilename() })).toBeVisible()
  await expect(page.getByRole('button', { name: translate(exportScreenWords, 'again') })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a zip that was refused or broke off is no zip: it is told, and tried again', async ({ page, product, quiet }) => {
  quiet.allow(/ERR_|status of 5/)
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, path)
  await page.route('**/api/export', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { message: 'tooManyRequests', requestId: 'r' },
    }),
  )
  await page.getByRole('button', { name: en(exportScreenWords, 'start') }).click()
  await expect(page.getByRole('alert')).toContainText(en(errorWords, 'tooManyRequests'))
  await expectNoSidewaysScroll(page)
  await page.unroute('**/api/export')
  await page.route('**/api/export', (route) => route.abort())
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText(en(exportScreenWords, 'failed'))
  await page.unroute('**/api/export')
  const coming = page.waitForEvent('download')
  await page.getByRole('alert').getByRole('button').click()
  await coming
})

test('a long export shows how far it is and can be cancelled', async ({ page, product, quiet }) => {
  quiet.allow(/ERR_/)
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, path)
  // A download that stops half way.
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      input !== '/api/export'
        ? real(input, init)
        : Promise.resolve(
            new Response(
              new ReadableStream({
                start(out) {
                  out.enqueue(new Uint8Array(500_000))
                  init?.signal?.addEventListener('abort', () => out.error(new DOMException('aborted', 'AbortError')))
                },
              }),
              {
                headers: {
                  'content-length': '1000000',
                  'x-export-entries': '12',
                  'content-disposition': 'attachment; filename="husbok-export-2026-01-01.zip"',
                },
              },
            ),
          )
  })
  await page.getByRole('button', { name: en(exportScreenWords, 'start') }).click()
  await expect(page.getByRole('progressbar', { name: en(exportScreenWords, 'progress') })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  await expect(
    page.getByText(en(exportScreenWords, 'loading', { done: '500\u00a0kB', total: '1,0\u00a0MB' })),
  ).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: en(exportScreenWords, 'entries_other', { count: 12 }) }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: en(exportScreenWords, 'cancel') }).click()
  await expect(page.getByRole('status').filter({ hasText: en(exportScreenWords, 'cancelled') })).toBeVisible()
  await expect(page.getByRole('button', { name: en(exportScreenWords, 'start') })).toBeVisible()
})
