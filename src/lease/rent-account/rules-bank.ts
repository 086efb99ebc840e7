import { sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import type { PaidPart } from './rules-allocate'

/** What is wrong with the sum of a bank row and the months that it is said to be for; undefined when nothing is. */
export function bankPartsError({
  sum,
  months,
}: {
  readonly sum: Ore
  readonly months: readonly PaidPart[] | null
}): FieldErrors | undefined {
  if (sum === 0) return { sum: 'aboveZero' }
  const parts = months ?? []
  const sign = Math.sign(sum)
  if (parts.some((part) => Math.sign(part.sum) !== sign)) return { months: 'aboveZero' }
  if (new Set(parts.map(({ month }) => month)).size < parts.length) return { months: 'sameMonth' }
  return Math.abs(sumOre(parts.map((part) => part.sum))) > Math.abs(sum) ? { months: 'monthsAboveSum' } : undefined
}
