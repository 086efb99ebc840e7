import type { FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { receiveFile } from './body'
import type { Ids } from './context'
import { keyedSemaphore } from './keyed-semaphore'
import { openTempFile } from './temp-file'

interface UploadOptions {
  /** Where files lie until the last byte of them has come. */
  readonly directory: string
  readonly ids: Ids
  /** How long an upload waits for the others of its account, in ms. */
  readonly patience?: number
}

/** Hands the uploaded file of a request to the work, when it is its turn. */
export type Uploads = <T>(
  account: number,
  request: FastifyRequest,
  work: (file: UploadedFile) => Promise<T>,
) => Promise<T>

/** Uploads of one account that are read at once; the browser sends no more by itself (base/ui/file/use-uploads.ts). */
const readAtOnce = 3
/** Files that lie in memory at once in this process, of 10 MB each. */
const inMemory = 3

/**
 * Three uploads of an account are read at once. A further one waits, nothing of it being read, up to 30 seconds, and is
 * then refused with 429 tooManyRequests. A file is in memory only while it is worked on: from a slow line it grows on the
 * disk, so that any number of them costs no memory.
 */
export function uploads({ directory, ids, patience = 30_000 }: UploadOptions): Uploads {
  const ofAccount = keyedSemaphore(readAtOnce, patience, () => new Refusal('tooManyRequests', undefined, 10))
  const ofMemory = pLimit(inMemory)
  return (account, request, work) =>
    ofAccount(account, async () => {
      const file = await openTempFile(directory, `upload-${ids.code(128)}`)
      try {
        const name = await receiveFile(request, file)
        const size = await file.end()
        return await ofMemory(async () => {
          const bytes = Buffer.allocUnsafe(size)
          let at = 0
          for await (const piece of file.read()) {
            bytes.set(piece, at)
            at += piece.length
          }
          return await work({ name, bytes })
        })
      } finally {
        await file.close()
      }
    })
}
