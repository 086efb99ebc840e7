import type { Locator, Page } from '@playwright/test'
import { fileWords } from '../src/base/file/words'
import { maxFileBytes } from '../src/base/kit/file-type'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { validationWords } from '../src/base/kit/words-validation'
import { expenseWords } from '../src/books/expense/words'
import { splitWords } from '../src/books/expense/words-split'
import { workbenchWords } from '../src/books/expense/words-workbench'
import {
  dropOrPaste,
  expenseForm,
  fileInput,
  fillExpense,
  openNewExpense,
  receipt,
  saveButton,
  expectUploaded,
} from './expense-form'
import { pdf, pdfOfSize, picture, programNamedAsReceipt, writeFiles, svg } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  expectFieldRefused,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  typeInto,
} from './journey'

type Listed = { bilags: { documents: string[] }[] }
test('bad files are refused by name, the good ones beside them are kept', async ({ page, product }, testInfo) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, translate)
  const good = [pdf('1.pdf'), await picture('2.jpg'), await picture('3.png'), await picture('4.webp'), pdf('5.PDF')]
  const bad = [
    programNamedAsReceipt('setup.pdf'),
    pdfOfSize('huge.pdf', maxFileBytes + 1),
    svg('drawing.svg'),
    { ...pdf('x'), name: 'receipt.exe' },
    { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) },
  ]
  // The files are passed by their paths, because a busy browser would take seconds to receive eleven megabytes as text.
  await fileInput(dialog, translate).setInputFiles(await writeFiles([...bad, ...good], testInfo.outputPath('files')))
  await expectUploaded(
    dialog,
    translate,
    good.map(({ name }) => name),
  )
  const refused = dialog
    .getByRole('group', { name: translate(expenseWords, 'documents') })
    .getByRole('alert')
    .getByRole('listitem')
  await expect(refused).toHaveText([
    translate(fileFieldWords, 'filesType', { name: 'setup.pdf' }),
    translate(fileFieldWords, 'filesSize', { name: 'huge.pdf' }),
    translate(fileFieldWords, 'filesType', { name: 'drawing.svg' }),
    translate(fileFieldWords, 'filesType', { name: 'receipt.exe' }),
    translate(fileFieldWords, 'filesEmpty', { name: 'empty.pdf' }),
  ])
  // Ten are accepted. The eleventh and twelfth are named in the message.
  const more = ['6', '7', '8', '9', '10', '11', '12'].map((name) => pdf(`${name}.pdf`))
  await fileInput(dialog, translate).setInputFiles(more)
  await expectUploaded(dialog, translate, ['6.pdf', '10.pdf'])
  await expect(refused).toHaveText([
    translate(fileFieldWords, 'filesMany', { name: '11.pdf', max: 10 }),
    translate(fileFieldWords, 'filesMany', { name: '12.pdf', max: 10 }),
  ])
  const rows = dialog.getByRole('list', { name: translate(expenseWords, 'documents') }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  // After a file is removed, another one can be added.
  await dialog
    .getByRole('button', { name: translate(fileFieldWords, 'filesRemove', { name: '1.pdf' }), exact: true })
    .click()
  await expect(rows).toHaveCount(9)
  await fillExpense(dialog, translate, { ...receipt, supplier: 'none' })
  await saveButton(dialog, translate).click()
  await expect(dialog).toBeHidden()
  expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags[0]!.documents).toHaveLength(9)
})

test('a file that only the server finds damaged is told at its row, and one that did not get through is tried again', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/ERR_/)
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, en)
  const { buffer } = await picture('broken.png')
  await fileInput(dialog, en).setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: buffer.subarray(0, 60),
  })
  const rows = dialog.getByRole('list', { name: en(expenseWords, 'documents') }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'broken.png' })).toContainText(en(errorWords, 'fileDamaged'))
  // The browser can't read it either, and says so in place of the picture.
  await expect(dialog.getByText(en(fileWords, 'unreadable'))).toBeVisible()
  await dialog.getByRole('button', { name: en(fileFieldWords, 'filesRemove', { name: 'broken.png' }) }).click()

  let lost = true
  await page.route('**/api/document', (route) => (lost ? route.abort() : route.continue()))
  await fileInput(dialog, en).setInputFiles(pdf('lost.pdf'))
  await expect(rows.filter({ hasText: 'lost.pdf' })).toContainText(en(errorWords, 'network'))
  lost = false
  await dialog.getByRole('button', { name: en(fileFieldWords, 'filesRetry', { name: 'lost.pdf' }) }).click()
  await expect(rows.filter({ hasText: 'lost.pdf' })).not.toContainText(en(errorWords, 'network'))
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags[0]!.documents).toHaveLength(1)
})

