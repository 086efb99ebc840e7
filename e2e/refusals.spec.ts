import type { Locator, Page } from '@playwright/test'
import type { Words } from '../src/base/kit/words'
import { validationKeyAt, validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { houseWords } from '../src/landlord/house/words'
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
} from './journey'
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
