import { accountWords } from '../src/landlord/account/words'
import { supplierWords } from '../src/books/supplier/words'
import { logIn } from './account-form'
import { en, enter, expect, fieldOf, makeLandlord, password, refusedAt, test } from './journey'

test('switching the language keeps the place and what is typed', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord, '/home/suppliers/add-new')
  await fieldOf(page, 'Name').fill('Malermester Ås')
  await page.getByRole('button', { name: en(supplierWords, 'add'), exact: true }).click()
  await refusedAt(fieldOf(page, 'City'), 'This field is required')
  await page.getByRole('button', { name: 'NO', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legg til ny leverandør')
  await expect(fieldOf(page, 'Navn')).toHaveValue('Malermester Ås')
  await refusedAt(fieldOf(page, 'Poststed'), 'Feltet er obligatorisk')
  await expect(page).toHaveURL(`${product.url}/home/suppliers/add-new`)
  await expect(page).toHaveTitle('Legg til ny leverandør · Husbok')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legg til ny leverandør')
  // It is the account's language too. Mails use it, and so does a device on which no language was chosen.
  await expect
    .poll(async () => (await landlord.api<{ language: string }>('GET', 'profile')).language, { timeout: 5000 })
    .toBe('nb')
  const elsewhere = await page.context().browser()!.newPage()
  await elsewhere.goto(`${product.url}/login`)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
  await logIn(elsewhere, en, landlord.email, password)
  await expect(elsewhere).toHaveURL(`${product.url}/home/dashboard`)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'nb')
  await elsewhere.close()
})

for (const [locale, lang] of [
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['sv-SE', 'en'],
] as const)
  test(`a first visit with a browser in ${locale} is in ${lang}`, { tag: '@proof' }, async ({ browser, product }) => {
    const page = await browser.newPage({ locale })
    await page.goto(`${product.url}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountWords.texts.loginTitle[lang])
    await page.close()
  })
