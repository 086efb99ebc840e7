import type { Locator, Page } from '@playwright/test'
import { krShort } from '../src/base/ui/words/format'
import { ore } from '../src/base/kit/money'
import { bankWords } from '../src/app/web/bank/words'
import { bankMatchWords } from '../src/app/web/bank/words-match'
import { rentPaymentWords } from '../src/lease/rent-account/words-payment'
import { todoWords } from '../src/year/todo/words'
import { accessible, phone } from './axe'
import { importAs, type BankLine } from './bank-form'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test, type Landlord } from './journey'
import { monthsAgo, signedContract } from './lease-form'
import type { Product } from './product'

// The same money is in the bank and in the books. It must count once, and the landlord is asked before it is recorded
// twice.

const path = '/home/bank'
const rowOf = (page: Page, text: string): Locator => page.locator('.bank-rows > li').filter({ hasText: text })
const exactButton = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true })

interface Row {
  readonly id: number
  readonly counterparty: string | null
  readonly suggestion: { readonly kind: string } | null
}
const openRows = (landlord: Landlord) => landlord.api<Row[]>('GET', 'bank/transactions?state=open')

/** A lease whose last month is late, and its rent in the bank. */
async function rentInBank(product: Product) {
  const landlord = await makeLandlord(product)
  const first = monthsAgo(1, 1)
  const { id } = await signedContract(landlord, { start_date: first, first_payment_date: first })
  await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: first.slice(0, 7) })
  await importAs(landlord, product.url, [
    { day: monthsAgo(1, 3), kroner: '12000,00', who: 'Per Hansen', text: 'Husleie' },
  ])
  return { landlord, id }
}

for (const language of languages) {
  const translate = inLanguage(language)
  const ledger = (key: keyof typeof rentPaymentWords.texts, values = {}) => translate(rentPaymentWords, key, values)

  test(`rent that lies in the bank is told and asked about, and linked it counts once (${language})`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000)
    const { landlord, id } = await rentInBank(product)
    await choose(page, { language })
    await enter(page, product, landlord, '/home')
    const line = page.locator('.home-todo li').filter({ hasText: translate(todoWords, 'late_paid') })
    await expect(line.locator('.home-todo-bank')).toContainText(krShort(ore(1_200_000)))
    await accessible(page)
    await line.getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: ledger('register') })
    await dialog.locator('button[type="submit"]').click()
    const question = page.getByRole('dialog', { name: ledger('inBankTitle') })
    await expect(question).toContainText(krShort(ore(1_200_000)))
    await accessible(page)
    await exactButton(question, ledger('inBankAnyway')).click()
    await expect(dialog).toBeHidden()
    expect((await landlord.api<{ payments: unknown[] }>('GET', `contract/${id}/rent-account`)).payments).toHaveLength(1)

    // The row is the payment that was registered. Accepting it adds no second payment.
    await page.goto(`${product.url}${path}`)
    const row = rowOf(page, 'Per Hansen')
    await expect(row).toContainText(translate(bankWords, 'paymentSays'))
    await row.getByRole('button').first().click()
    await expect(row).toHaveCount(0)
    await expect
      .poll(async () => {
        const { payments } = await landlord.api<{ payments: { transactionId: number | null }[] }>(
          'GET',
          `contract/${id}/rent-account`,
        )
        return payments.map(({ transactionId }) => transactionId !== null)
      })
      .toEqual([true])
  })

  test(`a new voucher as the last one is saved as it stands, and one that waits is matched instead (${language})`, async ({
    page,
    product,
  }) => {
    const landlord = await makeLandlord(product)
    const paid = (back: number, kroner: string): BankLine => ({
      day: monthsAgo(back, 12),
      kroner,
      who: 'Hafslund Strøm',
      text: 'Avtalegiro',
      account: '86011117947',
    })
    const supplier = { name: 'Elvia Drift', address: 'Gata 1', postcode: '0152', city: 'Oslo', supplierId: 0 }
    await importAs(landlord, product.url, [paid(5, '-811,00'), paid(4, '-822,00'), paid(1, '-833,00')])
    const oldest = (await openRows(landlord)).at(-1)!
    await landlord.api('POST', `bank/transactions/${oldest.id}/voucher`, {
      houseId: landlord.houseId,
      cost_type: 'maintenance',
      description: 'Strøm',
      repeat: 'never',
      sum: 811,
      date: monthsAgo(5, 12),
      franchise: 100,
      ...supplier,
    })
    await choose(page, { language })
    await enter(page, product, landlord, path)
    const dialog = page.getByRole('dialog', { name: translate(bankMatchWords, 'newTitle') })
    const row = (kroner: string) => rowOf(page, kroner)
    await row('822').locator('.bank-act').getByRole('button').first().click()
    await exactButton(dialog, translate(bankMatchWords, 'newSave')).click()
    await expect(dialog).toBeHidden()
    await expect(row('822')).toHaveCount(0)

    await row('833').locator('.bank-act').getByRole('button').first().click()
    await expect(exactButton(dialog, translate(bankMatchWords, 'newSave'))).toBeVisible()
    // The invoice is recorded in the meantime.
    const { suppliers } = { suppliers: await landlord.api<{ id: number; name: string }[]>('GET', 'supplier') }
    await landlord.expense({
      description: 'Strøm',
      supplierId: suppliers.find(({ name }) => name === supplier.name)!.id,
      name: undefined,
      address: undefined,
      city: undefined,
      postcode: undefined,
      sum: 833,
      date: monthsAgo(2, 20),
    })
    await exactButton(dialog, translate(bankMatchWords, 'newSave')).click()
    const question = page.getByRole('dialog', { name: translate(bankMatchWords, 'sameTitle') })
    await expect(question).toBeVisible()
    await accessible(page)
    await question.locator('.bank-same button').click()
    await expect(dialog).toBeHidden()
    await expect(row('833')).toHaveCount(0)
    expect(await openRows(landlord)).toEqual([])
  })
}

