// Decides whether something must be done again: a hash over the contents of files.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function* files(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return void (yield path)
  for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** Hash of the names and contents of everything below the paths, except tests. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => [...files(path)])) {
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, value)
}
