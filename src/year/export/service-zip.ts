import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Instant } from '../../base/kit/day'

/** One file of a zip: its path, and under which name its bytes are found. */
export interface ZipEntry {
  readonly path: string
  /** In bytes; must be known where the zip's own size is to be known. */
  readonly size?: number
  readonly source: string
}

/** Opens an entry's bytes when its turn comes, one entry at a time. */
export type OpenSource = (source: string) => Promise<AsyncIterable<Uint8Array>>

export interface Zip {
  /** Exact size in bytes; null where the entries are compressed. */
  readonly size: number | null
  /** Taken as fast as the reader reads. Breaks off with an error, never with a short zip, when an entry's bytes fail. */
  readonly bytes: Readable
}

/** A zip of the entries in their order. Without compression its size is known before its first byte. */
export function zip(
  entries: readonly ZipEntry[],
  open: OpenSource,
  at: Instant,
  { compress }: { readonly compress: boolean },
): Zip {
  const file = new ZipFile()
  const bytes = file.outputStream as Readable
  let reading: Readable | undefined
  file.on('error', (error: Error) => bytes.destroy(error))
  // The reader gets the error too; with nobody reading yet, one without a listener would end the process.
  bytes.on('error', () => undefined)
  bytes.once('close', () => reading?.destroy())
  const mtime = new Date(at)
  for (const entry of entries) {
    const { path, size } = entry
    const options = { mtime, mode: 0o100600, compress, ...(size !== undefined && { size }) }
    // What stays in memory for each entry is in here, so it is little: its path and its source.
    file.addReadStreamLazy(path, options, (give) => {
      open(entry.source).then(
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
  // yazl 3.3.1 counts the longer ending of ZIP64 from 64 KB of directory on, but writes it from 4 GB on only. Asked for
  // outright, it is counted and written.
  const directory = entries.reduce((sum, { path }) => sum + 64 + Buffer.byteLength(path), 0)
  end({ forceZip64Format: directory >= 0xffff }, (calculated) => (total = calculated))
  return { size: total < 0 ? null : total, bytes }
}
