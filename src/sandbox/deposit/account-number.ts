import { randomInt } from 'node:crypto'
import { withMod11 } from '../../base/kit/control-digit'

/** A Norwegian account number. No bank in Norway has the 9999 that every account of the sandbox's begins with. */
export const newAccountNumber = (): string => withMod11(() => `9999${String(randomInt(1_000_000)).padStart(6, '0')}`)
