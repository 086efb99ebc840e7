import { link, mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const code = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
export const nullIfMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (code(error) === 'ENOENT') return null
    throw error
  })

/**
 * Syncs a directory, because a file's new name survives a power cut only then. Windows neither
 * needs nor allows that.
 */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

export async function* directoryEntries(path: string): AsyncGenerator<string> {
  const directory = await nullIfMissing(opendir(path))
  if (directory) for await (const entry of directory) yield entry.name
}

/** Makes the directories of a path, and syncs every new one. */
async function make(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made))
}

/** Writes a file under another name (`part`) first, so that it is complete under its own name after a power cut. */
export const writeDurably = (path: string, part: string, bytes: Uint8Array | string): Promise<void> =>
  putDurably(path, part, bytes, rename)

/** True if the disk has no hard links, as memory sticks and some network disks. */
const isNoLink = (error: unknown): boolean => ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(String(code(error)))

/**
 * Writes a new file. Returns false and changes nothing when a file has that name. On a disk without hard links, such a
 * file is replaced.
 */
export async function createDurably(path: string, part: string, bytes: Uint8Array | string): Promise<boolean> {
  try {
    await putDurably(path, part, bytes, (from, to) =>
      link(from, to).catch((error: unknown) => {
        if (!isNoLink(error)) throw error
        return rename(from, to)
      }),
    )
  } catch (error) {
    if (code(error) === 'EEXIST') return false
    throw error
  }
  await rm(part, { force: true })
  return true
}

async function putDurably(
  path: string,
  part: string,
  bytes: Uint8Array | string,
  put: (from: string, to: string) => Promise<void>,
): Promise<void> {
  await make(dirname(part))
  await make(dirname(path))
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await put(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncDirectory(dirname(path))
}

/** Moves a file and syncs both directories. When the file is missing, it was moved already. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await make(dirname(to))
  if ((await nullIfMissing(rename(from, to))) === null) return
  await syncDirectory(dirname(to))
  await syncDirectory(dirname(from))
}
