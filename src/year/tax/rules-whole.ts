import { divideHalfUp, ore, type Ore } from '../../base/kit/money'

/** The total of amounts in 1/100 øre. */
export const sumOfHundredths = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

/** Converts 1/100 øre to whole kroner (in øre), rounded half up. */
export const toWholeKroner = (sum: bigint): Ore => ore(divideHalfUp(sum, 10_000n) * 100)
