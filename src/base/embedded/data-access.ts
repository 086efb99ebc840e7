import { open } from 'node:fs/promises'
import process from 'node:process'
import { canEnter, type ServerUser } from './user'

export interface DataAccess {
  /** The data directory as the server's programs get it on the command line. */
  argument: string
  /** The open directory, to be passed on as descriptor 3; undefined when its path is enough. */
  descriptor: number | undefined
  close: () => Promise<void>
}

/**
 * How the server's user reaches the data: by its path, or, when it may not enter a directory above (a project below a
 * directory of root), by the open directory, which it inherits: for that Linux does not check the path.
 */
export async function accessData(dataDir: string, user: ServerUser): Promise<DataAccess> {
  if (await canEnter(dataDir, user)) return { argument: dataDir, descriptor: undefined, close: () => Promise.resolve() }
  if (process.platform !== 'linux') {
    throw new Error(
      `The database server cannot run as root, and its user cannot reach ${dataDir}. Move the data, or start Husbok as an ordinary user.`,
    )
  }
  const handle = await open(dataDir, 'r')
  return { argument: '/proc/self/fd/3', descriptor: handle.fd, close: () => handle.close() }
}
