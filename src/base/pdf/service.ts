import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { keyedSemaphore } from '../call/keyed-semaphore'
import type { KeepVerdict } from '../file/model'
import { Refusal } from '../kit/refusal'
import type { PaperFile } from './model'
import type { PaperContent } from './print'
import { printForeign } from './foreign-pdf'

export interface PaperOrder extends Omit<PaperContent, 'files'> {
  readonly account: number
  /** The files in the paper. They are read only when the paper is drawn. */
  readonly files?: {
    readonly read: () => Promise<readonly PaperFile[]>
    /** Stores the verdict about a file that was never opened. Left out: only this process knows it. */
    readonly onVerdict?: KeepVerdict
  }
}

/** The number of papers of an account that are drawn at once. Further papers wait in the order of their calls. */
const perAccount = 2
/** The maximum time for which a paper waits for the account's other papers, in ms. */
const patience = 30_000

const oneAtATime = pLimit(1)

/**
 * Waits for a turn to use this thread for some milliseconds (the text of a whole lease). When 200 callers wait at once,
 * other calls run between their turns.
 */
export const waitForDrawTurn = (): Promise<void> => oneAtATime(() => setImmediate())

const ofAccount = keyedSemaphore(perAccount, patience, () => new Refusal('tooManyRequests', undefined, 30))

/**
 * Draws a paper like `print` of ./print.ts, in separate processes. Calls are answered meanwhile, and no file in the
 * paper can harm them. Refuses with 429 tooManyRequests when the paper waits 30 s for other papers of the account.
 * Refuses with 503 unavailable when 200 papers wait already, when others' never-opened files use all turns for 30 s, or
 * when the server stops. Throws when the template or the standard is broken, or when a process ended during a paper
 * without other people's files. No input causes these errors.
 */
export const drawPdf = ({ account, files, ...sheet }: PaperOrder): Promise<Uint8Array> =>
  ofAccount(account, async () => {
    const read = await files?.read()
    return await printForeign(
      account,
      { ...sheet, ...(read && { files: read }) },
      files?.onVerdict ?? (async () => undefined),
    )
  })
