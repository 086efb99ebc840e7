import type { Locator, Page } from '@playwright/test'
import { formatDay } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { bankWords } from '../src/app/web/bank/words'
import { bankMatchWords } from '../src/app/web/bank/words-match'
import { bankAccountWords } from '../src/bank/account/words'
import { bankFileWords } from '../src/bank/file/words'
import { bankImportWords } from '../src/bank/transaction/words'
import { bankErrors } from '../src/base/kit/words-errors-bank'
import { accessibilityFaults, expectNoSidewaysScroll, phoneWindow } from './axe'
import {
  dropFiles,
  importStatement,
  makeLandlordWithLease,
  rentAndFoodLines,
  nordeaFile,
  unknownFile,
  type BankLine,
} from './bank-form'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  type Translate,
  type Landlord,
  today,
  typeInto,
} from './journey'
import { monthsAgo, signedContract } from './lease-form'
import { krShort } from '../src/base/ui/words/format'
import { rentPaymentWords } from '../src/lease/rent-account/words-payment'
import { todoWords } from '../src/year/todo/words'
import { inboxWords } from '../src/app/web/inbox/words'
import { addSubscription } from './signing-form'
import { layoutShift, watchLayoutShift } from './shift'
import type { Product } from './product'

const path = '/home/bank'
const rowOf = (page: Page, text: string): Locator => page.locator('.inbox-lines > li').filter({ hasText: text })
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name })
const exactButton = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true })
/** A filter of the list, with its count. */
const tab = (page: Page, translate: Translate, state: 'open' | 'matched' | 'ignored', count: number): Locator =>
  exactButton(page, translate(bankWords, 'counted', { state: translate(bankWords, state), count }))

const translate = translateInto('nb')

