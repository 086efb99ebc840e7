import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { disputeWords } from '../src/lease/dispute/words'
import { tenancyWords } from '../src/lease/tenancy/words'
import { packageWords } from '../src/year/package/words'
import { exportScreenWords } from '../src/year/export/words-screen'
import { importWords } from '../src/year/import/words'
import { expectNoSidewaysScroll } from './axe'
import { pdf, picture } from './files'
import {
  chooseLanguageAndScheme,
  currentYear,
  en,
  openLoggedIn,
  expect,
  translateInto,
  makeLandlord,
  test,
} from './journey'
import { addSubscription } from './signing-form'
import { actionButton, contract, dayFromNow, dialogOf, pagePart } from './lease-form'

const path = '/profile/account-settings/export'

const translate = translateInto('nb')
interface Listed {
  readonly bilags: readonly { readonly description: string; readonly documents: readonly string[] }[]
}

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

test('an own export fills an account without records, and no other', async ({ page, product, quiet }) => {
  quiet.allow(/status of 409/)
  const landlord = await makeLandlord(product)
  await landlord.expense({ documents: [await landlord.upload(pdf('receipt.pdf'))] })
  const answer = await fetch(`${product.url}/api/export`, { headers: { authorization: `Bearer ${landlord.token}` } })
  const zip = { name: 'husbok.zip', mimeType: 'application/zip', buffer: Buffer.from(await answer.arrayBuffer()) }
  const take = page.getByRole('button', { name: translate(importWords, 'exportApply') })
  const open = async (who: typeof landlord) => {
    await openLoggedIn(page, product, who, '/home/old-books')
    await page.getByLabel(translate(importWords, 'fileLabel')).setInputFiles(zip)
    await take.click()
  }
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(landlord)
  await expect(page.getByRole('alert')).toContainText(translate(errorWords, 'accountNotEmpty'))
  const other = await makeLandlord(product)
  await open(other)
  await expect(take).toBeHidden()
  await expectNoSidewaysScroll(page)
  const { bilags } = await other.api<Listed>('GET', 'bilag/all-types')
  expect(bilags.map(({ description, documents }) => [description, documents.length])).toEqual([['Chimney sweep', 1]])
  const back = page.getByRole('button', { name: translate(importWords, 'takeBack', { name: zip.name }) })
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(translate(importWords, 'notBooked'))).toBeVisible()
  expect((await other.api<Listed>('GET', 'bilag/all-types')).bilags).toEqual([])
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

test('the papers are saved under the names of house and tenant', async ({ page, product, quiet }) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await landlord.api('POST', `contract/${id}/create-check-list`, { options: ['condition'] })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const saved = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download')
    await press()
    const file = await download
    return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()]
  }
  for (const button of ['pdfDraft', 'pdfToSign'] as const)
    expect(await saved(() => actionButton(page, translate, button).click())).toEqual([
      `${translate(contractDetailWords, 'pdfName', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })}.pdf`,
      '%PDF-',
    ])
  const name = translate(contractDetailWords, 'checklistFile', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })
  expect(await saved(() => actionButton(page, translate, 'checklistPdf').click())).toEqual([`${name}.pdf`, '%PDF-'])

  // The lease is signed without an uploaded paper. The pages are photographed later and stored as one PDF.
  await landlord.api('POST', `contract/${id}/sign-manual`, {})
  await page.reload()
  const papers = pagePart(page, translate, 'papers')
  const signedToday = translate(contractDetailWords, 'leaseSigned', { day: dayFromNow(0) })
  await expect(papers).toContainText(translate(contractDetailWords, 'paperMissing'))
  await actionButton(page, translate, 'paperAdd').click()
  const adding = dialogOf(page, translate, 'signedPaper')
  const save = adding.getByRole('button', { name: translate(tenancyWords, 'save'), exact: true })
  await save.click()
  await expect(adding.getByRole('alert').first()).toContainText(translate(uiWords, 'fixFollowing'))
  await adding
    .locator('input[type=file][multiple]')
    .setInputFiles([await picture('page 1.png'), await picture('page 2.png', '#884422')])
  await expect(adding.getByRole('listitem').filter({ hasText: 'page 2.png' })).toBeVisible()
  await expect(adding.getByRole('progressbar')).toHaveCount(0)
  await save.click()
  await expect(adding).toBeHidden()
  expect(await saved(() => papers.getByRole('button', { name: signedToday, exact: true }).click())).toEqual([
    `${translate(contractDetailWords, 'pdfName', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })}.pdf`,
    '%PDF-',
  ])
  // Only the signed lease has a row of its own. A click shows the other papers, among them the
  // unsigned lease.
  await expect(papers.getByRole('button').filter({ visible: true })).toHaveCount(3)
  await papers.locator('summary').click()
  await expect(actionButton(page, translate, 'paperChange')).toBeVisible()
  expect((await saved(() => actionButton(page, translate, 'pdfUnsigned').click()))[1]).toBe('%PDF-')
  for (const photo of ['page 1.png', 'page 2.png'])
    await expect(papers.getByRole('button', { name: new RegExp(photo) })).toBeVisible()
  const whole = new RegExp(`${translate(tenancyWords, 'signedPaper')}\\.pdf`)
  await papers.getByRole('button', { name: whole }).click()
  await expect(page.getByRole('dialog', { name: whole })).toBeVisible()
  await page.keyboard.press('Escape')

  // Everything in one file for the tribunal. A lost connection is said, and the same button tries again.
  const tribunal = papers.getByRole('button', { name: translate(disputeWords, 'save'), exact: true })
  quiet.allow(/Failed to load resource: net::ERR/)
  await page.route('**/api/contract/*/dispute*', (route) => route.abort(), { times: 1 })
  await papers.getByLabel(translate(disputeWords, 'redact')).fill('Ola Nabo, kreft')
  await tribunal.click()
  await expect(papers.getByRole('alert')).toHaveText(translate(errorWords, 'network'))
  const caseName = translate(disputeWords, 'fileName', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })
  const asked = page.waitForRequest((request) => request.url().includes('/dispute'))
  expect(await saved(() => tribunal.click())).toEqual([`${caseName}.pdf`, '%PDF-'])
  expect(new URL((await asked).url()).searchParams.get('redact')).toBe('Ola Nabo, kreft')
  await expect(papers.getByRole('status').filter({ hasText: translate(disputeWords, 'saved') })).toBeVisible()
  await expect(papers.getByRole('alert')).toHaveCount(0)
})

