import type { Locator, Page } from '@playwright/test'
import type { Words } from '../src/base/kit/words'
import { validationKeyAt, validationWords } from '../src/base/kit/words-validation'
import { registerWords } from '../src/base/register/words'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { houseWords } from '../src/landlord/house/words'
import { bankWords } from '../src/app/web/bank/words'
import { bankImportWords } from '../src/bank/transaction/words'
import { todoWords } from '../src/year/todo/words'
import { phoneWindow } from './axe'
import { dropFiles, importStatement, makeLandlordWithLease, rentAndFoodLines, sparebank1File } from './bank-form'
import { expenseForm } from './expense-form'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  freshEmail,
  translateInto,
  makeLandlord,
  expectFieldRefused,
  test,
  openSections,
  typeInto,
} from './journey'
import { monthsAgo } from './lease-form'
import { forms } from './refusals-forms'

const bare = (text: string) => text.replace(/\s/g, '')

// `npm test` checks one form, because the fields are the same.
for (const { name, labels, open, submit, rounds, finished } of forms) {
  test(`${name} refuses at the field what the rules refuse, and keeps what was typed`, async ({ page, product }) => {
    const translate = translateInto('nb')
    const landlord = await makeLandlord(product, { ...(finished === false && { finished }) })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    const form = await open(page, product, landlord, translate)
    await expect(form.getByRole('button', { name: submit(translate), exact: true })).toBeVisible()
    await openSections(form)
    const locate = (key: string): Locator => {
      const label = labels[key]!
      return label === 'tick' ? form.getByRole('checkbox') : fieldOf(form, translate(label.words, label.key))
    }
    for (const round of rounds) {
      for (const [key, [typed]] of Object.entries(round)) if (typed !== undefined) await type(locate(key), typed)
      await form.getByRole('button', { name: submit(translate), exact: true }).click()
      const summary = form.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })
      for (const [key, [typed, refused]] of Object.entries(round)) {
        const field = locate(key)
        if (refused === null) {
          await expect(field).not.toHaveAttribute('aria-invalid', 'true')
          continue
        }
        await expectFieldRefused(field, translate(validationWords, validationKeyAt(refused, key)))
        await expect(summary).toContainText(translate(validationWords, validationKeyAt(refused, key)))
        // The text may be grouped, but is otherwise as it was typed.
        if (typed !== undefined && labels[key] !== 'tick')
          await expect.poll(async () => bare(await field.inputValue())).toBe(bare(typed))
      }
      await expect(summary).toBeFocused()
    }
    // A line of the summary leads to its field.
    const [last] = Object.entries(rounds.at(-1)!).find(([, [, refused]]) => refused !== null)!
    const label = labels[last]!
    if (label === 'tick') return
    await form.getByRole('link', { name: `${translate(label.words, label.key)}: ` }).click()
    await expect(locate(last)).toBeFocused()
  })
}

async function type(field: Locator, typed: string): Promise<void> {
  const kind = await field.evaluate((node) =>
    node instanceof HTMLInputElement ? node.type : (node.role ?? node.tagName),
  )
  if (kind === 'checkbox') await field.check()
  else if (kind === 'radiogroup') await field.locator(`input[value=${typed}]`).check()
  else if (kind === 'SELECT') await field.selectOption(typed)
  else await field.fill(typed)
}

test('the Norwegian texts that stay to the letter stand so on the screen', async ({ page, product }) => {
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expectFieldRefused(fieldOf(page, 'E-post'), 'E-post er påkrevd')
  await expectFieldRefused(fieldOf(page, 'Passord'), 'Feltet er obligatorisk')
  await fieldOf(page, 'E-post').fill('kari')
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expectFieldRefused(fieldOf(page, 'E-post'), 'Ugyldig e-postadresse')
  await fieldOf(page, 'E-post').fill(freshEmail())
  await fieldOf(page, 'Passord').fill('feil')
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expectFieldRefused(fieldOf(page, 'Passord'), 'Feil passord eller e-post')
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  await page.getByRole('button', { name: 'Slett hus' }).click()
  await expect(page.getByRole('dialog', { name: 'Siste hus kan ikke slettes' })).toBeVisible()
})

