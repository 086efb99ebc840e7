import type { Day } from '../../base/kit/day'
import { runJobs } from '../../base/process/child'
import type { ColumnMapping, StatementFault } from './rules-statement'
import type { FileSummary } from './rules-summary'

/** What a worker process does: it reads one bank file after the other. */
export interface FileJob {
  readonly bytes: Uint8Array
  /** The bytes are packed, as they are stored. */
  readonly isPacked: boolean
  readonly mapping: ColumnMapping | null
  /** The line that the landlord says is the header. Null where the landlord names none. */
  readonly headerLine: number | null
  readonly today: Day
}

/** A file that was read: the answer about it, and its statement and bytes as they are stored. */
export interface FileReading {
  readonly summary: FileSummary
  readonly statement: Uint8Array
  readonly bytes: Uint8Array
}

await runJobs(import.meta.url, async () => {
  const [{ readPacked }, { loadXml }] = await Promise.all([
    import('./service-packed'),
    import('../../base/xml/library'),
  ])
  await loadXml()
  return readPacked satisfies (job: FileJob) => Promise<FileReading | StatementFault>
})