test('old books are dropped, proposed, asked about, booked and taken back, on a phone by the keyboard', async ({
  page,
  product,
  quiet,
}) => {
  const landlord = await makeLandlord(product)
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home/old-books')
  const rows = [
    'Dato;Objekt;Tekst;Hvem;Type;Beløp',
    '02.01.2025;Loftet;Husleie januar;Eva Moe;Leie;9 000,00',
    '20.01.2025;Loftet;Forsikring;Trygg AS;Forsikring;-4 100,00',
    '11.02.2025;Loftet;Nytt bad;VVS Vest;Vedlikehold;-90 000,00',
    '15.02.2025;Loftet;Terminbeløp;Banken;Lån;-7 000,00',
    'Sum;;;;;-92 100,00',
  ]
  await page
    .getByLabel(translate(importWords, 'fileLabel'))
    .setInputFiles({ name: 'regnskap.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await expect(
    page.getByRole('heading', { name: translate(importWords, 'proposed', { name: 'regnskap.csv' }) }),
  ).toBeVisible()
  await expect(page.getByText(translate(importWords, 'allEqual_one'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  const question = page.getByLabel(/Nytt bad/)
  await question.focus()
  await question.selectOption({ label: 'Vedlikehold' })
  await expect(page.getByRole('button', { name: translate(importWords, 'apply') })).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: translate(importWords, 'answer') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: /90.000,00/ })).toBeVisible()
  await page.getByText(`${translate(importWords, 'expenses')} (2)`).click()
  await expect(page.getByRole('row', { name: /20\.01\.2025 Forsikring · Trygg AS · .* kr 4.100/ })).toBeVisible()
  await page.getByText(translate(importWords, 'loan')).click()
  await expect(page.getByText(/Terminbeløp/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: translate(importWords, 'apply') }).focus()
  await page.keyboard.press('Enter')
  const takeBack = page.getByRole('button', { name: translate(importWords, 'takeBack', { name: 'regnskap.csv' }) })
  await expect(takeBack).toBeVisible()
  const names = async () => (await landlord.api<{ name: string }[]>('GET', 'house')).map(({ name }) => name)
  expect(await names()).toContain('Loftet')
  // A house that is used since is named, and nothing is taken back.
  const houses = await landlord.api<{ id: number; name: string }[]>('GET', 'house')
  const houseId = houses.find(({ name }) => name === 'Loftet')!.id
  const { id } = await landlord.expense({ houseId, description: 'Maling' })
  quiet.allow(/status of 409/)
  await takeBack.press('Enter')
  await expect(page.getByText(`${translate(importWords, 'houses')}: Loftet`)).toBeVisible()
  expect(await names()).toContain('Loftet')
  await landlord.api('DELETE', `bilag/${id}`)
  await landlord.api('DELETE', `trash/bilag/${id}`)
  await takeBack.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(translate(importWords, 'notBooked'))).toBeVisible()
  expect(await names()).not.toContain('Loftet')
  await expectNoSidewaysScroll(page)
})

test('the year for the accountant is one press on the tax page, of all houses or of one', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const second = await landlord.api<{ id: number }>('POST', 'house', {
    name: 'Hytta',
    address: 'Fjellveien 2',
    postcode: '3580',
    city: 'Geilo',
  })
  await addSubscription(product, landlord)
  await landlord.expense({ documents: [await landlord.upload(pdf('receipt.pdf'))] })
  await landlord.expense({ houseId: second.id, documents: [await landlord.upload(pdf('cabin.pdf'))] })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/altinn?year=${currentYear}`)
  const open = page.getByRole('button', { name: translate(packageWords, 'save') })
  const save = async (choice: string) => {
    await open.click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`husbok-aaret-${currentYear}.zip`)
    return readFileSync(await download.path()).toString('latin1')
  }
  const all = await save(translate(packageWords, 'all'))
  expect(['.xlsx', 'receipt.pdf', 'cabin.pdf', 'Kvitteringer'].filter((name) => all.includes(name))).toHaveLength(4)
  await expect(page.getByText(translate(packageWords, 'saved'))).toBeVisible()
  const one = await save('Hytta')
  expect([one.includes('cabin.pdf'), one.includes('receipt.pdf')]).toEqual([true, false])
  await expectNoSidewaysScroll(page)
})
