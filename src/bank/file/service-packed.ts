import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Day } from '../../base/kit/day'
import { fileSummary, type FileSummary } from './rules-summary'
import { StatementRefused, type ColumnMapping, type StatementFault } from './rules-statement'
import { packStatement } from './service-lines'
import { readStatement } from './service-read'

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

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/**
 * Reads a file, and packs its bytes and its statement for storage. Returns the reason if the file
 * is refused.
 */
export async function readAndPack({
  bytes,
  isPacked,
  mapping,
  headerLine,
  today,
}: FileJob): Promise<FileReading | StatementFault> {
  try {
    const plain = isPacked ? await unpack(bytes) : bytes
    const statement = await readStatement(plain, {
      today,
      mapping: mapping ?? undefined,
      headerLine: headerLine ?? undefined,
    })
    return {
      summary: fileSummary(statement),
      statement: await packStatement(statement),
      bytes: isPacked ? bytes : await pack(plain),
    }
  } catch (error) {
    // A library's message may contain the file's content, so it is dropped.
    return error instanceof StatementRefused ? error.fault : 'notABankFile'
  }
}
