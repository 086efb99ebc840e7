import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { boundedCache } from '../call/bounded-cache'
import { keyedSemaphore } from '../call/keyed-semaphore'
import type { KeepVerdict } from '../file/model'
import { Refusal } from '../kit/refusal'
import type { PaperFile } from './model'
import type { PaperContent } from './press'
import { printStrange } from './strange'

export interface PaperOrder extends Omit<PaperContent, 'files'> {
  readonly account: number
  /** Read only when the paper is drawn. */
  readonly files?: {
    /** Equal keys always mean equal files. Null: the paper is not cached. */
    readonly key: string | null
    readonly read: () => Promise<readonly PaperFile[]>
    /** Of a file that was never opened. Left out: only this process knows the result. */
    readonly onVerdict?: KeepVerdict
  }
}

/** Further papers wait in the order of their calls. */
const perAccount = 2
/** In ms. */
const patience = 30_000
/** A lease has about 100 kB. */
const keptBytes = 32 * 1024 * 1024

const oneAtATime = pLimit(1)

/** For milliseconds of this thread (the text of a whole lease). When 200 ask at once, other calls run between them. */
export const ownTurn = (): Promise<void> => oneAtATime(() => setImmediate())

const ofAccount = keyedSemaphore(perAccount, patience, () => new Refusal('tooManyRequests', undefined, 30))
const finished = boundedCache(keptBytes)
const inWork = new Map<string, Promise<Uint8Array>>()

/**
 * Draws a paper like `print` of ./press.ts, in separate processes: calls are answered meanwhile, and no file in it can
 * do them harm. Equal orders are drawn once, and recent papers are cached.
 * Refuses with 429 tooManyRequests after 30 s of waiting for the account's own other papers, and with 503 unavailable
 * when 200 wait already, when others' never-opened files use all turns for 30 s, or when the server stops. Throws when
 * the template or the standard is broken, or a process ended during a paper without strangers' files. No input causes
 * these.
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
