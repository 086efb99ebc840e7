import { formatDay, isDay } from '../../kit/day'
import { formatKr, type Ore } from '../../kit/money'

/** `kr 1 234,50` from øre. */
export const kr = (amount: Ore): string => formatKr(amount)
/** `20.11.2026` from an ISO date; anything else unchanged. */
export const dmy = (text: string): string => (isDay(text) ? formatDay(text) : text)

const units = ['B', 'kB', 'MB'] as const
/** `1,4 MB`, Norwegian in both languages, no-break space. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2
  const amount = bytes / 1000 ** step
  const text = step === 2 && amount < 10 ? amount.toFixed(1).replace('.', ',') : Math.round(amount).toString()
  return `${text}\u00a0${units[step]}`
}
