import type { Day } from '../../base/kit/day'
import { runJobs } from '../../base/process/start'
import type { ColumnMapping, StatementFault } from './rules-statement'
import type { FileSummary } from './rules-summary'

/** What a process of the service does: one file of a bank after the other. */
export interface FileJob {
  readonly bytes: Uint8Array
  /** They are packed, as they are kept. */
  readonly isPacked: boolean
  readonly mapping: ColumnMapping | null
  /** The line that the landlord says is the header; null where he says none. */
  readonly headerLine: number | null
  readonly today: Day
}

/** A file that was read: what is told of it, and all of it and its bytes as they are kept. */
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
