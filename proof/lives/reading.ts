import { readAndPack, type FileReading, type FileJob } from '../../src/bank/file/service-packed'
import type { StatementFault } from '../../src/bank/file/rules-statement'
import { Refusal } from '../../src/base/kit/refusal'

/** Replaces the process that reads a bank's file. Reads it in the same process. */
export async function readInProcess(_account: number, job: FileJob | (() => Promise<FileJob>)): Promise<FileReading> {
  const read: FileReading | StatementFault = await readAndPack(typeof job === 'function' ? await job() : job)
  if (typeof read === 'string') throw new Refusal('notABankFile')
  return read
}