/** A page of a PDF that is really drawn, with ink on it. */
async function drawnPage(place: Page | Locator): Promise<Locator> {
  const drawn = place.getByRole('img', { name: en(fileWords, 'page', { number: 1, all: 1 }) })
  const hasInk = (node: SVGElement | HTMLElement) => {
    const canvas = node as HTMLCanvasElement
    return (
      canvas.width > 0 &&
      (canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value, at) => at % 4 === 0 && value < 100) ??
        false)
    )
  }
  await expect.poll(async () => await drawn.evaluate(hasInk)).toBe(true)
  return drawn
}

test('a receipt stands beside its form while it is on its way, and saving waits for it', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/document', async (route) => {
    await held
    await route.continue()
  })
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/document/')) fetched += 1
  })
  const dialog = await openNewExpense(page, en)
  const description = fieldOf(dialog, en(expenseWords, 'description'))
  await expect(dialog.getByText(en(fileFieldWords, 'filesHelp'))).toBeVisible()
  const [before, bounds] = [(await description.boundingBox())!, (await dialog.boundingBox())!]
  await fillExpense(dialog, en, { ...receipt, supplier: 'none', files: [pdf('slow.pdf')] })
  await description.focus()
  await expect(
    dialog.getByRole('progressbar', { name: en(fileFieldWords, 'filesProgress', { name: 'slow.pdf' }) }),
  ).toBeAttached()
  const beside = dialog.getByRole('group', { name: /^File \d of \d: / })
  const drawn = await drawnPage(beside)
  await expect(description).toBeFocused()
  const after = (await description.boundingBox())!
  expect([after.x, after.width]).toEqual([before.x, before.width])
  expect(await dialog.boundingBox()).toEqual(bounds)
  const pane = (await beside.boundingBox())!
  expect(pane.x + pane.width).toBeLessThan(after.x)
  const { width } = (await drawn.boundingBox())!
  await beside.getByRole('button', { name: en(fileWords, 'zoomIn') }).click()
  await expect.poll(async () => (await drawn.boundingBox())!.width).toBeGreaterThan(width * 1.3)

  go()
  await expectUploaded(dialog, en, ['slow.pdf'])
  await expect(drawn).toBeVisible()
  // The browser has the file, so it doesn't fetch what it just sent.
  expect(fetched).toBe(0)
  // A file that is dropped there is added to the field and shown. The row says which file is shown.
  await beside.evaluate(
    (room, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'second.png'))
      room.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    },
    (await picture('second.png')).buffer.toString('base64'),
  )
  await expect(beside.getByRole('img', { name: 'second.png' })).toBeVisible()
  const row = (name: string) => dialog.getByRole('button', { name: `${en(fileFieldWords, 'filesShow')} ${name}` })
  await expect(row('second.png')).toHaveAttribute('aria-current', 'true')
  await row('slow.pdf').click()
  await expect(drawn).toBeVisible()
  await expectUploaded(dialog, en, ['second.png'])
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  expect((await landlord.api<Listed>('GET', 'bilag/all-types')).bilags[0]!.documents).toHaveLength(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the camera comes first, and the receipt is one tap away from what is typed', async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await openLoggedIn(page, product, landlord, '/home/dashboard?add=expense')
    const dialog = await expenseForm(page, en)
    const field = dialog.getByRole('group', { name: en(expenseWords, 'documents') })
    await expect(field.getByRole('button').first()).toHaveText(en(fileFieldWords, 'filesCamera'))
    const [asked] = await Promise.all([page.waitForEvent('filechooser'), field.getByRole('button').first().tap()])
    expect(await asked.element().getAttribute('capture')).toBe('environment')
    await asked.setFiles(await picture('photo.jpg'))
    await fillExpense(dialog, en, { description: 'Photographed', sum: '99' })
    await expectUploaded(dialog, en, ['photo.jpg'])
    const row = dialog.getByRole('button', { name: `${en(fileFieldWords, 'filesShow')} photo.jpg` })
    const large = page.getByRole('dialog', {
      name: en(fileWords, 'viewer', { number: 1, all: 1, name: 'photo.jpg' }),
    })
    for (const back of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await row.tap()
      await expect(large.getByRole('img', { name: 'photo.jpg' })).toBeVisible()
      await back()
      await expect(large).toBeHidden()
      await expect(row).toBeFocused()
      await expect(fieldOf(dialog, en(expenseWords, 'description'))).toHaveValue('Photographed')
      await expect(page.getByText(en(uiWords, 'discardTitle'))).toHaveCount(0)
    }
  })
})

