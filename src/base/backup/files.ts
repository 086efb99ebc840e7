import pLimit from 'p-limit'
import { z } from 'zod'
import { documentId } from '../file/model'
import type { FileStore } from '../file/port'
import { DamagedFileError, verifiedBytes } from '../file/service-reading'
import {
  BackupFault,
  partsWriter,
  readParts,
  readStored,
  Sha256,
  sha256Of,
  textLines,
  type PartedLines,
  type EncryptedBackupPlace,
} from './parts'
import { pathOfFile } from './layout'

const Named = z.tuple([z.string().regex(documentId), z.int(), Sha256])

const Copied = z.strictObject({
  id: z.string().regex(documentId),
  size: z.int(),
  sha256: Sha256,
  /** The copied bytes. Null: the store no longer had the file. */
  stored: z.strictObject({ bytes: z.int(), sha256: Sha256 }).nullable(),
})
type Copied = z.output<typeof Copied>

/** The number of files that are copied at once. The list keeps its order. */
const mostCopied = 8
const batchSize = 64
const filesPerLine = 1000

async function* batchesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    if (batch.push(item) < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* recordsOf<T>(from: EncryptedBackupPlace, list: PartedLines, schema: z.ZodType<T>): AsyncGenerator<T> {
  for await (const line of textLines(readParts(from, list))) yield schema.parse(JSON.parse(line))
}

export interface CopyDeps {
  readonly store: FileStore
  readonly into: EncryptedBackupPlace
  readonly print: (text: string) => void
}

/** The number of copied files and bytes. `faulty` is the number of files that the store has lost or that are damaged there. */
export interface CopiedFiles {
  readonly count: number
  readonly bytes: number
  readonly faulty: number
  readonly list: PartedLines
}

/**
 * Copies the files that are not in the backup yet. Prints a sentence for each missing or damaged
 * file. Such a file is listed without its bytes.
 */
export async function copyFiles(named: PartedLines, prefix: string, deps: CopyDeps): Promise<CopiedFiles> {
  const { into, print } = deps
  const writer = partsWriter(into, `${prefix}files`)
  const limit = pLimit(mostCopied)
  let [count, bytes, faulty] = [0, 0, 0]
  for await (const batch of batchesOf(recordsOf(into, named, Named))) {
    const copied = await Promise.all(
      batch.map(([id, size, sha256]) =>
        limit(async () => ({ id, size, sha256, stored: await copyFile({ id, size, sha256 }, deps) })),
      ),
    )
    for (const file of copied) {
      await writer.write(Buffer.from(`${JSON.stringify(file)}\n`))
      count += 1
      bytes += file.stored?.bytes ?? 0
      if (file.stored === null) faulty += 1
      if (count % filesPerLine === 0) print(`${count} of ${named.lines} files`)
    }
  }
  return { count, bytes, faulty, list: await writer.end() }
}

type KnownFile = Omit<Copied, 'stored'>

async function copyFile(file: KnownFile, { store, into, print }: CopyDeps): Promise<Copied['stored']> {
  const path = pathOfFile(file.id)
  const there = await into.place.read(path)
  if (there !== null && isThat(file, path, there, into)) return { bytes: there.length, sha256: sha256Of(there) }
  const bytes = await readFromStore(file, store)
  if (typeof bytes === 'string') {
    print(`File ${file.id} is ${bytes} in the store.`)
    return null
  }
  const stored = into.cipher.encrypt(path, bytes)
  await into.place.write(path, stored)
  return { bytes: stored.length, sha256: sha256Of(stored) }
}

function isThat(
  { size, sha256 }: KnownFile,
  path: string,
  stored: Uint8Array,
  { cipher }: EncryptedBackupPlace,
): boolean {
  try {
    const bytes = cipher.decrypt(path, stored)
    return bytes.length === size && sha256Of(bytes) === sha256
  } catch {
    return false
  }
}

/**
 * Reads a file. If the file is missing, reads it once more: a file is missing for a moment while it is moved to
 * quarantine.
 */
async function readFromStore(file: KnownFile, store: FileStore): Promise<Uint8Array | 'missing' | 'damaged'> {
  const first = await readOnce(file, store).catch(() => 'missing' as const)
  return typeof first === 'string' ? await readOnce(file, store) : first
}

async function readOnce({ id, ...expected }: KnownFile, store: FileStore): Promise<Uint8Array | 'missing' | 'damaged'> {
  const found = await store.get(id)
  if (!found) return 'missing'
  try {
    const pieces: Uint8Array[] = []
    for await (const piece of verifiedBytes(found, expected)) pieces.push(piece)
    return Buffer.concat(pieces)
  } catch (error) {
    if (error instanceof DamagedFileError) return 'damaged'
    throw error
  }
}

async function readFile({ id, size, sha256, stored }: Copied, from: EncryptedBackupPlace): Promise<Uint8Array | null> {
  if (stored === null) return null
  const path = pathOfFile(id)
  const bytes = await readStored(from, path, stored)
  if (bytes.length !== size || sha256Of(bytes) !== sha256)
    throw new BackupFault(
      `The backup in ${from.place.name} is damaged: ${path} is not the file that the database names.`,
    )
  return bytes
}

export interface ReadDeps {
  readonly from: EncryptedBackupPlace
  readonly print: (text: string) => void
}

/** Returns and prints a sentence for each file that is missing or differs. */
async function eachFile(
  list: PartedLines,
  { from, print }: ReadDeps,
  use: (file: Copied, bytes: Uint8Array) => Promise<void>,
): Promise<string[]> {
  const limit = pLimit(mostCopied)
  const faults: string[] = []
  const read = async (file: Copied): Promise<Uint8Array | null> => {
    try {
      return await readFile(file, from)
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error
      faults.push(error.message)
      print(error.message)
      return null
    }
  }
  let count = 0
  for await (const batch of batchesOf(recordsOf(from, list, Copied))) {
    await Promise.all(
      batch.map((file) =>
        limit(async () => {
          const bytes = await read(file)
          if (bytes !== null) await use(file, bytes)
          count += 1
          if (count % filesPerLine === 0) print(`${count} of ${list.lines} files`)
        }),
      ),
    )
  }
  return faults
}

/** Checks copied files. Returns and prints a sentence for each that is missing or differs. */
export const checkCopiedFiles = (list: PartedLines, deps: ReadDeps): Promise<string[]> =>
  eachFile(list, deps, async () => undefined)

/**
 * Stores the files. Skips the files that an interrupted restore has stored already. Returns and prints the same as
 * `checkCopiedFiles`.
 */
export const putFiles = (list: PartedLines, store: FileStore, deps: ReadDeps): Promise<string[]> =>
  eachFile(list, deps, async (file, bytes) => {
    const there = await readOnce(file, store)
    if (typeof there === 'string') await store.put(file.id, bytes)
  })

export async function* filePaths(list: PartedLines, from: EncryptedBackupPlace): AsyncGenerator<string> {
  for await (const { id, stored } of recordsOf(from, list, Copied)) if (stored !== null) yield pathOfFile(id)
}
