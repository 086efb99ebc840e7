import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ids } from './context'
import { receiveFile } from './request'

/** Runs a work when there is room for it under its key. */
export type KeyedSemaphore = <T>(key: number, work: () => Promise<T>) => Promise<T>

/**
 * Has `run` begin the work when it is its turn. After `patience` ms of waiting its caller gets the error that `refuse`
 * makes, and its turn is the next one's.
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
 * At most `most` works of one key run at once; the others wait in the order of their calls, at most `patience` ms, and
 * then get the error that `refuse` makes. Works of different keys never wait for each other.
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

/** A temporary file that is written to its end and then read, as often as one likes. */
export interface TempFile {
  write(text: string | Uint8Array): Promise<void>
  /** Writes out what is left; returns how many bytes there are. */
  end(): Promise<number>
  /** All bytes, or those of a part, once it is ended. */
  read(from?: number, to?: number): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

const flushAt = 64 * 1024

/**
 * Opens a temporary file and removes its name at once: nobody can open it by its name, and whatever happens to this
 * process, nothing personal is left lying about.
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
