import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { Expense } from './model'

/** Equal shares of a sum in whole øre. The first ones get an øre more where it can't be divided. */
export function equalShares(sum: Ore, count: number): readonly Ore[] {
  const [size, sign] = [Math.abs(sum), Math.sign(sum)]
  const least = Math.floor(size / count)
  const more = size - least * count
  return Array.from({ length: count }, (_, n) => ore(sign * (n < more ? least + 1 : least)))
}

/** True if the shares are the whole voucher. A share of a cost is no credit note, nor the other way round. */
export const addsUp = (sum: Ore | null, parts: readonly { readonly sum: Ore }[]): boolean =>
  sum !== null &&
  parts.every((part) => Math.sign(part.sum) === Math.sign(sum)) &&
  sumOre(parts.map((part) => part.sum)) === sum

/** True if a voucher of a repeat has dates that a split would not reach. */
export const isSplitByRepeat = ({
  isAutoGenerate,
  isRepeated,
  isRepeatStopped,
}: Pick<Expense, 'isAutoGenerate' | 'isRepeated' | 'isRepeatStopped'>): boolean =>
  isAutoGenerate || (isRepeated && !isRepeatStopped)
