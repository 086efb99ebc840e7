import { runJobs } from '../../base/process/child'
import type { OldFileFault } from '../old-sheet/rules-cells'
import type { OldBooksReading } from '../old-books/rules-proposal'
import type { OldBooksJob } from './service-process'

await runJobs(import.meta.url, async () => {
  const [{ openOldFile }, { readOldBooks }, { OldFileRefused }] = await Promise.all([
    import('../old-sheet/service-open'),
    import('../old-books/rules-reading'),
    import('../old-sheet/rules-cells'),
  ])
  return (({ bytes, name, today, options }) => {
    try {
      return Promise.resolve(readOldBooks(openOldFile(bytes, name), name, today, options))
    } catch (error) {
      // An error's message may contain what the file says, so it is dropped.
      return Promise.resolve(error instanceof OldFileRefused ? error.fault : 'unreadable')
    }
  }) satisfies (job: OldBooksJob) => Promise<OldBooksReading | OldFileFault>
})
