import type { Locator, Page } from '@playwright/test'
import { contractDetailWords } from '../src/lease/contract/words-detail'
import { testContract } from '../src/lease/contract/test-contract'
import { pdf } from './files'
import type { Landlord, Say } from './journey'

const pad = (part: number) => String(part).padStart(2, '0')

/** A day of the month that lies so many months before this one. */
export function monthsAgo(months: number, day: number): string {
  const now = new Date()
  const then = new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, day))
  return `${then.getUTCFullYear()}-${pad(then.getUTCMonth() + 1)}-${pad(then.getUTCDate())}`
}
/** Today, tomorrow, …, as a form takes it. */
export function dayFromNow(days: number): string {
  const then = new Date(Date.now() + days * 86_400_000)
  return `${pad(then.getDate())}.${pad(then.getMonth() + 1)}.${then.getFullYear()}`
}

/** A contract that nobody has signed: a plain one since the 15th two months ago, with what is given changed. */
export async function contract(landlord: Landlord, more: Readonly<Record<string, unknown>> = {}): Promise<{ id: number }> {
  const start = monthsAgo(2, 15)
  const documents = [await landlord.upload(pdf('condition.pdf'))]
  return await landlord.api('POST', 'contract', { ...testContract(landlord.houseId, documents), start_date: start, first_payment_date: start, ...more })
}

/** The same, signed on paper. */
export async function signedContract(landlord: Landlord, more: Readonly<Record<string, unknown>> = {}): Promise<{ id: number }> {
  const { id } = await contract(landlord, more)
  await landlord.api('POST', `contract/${id}/sign-manual`, { documents: [await landlord.upload(pdf('signed.pdf'))] })
  return { id }
}

type Key = keyof (typeof contractDetailWords)['said']

/** A button of the contract's page. */
export const deed = (page: Page, say: Say, key: Key): Locator => page.getByRole('main').getByRole('button', { name: say(contractDetailWords, key), exact: true })

/** The dialog of that name. */
export const dialogOf = (page: Page, say: Say, key: Key, values?: Record<string, string>): Locator =>
  page.getByRole('dialog', { name: say(contractDetailWords, key, values), exact: true })

/** The named part of the page. */
export const partOf = (page: Page, say: Say, key: Key): Locator => page.getByRole('region', { name: say(contractDetailWords, key), exact: true })
