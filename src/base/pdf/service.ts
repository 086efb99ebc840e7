import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import { keyedSemaphore } from '../call/keyed-semaphore'
import { Refusal } from '../kit/refusal'
import { semaphore } from '../kit/semaphore'
import { boundedCache } from './cache'
import type { PaperFile } from './model'
import type { Sheet } from './press'

export interface PaperOrder extends Omit<Sheet, 'files'> {
  /** Whose paper it is; nobody's papers wait for all of another account's. */
  readonly account: number
  /** The files in it, read only when it is drawn. */
  readonly files?: {
    /** What says which files these are: equal ones are never other files. Null: the paper is not kept. */
    readonly key: string | null
    readonly read: () => Promise<readonly PaperFile[]>
  }
}

/** One core stays with the process that answers calls; a thread keeps about 100 MB. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
/** Papers of one account that are in work at once; further ones wait in the order of their calls. */
const perAccount = 2
/** How long a paper waits for those of its own account, in ms. */
const patience = 30_000
/** Papers that wait for a thread; a further one is refused as an outage. */
const mostWaiting = 200
/** How long one paper may take, in ms; the first one of a thread loads the compiler too. */
const timeout = 20_000
/** A thread without work ends after so many ms. */
const idle = 300_000
/** Finished papers that are kept, in bytes: a lease has about 100 kB. */
const keptBytes = 32 * 1024 * 1024

/** In the built server the thread's program lies beside it; in development it is run from its source. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./pdf-worker.js', import.meta.url)

/** Made with the first paper, not with the server: a thread that waits keeps the process from nothing, also not from its end. */
async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: fileURLToPath(program),
    execArgv: program.href.endsWith('.ts') ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    // Calls come first where they share a core with a paper.
    niceIncrement: 10,
  })
}
let pool: Promise<Piscina> | undefined

const oneAtATime = semaphore(1)

/**
 * A turn of the event loop of one's own, for what takes milliseconds of this thread (the text of a whole lease): of 200 who
 * ask at once one goes on, then whatever else has come meanwhile, then the next one.
 */
export const ownTurn = (): Promise<void> => oneAtATime(() => setImmediate())

const ofAccount = keyedSemaphore(perAccount, patience, () => new Refusal('tooManyRequests', undefined, 30))
// In front of the pool, so that the time limit of a paper begins when its drawing does.
const ofThreads = semaphore(threads, { mostWaiting, refuse: () => new Refusal('unavailable', undefined, 10) })
const finished = boundedCache(keptBytes)
const inWork = new Map<string, Promise<Uint8Array>>()

async function print(sheet: Sheet): Promise<Uint8Array> {
  pool ??= openPool()
  const signal = AbortSignal.timeout(timeout)
  try {
    return (await (await pool).run(sheet, { signal })) as Uint8Array
  } catch (error) {
    throw signal.aborted ? new Error(`the paper ${sheet.template} took more than ${timeout} ms`) : error
  }
}

/**
 * Draws a paper as `print` of ./press.ts does, in threads of its own, so that calls are answered meanwhile; equal orders
 * are drawn once, and what was drawn lately is kept. Refuses with 429 tooManyRequests who has waited 30 s for the own
 * account's other papers, and with 503 unavailable when 200 wait already. Throws when the template or the standard is
 * broken: a programming error, nobody's input.
 */
export async function drawPdf({ account, files, ...sheet }: PaperOrder): Promise<Uint8Array> {
  const work = async () => {
    const read = await files?.read()
    const whole = { ...sheet, ...(read && { files: read }) }
    return await ofThreads(() => print(whole))
  }
  const draw = () => ofAccount(account, work)
  if (files?.key === null) return await draw()
  const key = createHash('sha256')
    .update(JSON.stringify([sheet, files?.key]))
    .digest('base64')
  const known = finished.get(key) ?? inWork.get(key)
  if (known) return known
  const drawing = draw()
  inWork.set(key, drawing)
  try {
    const bytes = await drawing
    finished.set(key, bytes)
    return bytes
  } finally {
    inWork.delete(key)
  }
}
