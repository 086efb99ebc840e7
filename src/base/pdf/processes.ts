import { availableParallelism } from 'node:os'
import { processPool, type PoolOptions } from '../process/pool'
import { roomFor, spareFor } from '../process/room'
import type { PdfJob } from './worker'

/** In the built server the program lies beside it; in development it is run from its source. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./pdf-worker.js', import.meta.url)

/** How long one paper, or one file of a stranger, may take, in ms. */
export const longest = 20_000

const memory = 512 * 1024 * 1024

const limits: Omit<PoolOptions, 'size'> = {
  program,
  memory,
  timeout: longest,
  mostWaiting: 200,
  idle: 300_000,
}

/** For what we have written ourselves, and files that did no harm before. One core stays with the process that answers calls. */
export const ownPapers = processPool<PdfJob, Uint8Array>({
  ...limits,
  size: Math.max(1, Math.min(4, availableParallelism() - 1)),
})

/**
 * For what nobody has opened yet: whatever it does, only other such files wait for it. Two where there is memory (from 4 GB
 * on), so that files of one account never have all of it.
 */
export const strangers = processPool<PdfJob, Uint8Array | number>({
  ...limits,
  size: roomFor(memory, 2),
  spare: spareFor(memory, 2),
})
