import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import { processPool } from '../../base/process/pool'
import { jobsThatFit, extraJobSlots } from '../../base/process/memory'
import { ProcessEnded } from '../../base/process/start'
import type { StatementFault } from './rules-statement'
import type { FileReading, FileJob } from './service-packed'

const memory = 512 * 1024 * 1024

/** A process of its own, so that a slow file only delays other bank files. */
const pool = processPool<FileJob, FileReading | StatementFault>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./service-program.ts', import.meta.url)
    : new URL('./bank-worker.js', import.meta.url),
  size: jobsThatFit(memory, 2),
  spare: extraJobSlots(memory, 2),
  memory,
  timeout: 30_000,
  mostWaiting: 100,
  idle: 60_000,
})

/** The time for which a file waits for the files of other accounts, in ms. */
const patience = 30_000

const refusedFor: Readonly<Record<Exclude<StatementFault, 'noSuchLine'>, RefusalReason>> = {
  notABankFile: 'notABankFile',
  camt052: 'camt052',
  zipFile: 'zipFile',
  oldExcel: 'oldExcel',
  camt054: 'camt054',
  tooManyRows: 'tooManyRows',
  documentType: 'documentType',
  cellTooLong: 'cellTooLong',
  tooLarge: 'bankFileTooLarge',
}

/**
 * Reads a bank file in another process. Refuses with 422 notABankFile, camt052, camt054, zipFile,
 * oldExcel, tooManyRows, cellTooLong, documentType and header_line, with 413 bankFileTooLarge, and
 * with 503 unavailable after too long a wait or reading. A file that crashes the process is also
 * notABankFile. If the job is a function, it is called when its turn comes. Nothing is read after
 * `gone` is aborted.
 */
export async function readInProcess(
  account: number,
  job: FileJob | (() => Promise<FileJob>),
  gone?: AbortSignal,
): Promise<FileReading> {
  const read = await pool.run(account, job, { patience, gone }).then(
    ({ value }) => value,
    (error: unknown): StatementFault => {
      if (!(error instanceof ProcessEnded)) throw error
      // A timeout says nothing about the file, because the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return 'notABankFile'
    },
  )
  if (read === 'noSuchLine') throw new Refusal('invalid', { header_line: 'choose' })
  if (typeof read === 'string') throw new Refusal(refusedFor[read])
  return read
}
