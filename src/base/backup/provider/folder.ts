import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createDurably, nullIfMissing, writeDurably } from '../../file/disk-durable'
import { maxObjectBytes, tooLarge, type BackupPlace } from '../port'

/**
 * The folder for files that are being written. The next backup overwrites or removes what an
 * interrupted backup left there.
 */
const parts = 'parts'

async function* below(directory: string, path: string): AsyncGenerator<string> {
  const entries = await nullIfMissing(readdir(join(directory, path), { withFileTypes: true }))
  const sorted = (entries ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of sorted) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* below(directory, inner)
    else yield inner
  }
}

/** Reads a plain file and nothing else, because a pipe or a device could be read for ever. */
async function readPlain(directory: string, path: string): Promise<Buffer | null> {
  const file = await nullIfMissing(open(join(directory, path), constants.O_RDONLY | constants.O_NONBLOCK))
  if (!file) return null
  try {
    const found = await file.stat()
    if (!found.isFile()) return null
    if (found.size > maxObjectBytes) throw tooLarge(directory, path)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** A folder with a backup, which only its owner can read. */
export function backupFolder(path: string): BackupPlace {
  const directory = resolve(path)
  return {
    name: directory,
    write: (name, bytes) =>
      writeDurably(join(directory, name), join(directory, parts, name.replaceAll('/', '-')), bytes),
    create: (name, bytes) => createDurably(join(directory, name), join(directory, parts, randomUUID()), bytes),
    read: (name) => readPlain(directory, name),
    list: (prefix) => below(directory, prefix.replace(/\/$/, '')),
    async remove(name) {
      await rm(join(directory, name), { force: true })
      // A folder is removed with its last entry.
      for (let above = dirname(name); above !== '.'; above = dirname(above))
        if (
          !(await rmdir(join(directory, above)).then(
            () => true,
            () => false,
          ))
        )
          return
    },
  }
}
