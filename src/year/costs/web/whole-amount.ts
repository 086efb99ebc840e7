import { formatOre, type Ore } from '../../../base/kit/money'
import { roundedToKroner } from '../../dashboard/rules-result'

/** `1 235`: whole kroner without a unit. */
export const wholeAmount = (amount: Ore): string => formatOre(roundedToKroner(amount), 'needed')

/** `+1 235`, `−20`, `0`. A dash if there is nothing to compare with. */
export function signedAmount(amount: Ore | null): string {
  if (amount === null) return '–'
  const whole = roundedToKroner(amount)
  return `${whole > 0 ? '+' : ''}${formatOre(whole, 'needed')}`
}
