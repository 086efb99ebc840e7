import type { Locator, Page } from '@playwright/test'
import { addDays, addMonths, dayOf, formatDay, monthOf, yearOf } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { bankWords } from '../src/app/web/bank/words'
import { bankMatchWords } from '../src/app/web/bank/words-match'
import { bankAccountWords } from '../src/bank/account/words'
import { bankFileWords } from '../src/bank/file/words'
import { bankImportWords } from '../src/bank/transaction/words'
import { bankErrors } from '../src/base/kit/words-errors-bank'
import { accessible, phone } from './axe'
import { drop, importAs, makeLetting, movements, nordeaFile, unknownFile } from './bank-form'
import { choose, en, enter, expect, fieldOf, inLanguage, makeLandlord, test, today, type Translate } from './journey'
import { press } from './keys'
import { monthsAgo } from './lease-form'

const path = '/home/bank'
const rowOf = (page: Page, text: string): Locator => page.locator('.bank-rows > li').filter({ hasText: text })
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name })
const exactButton = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true })
/** A filter of the list, with its count. */
const tab = (page: Page, translate: Translate, state: 'open' | 'matched' | 'ignored', count: number): Locator =>
  exactButton(page, translate(bankWords, 'counted', { state: translate(bankWords, state), count }))

for (const [language, tags] of [
  ['nb', []],
  ['en', ['@proof']],
] as const) {
  const translate = inLanguage(language)

  test(
    `a file is dropped and imported, sure payments are taken, one is split over two months, and it is undone (${language})`,
    { tag: [...tags] },
    async ({ page, product }) => {
      test.setTimeout(120_000)
      const landlord = await makeLetting(product)
      await choose(page, { language })
      await enter(page, product, landlord, path)
      await expect(page.getByText(translate(bankWords, 'emptyText'))).toBeVisible()
      await accessible(page)
      // A file that is no list of a bank is refused in a sentence, and the page doesn't change.
      await drop(page, [{ name: 'brev.csv', mimeType: 'text/csv', buffer: Buffer.from('Kjære bank\r\n') }])
      await expect(page.getByRole('alert')).toHaveText(bankErrors.notABankFile[language])
      await expect(page.getByText(translate(bankWords, 'emptyText'))).toBeVisible()

      await drop(page, [nordeaFile('leiekonto.csv', movements())])
      await expect(page.getByRole('status').filter({ hasText: 'Nordea: 4' })).toBeVisible()
      await accessible(page)
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
      await accessible(page)

      await expect(rowOf(page, 'Per Hansen')).toContainText(translate(bankWords, 'sure'))
      const all = button(page, new RegExp(translate(bankWords, 'takeSure', { count: 0 }).replace(/ \(0\)$/, '')))
      await all.click()
      await expect(rowOf(page, 'Per Hansen')).toHaveCount(0)

      await rowOf(page, 'Anne Mor').getByRole('button').first().click()
      const split = page.getByRole('dialog', { name: translate(bankMatchWords, 'rentTitle') })
      const months = split.locator('.bank-months input')
      await expect(months.first()).toBeVisible()
      await months.nth(0).fill('12 000')
      await months.nth(1).fill('12 000')
      await months.nth(1).blur()
      await expect(split.getByText(translate(bankMatchWords, 'noRest'))).toBeVisible()
      await months.nth(1).press('Control+a')
      await months.nth(1).pressSequentially('12000,01')
      await months.nth(1).blur()
      await expect(
        split
          .getByRole('status')
          .filter({ hasText: translate(bankMatchWords, 'tooMuch', { amount: formatKr(ore(1)) }) }),
      ).toBeVisible()
      await months.nth(1).fill('12 000')
      await months.nth(1).blur()
      await accessible(page)
      await exactButton(split, translate(bankMatchWords, 'rentSave')).click()
      await expect(split).toBeHidden()
      await expect(rowOf(page, 'Anne Mor')).toHaveCount(0)

      // Food is not part of the letting. The key undoes that.
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
    },
  )
}

