import type { Page } from '@playwright/test'
import { changedWords } from '../src/base/ui/words/words-changed'
import { accountWords } from '../src/landlord/account/words'
import { itemRecord } from '../src/books/depreciation/model'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseRecord } from '../src/books/expense/model'
import { expenseWords } from '../src/books/expense/words'
import { incomeRecord } from '../src/books/income/model'
import { incomeWords } from '../src/books/income/words'
import { supplierWords } from '../src/books/supplier/words'
import { houseWords } from '../src/landlord/house/words'
import { contractRecord } from '../src/lease/contract/model'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { addIncome, addItem } from './books-form'
import { costType, fileInput, expectUploaded } from './expense-form'
import { expectWizardStep, clickWizardButton } from './contract-form'
import { pdf } from './files'
import { en, openLoggedIn, expect, fieldOf, house, makeLandlord, profile, test, typeInto } from './journey'
import { contract } from './lease-form'

const question = (page: Page, title: 'title' | 'trashedTitle' | 'deletedTitle' = 'title') =>
  page.getByRole('dialog', { name: en(changedWords, title) })

test('two windows of one expense: what only one has changed is kept, what both have is chosen, files of both stay', async ({
  page,
  context,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await landlord.expense({
    description: 'Chimney',
    documents: [await landlord.upload(pdf('first.pdf'))],
  })
  const open = async (window: Page) => {
    await openLoggedIn(window, product, landlord, `/home/dashboard?edit=${id}`)
    const dialog = window.getByRole('dialog', { name: en(expenseWords, 'editTitle') })
    await expect(fieldOf(dialog, en(expenseWords, 'sum'))).toBeVisible()
    return dialog
  }
  const mine = await open(page)
  const other = await context.newPage()
  const theirs = await open(other)
  await typeInto(fieldOf(theirs, en(expenseWords, 'sum')), '1 500')
  await costType(theirs, en, 'other_costs').check()
  await fileInput(theirs, en).setInputFiles([pdf('theirs.pdf')])
  await expectUploaded(theirs, en, ['first.pdf', 'theirs.pdf'])
  await theirs.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  await expect(theirs).toBeHidden()

  // The first window is in front again. It reads the data again, but its form doesn't change.
  await page.bringToFront()
  await typeInto(fieldOf(mine, en(expenseWords, 'sum')), '2 000')
  await fieldOf(mine, en(expenseWords, 'description')).fill('Chimney and roof')
  await fileInput(mine, en).setInputFiles([pdf('mine.pdf')])
  await expectUploaded(mine, en, ['first.pdf', 'mine.pdf'])
  await mine.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  const changedDialog = question(page)
  await expect(changedDialog).toContainText(`${en(expenseWords, 'cost_type')}: ${en(expenseWords, 'other_costs')}`)
  await expect(changedDialog).toContainText(en(changedWords, 'added', { names: 'theirs.pdf' }))
  expect(await landlord.api<{ sum: number }>('GET', `bilag/${id}`)).toMatchObject({
    sum: 1500,
    description: 'Chimney',
  })

  // Back to the form: no typed text is lost, and Save asks again.
  await changedDialog.getByRole('button', { name: en(changedWords, 'back') }).click()
  await expect(changedDialog).toBeHidden()
  await expect(fieldOf(mine, en(expenseWords, 'description'))).toHaveValue('Chimney and roof')
  await mine.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  await changedDialog.getByRole('button', { name: en(changedWords, 'save'), exact: true }).click()
  await expect(changedDialog).toContainText(en(changedWords, 'mustChoose'))
  await changedDialog.getByRole('radio', { name: /2.000/ }).check()
  await changedDialog.getByRole('button', { name: en(changedWords, 'save'), exact: true }).click()
  await expect(mine).toBeHidden()
  const stored = await landlord.api<{ files: { name: string }[] }>('GET', `bilag/${id}`)
  expect(stored).toMatchObject({ sum: 2000, description: 'Chimney and roof', cost_type: 'other_costs' })
  expect(stored.files.map(({ name }) => name)).toEqual(['first.pdf', 'theirs.pdf', 'mine.pdf'])

  // The voucher is moved to the trash folder meanwhile. The page says so, and the typed text stays.
  const again = await open(page)
  await landlord.api('DELETE', `bilag/${id}`)
  await fieldOf(again, en(expenseWords, 'description')).fill('Only the roof')
  await again.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  await question(page, 'trashedTitle')
    .getByRole('button', { name: en(changedWords, 'back') })
    .click()
  await expect(fieldOf(again, en(expenseWords, 'description'))).toHaveValue('Only the roof')
  await landlord.api('PUT', `bilag/${id}/restore`, { type: 'bilag', houseId: landlord.houseId })
  await again.getByRole('button', { name: en(expenseWords, 'save'), exact: true }).click()
  await expect(again).toBeHidden()
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ description: 'Only the roof', isTrashed: false })

  // A deletion asks again when the record was changed since it was shown.
  await page.goto(`${product.url}/home/dashboard?bilag=${id}`)
  await page.getByRole('button', { name: en(expenseWords, 'toTrash') }).click()
  await landlord.api('PUT', `bilag/${id}`, {
    ...sent(expenseRecord, await landlord.api<Stored>('GET', `bilag/${id}`)),
    sum: 77,
  })
  const trash = page.getByRole('dialog').last()
  await trash.getByRole('button', { name: en(expenseWords, 'toTrash') }).click()
  await expect(trash).toContainText(/77.*2.000/)
  await trash.getByRole('button', { name: en(expenseWords, 'toTrash') }).click()
  await expect(trash).toBeHidden()
  expect(await landlord.api('GET', `bilag/${id}`)).toMatchObject({ isTrashed: true })
})

