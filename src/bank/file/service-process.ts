import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import { processPool } from '../../base/process/pool'
import { roomFor, spareFor } from '../../base/process/room'
import { ProcessEnded } from '../../base/process/start'
import type { StatementFault } from './rules-statement'
import type { FileJob, FileReading } from './service-program'

const memory = 512 * 1024 * 1024

/** Whatever a file does, only other such files wait for it. */
const pool = processPool<FileJob, FileReading | StatementFault>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./service-program.ts', import.meta.url)
    : new URL('./bank-worker.js', import.meta.url),
  size: roomFor(memory, 2),
  spare: spareFor(memory, 2),
  memory,
  timeout: 30_000,
  mostWaiting: 100,
  idle: 60_000,
})

/** How long a file waits for those of others, in ms. */
const patience = 30_000

/** Why a file is refused, as a caller is told. */
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
 * Reads a bank's file in a process of its own. Refuses with 422 notABankFile, camt052, camt054, zipFile, oldExcel, tooManyRows,
 * cellTooLong and documentType, also what ends the process that reads it, 422 header_line where the named line isn't there, with 413
 * bankFileTooLarge, and with 503 unavailable what others' files keep waiting and what runs out of time. A job that is
 * a function is asked for when it is its turn; once `gone` is aborted nothing is read any more.
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
      // Running out of time says nothing of the file: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return 'notABankFile'
    },
  )
  if (read === 'noSuchLine') throw new Refusal('invalid', { header_line: 'choose' })
  if (typeof read === 'string') throw new Refusal(refusedFor[read])
  return read
}
