import type { Day } from '../../base/kit/day'

const months = [
  ['januar', 'january', 'jan'],
  ['februar', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['desember', 'december', 'des', 'dec'],
] as const
const names = months.flat().toSorted((a, b) => b.length - a.length)
const name = String.raw`(?<name>${names.join('|')})\.?`

/** A date as people write it, with names for its parts, the longest form first. */
const dates = [
  String.raw`(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})`,
  String.raw`(?<d>\d{1,2})\s?[./-]\s?(?<m>\d{1,2})\s?[./-]?\s?(?<y>\d{4}|\d{2})`,
  String.raw`(?<d>\d{2})\s(?<m>\d{2})\s(?<y>\d{4}|\d{2})`,
  String.raw`(?<d>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:of\s+)?${name}[\s,]+(?<y>\d{4}|\d{2})`,
  String.raw`${name}\s+(?<d>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<y>\d{4})`,
  String.raw`(?<d>\d{2})(?<m>\d{2})(?<y>\d{4}|\d{2})`,
  String.raw`${name}\s+(?<y>\d{4})`,
  String.raw`(?<y>(?:19|20)\d{2})`,
].map((pattern) => new RegExp(String.raw`^${pattern}(?!\d)(?:[\s.\u2010-\u2015-]{0,3}\d{3}\s?\d{2}(?!\d))?`, 'iu'))

/** Words before a day of birth. Between them and the day is at most the place. `f.` stands right before it. */
const born =
  /(?<!\p{L})(?:(?:født|fødd|fødte|fødselsdato(?:en)?|fødselsdag(?:en)?|fødselsår(?:et)?|born|birth ?date|birthday|birth|dob|d\.o\.b\.)(?!\p{L})(?:(?![.!?;]\s)[^\d]){0,40}?|f\.?\s?)(?=\d|(?:jan|feb|mar|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[sc])\p{L}*\.?\s+\d)/giu

/** True if a date as it is written is one of the days. */
function isOneOf(parts: Readonly<Record<string, string | undefined>>, days: readonly Day[]): boolean {
  const { y, m, d, name: month } = parts
  const number =
    month === undefined ? Number(m) : 1 + months.findIndex((of) => of.some((one) => one === month.toLowerCase()))
  if (y === undefined || d === undefined) return false
  return days.some((one) => {
    const [year, of, day] = one.split('-') as [string, string, string]
    return year.endsWith(y) && Number(of) === number && Number(day) === Number(d)
  })
}

/** Replaces each day of birth that a word says is one, unless it is in `known`. */
export function withoutBirths(text: string, known: readonly Day[], hide: (found: string) => string): string {
  let [result, at] = ['', 0]
  for (const { index, 0: lead } of text.matchAll(born)) {
    const begin = index + lead.length
    if (begin < at) continue
    const written = text.slice(begin, begin + 40)
    const date = dates.map((pattern) => pattern.exec(written)).find((found) => found !== null)
    // A number of identity that begins with the day of a party is left to the search for numbers.
    if (!date || isOneOf(date.groups ?? {}, known)) continue
    result += text.slice(at, begin) + hide(date[0])
    at = begin + date[0].length
  }
  return result + text.slice(at)
}
