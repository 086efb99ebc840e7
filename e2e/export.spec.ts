import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unzip } from '../src/base/file/test-zip'
import { errorWords } from '../src/base/kit/words-errors'
import { exportScreenWords } from '../src/year/export/words-screen'
import { accessible } from './axe'
import { pdf } from './files'
import { choose, en, enter, expect, inLanguage, languages, makeLandlord, test } from './journey'

const path = '/profile/account-settings/export'

for (const language of languages) {
  const translate = inLanguage(language)
  test(`everything the account owns comes as one zip (${language})`, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await landlord.expense({ documents: [await landlord.upload(pdf('receipt.pdf'))] })
    await choose(page, { language })
    await enter(page, product, landlord, path)
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
    await accessible(page)
  })
}

test(
  'a zip that was refused or broke off is no zip: it is told, and tried again',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    quiet.allow(/ERR_|status of 5/)
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, path)
    await page.route('**/api/export', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '120' },
        json: { message: 'tooManyRequests', requestId: 'r' },
      }),
    )
    await page.getByRole('button', { name: en(exportScreenWords, 'start') }).click()
    await expect(page.getByRole('alert')).toContainText(en(errorWords, 'tooManyRequests'))
    await accessible(page)
    await page.unroute('**/api/export')
    await page.route('**/api/export', (route) => route.abort())
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('alert')).toContainText(en(exportScreenWords, 'failed'))
    await page.unroute('**/api/export')
    const coming = page.waitForEvent('download')
    await page.getByRole('alert').getByRole('button').click()
    await coming
  },
)

test(
  'an export goes on without a file whose bytes are missing, and says so',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const lost = await landlord.upload(pdf('lost.pdf'))
    await landlord.expense({ documents: [lost, await landlord.upload(pdf('kept.pdf'))] })
    const hex = Buffer.from(lost.split('/').at(-1)!, 'base64url').toString('hex')
    rmSync(join(product.dataDir, 'files', hex.slice(0, 2), hex.slice(2, 4), hex))
    await enter(page, product, landlord, path)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: en(exportScreenWords, 'start') }).click()
    const list = en(exportScreenWords, 'missingFile')
    await expect(page.getByText(en(exportScreenWords, 'missing_one', { count: 1, list }))).toBeVisible()
    const files = unzip(readFileSync(await (await coming).path()))
    const paths = [...files.keys()].filter((each) => each.startsWith('files/'))
    expect(paths).toEqual([expect.stringContaining('kept.pdf')])
    expect(files.get(list)!.toString()).toContain('lost.pdf')
    await accessible(page)
  },
)

test('a long export shows how far it is and can be cancelled', { tag: '@proof' }, async ({ page, product, quiet }) => {
  quiet.allow(/ERR_/)
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord, path)
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
  await accessible(page)
  await page.getByRole('button', { name: en(exportScreenWords, 'cancel') }).click()
  await expect(page.getByRole('status').filter({ hasText: en(exportScreenWords, 'cancelled') })).toBeVisible()
  await expect(page.getByRole('button', { name: en(exportScreenWords, 'start') })).toBeVisible()
})

test(
  'a very large export is written where the landlord says, piece by piece',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, path)
    await page.evaluate(() => {
      const state = { written: 0, closed: false }
      Object.assign(window, {
        state,
        showSaveFilePicker: () =>
          Promise.resolve({
            createWritable: () =>
              Promise.resolve(
                new WritableStream<Uint8Array>({
                  write: (piece) => void (state.written += piece.byteLength),
                  close: () => void (state.closed = true),
                }),
              ),
          }),
      })
      const real = window.fetch
      const [size, piece] = [300 * 1024 * 1024, new Uint8Array(1024 * 1024)]
      window.fetch = (input, init) => {
        if (input !== '/api/export') return real(input, init)
        let left = size
        const body = new ReadableStream({
          pull(out) {
            if (left === 0) return out.close()
            left -= piece.byteLength
            return out.enqueue(piece)
          },
        })
        return Promise.resolve(
          new Response(body, { headers: { 'content-length': String(size), 'x-export-entries': '3' } }),
        )
      }
    })
    await page.getByRole('button', { name: en(exportScreenWords, 'start') }).click()
    await page.getByRole('button', { name: en(exportScreenWords, 'choosePlace') }).click()
    await expect(page.getByRole('button', { name: en(exportScreenWords, 'again') })).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => (window as unknown as { state: object }).state)).toEqual({
      written: 300 * 1024 * 1024,
      closed: true,
    })
  },
)
