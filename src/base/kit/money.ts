import { z } from 'zod'

/**
 * Money inside the program: whole øre. Kroner (a JSON number with at most two decimals) exist only on the wire and in
 * forms. Only `Money` below converts between the two.
 */
export type Ore = number & { readonly unit: 'øre' }

/** 999 999 999.99 kr. */
export const maxOre = 99_999_999_999 as Ore

/** Throws on fractions and unsafe integers, which are programming errors. */
export function ore(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole øre: ${amount}`)
  return (Object.is(amount, -0) ? 0 : amount) as Ore
}

/** 1234.5 -> 123450. */
export const fromKroner = (kroner: number): Ore => ore(Math.round(kroner * 100))

/** 123450 -> 1234.5. */
export const toKroner = (amount: Ore): number => amount / 100

export const sumOre = (amounts: readonly Ore[]): Ore => ore(amounts.reduce<number>((a, b) => a + b, 0))

/** The sum of amounts that somebody is typing: an empty input (null) and half a number (NaN) count as zero. */
export const sumTyped = (amounts: readonly (Ore | null)[]): Ore =>
  sumOre(amounts.map((amount) => (amount === null || Number.isNaN(amount) ? ore(0) : amount)))

/**
 * Rounded half up to a whole number, exactly. BigInt, because the product of an amount and a percentage must not be a
 * float. All rounding happens here.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): Ore {
  const doubled = 2n * numerator + denominator
  const floor = doubled / (2n * denominator)
  const exact = doubled < 0n && doubled % (2n * denominator) !== 0n ? floor - 1n : floor
  return ore(Number(exact))
}

/** The amount in 1/100 øre. In this unit, any whole percentage of an amount is exact. */
export const hundredths = (amount: Ore): bigint => BigInt(amount) * 100n

/** Rounded half up. */
export const percentOf = (amount: Ore, percent: number): Ore => divideHalfUp(BigInt(amount) * BigInt(percent), 100n)

/**
 * True if an amount in kroner has at most two decimals. The amount is compared in kroner. For the largest amounts the
 * error of `value * 100` is larger than any fixed tolerance.
 */
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

/** Like `Money`, and below zero for money that comes back. Zero is refused. */
export const SignedMoney = z.codec(
  z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'money') })
    .min((0 - maxOre) / 100, 'tooMuch')
    .max(maxOre / 100, 'tooMuch')
    .refine((value) => value !== 0, 'notZero')
    .refine(twoDecimals, 'money')
    .meta({ description: 'NOK, at most two decimals. Below 0 for a credit note; not 0' }),
  z.custom<Ore>((value) => Number.isSafeInteger(value)),
  { decode: fromKroner, encode: toKroner },
)

/** A sum that nobody types. It may be negative (results and deficits) or larger than a single amount may be. */
export const Balance = z.codec(
  z.number().meta({ description: 'NOK, at most two decimals' }),
  z.custom<Ore>((value) => Number.isSafeInteger(value)),
  {
    decode: fromKroner,
    encode: toKroner,
  },
)

const nbsp = '\u00a0'

/** `1 234 567,50`: Norwegian in both languages, with no-break spaces. `decimals` says whether `,00` is shown. */
export function formatOre(amount: Ore, decimals: 'always' | 'needed' = 'always'): string {
  const whole = Math.trunc(Math.abs(amount) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, nbsp)
  const rest = Math.abs(amount) % 100
  const tail = decimals === 'needed' && rest === 0 ? '' : `,${rest.toString().padStart(2, '0')}`
  return `${amount < 0 ? '−' : ''}${whole}${tail}`
}

/** `kr 1 234,50`, and `−kr 437,00`: the sign is before the currency. */
export const formatKr = (amount: Ore, decimals: 'always' | 'needed' = 'always'): string =>
  `${amount < 0 ? '−' : ''}kr${nbsp}${formatOre(ore(Math.abs(amount)), decimals)}`
