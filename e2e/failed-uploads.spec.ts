import type { Locator, Page } from '@playwright/test'
import { fileWords } from '../src/base/file/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseWords } from '../src/books/expense/words'
import { incomeWords } from '../src/books/income/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { filledIncome, filledItem, item, wizard } from './books-form'
import { inStep, press } from './contract-form'
import { fillExpense, openNewExpense, receipt } from './expense-form'
import { heic, largePhoto, pdf, picture } from './files'
import { en, enter, expect, isFull, makeLandlord, test, type Landlord } from './journey'
import { actionButton, contract, dialogOf, sign } from './lease-form'
import type { Product } from './product'
import { tenancyWords } from '../src/lease/tenancy/words'

interface FormWithFiles {
  readonly name: string
  /** Opens the form and fills in everything except the files. */
  readonly open: (page: Page, landlord: Landlord, product: Product) => Promise<Locator>
  /** The button that waits for uploads in progress and is blocked by failed ones. */
  readonly go: string
  /** The files are shown next to the form. */
  readonly beside?: true
  /** How many files the record has before. */
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

/** How many files the only contract has: those of the lease, or its signed paper. */
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
    name: 'income',
    open: (page) => filledIncome(page, en),
    go: en(incomeWords, 'save'),
    beside: true,
    end: (_page, form, landlord) => saved(form, landlord, 'incomeBilags'),
  },
  {
    name: 'household item',
    open: (page) => filledItem(page, en),
    go: en(depreciationWords, 'next'),
    beside: true,
    end: async (page, _form, landlord) => {
      const last = await wizard(page, en, 'stepCalculations')
      await last.getByRole('button', { name: en(depreciationWords, 'save'), exact: true }).click()
      return await saved(last, landlord, 'depreciationBilags')
    },
  },
  {
    name: 'household item that is there',
    open: async (page, landlord, product) => {
      const { id } = await item(landlord)
      await page.goto(`${product.url}/home/furniture-and-home-contents/${id}?editItem=${id}`)
      return page.getByRole('dialog', { name: en(depreciationWords, 'editItem') })
    },
    go: en(depreciationWords, 'save'),
    beside: true,
    end: (_page, form, landlord) => saved(form, landlord, 'depreciationBilags'),
  },
  {
    name: 'lease',
    open: async (page, landlord, product) => {
      const { id } = await contract(landlord)
      await page.goto(`${product.url}/home/contract/${id}?editRentContract=${id}&step=house`)
      return await inStep(page, en, 'house', 'editTitle')
    },
    go: en(wizardWords, 'next'),
    has: 1,
    end: async (page, _form, landlord) => {
      for (const step of ['tenant', 'terms', 'including'] as const)
        await press(await inStep(page, en, step, 'editTitle'), en, 'next')
      const last = await inStep(page, en, 'deposit', 'editTitle')
      await press(last, en, 'update')
      return await savedInContract('documents')(page, last, landlord)
    },
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
  {
    name: 'signed paper that comes later',
    open: async (page, landlord, product) => {
      const { id } = await contract(landlord)
      await sign(landlord, id)
      await page.goto(`${product.url}/home/contract/${id}`)
      await actionButton(page, en, 'paperChange').click()
      return dialogOf(page, en, 'signedPaper')
    },
    go: en(tenancyWords, 'save'),
    has: 1,
    end: savedInContract('signed_documents'),
  },
]

const refusals = [
  { what: 'a damaged picture', status: 422, message: 'fileDamaged' },
  { what: 'no space left', status: 413, message: 'storageFull' },
  { what: 'the server is away', status: 503, message: 'unavailable' },
] as const

for (const [index, form] of forms.entries()) {
  // The gate tests one form. The field is the same in all forms.
  if (!isFull && index > 0) continue

  test(
    `a file that was not stored holds the ${form.name} back until the landlord has decided`,
    { tag: '@proof' },
    async ({ page, product, quiet }) => {
      quiet.allow(/status of 503/)
      const landlord = await makeLandlord(product)
      await enter(page, product, landlord)
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
      // Tried again, it is stored.
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
    },
  )
}

test(
  'ten files at once wait for one another instead of running into the limit',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
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
  },
)

test(
  'a photo of more than 10 MB is scaled down before it is sent; HEIC says what to do',
  { tag: '@proof' },
  async ({ page, product }, testInfo) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await openNewExpense(page, en)
    const input = dialog.locator('input[type=file][multiple]')
    await input.setInputFiles([
      await largePhoto(testInfo.outputPath('large.jpg')),
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
  },
)