test('a file is dropped and imported, sure payments are taken, one is split over two months, and it is undone', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const landlord = await makeLandlordWithLease(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, path)
  await expect(page.getByText(translate(bankWords, 'emptyText'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  // A file that is not a list of a bank is refused in a sentence, and the page doesn't change.
  await dropFiles(page, [{ name: 'brev.csv', mimeType: 'text/csv', buffer: Buffer.from('Kjære bank\r\n') }])
  await expect(page.getByRole('alert')).toHaveText(bankErrors.notABankFile['nb'])
  await expect(page.getByText(translate(bankWords, 'emptyText'))).toBeVisible()

  await dropFiles(page, [nordeaFile('leiekonto.csv', rentAndFoodLines())])
  await expect(page.getByRole('status').filter({ hasText: 'Nordea: 4' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await fieldOf(page, translate(bankImportWords, 'name')).fill('Leiekonto')
  await expect(fieldOf(page, translate(bankImportWords, 'account_number'))).toHaveValue('1234 56 78903')
  await exactButton(page, translate(bankImportWords, 'import')).click()
  const counts = translate(bankImportWords, 'imported', {
    fresh: translate(bankImportWords, 'fresh_other', { count: 4 }),
    known: translate(bankImportWords, 'known_other', { count: 0 }),
  })
  await expect(
    page.getByRole('status').filter({
      hasText: translate(bankImportWords, 'importedInto', { name: 'Leiekonto', counts }),
    }),
  ).toBeVisible()
  await expect(tab(page, translate, 'open', 4)).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)

  await expect(rowOf(page, 'Per Hansen')).toContainText(translate(bankWords, 'sure'))
  const all = button(page, new RegExp(translate(bankWords, 'takeSure', { count: 0 }).replace(/ \(0\)$/, '')))
  await all.click()
  await expect(rowOf(page, 'Per Hansen')).toHaveCount(0)

  await rowOf(page, 'Anne Mor').getByRole('button').first().click()
  const split = page.getByRole('dialog', { name: translate(bankMatchWords, 'rentTitle') })
  const months = split.locator('.bank-months input')
  await expect(months.first()).toBeVisible()
  await typeInto(months.nth(0), '12 000')
  await typeInto(months.nth(1), '12 000')
  await months.nth(1).blur()
  await expect(split.getByText(translate(bankMatchWords, 'noRest'))).toBeVisible()
  await months.nth(1).press('Control+a')
  await months.nth(1).pressSequentially('12000,01')
  await months.nth(1).blur()
  await expect(
    split.getByRole('status').filter({ hasText: translate(bankMatchWords, 'tooMuch', { amount: formatKr(ore(1)) }) }),
  ).toBeVisible()
  await typeInto(months.nth(1), '12 000')
  await months.nth(1).blur()
  await expectNoSidewaysScroll(page)
  await exactButton(split, translate(bankMatchWords, 'rentSave')).click()
  await expect(split).toBeHidden()
  await expect(rowOf(page, 'Anne Mor')).toHaveCount(0)

  // The landlord sets the food aside, because it doesn't belong to the letting. The key z undoes
  // that.
  await button(rowOf(page, 'Rema 1000'), new RegExp(translate(bankWords, 'moreFor', { payment: 'Rema' }))).click()
  await page.getByRole('menuitem', { name: translate(bankWords, 'ignore') }).click()
  await expect(rowOf(page, 'Rema 1000')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(rowOf(page, 'Rema 1000')).toHaveCount(1)

  await button(page, new RegExp(`^${translate(bankWords, 'matched')} `)).click()
  const booked = rowOf(page, 'Anne Mor')
  await expect(booked).toBeVisible()
  await booked.getByRole('button', { name: new RegExp(`^${translate(bankWords, 'undo')}`) }).click()
  await expect(booked).toHaveCount(0)
  await button(page, new RegExp(`^${translate(bankWords, 'open')} `)).click()
  await expect(rowOf(page, 'Anne Mor')).toBeVisible()
})

test('a file whose columns nobody knows is read once they are named, and the choice is remembered', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, path)
  await expect(page.getByText(en(bankWords, 'emptyText'))).toBeVisible()
  await dropFiles(page, [unknownFile('ukjent.csv', rentAndFoodLines())])
  await expect(page.getByRole('heading', { name: en(bankFileWords, 'mapTitle') })).toBeVisible()
  const column = (name: string) => page.getByLabel(en(bankFileWords, 'mapColumn', { name }), { exact: true })
  await column('Når').selectOption({ label: en(bankFileWords, 'date') })
  await exactButton(page, en(bankFileWords, 'mapRead')).click()
  await expect(page.getByText(en(bankFileWords, 'mapNeedsText'))).toBeVisible()
  await column('Hva skjedde').selectOption({ label: en(bankFileWords, 'text') })
  await column('Kroner').selectOption({ label: en(bankFileWords, 'sum') })
  await expectNoSidewaysScroll(page)
  await exactButton(page, en(bankFileWords, 'mapRead')).click()
  const read = en(bankFileWords, 'readSentence_other', {
    bank: en(bankFileWords, 'bankFile'),
    count: 4,
    from: formatDay(monthsAgo(2, 16)),
    to: formatDay(monthsAgo(1, 22)),
  })
  await expect(page.getByRole('status').filter({ hasText: read })).toBeVisible()
  await exactButton(page, en(bankImportWords, 'import')).click()
  await expect(tab(page, en, 'open', 4)).toBeVisible()
  // The next file with the same header is read at once. Rows that are already known are not added again.
  await dropFiles(page, [unknownFile('neste.csv', rentAndFoodLines())])
  await expect(page.getByRole('status').filter({ hasText: read })).toBeVisible()
  await exactButton(page, en(bankImportWords, 'import')).click()
  await expect(page.getByText(en(bankImportWords, 'known_other', { count: 4 }))).toBeVisible()
  await expect(tab(page, en, 'open', 4)).toBeVisible()
})

/** Swipes a card sideways with a finger. */
async function pull(card: Locator, by: number): Promise<void> {
  const finger = (clientX: number) => ({ pointerType: 'touch', clientX, clientY: 300, bubbles: true })
  await card.dispatchEvent('pointerdown', finger(150))
  await card.dispatchEvent('pointermove', finger(150 + by))
  await card.dispatchEvent('pointerup', finger(150 + by))
}

test('a payment is taken on a phone, and an account is deleted with its rows', async ({ page, product }) => {
  await page.setViewportSize(phoneWindow)
  const landlord = await makeLandlordWithLease(product)
  await importStatement(landlord, product.url, rentAndFoodLines())
  await openLoggedIn(page, product, landlord, path)
  const rent = rowOf(page, 'Per Hansen')
  const take = rent.getByRole('button').first()
  await expect(take).toBeVisible()
  await expectNoSidewaysScroll(page)
  // A card has a fixed height. A swipe to the right matches the payment. A swipe to the left sets
  // it aside.
  expect((await rent.boundingBox())!.height).toBe(88)
  await pull(rowOf(page, 'Rema 1000'), -120)
  await expect(rowOf(page, 'Rema 1000')).toHaveCount(0)
  await pull(rent, 20)
  await expect(rent).toBeVisible()
  await pull(rent, 120)
  await expect(rent).toHaveCount(0)
  const more = exactButton(page, en(bankAccountWords, 'more', { name: 'Leiekonto' }))
  await more.click()
  await page.getByRole('menuitem', { name: en(bankAccountWords, 'remove'), exact: true }).click()
  const question = page.getByRole('dialog', { name: en(bankAccountWords, 'removeTitle', { name: 'Leiekonto' }) })
  // A bank account with a matched payment can't be removed until the match is undone.
  await exactButton(question, en(bankAccountWords, 'removeYes')).click()
  await expect(question.getByRole('alert')).toHaveText(bankErrors.importInUse.en)
})

// The same payment is in the bank and in the books. It must count once, and the landlord is asked
// before it is recorded twice.

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
  await importStatement(landlord, product.url, [
    { day: monthsAgo(1, 3), kroner: '12000,00', who: 'Per Hansen', text: 'Husleie' },
  ])
  return { landlord, id }
}

const ledger = (key: keyof typeof rentPaymentWords.texts, values = {}) => translate(rentPaymentWords, key, values)

const payments = async (landlord: Landlord, id: number) =>
  (await landlord.api<{ payments: { transactionId: number | null }[] }>('GET', `contract/${id}/rent-account`)).payments
const matchWord = translate(bankWords, 'match')

test('rent that lies in the bank is matched on home and contract, neither registered nor asked for', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const { landlord, id } = await rentInBank(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home')
  const todo = page.getByRole('region', { name: translate(todoWords, 'title') })
  const line = todo.locator('li').filter({ hasText: 'Per betalte' })
  await expect(line).toContainText('leien')
  await expectNoSidewaysScroll(page)
  await button(line, new RegExp(`^${matchWord}`)).click()
  await expect(line).toHaveCount(0)
  await expect.poll(async () => (await payments(landlord, id)).length).toBe(1)
  await page.keyboard.press('z')
  await expect(line).toBeVisible()
  await expect.poll(async () => (await payments(landlord, id)).length).toBe(0)

  // The contract's page offers the same button, and no reminder.
  await page.goto(`${product.url}/home/contract/${id}`)
  const next = page.locator('.contract-next')
  await expect(next).toContainText('ligger i banken')
  await expect(next.getByRole('button')).toHaveText([matchWord])
  expect(await accessibilityFaults(page)).toEqual([])
  await next.getByRole('button').click()
  await expect(next).not.toContainText('ligger i banken')
  await expect
    .poll(async () => (await payments(landlord, id)).map(({ transactionId }) => transactionId !== null))
    .toEqual([true])
})

test('a payment that was registered by hand is linked with the bank, and counts once', async ({ page, product }) => {
  test.setTimeout(240_000)
  const { landlord, id } = await rentInBank(product)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}?pay=${id}`)
  const dialog = page.getByRole('dialog', { name: ledger('register') })
  await dialog.locator('button[type="submit"]').click()
  const question = page.getByRole('dialog', { name: ledger('inBankTitle') })
  await expect(question).toContainText(krShort(ore(1_200_000)))
  await expectNoSidewaysScroll(page)
  await exactButton(question, ledger('inBankAnyway')).click()
  await expect(dialog).toBeHidden()
  expect(await payments(landlord, id)).toHaveLength(1)

  // The row is the payment that was registered. Accepting it adds no second payment.
  await page.goto(`${product.url}${path}`)
  const row = rowOf(page, 'Per Hansen')
  await expect(row).toContainText(formatDay(today()).slice(0, 5))
  await expect(button(row, new RegExp(`^${translate(todoWords, 'registered_not')}`))).toBeVisible()
  await button(row, new RegExp(`^${translate(todoWords, 'registered_do')}`)).click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(async () => (await payments(landlord, id)).map(({ transactionId }) => transactionId !== null))
    .toEqual([true])
})

for (const [width, height, first] of [
  [1440, 900, 300],
  [390, 844, 330],
] as const)
  test(`the inbox at ${width} px: keys, evidence and undo, and nothing moves`, async ({ page, product }) => {
    test.setTimeout(120_000)
    const landlord = await makeLandlordWithLease(product)
    // No notice of the free plan is above the page.
    await addSubscription(product, landlord)
    await importStatement(landlord, product.url, rentAndFoodLines())
    await page.setViewportSize({ width, height })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    await watchLayoutShift(page)
    await openLoggedIn(page, product, landlord, path)
    const lines = page.locator('.inbox-lines > li')
    await expect(lines).toHaveCount(4)
    // A row has its reserved place from the start, so that nothing moves when it is loaded.
    expect((await lines.first().boundingBox())!.y).toBeLessThanOrEqual(first)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    for (const other of ['/home/inbox', '/home/arrears', '/home']) {
      await page.goto(product.url + other)
      await expect(lines.first()).toBeVisible()
      expect(await layoutShift(page), other).toBeLessThanOrEqual(0.02)
    }

    await page.goto(`${product.url}/home/inbox`)
    await expect(lines.first()).toBeVisible()
    const evidence = page.getByRole('region', { name: translate(inboxWords, 'evidence') })
    if (width < 1024) {
      await lines.first().locator('.inbox-why').click()
      await expect(evidence).toContainText(translate(inboxWords, 'sameSum'))
      await lines.first().locator('.inbox-unfold').click()
      await expect(evidence).toHaveCount(0)
    } else {
      // The screen marks each value that the payment and the month share.
      await expect(evidence).toContainText(translate(inboxWords, 'sameSum'))
      await expect(evidence.getByRole('heading', { level: 3 })).toHaveCount(2)
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      const second = lines.nth(1)
      await expect(second).toHaveAttribute('data-current', 'true')
      await expect(evidence.getByRole('heading', { level: 2 })).toHaveText(
        await second.locator('.inbox-says').innerText(),
      )
      await page.keyboard.press('k')
      await expect(lines.first().getByRole('button').first()).toBeFocused()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    // One key matches all payments with a sure suggestion. One key undoes all of these matches.
    const sure = lines.filter({ hasText: translate(bankWords, 'sure') })
    const count = await sure.count()
    expect(count).toBeGreaterThan(0)
    await page.keyboard.press('Control+Enter')
    await expect(sure).toHaveCount(0)
    await expect.poll(async () => (await openRows(landlord)).length).toBe(4 - count)
    await page.keyboard.press('z')
    await expect(sure).toHaveCount(count)
    await expect.poll(async () => (await openRows(landlord)).length).toBe(4)
  })

test('a new voucher as the last one is saved as it stands, and one that waits is matched instead', async ({
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
  await importStatement(landlord, product.url, [paid(5, '-811,00'), paid(4, '-822,00'), paid(1, '-833,00')])
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
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, path)
  const dialog = page.getByRole('dialog', { name: translate(bankMatchWords, 'newTitle') })
  const row = (kroner: string) => rowOf(page, kroner)
  await row('822').getByRole('button').first().click()
  await exactButton(dialog, translate(bankMatchWords, 'newSave')).click()
  await expect(dialog).toBeHidden()
  await expect(row('822')).toHaveCount(0)

  await row('833').getByRole('button').first().click()
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
  await expectNoSidewaysScroll(page)
  await question.locator('.bank-same button').click()
  await expect(dialog).toBeHidden()
  await expect(row('833')).toHaveCount(0)
  expect(await openRows(landlord)).toEqual([])
})
