import type { Day } from '../../base/kit/day'

/** The words of a name without accents, case and punctuation: `Nordmann, Kari-Anne` -> kari, anne, nordmann. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * True if two names may be the same person's: one name has all words of the other, in any order.
 * These must be at least two words, or one word if both names have only one. A middle name may be
 * missing on either side. Also true if a name has no words.
 */
function isSameName(ours: string, theirs: string): boolean {
  const [a, b] = [new Set(wordsOf(ours)), new Set(wordsOf(theirs))]
  if (a.size === 0 || b.size === 0) return true
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  return few.size >= Math.min(2, many.size) && [...few].every((word) => many.has(word))
}

/**
 * True if two birthdays are the same. The provider writes `1990-05-17`, `170590` or `17.05.1990`. True when either is
 * unknown.
 */
function isSameBirthday(ours: Day | null, theirs: string): boolean {
  if (ours === null || theirs === '') return true
  const [year, month, date] = ours.split('-') as [string, string, string]
  const digits = theirs.replace(/\D/g, '')
  if (/^\d{4}-\d{2}-\d{2}/.test(theirs)) return theirs.startsWith(ours)
  if (digits.length === 6) return digits === `${date}${month}${year.slice(2)}`
  if (digits.length === 8) return digits === `${date}${month}${year}`
  return false
}

export const isMismatch = (
  party: { readonly name: string; readonly birthday: Day | null },
  signature: { readonly name: string; readonly birthday: string },
): boolean => !isSameName(party.name, signature.name) || !isSameBirthday(party.birthday, signature.birthday)
