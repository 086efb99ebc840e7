import { totalmem } from 'node:os'
import process from 'node:process'

/** Bytes of memory that this machine has, or that its container allows. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * How many processes of that size fit in memory next to everything else. They may use a quarter of the memory, and
 * there is always at least one.
 */
export const roomFor = (bytes: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(memory() / 4 / bytes)))

/**
 * The same number of additional processes, if they also fit, for jobs that wait while others take longer than two
 * seconds.
 */
export const spareFor = (bytes: number, most: number): { readonly size: number; readonly after: number } => ({
  size: roomFor(bytes, 2 * most) - roomFor(bytes, most),
  after: 2000,
})
