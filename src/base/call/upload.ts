import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ids } from './context'
import { receiveFile } from './request'

/** Runs the work when there is a free place under its key. */
export type KeyedSemaphore = <T>(key: number, work: () => Promise<T>) => Promise<T>

/**
 * Lets `run` start the work when it is its turn. After `patience` ms of waiting its caller gets the error that `refuse`
 * makes, and the next one gets the turn.
 */
function inTurn<T>(
  run: (work: () => Promise<T>) => Promise<T>,
  patience: number,
  refuse: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  let isLate = false
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(refuse())
    }, patience)
  })
  const turn = run(async () => {
    clearTimeout(timer)
    if (isLate) throw refuse()
    return await work()
  })
  return Promise.race([turn, late])
}

/**
 * At most `most` works of one key run at once. The others wait in the order of their calls. After `patience` ms they
 * get the error that `refuse` makes. Works of different keys never wait for each other.
 */
export function keyedSemaphore(most: number, patience: number, refuse: () => Error): KeyedSemaphore {
  const limits = new Map<number, LimitFunction>()
  return (key, work) => {
    const limit = limits.get(key) ?? pLimit(most)
    limits.set(key, limit)
    const run = (turn: typeof work) =>
      limit(turn).finally(() => {
        if (limit.activeCount === 0) limits.delete(key)
      })
    return inTurn(run, patience, refuse, work)
  }
}

/** A temporary file that is written to its end and can then be read many times. */
export interface TempFile {
  write(text: string | Uint8Array): Promise<void>
  /** Writes out the rest and returns the number of bytes. */
  end(): Promise<number>
  /** All bytes, or those of a part. Only after `end`. */
  read(from?: number, to?: number): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

const flushAt = 64 * 1024

/**
 * Opens a temporary file and removes its name at once. Nobody can open it by its name, and no personal data is left
 * behind if this process dies.
 */
export async function openTempFile(directory: string, name: string): Promise<TempFile> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, name)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let size = 0
  const flush = async () => {
    const bytes = Buffer.concat(waiting, waitingBytes)
    ;[waiting, waitingBytes] = [[], 0]
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, size)
      done += bytesWritten
      size += bytesWritten
    }
  }
  return {
    async write(text) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= flushAt) await flush()
    },
    async end() {
      await flush()
      return size
    },
    async *read(from = 0, to = size) {
      for (let at = from; at < to;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(flushAt, to - at)), 0, undefined, at)
        if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written to it')
        at += bytesRead
        yield buffer.subarray(0, bytesRead)
      }
    },
    close: () => file.close(),
  }
}

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
