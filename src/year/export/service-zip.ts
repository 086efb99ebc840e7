import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Instant } from '../../base/kit/day'

/** A file of the zip. `source` is the key for opening its bytes. */
export interface ZipEntry {
  readonly path: string
  /** The size in bytes. It is needed only if the size of the zip must be known. */
  readonly size?: number
  readonly source: string
}

/** Opens the bytes of an entry. It is called for one entry at a time, when the zip reaches it. */
export type OpenSource = (source: string) => Promise<AsyncIterable<Uint8Array>>

export interface Zip {
  /** The exact size in bytes. Null if the entries are compressed. */
  readonly size: number | null
  /**
   * The bytes. They are made only as fast as they are read. If an entry fails, the stream ends with an error, so that
   * an incomplete zip never looks complete.
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
  // The reader of the stream gets the error too. If there were no listener, an error before the first read would end
  // the process.
  bytes.on('error', () => undefined)
  bytes.once('close', () => reading?.destroy())
  const mtime = new Date(at)
  for (const entry of entries) {
    const { path, size } = entry
    const options = { mtime, mode: 0o100600, compress, ...(size !== undefined && { size }) }
    // For each entry, only this function stays in memory. So it uses only the path and the source.
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
  // The published types don't have the callback's argument.
  const end = file.end.bind(file) as unknown as (options: object, calculated: (bytes: number) => void) => void
  // If the directory has 64 KB or more, yazl 3.3.1 counts the longer ending of ZIP64. But it only writes that ending
  // from 4 GB on, unless it is forced to.
  const directory = entries.reduce((sum, { path }) => sum + 64 + Buffer.byteLength(path), 0)
  end({ forceZip64Format: directory >= 0xffff }, (calculated) => (total = calculated))
  return { size: total < 0 ? null : total, bytes }
}
