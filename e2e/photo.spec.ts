import { readFile } from 'node:fs/promises'
import { formatDay } from '../src/base/kit/day'
import { formatOre, fromKroner } from '../src/base/kit/money'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { logoutWords } from '../src/landlord/login/words-logout'
import { handoverScreenWords } from '../src/lease/handover/words'
import { expectNoSidewaysScroll } from './axe'
import { fileInput, openNewExpense, expectUploaded } from './expense-form'
import { picture, type Upload } from './files'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
} from './journey'
import { signedContract } from './lease-form'
import { madeReceipts, type MadeReceipt } from './receipt-photos/receipts'

const photoOf = async ({ name }: MadeReceipt): Promise<Upload> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await readFile(new URL(`receipt-photos/${name}.jpg`, import.meta.url)),
})
const nb = translateInto('nb')
/** Reading takes a second or two. On a busy machine it takes many times longer. */
const patient = { timeout: 60_000 }
const crumpled = madeReceipts.find(({ name }) => name === '03-crumpled')!
const figure = (kroner: number) => formatOre(fromKroner(kroner), 'needed').replace(/\s/g, ' ')
const plain = (text: string) => text.replace(/\s/g, ' ')

const translate = translateInto('nb')
test('a photographed receipt fills sum, date and supplier, and is read on this machine alone', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  page.on('worker', (worker) => expect(new URL(worker.url()).origin).toBe(product.url))
  const dialog = await openNewExpense(page, translate)
  const isReader = ({ pathname }: URL) => /photo-worker|\.wasm$|traineddata/.test(pathname)
  expect(asked.filter(isReader)).toEqual([])
  const file = await photoOf(crumpled)
  await fileInput(dialog, translate).setInputFiles([file])
  const sum = fieldOf(dialog, translate(expenseWords, 'sum'))
  await expect(async () => expect(plain(await sum.inputValue())).toBe(figure(crumpled.sum))).toPass(patient)
  await expect(fieldOf(dialog, translate(expenseWords, 'date'))).toHaveValue(formatDay(crumpled.date as never))
  await expect(fieldOf(dialog, translate(expenseWords, 'supplierId'))).toHaveValue(crumpled.supplier)
  await expect(dialog.getByText(translate(suggestWords, 'mark'))).toHaveCount(3)
  expect(asked.filter(({ protocol, origin }) => protocol !== 'blob:' && origin !== product.url)).toEqual([])
  await expectNoSidewaysScroll(page)
})

test('a picture that cannot be read says so with the focus in the sum; what is typed is not written over', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord)
  const dialog = await openNewExpense(page, nb)
  const sum = fieldOf(dialog, nb(expenseWords, 'sum'))
  await fileInput(dialog, nb).setInputFiles([await picture('sofa.jpg')])
  await expect(dialog.getByText('Bildet kan ikke leses: Skriv inn summen')).toBeVisible(patient)
  await expect(sum).toBeFocused()
  await dialog.getByRole('button', { name: nb(fileFieldWords, 'filesRemove', { name: 'sofa.jpg' }) }).click()

  // A landlord who types while a photograph is read no longer needs the result. Nothing is filled in later.
  const file = await photoOf(crumpled)
  const began = page.waitForEvent('worker')
  await fileInput(dialog, nb).setInputFiles([file])
  const ended = (await began).waitForEvent('close')
  await sum.pressSequentially('77')
  await ended
  await expectUploaded(dialog, nb, [file.name])
  await expect(dialog.getByText(nb(suggestWords, 'reading'))).toBeHidden()
  await expect(sum).toHaveValue('77')
  await expect(dialog.getByText(nb(suggestWords, 'mark'))).toHaveCount(0)
})

