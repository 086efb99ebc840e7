import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { boundedCache } from '../call/read'
import { keyedSemaphore } from '../call/upload'
import type { KeepVerdict } from '../file/model'
import { Refusal } from '../kit/refusal'
import type { PaperFile } from './model'
import type { PaperContent } from './press'
import { printStrange } from './strange'

export interface PaperOrder extends Omit<PaperContent, 'files'> {
  /** Whose paper it is; nobody's papers wait for all of another account's. */
  readonly account: number
  /** The files in it, read only when it is drawn. */
  readonly files?: {
    /** What says which files these are: equal ones are never other files. Null: the paper is not kept. */
    readonly key: string | null
    readonly read: () => Promise<readonly PaperFile[]>
    /** Is told what came of opening one that nobody had opened yet; left out: only this process knows it. */
    readonly onVerdict?: KeepVerdict
  }
}

/** Papers of one account that are in work at once; further ones wait in the order of their calls. */
const perAccount = 2
/** How long a paper waits for those of its own account, in ms. */
const patience = 30_000
/** Finished papers that are kept, in bytes: a lease has about 100 kB. */
const keptBytes = 32 * 1024 * 1024

const oneAtATime = pLimit(1)

/**
 * A turn of the event loop of one's own, for what takes milliseconds of this thread (the text of a whole lease): of 200 who
 * ask at once one goes on, then whatever else has come meanwhile, then the next one.
 */
export const ownTurn = (): Promise<void> => oneAtATime(() => setImmediate())

const ofAccount = keyedSemaphore(perAccount, patience, () => new Refusal('tooManyRequests', undefined, 30))
const finished = boundedCache(keptBytes)
const inWork = new Map<string, Promise<Uint8Array>>()

/**
 * Draws a paper as `print` of ./press.ts does, in processes of its own, so that calls are answered meanwhile and no file in
 * it can do them harm; equal orders are drawn once, and what was drawn lately is kept. Refuses with 429 tooManyRequests who
 * has waited 30 s for the own account's other papers, and with 503 unavailable when 200 wait already, when others' files that
 * nobody has opened yet take all turns for 30 s, or when the server stops.
 * Throws when the template or the standard is broken, or a process ended over a paper without a file of a stranger: a
 * programming error, nobody's input.
 */
export async function drawPdf({ account, files, ...sheet }: PaperOrder): Promise<Uint8Array> {
  const work = async () => {
    const read = await files?.read()
    return await printStrange(
      account,
      { ...sheet, ...(read && { files: read }) },
      files?.onVerdict ?? (async () => undefined),
    )
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
