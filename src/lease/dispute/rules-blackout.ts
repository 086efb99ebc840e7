import { accountSeparators } from '../../base/kit/account-number-format'
import type { Day } from '../../base/kit/day'
import { withoutInvisible } from '../../base/kit/invisible-characters'
import { withoutBirths } from './rules-birth'
import { withoutNumbers } from './rules-number'

/** The mark in place of a text that is blacked out. The text itself is never drawn. */
export const blackedOut = '[sladdet]'

const iban = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?(?![A-Za-z\d])/g
const mail = /([\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,})/u
/** The address of an uploaded file, which has no words. */
const fileUrl = /^\/api\/document\/[\w-]{22}$/

/** The accounts and addresses that the bundle may show, and the people and words that it may not. */
export interface Blackout {
  /** Accounts that the lease itself names, and the deposit's. */
  readonly accounts: readonly string[]
  /** E-mail addresses and phone numbers of the parties. */
  readonly contacts: readonly string[]
  /** Names of people who are no party. */
  readonly thirdPersons: readonly string[]
  /** Numbers that the product itself prints: payment references, meters, numbers of companies. */
  readonly references: readonly string[]
  /** The days of birth of the parties. */
  readonly births: readonly Day[]
  /** Full names of the parties. A word of `words` inside of one stays. */
  readonly parties: readonly string[]
  /** Names and words that the landlord wants to be blacked out. */
  readonly words: readonly string[]
}

/** Blacks out a text. */
export interface Black {
  (text: string): string
  /** The parts of a text that are blacked out. */
  readonly hidden: (text: string) => readonly string[]
  /** The number of the landlord's words that were found so far. */
  readonly foundWords: () => number
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Any of these texts, also with a line broken between its words. The longest comes first. */
const anyOf = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
    .toSorted((a, b) => b.length - a.length)
    .map((text) =>
      text
        .split(/\s+/)
        .map(escaped)
        .join(String.raw`\s+`),
    )
    .join('|')
const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Finds people and words, also in the genitive. The first group is a name that stays. */
const wordsPattern = (known: readonly string[], hidden: readonly string[]): RegExp | null => {
  const [stay, go] = [anyOf(known), anyOf(hidden)]
  if (go === '') return null
  const before = String.raw`(?<![\p{L}\d])`
  const after = String.raw`(?:['’]?s)?(?![\p{L}\d])`
  return new RegExp(String.raw`${before}(?:(${stay || '(?!)'})|(${go}))${after}`, 'giu')
}

/**
 * Returns a function that blacks out numbers of identity, days of birth, accounts, addresses and phone numbers of others,
 * and third persons' names. An eleven-digit number that isn't allowed is blacked out whatever its control digits say.
 */
export function blackout(given: Blackout): Black {
  const { contacts, births, words, parties } = given
  const allowed = given.accounts.map((account) => account.replace(accountSeparators, '')).filter((one) => one !== '')
  const known = {
    // A shorter reference is blacked out by no rule, and may be a part of somebody's number.
    numbers: [
      ...allowed.flatMap((one) => [digitsOf(one), digitsOf(one).slice(-11)]),
      ...given.references.map(digitsOf),
    ].filter(({ length }) => length >= 8),
    phones: contacts.map((contact) => digitsOf(contact).slice(-8)),
  }
  const mails = new Set(contacts.map((contact) => contact.toLowerCase()))
  const people = wordsPattern(parties, [...given.thirdPersons, ...words])
  const asked = new Map(words.map((word) => [folded(word), word]))
  const found = new Set<string>()

  const isAllowedIban = (written: string) => allowed.includes(written.replace(accountSeparators, ''))
  const withoutPeople = (text: string, hide: (part: string) => string): string =>
    people === null
      ? text
      : text.replace(people, (part: string, stays: string | undefined, goes: string | undefined) => {
          if (stays !== undefined) return part
          const word = asked.get(folded(goes!))
          if (word !== undefined) found.add(word)
          return hide(part)
        })

  /** Everything but e-mail addresses. */
  function plain(text: string, hide: (part: string) => string): string {
    const withoutIban = text.replace(iban, (part) => (isAllowedIban(part) ? part : hide(part)))
    return withoutPeople(withoutNumbers(withoutBirths(withoutIban, births, hide), known, hide), hide)
  }

  const visible = (text: string, hide: (part: string) => string): string =>
    text
      .split(mail)
      .map((part, at) => (at % 2 === 0 ? plain(part, hide) : mails.has(part.toLowerCase()) ? part : hide(part)))
      .join('')

  /** Searches a text as it is, and as it reads without its invisible characters. It loses them only if that finds more. */
  function search(text: string, hide: (part: string) => string): string {
    if (fileUrl.test(text)) return text
    const searched = visible(text, hide)
    let more = 0
    const read = visible(withoutInvisible(searched), (part) => {
      more += 1
      return hide(part)
    })
    return more === 0 ? searched : read
  }

  return Object.assign((text: string) => search(text, () => blackedOut), {
    hidden: (text: string) => {
      const parts: string[] = []
      search(text, (part) => {
        parts.push(part)
        return blackedOut
      })
      return parts
    },
    foundWords: () => found.size,
  })
}

/** The texts in a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/**
 * Blacks out the text of a page that was drawn from `typed`. What is blacked out there is searched for with lines broken
 * anywhere, because a page breaks a number or a name that was typed in one.
 */
export function blackoutPage(page: string, typed: unknown, black: Black): string {
  const parts = [...new Set(textsIn(typed).flatMap(black.hidden))].toSorted((a, b) => b.length - a.length)
  const withoutTyped = parts.reduce((left, part) => {
    const broken = Array.from(part.replace(/\s+/g, ''), escaped).join(String.raw`[\s\p{Cf}]*(?:[-\u2010]\n)?`)
    return left.replace(new RegExp(String.raw`(?<![\p{L}\d])${broken}(?![\p{L}\d])`, 'gu'), blackedOut)
  }, page)
  return black(withoutTyped)
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
