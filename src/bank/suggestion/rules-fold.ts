/** Letters that Unicode does not take apart, as banks without them write them. */
const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i' }

/** Forms of a company: no name of anybody, and `AS` must not read as Ås. */
const companyForms = new Set(['as', 'asa', 'ans', 'da', 'ba', 'sa', 'nuf', 'enk', 'ab', 'ltd', 'llc', 'gmbh'])

/**
 * A word as every bank writes it: small, without accents, å as a, ø as o, æ as a. Two letters that stand for one
 * (aa, oe, ae, ue) become the same, so that Sæther, Saether and Sather are one name.
 */
const foldWord = (word: string): string =>
  asPlain(word.toLowerCase()).replace(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? 'a')

/** Most words have none of it: looking is ten times cheaper than taking them apart. */
const asPlain = (word: string): string =>
  /^[a-z\d]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæłđðþßı]/g, (letter) => letters[letter]!)

/** The words and numbers of a text, folded, in their order; forms of a company are left out. */
export const foldedWords = (text: string): string[] =>
  text
    // One bank glues the service that carried the payment to the message.
    .replace(/Tpp:/g, ' Tpp ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && !companyForms.has(word.toLowerCase()))
    .map(foldWord)

/** The same for a list of words that texts are compared with. */
export const foldedSet = (text: string): ReadonlySet<string> => new Set(foldedWords(text))

/** A text in which whole words are looked for, with a blank at either end. */
export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

export const isNumber = (word: string): boolean => /^\d+$/.test(word)
/** A single letter: it names nobody. */
export const isInitial = (word: string): boolean => word.length === 1
