import { ore, type Ore } from '../../base/kit/money'

export type DecimalSign = ',' | '.'

/** Blanks of every width group digits, and so does the apostrophe. */
const bare = (typed: string) =>
  typed
    .replace(/[\s\u00a0\u2007\u2009\u202f'’]/g, '')
    .replace(/^(?:NOK|kr)\.?|(?:NOK|kr)\.?$/gi, '')
    .replace(/[\u2212\u2013\u2010\u2011\ufe63\uff0d]/g, '-')

/** Which sign an amount shows to be the decimal one, or null where both would do. */
function shown(typed: string): DecimalSign | null {
  const text = bare(typed).replace(/[^\d,.]/g, '')
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : point >= 0 ? '.' : null
  if (sign === null) return null
  const [whole, ...rest] = text.split(sign)
  if (rest.length > 1) return sign === ',' ? '.' : ','
  const decimals = rest[0]!.length
  // Three digits behind one sign may be thousands; nought in front of it never is.
  if (decimals === 3 && whole !== '' && !/^0+$/.test(whole!)) return null
  return sign
}

/** The decimal sign of all amounts of a file: what most of them show. Banks change it, so it is found and not known. */
export function decimalSignOf(amounts: readonly string[]): DecimalSign {
  let [commas, points, groups] = [0, 0, 0]
  for (const each of amounts) {
    const sign = shown(each)
    if (sign === ',') commas += 1
    if (sign === '.') points += 1
    if (sign === null && /\.\d{3}\b/.test(each)) groups += 1
  }
  if (commas === 0 && points === 0) return groups > 0 ? ',' : '.'
  return commas >= points ? ',' : '.'
}

/**
 * Øre of an amount as a bank writes it: `-1.337,00`, `25 000,00 NOK`, `(100,00)`, `100,00-`, a minus of any kind. Null for an
 * empty cell, undefined for what is no amount.
 */
export function parseAmount(typed: string, usual: DecimalSign): Ore | null | undefined {
  // What an amount shows by itself stands; the file's sign decides where it could be read both ways.
  const decimal = shown(typed) ?? usual
  let text = bare(typed)
  if (text === '') return null
  let isNegative = false
  const inParentheses = /^\((.+)\)$/.exec(text)
  if (inParentheses) [isNegative, text] = [true, inParentheses[1]!]
  if (text.startsWith('+')) text = text.slice(1)
  else if (text.startsWith('-')) [isNegative, text] = [!isNegative, text.slice(1)]
  else if (text.endsWith('-')) [isNegative, text] = [true, text.slice(0, -1)]
  const group = decimal === ',' ? '.' : ','
  const [whole, decimals = '', ...more] = text.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(decimals) || decimals.length > 2) return undefined
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`)
  if (!/^\d+$/.test(whole!) && !grouped.test(whole!) && !(whole === '' && decimals !== '')) return undefined
  const digits = whole!.replaceAll(group, '')
  // Beyond what a number holds exactly it is out of every range.
  if (digits.replace(/^0+/, '').length > 13) return undefined
  const amount = Number(digits || '0') * 100 + Number(decimals.padEnd(2, '0'))
  return ore(isNegative ? -amount : amount)
}