test(
  'the dialog of rent follows the account until something is typed',
  { tag: '@proof' },
  async ({ page, product }) => {
    const { landlord, id } = await rentInBank(product)
    await importAs(landlord, product.url, [
      { day: monthsAgo(1, 4), kroner: '5000,00', who: 'Anne Mor', text: 'Til Per' },
    ])
    await enter(page, product, landlord, path)
    const translate = inLanguage('en')
    const row = rowOf(page, 'Anne Mor')
    await row.getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: translate(bankMatchWords, 'rentTitle') })
    const months = dialog.locator('.bank-months input')
    await expect(months.first()).toHaveValue(/5\s?000/)
    const before = (await openRows(landlord)).find(({ counterparty }) => counterparty === 'Per Hansen')!
    const match = { rent: { contractId: id, months: [{ month: monthsAgo(1, 1).slice(0, 7), sum: 12_000 }] } }
    await landlord.api('POST', `bank/transactions/${before.id}/match`, match)
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const labels = dialog.locator('.bank-months label')
    const first = await labels.first().textContent()
    await comeBack()
    await expect(labels.first()).not.toHaveText(first ?? '')
    await expect(months.first()).toHaveValue(/5\s?000/)
    // Typed text stays, regardless of the next answer of the rent account.
    await months.first().press('Control+a')
    await months.first().pressSequentially('4000')
    await months.first().blur()
    await landlord.api('POST', `bank/transactions/${before.id}/open`)
    await comeBack()
    await expect(labels.first()).toHaveText(first ?? '')
    await expect(months.nth(1)).toHaveValue(/4\s?000/)
  },
)

test(
  'a payment of which nothing is known says so on a phone, and leads to a new voucher',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.setViewportSize(phone)
    const landlord = await makeLandlord(product)
    await landlord.expense({ date: monthsAgo(1, 20), sum: 400 })
    await importAs(landlord, product.url, [{ day: monthsAgo(1, 21), kroner: '-450,55', who: 'Rema 1000', text: 'Mat' }])
    await enter(page, product, landlord, path)
    const translate = inLanguage('en')
    await rowOf(page, 'Rema').locator('.bank-act').getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: translate(bankMatchWords, 'voucherTitle') })
    await expect(dialog.getByText(translate(bankMatchWords, 'noneOfSum'))).toBeVisible()
    await accessible(page)
    await exactButton(dialog, translate(bankMatchWords, 'showOthers')).click()
    await expect(dialog.getByText('Chimney sweep', { exact: false })).toBeVisible()
    await exactButton(dialog, translate(bankMatchWords, 'makeNew')).click()
    await expect(page.getByRole('dialog', { name: translate(bankMatchWords, 'newTitle') })).toBeVisible()
  },
)
