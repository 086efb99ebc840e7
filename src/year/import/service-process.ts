import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import { extraJobSlots, jobsThatFit } from '../../base/process/memory'
import { processPool } from '../../base/process/pool'
import { ProcessEnded } from '../../base/process/start'
import type { Day } from '../../base/kit/day'
import type { OldFileFault } from '../old-sheet/rules-cells'
import type { ReadingOptions } from '../old-books/rules-proposal'
import type { BooksReading } from './rules-answer'
import type { UnknownExport } from './rules-own-export'

export interface OldBooksJob {
  readonly bytes: Uint8Array
  readonly name: string
  readonly today: Day
  readonly options: ReadingOptions
}

const memory = 512 * 1024 * 1024

/** A process of its own, because a file may need all of its memory or time. */
const pool = processPool<OldBooksJob, BooksReading | UnknownExport | OldFileFault>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./service-program.ts', import.meta.url)
    : new URL('./old-books-worker.js', import.meta.url),
  size: jobsThatFit(memory, 2),
  spare: extraJobSlots(memory, 2),
  memory,
  timeout: 30_000,
  mostWaiting: 100,
  idle: 60_000,
})

const refusedFor: Readonly<Record<OldFileFault, RefusalReason>> = {
  noBooks: 'noBooks',
  unreadable: 'oldBooksUnreadable',
  tooLarge: 'oldBooksTooLarge',
  oldExcel: 'oldBooksOldFormat',
  numbersFile: 'oldBooksNumbers',
  lockedFile: 'oldBooksLocked',
  documentType: 'oldBooksDocumentType',
  tooManyRows: 'oldBooksTooMany',
  tooManyColumns: 'oldBooksTooMany',
  tooManySheets: 'oldBooksTooMany',
  tooManyFiles: 'oldBooksTooMany',
}

/** Reads old books in another process. A file that ends the process is unreadable. Refuses a file with its reason. */
export async function readInOwnProcess(account: number, job: OldBooksJob, gone?: AbortSignal): Promise<BooksReading> {
  const read = await pool.run(account, job, { patience: 30_000, gone }).then(
    ({ value }) => value,
    (error: unknown): BooksReading | UnknownExport | OldFileFault => {
      if (!(error instanceof ProcessEnded)) throw error
      // A timeout says nothing about the file, because the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return 'unreadable'
    },
  )
  if (typeof read === 'string') throw new Refusal(refusedFor[read])
  if ('kind' in read && read.kind === 'unknown')
    throw new Refusal('noBooks', undefined, undefined, { parts: read.parts })
  return read
}
