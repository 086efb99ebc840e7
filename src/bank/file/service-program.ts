import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Day } from '../../base/kit/day'
import { runJobs } from '../../base/process/child'
import { loadXml } from '../../base/xml/library'
import type { FileSummary } from './rules-summary'
import { summaryOf } from './rules-summary'
import { FileRefused, type ColumnMapping, type FileFault } from './rules-statement'
import { readStatement } from './service-read'

/** What a process of the service does: one file of a bank after the other. */
export interface FileJob {
  readonly bytes: Uint8Array
  /** They are packed, as they are kept. */
  readonly isPacked: boolean
  readonly mapping: ColumnMapping | null
  readonly today: Day
}

/** A file that was read: what is told of it, and all of it and its bytes as they are kept. */
export interface FileReading {
  readonly summary: FileSummary
  readonly statement: Uint8Array
  readonly bytes: Uint8Array
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

await runJobs(import.meta.url, async () => {
  await loadXml()
  return async ({ bytes, isPacked, mapping, today }: FileJob): Promise<FileReading | FileFault> => {
    try {
      const plain = isPacked ? await unpack(bytes) : bytes
      const statement = await readStatement(plain, { today, mapping: mapping ?? undefined })
      return {
        summary: summaryOf(statement),
        statement: await pack(JSON.stringify(statement)),
        bytes: isPacked ? bytes : await pack(plain),
      }
    } catch (error) {
      // Whatever a library finds wrong with a stranger's file; its words may hold what stands there.
      return error instanceof FileRefused ? error.fault : 'notABankFile'
    }
  }
})
