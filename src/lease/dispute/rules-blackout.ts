import { accountSeparators } from '../../base/kit/account-number-format'

/** The mark in place of a text that is blacked out. The text itself is never drawn. */
export const blackedOut = '[sladdet]'

/**
 * Eleven digits as people write them: in one, as a number of identity (010190 12345, 01.01.90 12345) or as an account
 * (8601 11 17947), or in the boxes of a form. A longer number, like that of a meter, is none of them.
 */
const elevenDigits =
  /(?<!\d)(?:\d{11}|\d{6}[\s.-]\d{5}|\d{6}\s\d{3}\s\d{2}|\d{2}[\s.]\d{2}[\s.]\d{2}[\s.-]\d{5}|\d{2}\s\d{2}\s\d{2}\s\d{3}\s\d{2}|(?:\d\s){10}\d|\d{4}[\s.]\d{2}[\s.]\d{5})(?!\d)/g
const iban = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,3})?(?![A-Za-z\d])/g
const mail = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu
/** Phone numbers in groups, or with the code of a country. Eight digits alone may be anything. */
const phone = /(?<![\d.,])(?:\+\d{2} ?)?(?:\d{3} \d{2} \d{3}|\d{2} \d{2} \d{2} \d{2})(?! ?\d)|\+\d{9,14}(?!\d)/g

/** The accounts and addresses that the bundle may show, and the people whom it may not name. */
export interface Blackout {
  /** Accounts that the lease itself names, and the deposit's. */
  readonly accounts: readonly string[]
  /** E-mail addresses and phone numbers of the parties. */
  readonly contacts: readonly string[]
  /** Names of people who are no party. */
  readonly thirdPersons: readonly string[]
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns a function that blacks out numbers of identity, accounts of others, addresses and phone numbers of others, and
 * third persons' names. An eleven-digit number that isn't a kept account is blacked out whatever its control digits say.
 */
export function blackout({ accounts, contacts, thirdPersons }: Blackout): (text: string) => string {
  const allowed = accounts.map((account) => account.replace(accountSeparators, '')).filter((account) => account !== '')
  const isKept = (found: string) => {
    const plain = found.replace(accountSeparators, '')
    return allowed.some((account) => account === plain || digitsOf(account).endsWith(digitsOf(plain)))
  }
  const mails = new Set(contacts.map((contact) => contact.toLowerCase()))
  const phones = new Set(contacts.map((contact) => digitsOf(contact).slice(-8)))
  const people = thirdPersons
    .filter((name) => name.trim() !== '')
    .map((name) => new RegExp(String.raw`(?<!\p{L})${escaped(name.trim())}(?!\p{L})`, 'giu'))
  return (text) =>
    people.reduce(
      (left, name) => left.replace(name, blackedOut),
      text
        .replace(iban, (found) => (isKept(found) ? found : blackedOut))
        .replace(elevenDigits, (found) => (isKept(found) ? found : blackedOut))
        .replace(mail, (found) => (mails.has(found.toLowerCase()) ? found : blackedOut))
        .replace(phone, (found) => (phones.has(digitsOf(found).slice(-8)) ? found : blackedOut)),
    )
}

/** The value with every text in it changed. */
export function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each: unknown) => withTexts(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, change)])) as T
}

/** True if a value has nothing to black out. */
export const isClean = (value: unknown, change: (text: string) => string): boolean =>
  JSON.stringify(withTexts(value, change)) === JSON.stringify(value)
