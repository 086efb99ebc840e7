import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The encryption keys of an installation that was given none: made once, kept beside the data, readable by its owner
 * only. Several processes starting at once end with the same file, because `link` never replaces one.
 */
export async function keysBeside(dataDir: string): Promise<string> {
  const path = join(dataDir, 'encryption-keys')
  const read = () =>
    readFile(path, 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    )
  const known = await read()
  if (known) return known
  await mkdir(dataDir, { recursive: true })
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  await link(own, path).catch(() => undefined)
  await rm(own)
  return (await read()) ?? Promise.reject(new Error(`cannot write ${path}`))
}
