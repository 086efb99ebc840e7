import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const pathIn = (dataDir: string): string => join(dataDir, 'encryption-keys')

/** The keys kept beside the data; undefined when there are none. */
export const readKeysBeside = (dataDir: string): Promise<string | undefined> =>
  readFile(pathIn(dataDir), 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  )

/**
 * The encryption keys of an installation that was given none: made once, kept beside the data, readable by its owner
 * only. Several processes starting at once end with the same file, because `link` never replaces one. Throws when the
 * file is missing and `mayMake` says that there is data already: a new key could never read it.
 */
export async function keysBeside(dataDir: string, mayMake: () => Promise<boolean>): Promise<string> {
  const path = pathIn(dataDir)
  const known = await readKeysBeside(dataDir)
  if (known) return known
  if (!(await mayMake()))
    throw new Error(
      `The encryption key is missing: ${path} is not there, and the database holds data that was encrypted with it. Put the file back from the backup, or name its keys in ENCRYPTION_KEYS; nothing was changed.`,
    )
  await mkdir(dataDir, { recursive: true })
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  await link(own, path).catch(() => undefined)
  await rm(own)
  return (await readKeysBeside(dataDir)) ?? Promise.reject(new Error(`cannot write ${path}`))
}
