import type { Day } from '../../base/kit/day'
import { runJobs } from '../../base/process/child'
import type { ColumnMapping, StatementFault } from './rules-statement'
import type { FileSummary } from './rules-summary'

export interface FileJob {
  readonly bytes: Uint8Array
  readonly isPacked: boolean
  readonly mapping: ColumnMapping | null
  /** Null where the landlord names no line. */
  readonly headerLine: number | null
  readonly today: Day
}

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
