import { runJobs } from '../../base/process/child'
import type { StatementFault } from './rules-statement'
import type { FileJob, FileReading } from './service-packed'

await runJobs(import.meta.url, async () => {
  const [{ readAndPack }, { loadXml }] = await Promise.all([
    import('./service-packed'),
    import('../../base/xml/library'),
  ])
  await loadXml()
  return readAndPack satisfies (job: FileJob) => Promise<FileReading | StatementFault>
})