test(
  'a file whose columns nobody knows is read once they are named, and the choice is remembered',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, path)
    await expect(page.getByText(en(bankWords, 'emptyText'))).toBeVisible()
    await drop(page, [unknownFile('ukjent.csv', movements())])
    await expect(page.getByRole('heading', { name: en(bankFileWords, 'mapTitle') })).toBeVisible()
    const column = (name: string) => page.getByLabel(en(bankFileWords, 'mapColumn', { name }), { exact: true })
    await column('Når').selectOption({ label: en(bankFileWords, 'date') })
    await exactButton(page, en(bankFileWords, 'mapRead')).click()
    await expect(page.getByText(en(bankFileWords, 'mapNeedsText'))).toBeVisible()
    await column('Hva skjedde').selectOption({ label: en(bankFileWords, 'text') })
    await column('Kroner').selectOption({ label: en(bankFileWords, 'sum') })
    await accessible(page)
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
    await drop(page, [unknownFile('neste.csv', movements())])
    await expect(page.getByRole('status').filter({ hasText: read })).toBeVisible()
    await exactButton(page, en(bankImportWords, 'import')).click()
    await expect(page.getByText(en(bankImportWords, 'known_other', { count: 4 }))).toBeVisible()
    await expect(tab(page, en, 'open', 4)).toBeVisible()
  },
)

test('payments are worked by the keyboard alone', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLetting(product)
  const start = dayOf(yearOf(today()), monthOf(today()), 1)
  const food = Array.from({ length: 3 }, (_, at) => ({
    day: addDays(addMonths(start, -1), at),
    kroner: `-${at + 1}00,00`,
    who: `Butikk ${at + 1}`,
    text: 'Mat',
  }))
  await importAs(landlord, product.url, [...movements(), ...food])
  await enter(page, product, landlord, path)
  const first = rowOf(page, 'Per Hansen')
  await expect(first).toBeVisible()
  const mainOf = (row: Locator) => row.locator('.bank-act').getByRole('button').first()
  await page.keyboard.press('j')
  await expect(mainOf(page.locator('.bank-rows > li').first())).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(mainOf(page.locator('.bank-rows > li').nth(1))).toBeFocused()
  await page.keyboard.press('k')
  await expect(mainOf(page.locator('.bank-rows > li').first())).toBeFocused()
  // The oldest row is the last one. Enter accepts it, and the row before it gets the focus.
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('j')
  await expect(mainOf(first)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
  await expect(mainOf(page.locator('.bank-rows > li').last())).toBeFocused()
  await page.keyboard.press('z')
  await expect(first).toHaveCount(1)
  await expect(mainOf(first)).toBeFocused()
  // Esc returns the focus from a dialog to the row that opened it.
  const mother = mainOf(rowOf(page, 'Anne Mor'))
  await press(page, mother)
  await expect(page.getByRole('dialog', { name: en(bankMatchWords, 'rentTitle') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mother).toBeFocused()
})

test(
  'a payment is taken on a phone, and an account is deleted with its rows',
  { tag: '@proof' },
  async ({ page, product }) => {
    await page.setViewportSize(phone)
    const landlord = await makeLetting(product)
    await importAs(landlord, product.url, movements())
    await enter(page, product, landlord, path)
    const rent = rowOf(page, 'Per Hansen')
    const take = rent.getByRole('button').first()
    await expect(take).toBeVisible()
    await accessible(page)
    const box = await take.boundingBox()
    expect(box?.width).toBeGreaterThan(240)
    await take.click()
    await expect(rent).toHaveCount(0)
    const more = exactButton(page, en(bankAccountWords, 'more', { name: 'Leiekonto' }))
    await more.click()
    await page.getByRole('menuitem', { name: en(bankAccountWords, 'remove'), exact: true }).click()
    const question = page.getByRole('dialog', { name: en(bankAccountWords, 'removeTitle', { name: 'Leiekonto' }) })
    // One of its payments is booked. It is undone first.
    await exactButton(question, en(bankAccountWords, 'removeYes')).click()
    await expect(question.getByRole('alert')).toHaveText(bankErrors.importInUse.en)
  },
)
