import { z } from 'zod'

/**
 * Money inside the program: whole øre. Kroner (a JSON number with at most two decimals) exist on the wire and in
 * the fields of a form only; `Money` below is the one crossing between the two.
 */
export type Ore = number & { readonly unit: 'øre' }

/** Largest amount the product accepts: 999 999 999.99 kr. */
export const maxOre = 99_999_999_999 as Ore

/** Marks a whole number of øre as money; throws on fractions and unsafe integers, which would be a programming error. */
export function ore(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole øre: ${amount}`)
  return (Object.is(amount, -0) ? 0 : amount) as Ore
}

/** Kroner with at most two decimals -> øre. 1234.5 -> 123450. */
export const fromKroner = (kroner: number): Ore => ore(Math.round(kroner * 100))

/** Øre -> kroner as they stand on the wire. 123450 -> 1234.5. */
export const toKroner = (amount: Ore): number => amount / 100

export const sumOre = (amounts: readonly Ore[]): Ore => ore(amounts.reduce<number>((a, b) => a + b, 0))

/**
 * `numerator / denominator` rounded half up to a whole number, exactly (BigInt: the product of an amount and a
 * percentage must not pass through a float). The one home of rounding.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): Ore {
  const doubled = 2n * numerator + denominator
  const floor = doubled / (2n * denominator)
  const exact = doubled < 0n && doubled % (2n * denominator) !== 0n ? floor - 1n : floor
  return ore(Number(exact))
}

/** An amount in 1/100 øre, in which any percent of it is exact. */
export const hundredths = (amount: Ore): bigint => BigInt(amount) * 100n

/** `percent` of `amount`, half up. */
export const percentOf = (amount: Ore, percent: number): Ore => divideHalfUp(BigInt(amount) * BigInt(percent), 100n)

/** Compared as kroner: near the largest amounts `value * 100` is off by more than any fixed tolerance. */
const twoDecimals = (value: number) => Math.round(value * 100) / 100 === value

/** Kroner on the wire <-> øre inside. Refuses negatives, more than two decimals and amounts above `maxOre`. */
export const Money = z.codec(
  z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'money') })
    .min(0, 'notNegative')
    .max(maxOre / 100, 'tooMuch')
    .refine(twoDecimals, 'money')
    .meta({ description: 'NOK, at most two decimals' }),
  z.custom<Ore>((value) => Number.isSafeInteger(value)),
  { decode: fromKroner, encode: toKroner },
)

/** A sum of many amounts: larger than one may be, or negative (results and deficits); never typed by anybody. */
export const Balance = z.codec(
  z.number().meta({ description: 'NOK, at most two decimals' }),
  z.custom<Ore>((value) => Number.isSafeInteger(value)),
  {
    decode: fromKroner,
    encode: toKroner,
  },
)

const nbsp = '\u00a0'

/** `1 234 567,50`: Norwegian in both languages, with no-break spaces; the decimals only when `decimals` says so. */
export function formatOre(amount: Ore, decimals: 'always' | 'needed' = 'always'): string {
  const whole = Math.trunc(Math.abs(amount) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, nbsp)
  const rest = Math.abs(amount) % 100
  const tail = decimals === 'needed' && rest === 0 ? '' : `,${rest.toString().padStart(2, '0')}`
  return `${amount < 0 ? '−' : ''}${whole}${tail}`
}

/** `kr 1 234,50`, as in lists. */
export const formatKr = (amount: Ore, decimals: 'always' | 'needed' = 'always'): string =>
  `kr${nbsp}${formatOre(amount, decimals)}`

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`)

/** An amount as it was typed, without what people write around its digits. */
interface Figures {
  /** Digits, separators, and the spaces between digits. */
  readonly text: string
  /** `,-` or `.-` stood behind it: it has no decimals. */
  readonly isWhole: boolean
}

function figuresOf(typed: string): Figures {
  const bare = typed
    .trim()
    .replace(/^(kr\.?|nok)/i, '')
    .replace(/(kr\.?|nok)$/i, '')
    .replaceAll(/\s*([.,])\s*/g, '$1')
    .trim()
  const text = bare.replace(/[.,][-–—−]{1,2}$/, '').trim()
  return { text, isWhole: text !== bare }
}

/**
 * What a person may have meant by an amount, in kroner: nothing when it is no amount, two readings when it can be read
 * with a thousands separator or with decimals (`1.234`). Takes amounts as they are written in Norway and elsewhere:
 * `1 234,50`, `1.234,50`, `1,234.50`, `1234.5`, `kr 99,-`; refuses exponents, negatives and more than two decimals.
 * Of digits in groups of other lengths (`1 23,4`) it is what they come to, which nobody may be sure of (`parseKroner`).
 * docs/rules.md#money
 */
export function readKroner(typed: string): readonly number[] {
  const { text, isWhole } = figuresOf(typed)
  const bare = text.replaceAll(/\s/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare)!
  const separator = /[.,]/.exec(whole)?.[0]
  const groups = separator !== undefined && grouped(separator).test(whole)
  // The decimals never have the sign that separates the thousands, and no dash behind them.
  if (decimals !== '' && (isWhole || (groups && bare.at(whole.length) === separator))) return []
  const digits = groups ? whole.replaceAll(separator, '') : whole
  if (!/^\d{1,12}$/.test(digits)) return []
  const amount = Number(decimals === '' ? digits : `${digits}.${decimals}`)
  const isOneGroup = groups && decimals === '' && digits.length <= 6 && whole.length === digits.length + 1
  if (!isOneGroup || isWhole) return [amount]
  const asDecimals = Math.round(Number(whole.replace(',', '.')) * 100) / 100
  return whole.startsWith('0') ? [] : [amount, asDecimals]
}

/** Whether digits with spaces between them stand in groups of three; in any others one may be missing, or be too many. */
export const isWellSpaced = (digits: string): boolean =>
  !/\s/.test(digits) || /^[1-9]\d{0,2}(\s+\d{3})+([.,]\S*)?$/.test(digits)

/** The one amount in kroner that was typed; null when it is no amount, or one to be asked about (`readKroner`). */
export function parseKroner(typed: string): number | null {
  const readings = readKroner(typed)
  return readings.length === 1 && isWellSpaced(figuresOf(typed).text) ? readings[0]! : null
}
