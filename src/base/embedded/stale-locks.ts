import { readFile, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from './cluster'

/** Whether a process works in this directory, or one of the suspected ones may not be looked at (Linux; elsewhere we cannot know). */
async function isUsed(dataDir: string, suspects: (number | null)[]): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const directory = await stat(dataDir)
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const cwd = await stat(`/proc/${name}/cwd`)
      if (cwd.ino === directory.ino && cwd.dev === directory.dev) return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EACCES' && suspects.includes(Number(name))) return true
    }
  }
  return false
}

async function pidIn(file: string): Promise<number | null> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  return pid > 0 ? pid : null
}

/**
 * After a hard stop the lock files can name a process id that belongs to another program now (in a container nearly
 * always), or a zombie, and PostgreSQL then refuses to start. The working directory of its processes is the data
 * directory, so when no process works there, the lock files are stale.
 */
export async function renameStaleLocks(dataDir: string, sockets: string | null): Promise<void> {
  const files = [join(dataDir, 'postmaster.pid'), ...(sockets === null ? [] : [join(sockets, '.s.PGSQL.5432.lock')])]
  const before = await Promise.all(files.map(pidIn))
  if (!before.some((pid) => pid !== null && isAlive(pid))) return
  if (await isUsed(dataDir, before)) return
  for (const [index, file] of files.entries()) {
    // A server that another process started in the meantime has put its own file there.
    if (before[index] !== null && (await pidIn(file)) === before[index]) await rename(file, `${file}.leftover`)
  }
}
