import type { Locator, Page } from '@playwright/test'
import { addDays, addMonths, dayOf, daysInMonth, formatDay, monthOf, yearOf, type Day } from '../src/base/kit/day'
import { contractFigureWords } from '../src/lease/contract-overview/words-figures'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { stripWords } from '../src/lease/contract-overview/words-strip'
import { contractFoldWords } from '../src/lease/contract-overview/words-folds'
import type { Language } from '../src/base/kit/words'
import { monthAndYear } from '../src/base/ui/words/format'
import { testContract } from '../src/lease/contract/test-contract'
import { pdf } from './files'
import { expect, today, type Landlord, type Translate } from './journey'
import { rentWords } from '../src/lease/rent/words'
import { words } from '../src/base/kit/words'
import { tenancyWords } from '../src/lease/tenancy/words'

/** The day with that number in the month that is `months` months ago. */
export const monthsAgo = (months: number, date: number): Day => {
  const month = addMonths(dayOf(yearOf(today()), monthOf(today()), 1), -months)
  return dayOf(yearOf(month), monthOf(month), date)
}
/** The day that is `days` days from now, as a form accepts it. */
export const dayFromNow = (days: number): string => formatDay(addDays(today(), days))

/** The first month's rent of the contracts below, in øre. It counts the days from the 15th on. */
export function firstRent(): number {
  const start = monthsAgo(2, 15)
  const days = daysInMonth(yearOf(start), monthOf(start))
  return Math.floor((1_200_000 * (days - 14)) / days + 0.5)
}

/** A contract that nobody has signed. It started on the 15th two months ago. `more` changes the standard values. */
export async function contract(
  landlord: Pick<Landlord, 'houseId' | 'api' | 'upload'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number }> {
  const start = monthsAgo(2, 15)
  const documents = [await landlord.upload(pdf('condition.pdf'))]
  return await landlord.api('POST', 'contract', {
    ...testContract(landlord.houseId, documents),
    start_date: start,
    first_payment_date: start,
    ...more,
  })
}

/** A contract that is signed on paper. */
export async function signedContract(
  landlord: Landlord,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number }> {
  const { id } = await contract(landlord, more)
  await markSigned(landlord, id)
  return { id }
}

/** Marks a contract as signed, with its paper. */
export const markSigned = async (landlord: Pick<Landlord, 'api' | 'upload'>, id: number): Promise<void> =>
  await landlord.api('POST', `contract/${id}/sign-manual`, { documents: [await landlord.upload(pdf('signed.pdf'))] })

/** The words of a contract's page and its dialogs. */
const pageWords = words('contractPage', {
  ...contractFoldWords.texts,
  ...contractDetailWords.texts,
  ...rentWords.texts,
  ...tenancyWords.texts,
})
export type PageKey = keyof (typeof pageWords)['texts']
/** The start of a menu choice's name. Some choices have a line of help under their name. */
export const namesOf = (translate: Translate, keys: readonly PageKey[]): readonly RegExp[] =>
  keys.map((key) => new RegExp(`^${translate(pageWords, key)}`))

/** A button of the contract's page. */
export const actionButton = (page: Page, translate: Translate, key: PageKey): Locator =>
  page.getByRole('main').getByRole('button', { name: translate(pageWords, key), exact: true })

/** The menu of the contract's page. */
export const menuButton = (page: Page, translate: Translate): Locator =>
  page.getByRole('main').getByRole('button', { name: translate(contractFigureWords, 'more'), exact: true })

/** A choice of the open menu. Some have a line of help under their name. */
export const menuChoice = (page: Page, text: string): Locator =>
  page.getByRole('menuitem', { name: new RegExp(`^${text}`) })

/** Opens the menu of the contract's page and clicks one of its choices. */
export async function chooseAction(page: Page, translate: Translate, key: PageKey): Promise<void> {
  await menuButton(page, translate).click()
  await menuChoice(page, translate(pageWords, key)).click()
}

/** Shows the months of the contract's page as a table. */
export async function showMonths(page: Page, translate: Translate): Promise<void> {
  const show = page.getByRole('button', { name: translate(stripWords, 'asTable'), exact: true })
  const hide = page.getByRole('button', { name: translate(stripWords, 'hideTable'), exact: true })
  await expect(show.or(hide)).toBeVisible()
  if (await show.isVisible()) await show.click()
  await expect(hide).toBeVisible()
}

/** Opens the menu of a month, which is `back` months before this one. */
export async function openMonth(page: Page, translate: Translate, back: number, language: Language): Promise<void> {
  await showMonths(page, translate)
  const first = monthsAgo(back, 1)
  const tab = page.getByRole('tab', { name: String(yearOf(first)), exact: true })
  if ((await tab.count()) > 0) await tab.click()
  const month = monthAndYear(first, language)
  await page.getByRole('button', { name: translate(rentWords, 'monthMenu', { month }), exact: true }).click()
}

/** The months of all years, once they are shown as a table. The page shows one year. */
export const monthsOf = (page: Page): Locator => page.locator('.months-rows > li')

/** The figure on a contract's page that says how many incomes are booked. */
export const bookedMonths = (page: Page, translate: Translate, count: number): Locator =>
  page
    .locator('.contract-glance')
    .getByText(translate(contractFigureWords, count === 1 ? 'bookedMonths_one' : 'bookedMonths_other', { count }), {
      exact: true,
    })

/** Opens a collapsible section of the contract's page. */
export async function openSection(page: Page, translate: Translate, key: PageKey): Promise<Locator> {
  const part = pagePart(page, translate, key)
  const details = part.locator('details').first()
  if ((await details.getAttribute('open')) === null) await part.locator('summary').first().click()
  await expect(details).toHaveAttribute('open')
  return part
}

export const dialogOf = (page: Page, translate: Translate, key: PageKey, values?: Record<string, string>): Locator =>
  page.getByRole('dialog', { name: translate(pageWords, key, values), exact: true })

export const pagePart = (page: Page, translate: Translate, key: PageKey): Locator =>
  page.getByRole('region', { name: translate(pageWords, key), exact: true })
