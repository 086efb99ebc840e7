import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { canEnter, type ServerUser } from './user'

/** A unix socket's path has at most 103 bytes on macOS (107 on Linux); the name and `.s.PGSQL.5432` need 37 of them. */
const LONGEST_SOCKET_PARENT = 64

/** False when nothing can be made there; an entry that is there already is looked at afterwards. */
async function make(directory: string): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}

/**
 * The private directory of the server's unix socket: short whatever the data directory's path is, and always the same for
 * the same data. Refuses one that somebody else made before us.
 */
export async function socketDirectory(dataDir: string, user: ServerUser): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)
  for (const place of [tmpdir(), '/tmp']) {
    const parent = await realpath(place).catch(() => place)
    if (Buffer.byteLength(parent) > LONGEST_SOCKET_PARENT || !(await canEnter(parent, user))) continue
    const directory = join(parent, `husbok-pg-${hash}`)
    if (!(await make(directory))) continue
    const found = await lstat(directory)
    const ours = process.getuid?.() ?? found.uid
    if (!found.isDirectory() || (found.uid !== ours && found.uid !== user?.uid)) {
      throw new Error(
        `${directory} should be the database's private directory but belongs to somebody else; remove it.`,
      )
    }
    if (user !== null) await chown(directory, user.uid, user.gid)
    await chmod(directory, 0o700)
    return directory
  }
  throw new Error(`Neither ${tmpdir()} nor /tmp can hold the database's socket.`)
}
