import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/**
 * The package's shared libraries are found by names that only an install script would create, and npm may not have run
 * it. Creates them; false when some are missing and this place is not ours to write.
 */
export async function linkLibraries(root: string): Promise<boolean> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as { source: string; target: string }[]
  let complete = true
  for (const { source, target } of links) {
    const path = join(root, target)
    if ((await lstat(path).catch(() => null)) !== null) continue
    await symlink(source.slice(source.lastIndexOf('/') + 1), path).catch((error: NodeJS.ErrnoException) => {
      // EEXIST: another process makes the links at the same moment.
      if (error.code !== 'EEXIST') complete = false
    })
  }
  return complete
}

/** The size of every file below a directory, to see whether a copy is still whole. */
async function inventory(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => `${file.slice(root.length)} ${(await lstat(file)).size}`))
  return sizes.sort().join('\n')
}

/** Only what nobody but us can have written is run. */
async function isOurs(directory: string): Promise<boolean> {
  const found = await lstat(directory).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Copies under another name and renames, so that a half-made copy never counts. */
async function makeCopy(root: string, copy: string): Promise<void> {
  const fresh = `${copy}.new-${process.pid}`
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    await cp(join(root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    for (const entry of await readdir(fresh, { recursive: true, withFileTypes: true })) {
      // Whatever our umask and the modes in the project are, the server's user must be able to read it.
      const executable = entry.isDirectory() || entry.parentPath.endsWith('bin')
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644)
    }
    await linkLibraries(fresh)
    await chmod(fresh, 0o755)
    await rename(copy, `${fresh}.old`).catch(() => undefined)
    await rename(fresh, copy)
  } finally {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined)
    await rm(`${fresh}.old`, { recursive: true, force: true }).catch(() => undefined)
  }
}

/**
 * Copies of the package's programs (60 MB, made once) at places that the server's user can reach and where we can complete
 * the links, best first. A copy is checked at every start, because the system may sweep temporary places.
 */
export async function* copiesOf(root: string, log: (message: string) => void): AsyncGenerator<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const wanted = await inventory(join(root, 'native'))
  const uid = process.getuid?.() ?? 0
  const parents = uid === 0 ? ['/var/cache', tmpdir(), '/tmp'] : [join(homedir(), '.cache'), tmpdir(), '/tmp']
  for (const parent of parents) {
    const copy = join(parent, `husbok-postgres-${version}-${uid}`)
    if (!(await isOurs(copy)) || (await inventory(join(copy, 'native'))) !== wanted) {
      try {
        await makeCopy(root, copy)
        log(`Copied the database server's programs to ${copy}, because they cannot be run from ${root}`)
      } catch (error) {
        log(
          `The database server's programs cannot be copied to ${copy}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
    if (await isOurs(copy)) yield join(copy, 'native', 'bin')
  }
}
