import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { receiveFile } from './body'
import type { Ids } from './context'
import { keyedSemaphore } from './keyed-semaphore'
import { openTempFile, type TempFile } from './temp-file'

interface UploadOptions {
  /** Where files lie until they have been worked on. */
  readonly directory: string
  readonly ids: Ids
  /** How long an upload waits for the others of its account, in ms. */
  readonly patience?: number
}

/** Hands the uploaded file of a request to the work, when it is its turn; one that waits is dropped when its caller has gone. */
export type Uploads = <T>(
  account: number,
  request: FastifyRequest,
  work: (file: UploadedFile) => Promise<T>,
  gone?: AbortSignal,
) => Promise<T>

/** Uploads of one account that are read at once; the browser sends no more by itself (base/ui/file/use-uploads.ts). */
const readAtOnce = 3

/**
 * Three uploads of an account are read at once. A further one waits, nothing of it being read, up to 30 seconds, and is
 * then refused with 429 tooManyRequests. Nothing here is shared by accounts: a file lies on the disk, also while it waits
 * for whatever the work needs, so that any number of them costs no memory and keeps nobody else waiting.
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
