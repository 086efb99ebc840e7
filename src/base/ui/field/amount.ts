import { formatOre, fromKroner, type Ore } from '../../kit/money'
import { isWellGrouped, parseKroner, readKroner } from '../../kit/typed-amount'
import type { TextFormat } from './use-typed-text'

/**
 * An amount as it is typed (`12 500`, `1 234,50`). Empty is null. A text that is not an amount is NaN, which every
 * schema refuses, so that a slip is never saved as an empty value.
 */
export const amountFormat: TextFormat<Ore | null> = {
  parse: (text) => {
    if (text.trim() === '') return null
    const kroner = parseKroner(text)
    return kroner === null ? (Number.NaN as Ore) : fromKroner(kroner)
  },
  format: (amount) => (amount === null || !Number.isFinite(amount) ? '' : formatOre(amount, 'needed')),
}

/** The amounts among which the landlord chooses. Empty when it is clear which amount was typed. */
export const ambiguousAmounts = (typed: string): readonly Ore[] =>
  parseKroner(typed) === null ? readKroner(typed).map(fromKroner) : []

export const isGroupIncomplete = (typed: string): boolean => /\d\s\d{1,2}$/.test(typed)

/** A percentage as it is typed: `33,33`, perhaps with the percent sign. NaN is a text that is not a number. */
export const percentFormat: TextFormat<number | null> = {
  parse: (text) => {
    const bare = text.trim().replace(/\s*%$/, '')
    if (bare === '') return null
    return /^[-−]?\d{1,3}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : Number.NaN
  },
  format: (percent) => (percent === null || Number.isNaN(percent) ? '' : String(percent).replace('.', ',')),
}

/** A count as it is typed. Spaces before groups of three are accepted. NaN is a text that is not a number. */
export const countFormat: TextFormat<number | null> = {
  parse: (text) => {
    const typed = text.trim()
    const bare = typed.replaceAll(/\s/g, '')
    if (bare === '') return null
    if (!isWellGrouped(typed)) return Number.NaN
    return /^[-−]?\d{1,15}$/.test(bare) ? Number(bare.replace('−', '-')) || 0 : Number.NaN
  },
  format: (count) => (count === null || Number.isNaN(count) ? '' : String(count)),
}
