import { runJobs } from '../../base/process/child'
import type { OldFileFault } from '../old-sheet/rules-cells'
import type { BooksReading } from './rules-answer'
import type { UnknownExport } from './rules-own-export'
import type { OldBooksJob } from './service-process'

await runJobs(import.meta.url, async () => {
  const [{ openOldFile }, { readOldBooks }, { OldFileRefused }, { readOwnExport }] = await Promise.all([
    import('../old-sheet/service-open'),
    import('../old-books/rules-reading'),
    import('../old-sheet/rules-cells'),
    import('./service-own-archive'),
  ])
  return (({ bytes, name, today, options }) => {
    try {
      const own = readOwnExport(bytes)
      return Promise.resolve(own ?? readOldBooks(openOldFile(bytes, name), name, today, options))
    } catch (error) {
      // An error's message may contain what the file says, so it is dropped.
      return Promise.resolve(error instanceof OldFileRefused ? error.fault : 'unreadable')
    }
  }) satisfies (job: OldBooksJob) => Promise<BooksReading | UnknownExport | OldFileFault>
})
