import { Refusal } from '../kit/refusal'
import { processPool } from '../process/pool'
import type { TextJob } from './text-worker'

/** The program of the process: next to this file when built, its source in development. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./text-worker.ts', import.meta.url)
  : new URL('./pdf-text-worker.js', import.meta.url)

/** The longest time of reading a file, and the longest wait for its turn, in ms. */
const [longest, patience] = [5000, 15_000]

const texts = processPool<TextJob, readonly string[]>({
  program,
  size: 1,
  memory: 768 * 1024 * 1024,
  timeout: longest,
  isPatient: true,
  mostWaiting: 50,
  idle: 60_000,
})

/**
 * The text of each page of a PDF that anybody may have made. Null when the file is damaged, needs a password, ends the
 * process that reads it, or takes too long. Refuses with 503 unavailable when too many others wait.
 */
export const readPdfText = (account: number, pdf: Uint8Array): Promise<readonly string[] | null> =>
  texts.run(account, { pdf }, { patience }).then(
    ({ value }) => value,
    (error: unknown) => {
      if (error instanceof Refusal) throw error
      return null
    },
  )
