import type { Locator, Page } from '@playwright/test'
import { fileWords } from '../src/base/file/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { fillExpense, openNewExpense, receipt, fileInput, saveButton, expectUploaded } from './expense-form'
import { heic, writeLargePhoto, pdf, picture } from './files'
import {
  en,
  openLoggedIn,
  expect,
  makeLandlord,
  test,
  type Landlord,
  chooseLanguageAndScheme,
  fieldOf,
  translateInto,
} from './journey'
import { actionButton, contract, dialogOf } from './lease-form'
import type { Product } from './product'
import { tenancyWords } from '../src/lease/tenancy/words'
import { uiWords } from '../src/base/ui/words/words'
import { expectNoSidewaysScroll } from './axe'
import { hostilePdfs } from '../src/base/pdf/test-hostile'

interface FormWithFiles {
  readonly name: string
  /** Opens the form and fills in everything except the files. */
  readonly open: (page: Page, landlord: Landlord, product: Product) => Promise<Locator>
  /** The button that waits for uploads in progress and is blocked by failed ones. */
  readonly go: string
  /** The files are shown next to the form. */
  readonly beside?: true
  /** The number of files that the record has before the test. */
  readonly has?: number
  /** Completes the form and returns the number of files of the record. */
  readonly end: (page: Page, form: Locator, landlord: Landlord) => Promise<number>
}
interface Books {
  readonly bilags: readonly { documents: string[] }[]
  readonly incomeBilags: readonly { documents: string[] }[]
  readonly depreciationBilags: readonly { documents: string[] }[]
}
const saved = async (form: Locator, landlord: Landlord, kind: keyof Books): Promise<number> => {
  await expect(form).toBeHidden()
  const [newest] = (await landlord.api<Books>('GET', 'bilag/all-types'))[kind]
  return newest!.documents.length
}

/** The number of files of the only contract: those of the lease, or its signed paper. */
const savedInContract =
  (files: 'documents' | 'signed_documents') =>
  async (_page: Page, form: Locator, landlord: Landlord): Promise<number> => {
    await expect(form).toBeHidden()
    const [{ id }] = (await landlord.api<{ id: number }[]>('GET', 'contract/all')) as [{ id: number }]
    return (await landlord.api<Record<typeof files, unknown[]>>('GET', `contract/${id}`))[files].length
  }

/** Each form that accepts files. */
const forms: readonly FormWithFiles[] = [
  {
    name: 'expense',
    open: async (page) => {
      const form = await openNewExpense(page, en)
      await fillExpense(form, en, { ...receipt, supplier: 'none' })
      return form
    },
    go: en(expenseWords, 'save'),
    beside: true,
    end: (_page, form, landlord) => saved(form, landlord, 'bilags'),
  },
  {
    name: 'signing by hand',
    open: async (page, landlord, product) => {
      const { id } = await contract(landlord)
      await page.goto(`${product.url}/home/contract/${id}`)
      await actionButton(page, en, 'sign').click()
      return dialogOf(page, en, 'sign')
    },
    go: en(tenancyWords, 'signGo'),
    end: savedInContract('signed_documents'),
  },
]

const refusals = [
  { what: 'a damaged picture', status: 422, message: 'fileDamaged' },
  { what: 'no space left', status: 413, message: 'storageFull' },
  { what: 'the server is away', status: 503, message: 'unavailable' },
] as const

for (const form of forms) {
  test(`a file that was not stored holds the ${form.name} back until the landlord has decided`, async ({
    page,
    product,
    quiet,
  }) => {
    quiet.allow(/status of 503/)
    const landlord = await makeLandlord(product)
    await openLoggedIn(page, product, landlord)
    const dialog = await form.open(page, landlord, product)
    const go = dialog.getByRole('button', { name: form.go, exact: true })
    const input = dialog.locator('input[type=file][multiple]')
    const problem = dialog.getByRole('alert').filter({ hasText: en(fileFieldWords, 'filesFailed_one') })
    let refusal: (typeof refusals)[number] | null = null
    await page.route('**/api/document', (route) =>
      refusal
        ? route.fulfill({ status: refusal.status, json: { message: refusal.message, requestId: 'r' } })
        : route.continue(),
    )
    await input.setInputFiles(pdf('good.pdf'))
    await expect(dialog.getByRole('listitem').filter({ hasText: 'good.pdf' })).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
    if (form.beside)
      await expect(dialog.getByRole('img', { name: en(fileWords, 'page', { number: 1, all: 1 }) })).toBeVisible()
    for (refusal of refusals) {
      await input.setInputFiles(await picture(`${refusal.status}.png`))
      await expect(dialog.getByRole('button', { name: en(fileFieldWords, 'filesWithout_one') })).toBeVisible()
      await go.click()
      await expect(problem.first()).toBeVisible()
      await expect(go).toBeVisible()
      await dialog.getByRole('button', { name: en(fileFieldWords, 'filesWithout_one') }).click()
      await expect(problem).toHaveCount(0)
    }
    // A refused file is stored when it is sent again.
    await input.setInputFiles(await picture('again.png'))
    await expect(
      dialog.getByRole('button', { name: en(fileFieldWords, 'filesRetryAll_one'), exact: true }),
    ).toBeVisible()
    refusal = null
    await dialog.getByRole('button', { name: en(fileFieldWords, 'filesRetryAll_one'), exact: true }).click()
    await expect(dialog.getByRole('button', { name: en(fileFieldWords, 'filesWithout_one') })).toHaveCount(0)
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
    await go.click()
    expect(await form.end(page, dialog, landlord)).toBe((form.has ?? 0) + 2)
  })
}

