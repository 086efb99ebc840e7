import { randomInt } from 'node:crypto'
import { drawWithControlDigit } from '../../src/base/kit/control-digit'

/** A Norwegian bank account number. Those of the sandbox begin with 9999, which no bank in Norway has. */
export const newAccountNumber = (): string =>
  drawWithControlDigit(() => `9999${String(randomInt(1_000_000)).padStart(6, '0')}`)
