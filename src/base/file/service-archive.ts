import { inflateRawSync } from 'node:zlib'
import iconv from 'iconv-lite'

export type ArchiveFault = 'damaged' | 'locked' | 'tooLarge' | 'tooManyFiles'

export class ArchiveRefused extends Error {
  constructor(readonly fault: ArchiveFault) {
    super(fault)
  }
}

export interface ArchiveLimits {
  readonly entries: number
  /** Bytes of all files, unpacked. */
  readonly unpacked: number
}

export interface ArchiveEntry {
  readonly path: string
  /** The size that the archive states. Unpacking more than that is refused. */
  readonly size: number
  readonly read: () => Uint8Array
}

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50]

/** UTF-8 where the archive says so, or where the bytes are valid UTF-8. Older programs write CP437. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes).normalize('NFC')
  } catch {
    return iconv.decode(bytes, 'cp437').normalize('NFC')
  }
}

function endOfDirectory(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at
  throw new ArchiveRefused('damaged')
}

function unpack(bytes: Buffer, at: number, packed: number, size: number, method: number): Uint8Array {
  if (bytes.readUInt32LE(at) !== fileMark) throw new ArchiveRefused('damaged')
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const data = bytes.subarray(from, from + packed)
  if (method === 0) return data
  if (method !== 8) throw new ArchiveRefused('damaged')
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new ArchiveRefused('damaged')
  }
}

/**
 * Lists the files of an archive. Nothing is unpacked before `read` is called, and never more than the archive states:
 * fflate would go on to the end of a file that is larger, and return a part of it. Refuses an archive that states too
 * much, and one with a password.
 */
export function openArchive(input: Uint8Array, limits: ArchiveLimits): ArchiveEntry[] {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  const entries: ArchiveEntry[] = []
  try {
    const end = endOfDirectory(bytes)
    let [at, total] = [bytes.readUInt32LE(end + 16), 0]
    const count = bytes.readUInt16LE(end + 10)
    if (count > limits.entries) throw new ArchiveRefused('tooManyFiles')
    for (let index = 0; index < count; index += 1) {
      if (bytes.readUInt32LE(at) !== entryMark) throw new ArchiveRefused('damaged')
      const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
      const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
      const [names, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
        number,
        number,
        number,
      ]
      const local = bytes.readUInt32LE(at + 42)
      const path = nameOf(bytes.subarray(at + 46, at + 46 + names), (flags & 0x800) !== 0)
      if ((flags & 1) !== 0) throw new ArchiveRefused('locked')
      total += size
      if (total > limits.unpacked) throw new ArchiveRefused('tooLarge')
      if (!path.endsWith('/')) entries.push({ path, size, read: () => unpack(bytes, local, packed, size, method) })
      at += 46 + names + extra + comment
    }
  } catch (error) {
    // A place outside of the bytes is a damaged archive.
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('damaged')
  }
  return entries
}
