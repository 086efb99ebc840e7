import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { summaryOf } from './rules-summary'
import { FileRefused, type StatementFault } from './rules-statement'
import type { FileJob, FileReading } from './service-program'
import { packStatement } from './service-lines'
import { readStatement } from './service-read'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** Packs bytes and statement as they are stored. Returns the reason where the file is refused. */
export async function readPacked({
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
      summary: summaryOf(statement),
      statement: await packStatement(statement),
      bytes: isPacked ? bytes : await pack(plain),
    }
  } catch (error) {
    // A library's message may contain the file's content, so it is dropped.
    return error instanceof FileRefused ? error.fault : 'notABankFile'
  }
}
