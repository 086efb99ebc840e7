/** Letters that Unicode does not decompose, as they are written by banks that lack them. */
const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i' }

/** Forms of companies. They are no part of a name, and `AS` must not read as Ås. */
const companyForms = new Set(['as', 'asa', 'ans', 'da', 'ba', 'sa', 'nuf', 'enk', 'ab', 'ltd', 'llc', 'gmbh'])

/**
 * A word in the form in which all banks' spellings agree: lower case, without accents, å as a, ø as o, æ as a. Two
 * letters for one (aa, oe, ae, ue) become the same. So Sæther, Saether and Sather are one name.
 */
const foldWord = (word: string): string =>
  asPlain(word.toLowerCase()).replace(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? 'a')

/** Most words have only plain letters. The check is ten times cheaper than decomposing them. */
const asPlain = (word: string): string =>
  /^[a-z\d]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæłđðþßı]/g, (letter) => letters[letter]!)

/** The words and numbers of a text in their folded form and order. Forms of companies are left out. */
export const foldedWords = (text: string): string[] =>
  text
    // One bank writes the name of the payment service and the message as one word.
    .replace(/Tpp:/g, ' Tpp ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && !companyForms.has(word.toLowerCase()))
    .map(foldWord)

/** The same as a set, for a list of words that texts are compared with. */
export const foldedSet = (text: string): ReadonlySet<string> => new Set(foldedWords(text))

/** A text in which whole words can be searched, with a blank at either end. */
export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** A single letter does not name a person. */
export const isInitial = (word: string): boolean => word.length === 1
