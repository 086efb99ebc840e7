import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { BackupPlace } from './port'
import type { BackupCipher } from './cipher'

// A table, or a list of files, is written as lines in objects of at most 8 MB. Each object is
// compressed, encrypted if there is a passphrase, and hashed. Only that much is in memory.

const partBytes = 8 * 1024 * 1024
const pack = promisify(gzip)
const unpack = promisify(gunzip)

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const Part = z.strictObject({
  path: z.string().regex(/^database\/[A-Za-z0-9_-]{22}\/[a-z0-9_]+\.\d+$/),
  bytes: z.int(),
  sha256: Sha256,
})

/**
 * True if no part is named twice. A part that is named repeatedly would make a small backup
 * endless.
 */
const eachOnce = (parts: readonly { readonly path: string }[]): boolean =>
  new Set(parts.map(({ path }) => path)).size === parts.length

export const PartedLines = z.strictObject({
  lines: z.int(),
  bytes: z.int(),
  sha256: Sha256,
  parts: z.array(Part).refine(eachOnce),
})
export type PartedLines = z.output<typeof PartedLines>

export interface EncryptedBackupPlace {
  readonly place: BackupPlace
  readonly cipher: BackupCipher
}

const newline = 0x0a
function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1
  return count
}

/** Writes pieces of any size as parts, whose paths begin with `name`. */
export function partsWriter({ place, cipher }: EncryptedBackupPlace, name: string) {
  const hash = createHash('sha256')
  const parts: z.output<typeof Part>[] = []
  const held: Uint8Array[] = []
  let [size, bytes, lines] = [0, 0, 0]
  async function flush(): Promise<void> {
    const path = `${name}.${parts.length}`
    const stored = cipher.encrypt(path, await pack(Buffer.concat(held), { level: 3 }))
    held.splice(0)
    size = 0
    await place.write(path, stored)
    parts.push({ path, bytes: stored.length, sha256: sha256Of(stored) })
  }
  return {
    async write(piece: Uint8Array): Promise<void> {
      hash.update(piece)
      bytes += piece.length
      lines += countLines(piece)
      for (let rest = piece; rest.length > 0;) {
        const taken = rest.subarray(0, partBytes - size)
        held.push(taken)
        size += taken.length
        rest = rest.subarray(taken.length)
        if (size === partBytes) await flush()
      }
    },
    async end(): Promise<PartedLines> {
      if (size > 0) await flush()
      return { lines, bytes, sha256: hash.digest('hex'), parts }
    },
  }
}

export class BackupFault extends Error {}

/** Reads an object and checks it. Throws a BackupFault. */
export async function readStored(
  { place, cipher }: EncryptedBackupPlace,
  path: string,
  expected: { readonly bytes: number; readonly sha256: string },
): Promise<Uint8Array> {
  const stored = await place.read(path)
  if (stored === null) throw new BackupFault(`The backup in ${place.name} is not whole: ${path} is missing.`)
  if (stored.length !== expected.bytes || sha256Of(stored) !== expected.sha256)
    throw new BackupFault(`The backup in ${place.name} is damaged: ${path} is not what was written there.`)
  return cipher.decrypt(path, stored)
}

/** Reads the parts and checks each of them. A missing part is found only at the end. */
export async function* readParts(
  from: EncryptedBackupPlace,
  { parts, ...expected }: PartedLines,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  for (const part of parts) {
    const text = await unpack(await readStored(from, part.path, part), { maxOutputLength: partBytes })
    hash.update(text)
    bytes += text.length
    lines += countLines(text)
    yield text
  }
  if (bytes !== expected.bytes || lines !== expected.lines || hash.digest('hex') !== expected.sha256)
    throw new BackupFault(`The backup in ${from.place.name} is damaged: its parts do not make up what was written.`)
}

/** The longest line that is read, in bytes. Written lines have some hundred bytes. */
const mostOfLine = 64 * 1024

/**
 * The lines without their ends. Throws for a line of more than 64 KiB, because a damaged backup
 * could fill the memory.
 */
export async function* textLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    let from = 0
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
      yield bytes.toString('utf8', from, at)
      from = at + 1
    }
    rest = bytes.subarray(from)
    if (rest.length > mostOfLine)
      throw new Error('The backup is damaged: a line of a list in it is longer than any that is written there.')
  }
}
