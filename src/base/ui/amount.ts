import { formatOre, fromKroner, parseKroner } from '../kit/money'

/** What stands in a money field for this value: `12 500`, `1 234,50`; never a negative zero. */
export const showKroner = (kroner: number | null): string => {
  if (kroner === null || !Number.isFinite(kroner)) return ''
  return formatOre(fromKroner(kroner), 'needed')
}

/**
 * What was typed -> the value for the form. Empty is null; what cannot be read is NaN, which every money schema
 * refuses, so that a typing mistake is told and never saved as nothing.
 */
export const readKroner = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseKroner(typed) ?? Number.NaN)

/** The same for a whole number; spaces are allowed. */
export const readCount = (typed: string): number | null => {
  const bare = typed.replace(/[\s\u00a0\u202f]/g, '')
  if (bare === '') return null
  return /^[-−]?\d{1,15}$/.test(bare) ? Number(bare.replace('−', '-')) || 0 : Number.NaN
}
