import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface TempFile {
  write(text: string | Uint8Array): Promise<void>
  /** Ends the writing, and returns the number of bytes. */
  end(): Promise<number>
  /** Reads the bytes. It may be called only after `end`. */
  read(from?: number, to?: number): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

const flushAt = 64 * 1024

/**
 * Opens a file and removes its name at once. So nobody can open it by its name, and no personal data is left if this
 * process dies.
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
