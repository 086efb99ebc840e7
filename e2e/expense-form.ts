import type { Locator, Page } from '@playwright/test'
import { expenseWords } from '../src/books/expense/words'
import { dashboardWords } from '../src/year/dashboard/words'
import type { Upload } from './files'
import { expect, fieldOf, openSections, currentYear, type Translate } from './journey'

/** The values of an expense voucher that a landlord types. A value that is left out is not touched. */
export interface TypedExpense {
  readonly files?: readonly Upload[]
  readonly description?: string
  readonly sum?: string
  readonly date?: string
  readonly costType?: keyof typeof expenseWords.texts
  readonly repeat?: keyof typeof expenseWords.texts
  readonly supplier?:
    | { readonly name: string; readonly address: string; readonly postcode: string; readonly city: string }
    | 'none'
  /** The deductible percentage, changed with the arrow keys. */
  readonly share?: number
}

/** A complete voucher, for tests about something else. */
export const receipt: TypedExpense = {
  description: 'New boiler',
  sum: '1 234,55',
  date: `01.02.${currentYear}`,
  costType: 'maintenance',
  supplier: { name: 'Rørleggeren AS', address: 'Vannveien 3', postcode: '0456', city: 'Oslo' },
}

/** Opens a new expense from the dashboard, with the button and its menu. */
export async function openNewExpense(page: Page, translate: Translate): Promise<Locator> {
  await page
    .getByRole('button', { name: translate(dashboardWords, 'addDocument'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: translate(dashboardWords, 'addExpense') }).click()
  return expenseForm(page, translate)
}

export async function expenseForm(page: Page, translate: Translate): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: translate(expenseWords, 'newTitle') })
  await expect(fieldOf(dialog, translate(expenseWords, 'description'))).toBeVisible()
  return dialog
}

/** The input behind the file field's button. */
export const fileInput = (dialog: Locator, translate: Translate): Locator =>
  dialog.getByRole('group', { name: translate(expenseWords, 'documents') }).locator('input[type=file][multiple]')

/** One of the kinds of cost. */
export const costType = (dialog: Locator, translate: Translate, key: keyof typeof expenseWords.texts): Locator =>
  dialog.getByRole('radio', { name: translate(expenseWords, key), exact: true })

/** The slider of the deductible share. */
export const shareSlider = (dialog: Locator, translate: Translate): Locator =>
  dialog.getByRole('slider', { name: translate(expenseWords, 'franchise') })

/** Fills in only the fields that are passed. */
export async function fillExpense(dialog: Locator, translate: Translate, typed: TypedExpense): Promise<void> {
  const field = (key: keyof typeof expenseWords.texts) => fieldOf(dialog, translate(expenseWords, key))
  if (typed.files) await fileInput(dialog, translate).setInputFiles(typed.files)
  if (typed.description !== undefined) await field('description').fill(typed.description)
  if (typed.sum !== undefined) await field('sum').fill(typed.sum)
  if (typed.date !== undefined) await field('date').fill(typed.date)
  if (typed.costType) await costType(dialog, translate, typed.costType).check()
  if (typed.repeat) {
    await openSections(dialog)
    await field('repeat').selectOption({ label: translate(expenseWords, typed.repeat) })
  }
  if (typed.supplier === 'none') await field('supplierId').fill(translate(expenseWords, 'noSupplier'))
  else if (typed.supplier) {
    await field('supplierId').fill(typed.supplier.name)
    await field('supplierId').press('Tab')
    for (const key of ['address', 'postcode', 'city'] as const) await field(key).fill(typed.supplier[key])
  }
  if (typed.share !== undefined) {
    await openSections(dialog)
    const slider = shareSlider(dialog, translate)
    await slider.focus()
    await slider.press('End')
    for (let at = 100; at > typed.share; at -= 1) await slider.press('ArrowLeft')
  }
}

export const saveButton = (dialog: Locator, translate: Translate): Locator =>
  dialog.getByRole('button', { name: translate(expenseWords, 'save'), exact: true })

/** Expects every file in the field as stored. */
export async function expectUploaded(dialog: Locator, translate: Translate, names: readonly string[]): Promise<void> {
  const rows = dialog.getByRole('list', { name: translate(expenseWords, 'documents') })
  for (const name of names) await expect(rows.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(rows.getByRole('progressbar')).toHaveCount(0)
}

/** The figure with this name in the totals panel, with its sentence. */
export const shownTotal = (page: Page, translate: Translate, name: 'income' | 'costs' | 'taxFree' | 'tax'): Locator =>
  page
    .getByLabel(translate(dashboardWords, 'totals'), { exact: true })
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${translate(dashboardWords, name)}$`) }) })

/** The voucher's row in the table of the dashboard. */
export const rowOfExpense = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) })

/** Drops or pastes files on the element in front, with the events of a browser. */
export async function dropOrPaste(
  page: Page,
  kind: 'drop' | 'paste',
  files: readonly Upload[],
  on = 'body',
): Promise<void> {
  await expect(page.locator(on)).toBeVisible()
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }))
  await page.evaluate(
    ([kind, sent, on]) => {
      const data = new DataTransfer()
      for (const { name, mimeType, bytes } of sent)
        data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type: mimeType }))
      const how = { bubbles: true, cancelable: true }
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...how })
          : new ClipboardEvent('paste', { clipboardData: data, ...how })
      document.querySelector(on)!.dispatchEvent(event)
    },
    [kind, sent, on] as const,
  )
}