test('days that were read in another format are asked about: only new rows come in, and a copy is set aside', async ({
  page,
  product,
}) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlordWithLease(product)
  const lines = rentAndFoodLines()
  await importStatement(landlord, product.url, lines)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.setViewportSize(phoneWindow)
  await openLoggedIn(page, product, landlord, '/home/bank')
  const list = page.locator('.inbox-lines > li')
  await expect(list).toHaveCount(4)
  expect((await list.first().boundingBox())?.y).toBeLessThanOrEqual(270)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const read = async (name: string) => {
    const fresh = { day: monthsAgo(1, 19), kroner: '-312,00', who: 'Sameiet Markveien 12', text: 'Trappevask' }
    await dropFiles(page, [sparebank1File(name, [...lines, fresh])])
    const button = page.getByRole('button', { name: translate(bankImportWords, 'import'), exact: true })
    await expect(button).toBeInViewport()
    await fieldOf(page, translate(bankImportWords, 'account')).selectOption('Leiekonto')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await button.click()
  }
  await read('en.csv')
  const asked = page.getByRole('dialog', { name: translate(bankImportWords, 'readBeforeTitle') })
  await expect(asked).toContainText(translate(bankImportWords, 'someSame_other', { count: 4, fresh: 5 }))
  await press(translate(bankImportWords, 'importOnlyNew_one'))
  await expect(
    page.getByRole('status').filter({ hasText: translate(bankImportWords, 'fresh_one', { count: 1 }) }),
  ).toBeInViewport()
  await expect(list.filter({ hasText: '312 til Sameiet Markveien 12 har ikke bilag' })).toBeVisible()
  // The head counts all payments, whatever is searched for.
  await fieldOf(page, translate(bankWords, 'search')).fill('trappevask')
  await expect(list).toHaveCount(1)
  await expect(page.getByText(/^5 betalinger venter/)).toBeVisible()
  await fieldOf(page, translate(bankWords, 'search')).fill('')

  await read('to.csv')
  await expect(asked).toContainText(translate(bankImportWords, 'allSame_other', { count: 4 }))
  await press(translate(bankImportWords, 'importAll_other', { count: 4 }))
  const copies = list.filter({ hasText: 'samme betaling som den du leste' })
  await expect(copies).toHaveCount(4)
  await copies
    .filter({ hasText: 'Rema 1000' })
    .getByRole('button', { name: translate(todoWords, 'twice_do') })
    .click()
  await expect(copies).toHaveCount(3)
})

test('fields hold no more than the rules allow', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const limits = async (form: Page | Locator, words: Words, most: Readonly<Record<string, number>>) => {
    for (const [key, length] of Object.entries(most))
      await expect(fieldOf(form, en(words, key)), key).toHaveAttribute('maxlength', String(length))
  }
  await page.goto(`${product.url}/registration`)
  await limits(page, accountWords, { email: 50 })
  await limits(page, passwordWords, { password: 50, repeatPassword: 50 })
  await openLoggedIn(page, product, landlord, '/profile/landlord/edit')
  await limits(page, accountWords, { firstName: 50, lastName: 50, address: 50, postcode: 50, city: 50 })
  await page.goto(`${product.url}/home/house-info/edit`)
  await limits(page, houseWords, { name: 50, address: 100, postcode: 4, city: 50 })
  await page.goto(`${product.url}/home/suppliers/add-new`)
  await limits(page, supplierWords, { name: 50, address: 50, postcode: 50, city: 50 })
  await page.goto(`${product.url}/home/dashboard?add=expense`)
  const form = await expenseForm(page, en)
  await limits(form, expenseWords, { description: 1000 })
  await limits(form, expenseWords, { supplierId: 50 })
  await fieldOf(form, en(expenseWords, 'supplierId')).fill('Tak AS')
  await fieldOf(form, en(expenseWords, 'supplierId')).press('Tab')
  await limits(form, expenseWords, { address: 50, postcode: 50, city: 50 })
})

test('an address that is offered fills in the rest by a key', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  await page.goto(`${product.url}/home/house-info/edit`)
  const field = (key: keyof typeof houseWords.texts) => fieldOf(page, en(houseWords, key))
  await field('address').fill('')
  await typeInto(field('address'), 'Storgata 12 0155')
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered.first()).toHaveText('Storgata 12 0155 Oslo')
  await expect(page.getByRole('link', { name: en(registerWords, 'addressSource') })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('address')).toHaveValue('Storgata 12')
  await expect(field('postcode')).toHaveValue('0155')
  await expect(field('city')).toHaveValue('Oslo')
  await expect(offered).toHaveCount(0)
  await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(houseWords, 'infoTitle'))
  expect((await landlord.api<object[]>('GET', 'house'))[0]).toMatchObject({
    address: 'Storgata 12',
    municipality_number: '0301',
    property_number: 207,
    holding_number: 112,
    lease_number: null,
  })
})

test('a supplier is found by number with what the register knows, and typed where it is away', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  await page.goto(`${product.url}/home/suppliers/add-new`)
  const field = (key: keyof typeof supplierWords.texts) => fieldOf(page, en(supplierWords, key))
  await typeInto(field('name'), '912 345 742')
  await page.getByRole('listbox').getByRole('option', { name: 'FJORD ELEKTRO AS' }).click()
  await expect(page.getByText(en(registerWords, 'bankrupt', { name: 'FJORD ELEKTRO AS' }))).toBeVisible()
  for (const [key, value] of [
    ['name', 'FJORD ELEKTRO AS'],
    ['address', 'Storgata 20'],
    ['postcode', '9008'],
    ['city', 'Tromsø'],
    ['organisation_number', '912345742'],
  ] as const)
    await expect(field(key)).toHaveValue(value)
  for (const provider of ['kartverket', 'brreg'])
    await fetch(`${product.sandboxUrl}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider, kind: 'status', status: 500, times: 50, path: 'Utenfor' }),
    })
  await field('name').fill('')
  await typeInto(field('name'), 'Utenfor registeret')
  await field('address').fill('')
  await typeInto(field('address'), 'Utenforveien 3')
  await field('organisation_number').fill('')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.getByRole('button', { name: en(supplierWords, 'add'), exact: true }).click()
  await expect(page).toHaveURL(/\/home\/suppliers$/)
  expect(await landlord.api<object[]>('GET', 'supplier')).toContainEqual(
    expect.objectContaining({ name: 'Utenfor registeret', address: 'Utenforveien 3', organisation_number: null }),
  )
  await fetch(`${product.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' })
})
