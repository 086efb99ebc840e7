import { totalmem } from 'node:os'
import process from 'node:process'

/** Bytes of memory that this machine has, or that its container lets us have. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** How many processes of that memory there is room for beside everything else: a quarter of it all, and one in any case. */
export const roomFor = (bytes: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(memory() / 4 / bytes)))

/** As many more, where there is room for them too, for those who wait while works of others take longer than two seconds. */
export const spareFor = (bytes: number, most: number): { readonly size: number; readonly after: number } => ({
  size: roomFor(bytes, 2 * most) - roomFor(bytes, most),
  after: 2000,
})