test('of four photographs at least 11 of 12 values are read, and none is wrong', async ({ page, product }) => {
  test.setTimeout(5 * 60_000)
  const landlord = await makeLandlord(product)
  for (const { supplier } of madeReceipts.filter(({ known }) => known))
    await landlord.api('POST', 'supplier', { name: supplier, address: 'Storgata 1', postcode: '0155', city: 'Oslo' })
  await openLoggedIn(page, product, landlord)
  const read: string[] = []
  const wrong: string[] = []
  const missing: string[] = []
  const times: number[] = []
  // Only every third photograph is read, because each takes seconds.
  for (const receipt of madeReceipts.filter((_made, index) => index % 3 === 1)) {
    const dialog = await openNewExpense(page, en)
    const fields = ['sum', 'date', 'supplierId'] as const
    const valuesNow = async () =>
      Promise.all(fields.map(async (name) => plain(await fieldOf(dialog, en(expenseWords, name)).inputValue())))
    const blank = await valuesNow()
    const file = await photoOf(receipt)
    const began = performance.now()
    await fileInput(dialog, en).setInputFiles([file])
    await expect(dialog.getByText(en(suggestWords, 'filled'))).toBeVisible(patient)
    times.push(performance.now() - began)
    const wanted = [figure(receipt.sum), formatDay(receipt.date as never), receipt.supplier]
    for (const [at, got] of (await valuesNow()).entries()) {
      const line = `${receipt.name}: ${got} for ${wanted[at]}`
      if (got === wanted[at]) read.push(line)
      else (got === blank[at] ? missing : wrong).push(line)
    }
    // The next photograph starts without the draft of this one.
    await page.goto(`${product.url}/home/suppliers`)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key)
    })
    await page.goto(`${product.url}/home/dashboard`)
  }
  console.log(`${read.length} of 12 read, ${wrong.length} wrong; ${times.map((one) => Math.round(one)).join(', ')} ms`)
  console.log(missing.join('\n'))
  expect(wrong).toEqual([])
  expect(read.length, missing.join('\n')).toBeGreaterThanOrEqual(11)
})

test('photos that are not sent are encrypted, outlive a reload, and are asked about before a logout removes them', async ({
  page,
  product,
  quiet,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.setViewportSize({ width: 390, height: 844 })
  quiet.allow(/Failed to load resource|ERR_FAILED/)
  await page.route('**/api/document', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await openLoggedIn(page, product, landlord, `/home/contract/${id}/handover`)
  await page.getByRole('button', { name: nb(handoverScreenWords, 'newIn') }).click()
  const photo = await picture('sopp.png')
  const cameras = page.locator('input[capture]')
  const room = page.locator('details').first()
  if ((await room.getAttribute('open')) === null) await room.locator('summary').click()
  await cameras.first().setInputFiles([photo])
  const waits = page.getByText(nb(handoverScreenWords, 'waiting_one', { count: 1 }))
  await expect(waits).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: nb(handoverScreenWords, 'newIn') }).click()
  await expect(waits).toBeVisible()

  const storedPhoto = () =>
    page.evaluate(async () => {
      const database = (await indexedDB.databases()).find(({ name }) => name?.startsWith('husbok-waiting-'))
      if (database === undefined) return null
      const open = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(database.name!)
        asked.onsuccess = () => resolve(asked.result)
      })
      const all = (store: string) =>
        new Promise<unknown[]>((resolve) => {
          const asked = open.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
        })
      const [[file], [key]] = [await all('files'), await all('keys')]
      open.close()
      const { sealed } = file as { sealed: ArrayBuffer }
      return {
        bytes: new TextDecoder('latin1').decode(sealed),
        fields: Object.keys(file as object).toSorted(),
        isExportable: (key as CryptoKey).extractable,
      }
    })
  const found = (await storedPhoto())!
  expect(found.fields).toEqual(['account', 'at', 'form', 'id', 'iv', 'line', 'sealed'])
  expect(found.isExportable).toBe(false)
  expect(found.bytes).not.toContain('PNG')
  expect(found.bytes).not.toContain(photo.name)

  await page.goto(`${product.url}/logout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb(logoutWords, 'unsentTitle'))
  await page.getByRole('button', { name: nb(logoutWords, 'stay') }).click()
  await expect(page).toHaveURL(/\/home/)
  expect(await storedPhoto()).not.toBeNull()
  await page.goto(`${product.url}/logout`)
  await page.getByRole('button', { name: nb(logoutWords, 'anyway') }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await storedPhoto()).toBeNull()
})
