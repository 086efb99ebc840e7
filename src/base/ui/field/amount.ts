import { formatOre, fromKroner, type Ore } from '../../kit/money'
import { isWellSpaced, parseKroner, readKroner } from '../../kit/typed-amount'
import type { TextFormat } from './use-typed-text'

/**
 * `12 500`, `1 234,50`. Empty is null. NaN is no amount, which every schema refuses: a slip is never saved as nothing.
 */
export const amountFormat: TextFormat<Ore | null> = {
  parse: (text) => {
    if (text.trim() === '') return null
    const kroner = parseKroner(text)
    return kroner === null ? (Number.NaN as Ore) : fromKroner(kroner)
  },
  format: (amount) => (amount === null || !Number.isFinite(amount) ? '' : formatOre(amount, 'needed')),
}

/** For the landlord to choose, when it is uncertain which amount was typed. */
export const askedAmounts = (typed: string): readonly Ore[] =>
  parseKroner(typed) === null ? readKroner(typed).map(fromKroner) : []

export const isOnItsWay = (typed: string): boolean => /\d\s\d{1,2}$/.test(typed)

/** `33,33`, perhaps with the percent sign. NaN stands for a text that is no number. */
export const percentFormat: TextFormat<number | null> = {
  parse: (text) => {
    const bare = text.trim().replace(/\s*%$/, '')
    if (bare === '') return null
    return /^[-−]?\d{1,3}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : Number.NaN
  },
  format: (percent) => (percent === null || Number.isNaN(percent) ? '' : String(percent).replace('.', ',')),
}

/** Spaces before groups of three are accepted. NaN stands for a text that is no number. */
export const countFormat: TextFormat<number | null> = {
  parse: (text) => {
    const typed = text.trim()
    const bare = typed.replaceAll(/\s/g, '')
    if (bare === '') return null
    if (!isWellSpaced(typed)) return Number.NaN
    return /^[-−]?\d{1,15}$/.test(bare) ? Number(bare.replace('−', '-')) || 0 : Number.NaN
  },
  format: (count) => (count === null || Number.isNaN(count) ? '' : String(count)),
}
