/** A text in small letters, with single blanks, without the marks that people put around words. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}%&²″"+-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A text to be searched for whole words: ` word word `. */
export const paddedText = (text: string): string =>
  ` ${foldText(text).replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim()} `

/** Builds a search for any of the words. A word that ends in `*` matches the beginning, one that begins with it the inside. */
export function wordSearch(words: string): RegExp {
  const one = (word: string) => {
    const [open, end] = [word.startsWith('*'), word.endsWith('*')]
    const core = word
      .replaceAll('*', '')
      .replaceAll('_', ' ')
      .replaceAll(/[+?()[\]{}|^$\\]/g, String.raw`\$&`)
    return `${open ? '' : ' '}${core}${end ? '' : ' '}`
  }
  return new RegExp(words.trim().split(/\s+/).map(one).join('|'), 'u')
}

const monthNames: readonly (readonly string[])[] = [
  ['januar', 'january', 'januari', 'jan', 'jän', 'jänner'],
  ['februar', 'february', 'februari', 'feb', 'febr'],
  ['mars', 'march', 'mar', 'märz', 'mär'],
  ['april', 'apr'],
  ['mai', 'may', 'maj'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'augusti', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['desember', 'december', 'dezember', 'des', 'dec', 'dez'],
]

const monthByName = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))

/** The month of a word, 1 to 12. Null for any other word. */
export const monthOfWord = (word: string): number | null => monthByName.get(word) ?? null

/** The first month that a text names by a whole word. */
export function monthInText(text: string): number | null {
  for (const word of paddedText(text).trim().split(' ')) {
    const month = monthOfWord(word)
    // "Mai" and "mars" are months, "mar" and "may" may be parts of other texts.
    if (month !== null && word.length > 2) return month
  }
  return null
}

/** A year from 1990 to 2059 that a text names. If it names several, the last one. */
export function yearInText(text: string): number | null {
  const found = [...text.matchAll(/(?<![\d.,])(199\d|20[0-5]\d)(?![\d,])/g)]
  return found.length === 0 ? null : Number(found.at(-1)![1])
}

/** The words of a name that tell it from another: without forms of companies, case and marks. */
export const nameKey = (name: string): string =>
  foldText(name)
    .replaceAll('"', '')
    .replace(/ (?:as|asa|ab|gmbh|ans|da|enk|ltd)$/, '')

/** Cuts a text at a blank, so that it has at most that many characters. */
export function cutText(text: string, most: number): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  if (clean.length <= most) return clean
  const cut = clean.slice(0, most)
  const blank = cut.lastIndexOf(' ')
  return (blank > most / 2 ? cut.slice(0, blank) : cut).trim()
}

const ditto = new Set([
  '"',
  '″',
  "''",
  '”',
  '“',
  '〃',
  '-"-',
  '-″-',
  '- " -',
  '--"--',
  'do',
  'samme',
  'dito',
  'ditto',
  '”-',
  '-”-',
])

/** True if a cell says "as above". */
export const isDitto = (text: string): boolean => ditto.has(text.trim().toLowerCase())
