/** Letters that Unicode does not decompose, with the spelling of banks that lack them. */
const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i' }

/** The form of a company is not part of its name. Without this, `AS` would be read as Ås. */
const companyForms = new Set(['as', 'asa', 'ans', 'da', 'ba', 'sa', 'nuf', 'enk', 'ab', 'ltd', 'llc', 'gmbh'])

/** Writes å and aa as a, ø and oe as o, æ and ae as a, ue as u. So Sæther, Saether and Sather are one name. */
const foldWord = (word: string): string =>
  asPlain(word.toLowerCase()).replace(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? 'a')

/** Most words have only plain letters. Checking that is ten times cheaper than decomposing them. */
const asPlain = (word: string): string =>
  /^[a-z\d]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæłđðþßı]/g, (letter) => letters[letter]!)

/** Returns the words of the text in their order, without forms of companies. */
export const normalizedWords = (text: string): string[] =>
  text
    // One bank writes the name of the payment service and the message as one word.
    .replace(/Tpp:/g, ' Tpp ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && !companyForms.has(word.toLowerCase()))
    .map(foldWord)

export const normalizedWordSet = (text: string): ReadonlySet<string> => new Set(normalizedWords(text))

/** Puts a blank at either end, so that whole words can be searched. */
export const withBlanksAround = (words: readonly string[]): string => ` ${words.join(' ')} `

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** A single letter does not name a person. */
export const isSingleLetter = (word: string): boolean => word.length === 1
