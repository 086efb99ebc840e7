import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ids } from './context'
import { keyedSemaphore } from './keyed-semaphore'
import { receiveFile } from './request'
import { openTempFile, type TempFile } from './temp-file'

interface UploadOptions {
  /** Where files are kept until they have been processed. */
  readonly directory: string
  readonly ids: Ids
  /** How long an upload waits for the others of its account, in ms. */
  readonly patience?: number
}

/**
 * Passes the uploaded file of a request to the work when it is its turn. A waiting one is dropped when its caller has
 * gone.
 */
export type Uploads = <T>(
  account: number,
  request: FastifyRequest,
  work: (file: UploadedFile) => Promise<T>,
  gone?: AbortSignal,
) => Promise<T>

/** Uploads of one account that are read at once. The browser itself sends no more (base/ui/file/use-uploads.ts). */
const readAtOnce = 3

/**
 * Three uploads of an account are read at once. A further one waits up to 30 seconds, and none of it is read meanwhile.
 * Then it is refused with 429 tooManyRequests. Accounts share nothing here. A file is on the disk, also while it waits
 * for something that the work needs. So any number of them costs no memory and delays nobody else.
 */
export function uploads({ directory, ids, patience = 30_000 }: UploadOptions): Uploads {
  const ofAccount = keyedSemaphore(readAtOnce, patience, () => new Refusal('tooManyRequests', undefined, 10))
  return (account, request, work, gone) =>
    ofAccount(account, async () => {
      gone?.throwIfAborted()
      const file = await openTempFile(directory, `upload-${ids.code(128)}`)
      try {
        const hash = createHash('sha256')
        const name = await receiveFile(request, {
          write: (bytes) => {
            hash.update(bytes)
            return file.write(bytes)
          },
        })
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
