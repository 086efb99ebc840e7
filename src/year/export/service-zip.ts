import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Instant } from '../../base/kit/day'

/** One file of a zip. Its bytes are opened when its turn comes, and one file at a time. */
export interface ZipEntry {
  readonly path: string
  /** In bytes; must be known where the zip's own size is to be known. */
  readonly size?: number
  open(): Promise<AsyncIterable<Uint8Array>>
}

export interface Zip {
  /** Exact size in bytes; null where the entries are compressed. */
  readonly size: number | null
  /** Taken as fast as the reader reads. Breaks off with an error, never with a short zip, when an entry's bytes fail. */
  readonly bytes: Readable
}

/** A zip of the entries in their order. Without compression its size is known before its first byte. */
export function zip(entries: readonly ZipEntry[], at: Instant, { compress }: { readonly compress: boolean }): Zip {
  const file = new ZipFile()
  const bytes = file.outputStream as Readable
  let reading: Readable | undefined
  file.on('error', (error: Error) => bytes.destroy(error))
  // Who reads hears of it too; with nobody reading yet, an error without a listener would end the process.
  bytes.on('error', () => undefined)
  bytes.once('close', () => reading?.destroy())
  for (const { path, size, open } of entries) {
    const options = { mtime: new Date(at), mode: 0o100600, compress, ...(size !== undefined && { size }) }
    file.addReadStreamLazy(path, options, (give) => {
      open().then(
        (source) => {
          reading = Readable.from(source, { objectMode: false })
          // A pipe doesn't pass errors on.
          reading.once('error', (error) => file.emit('error', error))
          give(null, reading)
        },
        (error: unknown) => file.emit('error', error),
      )
    })
  }
  let total = -1
  // The published types leave the callback's argument out.
  const end = file.end.bind(file) as unknown as (options: object, calculated: (bytes: number) => void) => void
  end({ forceZip64Format: false }, (calculated) => (total = calculated))
  return { size: total < 0 ? null : total, bytes }
}
