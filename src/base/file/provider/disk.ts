import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { documentId } from '../model'
import type { ByteRange, FileStore } from '../port'

const code = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
/** What came of it; null when the file isn't there. */
const ifThere = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (code(error) === 'ENOENT') return null
    throw error
  })

/** A file's new name survives a power cut only when its directory was written out too. Windows can't, and needn't. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function* read(path: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  // Opened when the first byte is taken, so that an answer that nobody reads leaves no open file.
  for await (const chunk of createReadStream(path, range)) yield chunk as Uint8Array
}

async function* entries(path: string): AsyncGenerator<string> {
  const directory = await ifThere(opendir(path))
  if (directory) for await (const entry of directory) yield entry.name
}

/**
 * Files on the local disk below `directory`, readable by the app's user only. Names are the ids in hex (file systems
 * may not tell `a` from `A`), in two levels of 256 directories. A file is written under another name, synced and then
 * renamed, so under its own name it is always whole.
 */
export function diskStore(directory: string): FileStore {
  const parts = join(directory, 'parts')
  const quarantine = join(directory, 'quarantine')
  const ownerPath = join(directory, 'installation-id')
  const hexOf = (id: string): string => {
    if (!documentId.test(id)) throw new RangeError('not a document id')
    return Buffer.from(id, 'base64url').toString('hex')
  }
  const pathOf = (id: string): string => {
    const hex = hexOf(id)
    return join(directory, hex.slice(0, 2), hex.slice(2, 4), hex)
  }

  /** Makes the directory, with every new name on the way down synced. */
  async function make(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true, mode: 0o700 })
    if (first === undefined) return
    for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made))
  }

  /** Writes the bytes under another name first, so that under their own name they are whole after a power cut. */
  async function write(path: string, part: string, bytes: Uint8Array | string): Promise<void> {
    await make(parts)
    await make(dirname(path))
    try {
      const file = await open(part, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncDirectory(dirname(path))
  }

  /** Moves a file, with both directories written out; what isn't there was moved already. */
  async function move(from: string, to: string): Promise<void> {
    await make(dirname(to))
    if ((await ifThere(rename(from, to))) === null) return
    await syncDirectory(dirname(to))
    await syncDirectory(dirname(from))
  }

  const inQuarantine = (id: string): string => join(quarantine, hexOf(id))

  return {
    async put(id, bytes) {
      await write(pathOf(id), join(parts, hexOf(id)), bytes)
    },

    async get(id, range) {
      for (const path of [pathOf(id), inQuarantine(id)]) {
        const found = await ifThere(stat(path))
        if (found) return { size: found.size, body: read(path, range) }
      }
      return null
    },

    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(inQuarantine(id), { force: true })
    },

    async quarantine(id, now) {
      // How long it has been there is what counts from here on.
      await ifThere(utimes(pathOf(id), new Date(now), new Date(now)))
      await move(pathOf(id), inQuarantine(id))
    },

    async release(id) {
      await move(inQuarantine(id), pathOf(id))
    },

    async *listQuarantined(before) {
      const limit = Date.parse(before)
      for await (const hex of entries(quarantine)) {
        const found = await ifThere(stat(join(quarantine, hex)))
        if (found && found.mtimeMs < limit) yield Buffer.from(hex, 'hex').toString('base64url')
      }
    },

    async owner() {
      return (await ifThere(readFile(ownerPath, 'utf8')))?.trim() ?? null
    },
    claim: (installation) => write(ownerPath, join(parts, 'installation-id'), `${installation}\n`),

    async *list(before) {
      const limit = Date.parse(before)
      const isOld = async (path: string) => ((await ifThere(stat(path)))?.mtimeMs ?? Infinity) < limit
      for await (const name of entries(parts)) {
        if (await isOld(join(parts, name))) await rm(join(parts, name), { force: true })
      }
      for await (const outer of entries(directory)) {
        if (!/^[0-9a-f]{2}$/.test(outer)) continue
        for await (const inner of entries(join(directory, outer))) {
          for await (const hex of entries(join(directory, outer, inner))) {
            if (/^[0-9a-f]{32}$/.test(hex) && (await isOld(join(directory, outer, inner, hex))))
              yield Buffer.from(hex, 'hex').toString('base64url')
          }
        }
      }
    },
  }
}
