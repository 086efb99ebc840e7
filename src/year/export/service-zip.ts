import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Instant } from '../../base/kit/day'

/** A file of the zip. `source` is the name under which its bytes are found. */
export interface ZipEntry {
  readonly path: string
  /** The size in bytes. Required when the zip's own size must be known. */
  readonly size?: number
  readonly source: string
}

/** Opens the bytes of an entry. It is called for one entry at a time, when its turn comes. */
export type OpenSource = (source: string) => Promise<AsyncIterable<Uint8Array>>

export interface Zip {
  /** Exact, in bytes. Null when the entries are compressed. */
  readonly size: number | null
  /**
   * The bytes, made as fast as the reader reads. If an entry fails, the stream ends with an error, so that a short zip
   * never looks complete.
   */
  readonly bytes: Readable
}

/** Makes a zip. Entries keep their order. Without compression, the size is known before the first byte. */
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
  // The reader gets the error too. Without a listener, an error before the first read would end the process.
  bytes.on('error', () => undefined)
  bytes.once('close', () => reading?.destroy())
  const mtime = new Date(at)
  for (const entry of entries) {
    const { path, size } = entry
    const options = { mtime, mode: 0o100600, compress, ...(size !== undefined && { size }) }
    // Only this closure stays in memory for each entry, so it keeps only the path and the source.
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
  // The published types lack the callback's argument.
  const end = file.end.bind(file) as unknown as (options: object, calculated: (bytes: number) => void) => void
  // For a directory of 64 KB or more, yazl 3.3.1 counts the longer ending of ZIP64. But it writes that ending only from
  // 4 GB on, unless it is forced.
  const directory = entries.reduce((sum, { path }) => sum + 64 + Buffer.byteLength(path), 0)
  end({ forceZip64Format: directory >= 0xffff }, (calculated) => (total = calculated))
  return { size: total < 0 ? null : total, bytes }
}