test('ten files at once wait for one another instead of running into the limit', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  let [running, most, refused] = [0, 0, 0]
  await page.route('**/api/document', async (route) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 100))
    running -= 1
    if (refused < 2) {
      refused += 1
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { message: 'tooManyRequests', requestId: 'r' },
      })
    } else await route.continue()
  })
  const names = Array.from({ length: 10 }, (_, index) => `${index + 1}.pdf`)
  await dialog.locator('input[type=file][multiple]').setInputFiles(names.map((name) => pdf(name)))
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  for (const name of names)
    await expect(
      dialog.getByRole('button', { name: en(fileFieldWords, 'filesRemove', { name }), exact: true }),
    ).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  expect(most).toBe(3)
  await dialog.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  expect(await saved(dialog, landlord, 'bilags')).toBe(10)
})

test('a photo of more than 10 MB is scaled down before it is sent; HEIC says what to do', async ({
  page,
  product,
}, testInfo) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  const input = dialog.locator('input[type=file][multiple]')
  await input.setInputFiles([
    await writeLargePhoto(testInfo.outputPath('large.jpg')),
    await heic(testInfo.outputPath('IMG_1.HEIC')),
  ])
  await expect(
    dialog.getByRole('alert').filter({ hasText: en(fileFieldWords, 'filesHeic', { name: 'IMG_1.HEIC' }) }),
  ).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: en(fileFieldWords, 'filesRemove', { name: 'large.jpg' }) }),
  ).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await dialog.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  expect(await saved(dialog, landlord, 'bilags')).toBe(1)
})

interface Saved {
  readonly description: string
  readonly documents: readonly string[]
  readonly archived: boolean
}
const vouchers = async (landlord: Landlord) =>
  (await landlord.api<{ bilags: Saved[] }>('GET', 'bilag/all-types')).bilags.map(
    ({ description, documents, archived }) => [description, documents.length, archived],
  )

/** Holds uploads until the test lets them continue or refuses them. */
async function heldUploads(page: Page) {
  let free: (isStored: boolean) => void = () => undefined
  const gate = new Promise<boolean>((resolve) => (free = resolve))
  await page.route('**/api/document', async (route) => {
    if (await gate) await route.continue()
    else await route.fulfill({ status: 503, json: { message: 'unavailable', requestId: 'r' } })
  })
  return { letGo: () => free(true), refuse: () => free(false) }
}

const translate = translateInto('nb')

test('Save that is pressed while a file is on its way waits for it and saves by itself', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const uploads = await heldUploads(page)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, translate)
  await fillExpense(dialog, translate, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
  const save = saveButton(dialog, translate)
  // The place is in whole pixels, because the end of a text may differ by a fraction.
  const place = async () => Object.values((await save.boundingBox())!).map(Math.round)
  const before = await place()
  await save.click()
  const says = dialog.getByRole('status').filter({ hasText: translate(fileFieldWords, 'filesWait') })
  await expect(says).toHaveCount(1)
  await expect(save).toHaveAttribute('data-loading', 'true')
  expect(await place()).toEqual(before)
  await expect(dialog.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  expect(await vouchers(landlord)).toEqual([])
  // Text that is typed meanwhile is saved too. A second click has no effect of its own.
  const description = fieldOf(dialog, translate(expenseWords, 'description'))
  await description.press('End')
  await description.pressSequentially(' again')
  await page.keyboard.press('Enter')
  uploads.letGo()
  await expect(dialog).toBeHidden()
  expect((await vouchers(landlord)).map(([name, files]) => [String(name).trim(), files])).toEqual([
    [`${receipt.description} again`, 1],
  ])
})

test('the landlord changes the mind while Save waits: archives instead, or leaves without anything saved', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const uploads = await heldUploads(page)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  await fillExpense(dialog, en, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
  await saveButton(dialog, en).click()
  await dialog.getByRole('button', { name: en(expenseWords, 'cancel'), exact: true }).click()
  await page
    .getByRole('dialog', { name: en(uiWords, 'discardTitle') })
    .getByRole('button', { name: en(uiWords, 'discardGo') })
    .click()
  await expect(dialog).toBeHidden()
  expect(await vouchers(landlord)).toEqual([])

  await openNewExpense(page, en)
  await fileInput(dialog, en).setInputFiles([pdf('other.pdf')])
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await saveButton(dialog, en).click()
  await dialog.getByRole('button', { name: en(expenseWords, 'archive'), exact: true }).click()
  // The file arrives at the moment of the click.
  await page.exposeFunction('letGo', uploads.letGo)
  await page.evaluate(() =>
    document.addEventListener('click', () => (window as unknown as { letGo: () => void }).letGo(), { once: true }),
  )
  await page.getByRole('button', { name: en(expenseWords, 'archiveYes'), exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await vouchers(landlord)).toEqual([[receipt.description, 1, true]])
})

type Listed = { bilags: { documents: string[] }[] }

test('a receipt that is never read to its end says so, and the voucher is saved meanwhile', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/page not drawn|receipt not read/)
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  const buffer = hostilePdfs['forms that double themselves 40 times']!()
  await fileInput(dialog, en).setInputFiles({ name: 'evig.pdf', mimeType: 'application/pdf', buffer })
  await expectUploaded(dialog, en, ['evig.pdf'])
  // The worker that draws the file never finishes, but the page still works.
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await expect(dialog.getByText(en(fileWords, 'failedPage', { number: 1 }))).toBeVisible()
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags[0]!.documents).toHaveLength(1)
  // The worker ends together with the form.
  await expect.poll(() => page.workers().length).toBe(0)
})
