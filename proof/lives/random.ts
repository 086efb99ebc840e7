import type { Chance } from './chance'

/**
 * Replaces node:crypto for the sandbox, so that its random values come from the seed. ./bundle.ts
 * puts this module in the place of Node's. The key and the certificates of signatures stay random,
 * because nobody compares signed files.
 */
let chance: Chance | null = null
/** Sets the source of all random values from now on. */
export const drawFrom = (next: Chance): void => void (chance = next)

export const randomBytes = (count: number): Buffer => Buffer.from(chance!.code(count), 'hex')
export const randomInt = (most: number): number => chance!.below(most)
export const randomUUID = (): string =>
  chance!.code(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

export {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateEncrypt,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
