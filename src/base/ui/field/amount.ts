import { formatOre, fromKroner, parseKroner, type Ore } from '../../kit/money'
import type { TextFormat } from './use-typed-text'

/**
 * An amount as it stands in a field: `12 500`, `1 234,50`; never a negative zero. Empty is null. Text that is no amount
 * is NaN, which every money schema refuses, so that a typing mistake is never saved as nothing.
 */
export const amountFormat: TextFormat<Ore | null> = {
  parse: (text) => {
    if (text.trim() === '') return null
    const kroner = parseKroner(text)
    return kroner === null ? (Number.NaN as Ore) : fromKroner(kroner)
  },
  format: (amount) => (amount === null || !Number.isFinite(amount) ? '' : formatOre(amount, 'needed')),
}

/** A percentage with at most two decimals, `33,33`; the sign may stand behind it. NaN stands for what is no number. */
export const percentFormat: TextFormat<number | null> = {
  parse: (text) => {
    const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace(/%$/, '')
    if (bare === '') return null
    return /^[-−]?\d{1,3}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace('−', '-').replace(',', '.')) : Number.NaN
  },
  format: (percent) => (percent === null || Number.isNaN(percent) ? '' : String(percent).replace('.', ',')),
}

/** A whole number; spaces are accepted, and NaN stands for what is no number. */
export const countFormat: TextFormat<number | null> = {
  parse: (text) => {
    const bare = text.replace(/[\s\u00a0\u202f]/g, '')
    if (bare === '') return null
    return /^[-−]?\d{1,15}$/.test(bare) ? Number(bare.replace('−', '-')) || 0 : Number.NaN
  },
  format: (count) => (count === null || Number.isNaN(count) ? '' : String(count)),
}
