import { passwordRules } from './model-password'

/** The facts about the owner. A password must not contain only these. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const lower = (text: string) => text.normalize('NFC').toLowerCase()
/** Sommer2026! -> sommer */
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
const withoutSpecialEnds = (text: string) => text.replace(/^[^\p{L}\d]+/u, '').replace(/[^\p{L}\d]+$/u, '')
const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '')

const swaps: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}
/** p4$$w0rd -> password */
const unswapped = (text: string) => text.replace(/[@431!05$7]/g, (found) => swaps[found] ?? found)

/** The minimum number of letters of a word that counts. A shorter word says nothing about the rest of the password. */
const shortestWord = 4

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const core = withoutEnds(password)
  const words = [core, unswapped(core), withoutEnds(unswapped(password))].filter((word) => word.length >= shortestWord)
  return [password, withoutSpecialEnds(password), ...words].some((word) => common.has(word))
}

function namesOf({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const [local = ''] = lower(email).split('@')
  const [first, last] = [lower(firstName), lower(lastName)]
  const parts = `${first} ${last}`.split(/[^\p{L}]+/u)
  const whole = [local, email, first + last, last + first, first, last].map((name) => lettersOnly(lower(name)))
  return new Set([...parts, ...whole].filter((name) => name.length >= 2))
}

/**
 * True if a password is a common one, or is the owner's e-mail or name. Digits and special characters around the word,
 * or instead of its letters, don't change that. `common` has words in lower case.
 */
export function isGuessable(password: string, owner: PasswordOwner, common: ReadonlySet<string>): boolean {
  const typed = lower(password)
  return (
    isCommon(typed, common) ||
    (owner.email !== '' && typed.includes(lower(owner.email))) ||
    namesOf(owner).has(lettersOnly(withoutEnds(typed)))
  )
}

export type PasswordRule = keyof typeof passwordRules | 'notGuessable'

/** The rules that a password meets. An empty one meets none. `notGuessable` is null while the list isn't loaded. */
export function passwordChecks(
  typed: string,
  owner: PasswordOwner,
  common: ReadonlySet<string> | null,
): readonly { readonly rule: PasswordRule; readonly met: boolean | null }[] {
  const composition = Object.entries(passwordRules).map(([rule, holds]) => ({
    rule: rule as PasswordRule,
    met: typed !== '' && holds(typed),
  }))
  const met = typed === '' ? false : common && !isGuessable(typed, owner, common)
  return [...composition, { rule: 'notGuessable', met }]
}