type Stored = Readonly<Record<string, unknown>>
/** The fields that a form sends for a stored record. */
const sent = ({ names }: { readonly names: readonly string[] }, stored: Stored) =>
  Object.fromEntries(names.map((name) => [name, stored[name]]))

test('every form of a stored record asks before it overwrites what another window has saved', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { houseId } = landlord
  const api: typeof landlord.api = (...call) => landlord.api(...call)
  const supplier = { name: 'Maler AS', address: 'Gata 1', postcode: '5003', city: 'Bergen' }
  const { id: supplierId } = await api<{ id: number }>('POST', 'supplier', supplier)
  const { id: incomeId } = await addIncome(landlord)
  const { id: itemId } = await addItem(landlord)
  const { id: contractId } = await contract(landlord)
  const stored = await api<Stored>('GET', `contract/${contractId}`)
  const draft = sent(contractRecord, stored)

  const forms = [
    {
      path: '/home/house-info/edit',
      field: en(houseWords, 'city'),
      save: en(houseWords, 'save'),
      theirs: () => api('PUT', `house/${houseId}`, { ...house, city: 'Theirs' }),
    },
    {
      path: `/home/suppliers/edit/${supplierId}`,
      field: en(supplierWords, 'city'),
      save: en(supplierWords, 'save'),
      theirs: () => api('PUT', `supplier/${supplierId}`, { ...supplier, city: 'Theirs' }),
    },
    {
      path: '/profile/landlord/edit',
      field: en(accountWords, 'city'),
      save: en(accountWords, 'save'),
      theirs: () => api('PUT', 'profile', { ...profile, city: 'Theirs' }),
    },
    {
      path: `/home/separate-income-bilags?editIncome=${incomeId}`,
      field: en(incomeWords, 'title'),
      save: en(incomeWords, 'save'),
      theirs: async () => {
        const now = await api<Stored>('GET', `incomebilag/${incomeId}`)
        await api('PUT', `incomebilag/${incomeId}`, { ...sent(incomeRecord, now), title: 'Theirs' })
      },
    },
    {
      path: `/home/furniture-and-home-contents/${itemId}?editItem=${itemId}`,
      field: en(depreciationWords, 'name'),
      save: en(depreciationWords, 'save'),
      theirs: async () => {
        const now = await api<Stored>('GET', `depreciationbilag/${itemId}`)
        await api('PUT', `depreciationbilag/${itemId}`, { ...sent(itemRecord, now), name: 'Theirs' })
      },
    },
  ]
  await openLoggedIn(page, product, landlord)
  for (const { path, field, save, theirs } of forms) {
    await page.goto(product.url + path)
    await fieldOf(page, field).fill('Mine')
    await theirs()
    await page.getByRole('button', { name: save, exact: true }).click()
    const changedDialog = question(page)
    await expect(changedDialog, path).toContainText(en(changedWords, 'theirs', { value: 'Theirs' }))
    await changedDialog.getByRole('radio', { name: en(changedWords, 'theirs', { value: 'Theirs' }) }).check()
    await changedDialog.getByRole('button', { name: en(changedWords, 'save'), exact: true }).click()
    await expect(changedDialog).toBeHidden()
    await expect(fieldOf(page, field)).toBeHidden()
  }
  expect(await api('GET', `house/${houseId}`)).toMatchObject({ city: 'Theirs' })
  expect(await api('GET', `supplier/${supplierId}`)).toMatchObject({ city: 'Theirs' })
  expect(await api('GET', 'profile')).toMatchObject({ city: 'Theirs' })
  expect(await api('GET', `incomebilag/${incomeId}`)).toMatchObject({ title: 'Theirs' })
  expect(await api('GET', `depreciationbilag/${itemId}`)).toMatchObject({ name: 'Theirs' })

  // The lease is saved at another step than the changed one. The other editor has changed only the city. So the form
  // says that, and keeps the change.
  await page.goto(`${product.url}/home/contract/${contractId}?editRentContract=${contractId}&step=deposit`)
  const wizard = await expectWizardStep(page, en, 'deposit', 'editTitle')
  await api('PUT', `contract/${contractId}`, { ...draft, tenant_city: 'Theirs' })
  await clickWizardButton(wizard, en, 'update')
  const changedDialog = question(page)
  await expect(changedDialog).toContainText(`${en(contractWords, 'tenant_city')}: Theirs`)
  await changedDialog.getByRole('button', { name: en(changedWords, 'save'), exact: true }).click()
  await expect(page.getByText(en(wizardWords, 'updated'))).toBeVisible()
  expect(await api('GET', `contract/${contractId}`)).toMatchObject({ tenant_city: 'Theirs' })

  // The supplier is deleted meanwhile. The page says so, and the typed text stays.
  await page.goto(`${product.url}/home/suppliers/edit/${supplierId}`)
  await fieldOf(page, en(supplierWords, 'city')).fill('Nowhere')
  await api('DELETE', `supplier/${supplierId}`)
  await page.getByRole('button', { name: en(supplierWords, 'save'), exact: true }).click()
  await question(page, 'deletedTitle')
    .getByRole('button', { name: en(changedWords, 'back') })
    .click()
  await expect(fieldOf(page, en(supplierWords, 'city'))).toHaveValue('Nowhere')
})
