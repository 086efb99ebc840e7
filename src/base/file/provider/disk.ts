import { createReadStream } from 'node:fs'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { documentId } from '../model'
import type { ByteRange, FileStore } from '../port'
import { directoryEntries, nullIfMissing, moveDurably, writeDurably } from '../disk-durable'

async function* read(path: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  // The file is opened when its first byte is read, so that an answer that nobody reads leaves no open file.
  for await (const chunk of createReadStream(path, range)) yield chunk as Uint8Array
}

/**
 * A store of files in a directory, with two levels of 256 directories in it. A file is named by its id in hex, because
 * some file systems don't distinguish `a` from `A`. It is written under another name, synced and then renamed, so it is
 * always complete. Only the app's user can read it.
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

  const copiesOf = (id: string): string => join(directory, 'copies', hexOf(id).slice(0, 2), hexOf(id))
  const inQuarantine = (id: string): string => join(quarantine, hexOf(id))

  return {
    async put(id, bytes) {
      await writeDurably(pathOf(id), join(parts, hexOf(id)), bytes)
    },

    async get(id, range) {
      for (const path of [pathOf(id), inQuarantine(id)]) {
        const found = await nullIfMissing(stat(path))
        if (found) return { size: found.size, body: read(path, range) }
      }
      return null
    },

    async putCopy(id, name, bytes) {
      await writeDurably(join(copiesOf(id), name), join(parts, `${hexOf(id)}-${name}`), bytes)
    },

    async getCopy(id, name) {
      const path = join(copiesOf(id), name)
      const found = await nullIfMissing(stat(path))
      return found && { size: found.size, body: read(path, undefined) }
    },

    async remove(id) {
      await rm(copiesOf(id), { recursive: true, force: true })
      await rm(pathOf(id), { force: true })
      await rm(inQuarantine(id), { force: true })
    },

    async quarantine(id, now) {
      // The file's modification time is the start of its quarantine.
      await nullIfMissing(utimes(pathOf(id), new Date(now), new Date(now)))
      await moveDurably(pathOf(id), inQuarantine(id))
    },

    async release(id) {
      await moveDurably(inQuarantine(id), pathOf(id))
    },

    async *listQuarantined(before) {
      const limit = Date.parse(before)
      for await (const hex of directoryEntries(quarantine)) {
        const found = await nullIfMissing(stat(join(quarantine, hex)))
        if (found && found.mtimeMs < limit) yield Buffer.from(hex, 'hex').toString('base64url')
      }
    },

    async owner() {
      return (await nullIfMissing(readFile(ownerPath, 'utf8')))?.trim() ?? null
    },
    claim: (installation) => writeDurably(ownerPath, join(parts, 'installation-id'), `${installation}\n`),

    async *list(before) {
      const limit = Date.parse(before)
      const isOld = async (path: string) => ((await nullIfMissing(stat(path)))?.mtimeMs ?? Infinity) < limit
      for await (const name of directoryEntries(parts)) {
        if (await isOld(join(parts, name))) await rm(join(parts, name), { force: true })
      }
      for await (const outer of directoryEntries(directory)) {
        if (!/^[0-9a-f]{2}$/.test(outer)) continue
        for await (const inner of directoryEntries(join(directory, outer))) {
          for await (const hex of directoryEntries(join(directory, outer, inner))) {
            if (/^[0-9a-f]{32}$/.test(hex) && (await isOld(join(directory, outer, inner, hex))))
              yield Buffer.from(hex, 'hex').toString('base64url')
          }
        }
      }
    },
  }
}
