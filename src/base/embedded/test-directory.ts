import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/**
 * The folder for throwaway databases: in memory when 2 GB are free there. On a busy disk a clone takes ten times as
 * long.
 */
export async function scratchDirectory(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null)
  return memory !== null && memory.bavail * memory.bsize > 2 ** 31 ? '/dev/shm' : tmpdir()
}
