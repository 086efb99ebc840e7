import { randomInt } from 'node:crypto'

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
/** Begins every account of the sandbox's bank; no bank in Norway has it. */
const bank = '9999'

/** A Norwegian account number: ten digits and their check digit (mod 11). */
export function newAccountNumber(): string {
  for (;;) {
    const digits = `${bank}${String(randomInt(1_000_000)).padStart(6, '0')}`
    const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
    const check = (11 - (sum % 11)) % 11
    // A number whose check digit would be ten is not given to anybody.
    if (check < 10) return `${digits}${check}`
  }
}
