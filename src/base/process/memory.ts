import { totalmem } from 'node:os'
import process from 'node:process'

/** The memory that the container allows, at most that of the machine. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * The number of jobs that may run if each needs `bytes`: as many as fit into a quarter of the memory, but at least one
 * and at most `most`.
 */
export const jobsThatFit = (bytes: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(memory() / 4 / bytes)))

/**
 * The slots beyond `most` that also fit into memory. One is opened for each running job that has
 * taken longer than two seconds.
 */
export const extraJobSlots = (bytes: number, most: number): { readonly size: number; readonly after: number } => ({
  size: jobsThatFit(bytes, 2 * most) - jobsThatFit(bytes, most),
  after: 2000,
})
