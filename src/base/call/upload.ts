import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ids } from './context'
import { keyedSemaphore } from './keyed-semaphore'
import { receiveFile } from './request'
import { openTempFile, type TempFile } from './temp-file'

interface UploadOptions {
  readonly directory: string
  readonly ids: Ids
  /** The maximum time for which an upload waits for its turn, in ms. */
  readonly patience?: number
}

export type ReceiveUpload = <T>(
  account: number,
  request: FastifyRequest,
  work: (file: UploadedFile) => Promise<T>,
  gone?: AbortSignal,
  maxFile?: number,
) => Promise<T>

/**
 * The number of uploads of one account that are read at once. The browser sends no more (base/ui/file/use-uploads.ts).
 */
const readAtOnce = 3

/**
 * Reads three uploads of an account at once. A further upload waits unread up to 30 seconds, and is then refused with
 * 429 tooManyRequests. Accounts never wait for each other. A file that was read is on the disk, also while the work
 * waits, so it costs no memory.
 */
export function uploads({ directory, ids, patience = 30_000 }: UploadOptions): ReceiveUpload {
  const ofAccount = keyedSemaphore(readAtOnce, patience, () => new Refusal('tooManyRequests', undefined, 10))
  return (account, request, work, gone, maxFile) =>
    ofAccount(account, async () => {
      gone?.throwIfAborted()
      const file = await openTempFile(directory, `upload-${ids.code(128)}`)
      try {
        const hash = createHash('sha256')
        const write = (bytes: Uint8Array) => {
          hash.update(bytes)
          return file.write(bytes)
        }
        const name = await receiveFile(request, { write }, maxFile)
        const size = await file.end()
        gone?.throwIfAborted()
        return await work({ name, size, sha256: hash.digest('hex'), read: (from, to) => readAll(file, size, from, to) })
      } finally {
        await file.close()
      }
    })
}

async function readAll(file: TempFile, size: number, from = 0, to = size): Promise<Uint8Array> {
  const end = Math.min(to, size)
  const bytes = Buffer.allocUnsafe(Math.max(0, end - from))
  let at = 0
  for await (const piece of file.read(from, end)) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