test('the gallery goes through the files by keys, zooms, and gives the focus back', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const documents = [
    await landlord.upload(await picture('a.jpg')),
    await landlord.upload(await picture('b.png', '#aa3322')),
    await landlord.upload(pdf('c.pdf', 'Third')),
  ]
  await landlord.expense({ description: 'Kitchen', documents })
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await page.getByRole('button', { name: 'b.png' }).click()
  const at = (number: number, name: string) =>
    page.getByRole('dialog', { name: en(fileWords, 'viewer', { number, all: 3, name }) })
  await expect(at(2, 'b.png')).toBeVisible()
  await expect(page.getByRole('img', { name: 'b.png' })).toBeVisible()
  await expect(page).toHaveURL(/file=2/)
  await page.keyboard.press('ArrowRight')
  await expect(at(3, 'c.pdf')).toBeVisible()
  await drawnPage(page)
  await page.keyboard.press('ArrowRight')
  await expect(at(3, 'c.pdf')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(at(1, 'a.jpg')).toBeVisible()
  const fit = page.getByRole('button', { name: en(fileWords, 'fit') })
  const shown = page.getByRole('img', { name: 'a.jpg' })
  await expect(fit).toHaveAttribute('aria-disabled', 'true')
  const width = async () => (await shown.boundingBox())!.width
  const fitted = await width()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(fit).toHaveAttribute('aria-disabled', 'false')
  expect(await width()).toBeGreaterThan(fitted)
  // When zoomed, the arrow keys scroll and don't open the next file.
  await page.keyboard.press('ArrowRight')
  await expect(at(1, 'a.jpg')).toBeVisible()
  await page.keyboard.press('0')
  await expect(fit).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(at(1, 'a.jpg')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Kitchen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'a.jpg' })).toBeFocused()
  await expect(fieldOf(page, en(expenseWords, 'description'))).toHaveCount(0)
})

test('a bill is split over two houses to the øre, and one of several receipts is skipped', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.api('POST', 'house', { name: 'Hytta', address: 'Fjellveien 2', postcode: '3580', city: 'Geilo' })
  const file = await landlord.upload(pdf('insurance.pdf'))
  const { id } = await landlord.expense({ description: 'Husforsikring', sum: 1000.01, documents: [file] })
  await openLoggedIn(page, product, landlord, `/home/dashboard?bilag=${id}`)
  await page.getByRole('button', { name: en(splitWords, 'open') }).click()
  const dialog = page.getByRole('dialog', { name: en(splitWords, 'title', { name: 'Husforsikring' }) })
  await expect(fieldOf(dialog, 'Storgata 12')).toHaveValue('500,01')
  await typeInto(fieldOf(dialog, 'Storgata 12'), '600')
  await expect(
    dialog.getByRole('status').filter({ hasText: en(splitWords, 'whole', { sum: '' }).trim() }),
  ).toContainText('99,99')
  await dialog.getByRole('button', { name: en(splitWords, 'go'), exact: true }).click()
  await expectFieldRefused(fieldOf(dialog, 'Storgata 12'), en(validationWords, 'splitSum'))
  await typeInto(fieldOf(dialog, 'Hytta'), '400,01')
  await dialog.getByRole('button', { name: en(splitWords, 'go'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const { bilags } = await landlord.api<{ bilags: { sum: number; documents: string[] }[] }>('GET', 'bilag/all-types')
  expect(bilags.map(({ sum }) => sum).toSorted((a, b) => a - b)).toEqual([400.01, 600])
  expect(bilags.map(({ documents }) => documents)).toEqual([[file], [file]])

  await page.goto(`${product.url}/home/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await dropOrPaste(page, 'drop', [pdf('one.pdf', ''), pdf('two.pdf', '')])
  const form = await expenseForm(page, en)
  await expectUploaded(form, en, ['one.pdf'])
  await form.getByRole('button', { name: en(workbenchWords, 'queueSkip') }).click()
  await expectUploaded(form, en, ['two.pdf'])
  await form.getByRole('button', { name: en(workbenchWords, 'queueSkip') }).click()
  await expect(form).toBeHidden()
})
