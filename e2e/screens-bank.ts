import { bankWords } from '../src/app/web/bank/words'
import { bankMatchWords } from '../src/app/web/bank/words-match'
import { bankAccountWords } from '../src/bank/account/words'
import { bankFileWords } from '../src/bank/file/words'
import { bankImportWords } from '../src/bank/transaction/words'
import {
  dropFiles,
  importStatement,
  makeLandlordWithLease,
  rentAndFoodLines,
  nordeaFile,
  unknownFile,
} from './bank-form'
import { expect, type Landlord } from './journey'
import type { Product } from './product'
import { pageTitled, type Screen, type ScreenWalk } from './screen'
import { pageWords } from './page-words'

const title = pageTitled((translate) => translate(pageWords, '/home/bank'))
const path = '/home/bank'

/** A landlord whose payments are imported. */
export async function makeLandlordWithPayments(product: Product): Promise<Landlord> {
  const landlord = await makeLandlordWithLease(product)
  const long = {
    day: rentAndFoodLines()[0]!.day,
    kroner: '-123456789,01',
    who: 'Menneskerettighetssekretariatsbygningen',
    text: 'x'.repeat(120),
  }
  await importStatement(landlord, product.url, [...rentAndFoodLines(), long])
  return landlord
}

const open = async ({ page, product }: ScreenWalk) => {
  await page.goto(product.url + path)
  await expect(page.locator('.inbox-lines > li').first()).toBeVisible()
}
const rowOf = ({ page }: ScreenWalk, text: string) => page.locator('.inbox-lines > li').filter({ hasText: text })
const choice = async (walk: ScreenWalk, text: string, word: 'existingVoucher' | 'makeVoucher') => {
  await open(walk)
  await rowOf(walk, text).getByRole('button').last().click()
  await walk.page.getByRole('menuitem', { name: walk.translate(bankWords, word), exact: true }).click()
}
const dialogOf = ({ page }: ScreenWalk, name: string) => page.getByRole('dialog', { name })

/** The page before anything was imported. */
export const emptyBankScreens: readonly Screen[] = [
  {
    name: 'the bank before the first file',
    title,
    open: async ({ page, product, translate }) => {
      await page.goto(product.url + path)
      await page.getByText(translate(bankFileWords, 'howTitle')).click()
      await expect(page.getByText(translate(bankFileWords, 'howOthers'))).toBeVisible()
    },
  },
  {
    name: 'the columns of an unknown file, refused',
    title,
    open: async ({ page, product, translate }) => {
      await page.goto(product.url + path)
      await expect(page.getByText(translate(bankWords, 'emptyText'))).toBeVisible()
      await dropFiles(page, [unknownFile('ukjent.csv', rentAndFoodLines())])
      await page.getByRole('button', { name: translate(bankFileWords, 'mapRead') }).click()
      await expect(page.getByText(translate(bankFileWords, 'mapNeedsDate'))).toBeVisible()
    },
  },
]

/** Payments, their dialogs, and a file over them. */
export const bankScreens: readonly Screen[] = [
  { name: 'the payments of the bank', title, open },
  {
    name: 'the inbox',
    title: pageTitled((translate) => translate(pageWords, '/home/inbox')),
    open: async ({ page, product }) => {
      await page.goto(`${product.url}/home/inbox`)
      await expect(page.locator('.inbox-lines > li').first()).toBeVisible()
    },
  },
  {
    name: 'a file that was read',
    title,
    open: async (walk) => {
      await open(walk)
      await dropFiles(walk.page, [nordeaFile('konto.csv', rentAndFoodLines())])
      await expect(
        walk.page.getByRole('button', { name: walk.translate(bankImportWords, 'import'), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'a payment over months',
    title,
    open: async (walk) => {
      await open(walk)
      await rowOf(walk, 'Anne Mor').locator('.inbox-verb').click()
      await expect(
        dialogOf(walk, walk.translate(bankMatchWords, 'rentTitle')).locator('.bank-months input').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'vouchers that a payment may be, refused',
    title,
    open: async (walk) => {
      await choice(walk, 'Feier AS', 'existingVoucher')
      const dialog = dialogOf(walk, walk.translate(bankMatchWords, 'voucherTitle'))
      // The fitting voucher is ticked from the start.
      await dialog.getByRole('checkbox', { checked: true }).uncheck()
      await dialog.getByRole('button', { name: walk.translate(bankMatchWords, 'voucherSave'), exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(walk.translate(bankMatchWords, 'chooseOne'))
    },
  },
  {
    name: 'a new voucher of a payment',
    title,
    open: async (walk) => {
      await choice(walk, 'Rema 1000', 'makeVoucher')
      const dialog = dialogOf(walk, walk.translate(bankMatchWords, 'newTitle'))
      await expect(dialog.getByRole('button', { name: walk.translate(bankMatchWords, 'newSave') })).toBeVisible()
    },
  },
  {
    name: 'an account at a bank',
    title,
    open: async (walk) => {
      await open(walk)
      const { page, translate } = walk
      await page.getByRole('button', { name: translate(bankAccountWords, 'more', { name: 'Leiekonto' }) }).click()
      await page.getByRole('menuitem', { name: translate(bankAccountWords, 'edit'), exact: true }).click()
      await expect(dialogOf(walk, translate(bankAccountWords, 'editTitle', { name: 'Leiekonto' }))).toBeVisible()
    },
  },
]
