import { ore, type Ore } from '../../base/kit/money'

export type DecimalSign = ',' | '.'

/** 'decimals': the decimals are not whole øre, or the digits could be thousands. 'currency': the money is not NOK. */
export type AmountFault = 'decimals' | 'currency'

/** The maximum number of characters of an amount, without blanks. */
const longestAmount = 60

/** Makes each kind of dash a minus. */
export const withPlainMinus = (text: string) => text.replace(/[\u2212\u2010-\u2015\ufe58\ufe63\uff0d]/g, '-')

/** Removes blanks of every width and the apostrophe, which group digits. Makes each kind of dash a minus. */
const bare = (typed: string) => withPlainMinus(typed.replace(/[\s\u00a0\u2007\u2009\u202f'’]/g, ''))

const blank = String.raw`[\s\u00a0\u2007\u2009\u202f'’]`
const groupOfThree = new RegExp(`^\\d{1,3}(?:${blank}\\d{3})+$`)
const digitsOfPart = new RegExp(`(?<sign>[,.]?)(?<digits>\\d(?:${blank}*\\d)*)`, 'g')

/**
 * True if blanks and apostrophes come only before groups of three digits, and never among decimals.
 * In other groups a digit may be missing or extra.
 */
const isWellGrouped = (typed: string): boolean =>
  [...typed.matchAll(digitsOfPart)].every(({ groups }) => {
    const { sign = '', digits = '' } = groups!
    return /^\d+$/.test(digits) || (sign === '' && groupOfThree.test(digits))
  })

/** `,-` or `.-` at the end means that the amount has no øre. */
const withoutOre = /([,.])-{1,2}(?:(?:NOK|kr)\.?)?$/i

/** The decimal sign that an amount proves. Null if both signs are possible. */
function shown(typed: string): DecimalSign | null {
  const plain = bare(typed)
  const text = plain.replace(/[^\d,.]/g, '').replace(/[,.]$/, '')
  const noOre = withoutOre.exec(plain)?.[1] as DecimalSign | undefined
  if (noOre !== undefined) return text.includes(noOre) ? null : noOre
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : point >= 0 ? '.' : null
  if (sign === null) return null
  const [whole, ...rest] = text.split(sign)
  if (rest.length > 1) return sign === ',' ? '.' : ','
  // Three digits after one to three digits may be thousands. After a leading zero they never are.
  return rest[0]!.length === 3 && /^(?!0)\d{1,3}$/.test(whole!) ? null : sign
}

/**
 * The decimal sign of most amounts. Null if no amount proves one. It is determined for each file,
 * because a bank may change its sign.
 */
export function decimalSignOf(amounts: readonly string[]): DecimalSign | null {
  let [commas, points] = [0, 0]
  for (const each of amounts) {
    const sign = shown(each)
    if (sign === ',') commas += 1
    if (sign === '.') points += 1
  }
  if (commas === 0 && points === 0) return null
  return commas >= points ? ',' : '.'
}

/** Returns the øre of an amount. Decimals after the second are allowed only if they are zeros. */
function oreOf(whole: string, decimals: string): Ore | AmountFault | undefined {
  // A number with more digits can't be stored exactly. No allowed amount is that large.
  if (whole.replace(/^0+/, '').length > 13) return undefined
  if (!/^\d{0,2}0*$/.test(decimals)) return 'decimals'
  return ore(Number(whole || '0') * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')))
}

const grouped = (group: DecimalSign) => new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`)

function unsigned(text: string, usual: DecimalSign | null): Ore | AmountFault | undefined {
  const noOre = /^([\d,.]+)[,.]-{1,2}$/.exec(text)?.[1]
  if (noOre !== undefined) {
    const isWhole = /^\d+$/.test(noOre) || grouped('.').test(noOre) || grouped(',').test(noOre)
    return isWhole ? oreOf(noOre.replace(/[,.]/g, ''), '') : undefined
  }
  const own = shown(text)
  // If the amount itself proves a decimal sign, that sign is used and not the file's.
  const decimal = own ?? usual ?? '.'
  const group = decimal === ',' ? '.' : ','
  const [whole, decimals = '', ...more] = text.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(decimals)) return undefined
  if (!/^\d+$/.test(whole!) && !grouped(group).test(whole!) && !(whole === '' && decimals !== '')) return undefined
  // `1.234` may be one thousand or a decimal number. It is refused if the file doesn't show which,
  // or if the file's decimal sign is the point.
  if (own === null && /[,.]/.test(text) && (usual === null || decimals !== '')) return 'decimals'
  return oreOf(whole!.replaceAll(group, ''), decimals)
}

/**
 * Reads an amount as banks write it: `-1.337,00`, `25 000,00 NOK`, `kr 500,-`, `(100,00)`, `100,00-`. `usual` is the
 * file's decimal sign, or null if nothing shows it. Returns øre, null for an empty cell, and undefined for text that is
 * not an amount. Returns 'decimals' if the amount is not whole øre or could be thousands, and 'currency' for money
 * other than NOK.
 */
export function parseAmount(typed: string, usual: DecimalSign | null): Ore | AmountFault | null | undefined {
  const text = bare(typed)
  if (text === '') return null
  if (text.length > longestAmount || !isWellGrouped(typed)) return undefined
  const around =
    /^(?<open>\()?(?<sign>[+-]?)(?<before>[a-z]{2,3}\.?|[€$£¥])?(?<second>[+-]?)(?<inner>[\d,.]+(?:(?<=[,.])-{1,2})?)(?<last>-?)(?<close>\))?(?<after>[a-z]{2,3}\.?|[€$£¥])?(?<behind>-?)$/i.exec(
      text,
    )?.groups
  if (!around) return undefined
  const { open, sign, before, second, inner, last, close, after, behind } = around
  const signs = [sign, second, last, behind, open].filter(Boolean)
  if (signs.length > 1 || Boolean(open) !== Boolean(close)) return undefined
  if ([before, after].some((name) => name !== undefined && !/^(?:NOK|kr)\.?$/i.test(name)))
    return [before, after].some((name) => name !== undefined && /^(?:[a-z]{3}|[€$£¥])$/i.test(name))
      ? 'currency'
      : undefined
  const amount = unsigned(inner!, usual)
  const isNegative = signs.some((each) => each !== '+')
  return typeof amount === 'number' && isNegative ? ore(0 - amount) : amount
}

/** Reads an amount like `parseAmount`, but the decimal sign is a point, and thousands are not separated. */
export function parseXmlAmount(text: string): Ore | AmountFault | null | undefined {
  if (text === '') return null
  const parts = /^\+?(\d+)(?:\.(\d*))?$/.exec(text)
  return parts ? oreOf(parts[1]!, parts[2] ?? '') : parseAmount(text, null)
}
