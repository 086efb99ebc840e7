import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { OwnedCtx } from '../call/context'
import { Refusal } from '../kit/refusal'
import type { FileFault } from './model'
import type { FileStore, StoredBytes } from './port'

/** The storage doesn't have what the database names. */
export class DamagedFile extends Error {}

/** What the database knows of the bytes of a file. */
interface KnownBytes {
  readonly size: number
  readonly sha256: string
}

/** Passes the bytes on and keeps the last piece back until size and hash are right: a changed file never arrives whole. */
export async function* verified({ size, body }: StoredBytes, expected: KnownBytes): AsyncGenerator<Uint8Array> {
  if (size !== expected.size) throw new DamagedFile(`a stored file has ${size} bytes instead of ${expected.size}`)
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const chunk of body) {
    hash.update(chunk)
    if (last) yield last
    last = chunk
  }
  if (hash.digest('hex') !== expected.sha256) throw new DamagedFile('a stored file is not what was put there')
  if (last) yield last
}

/** So many files are read at once. */
const atOnce = 8
/** How many rows are in memory at a time. */
const pageSize = 500
/** Of so many files the store may say that it can't be reached; with more it is the store that is away, not a file. */
const mostUnreachable = 5

/**
 * Reads all files of the account once, and tells which of them can't be given out, and why. Throws 503 `unavailable` when
 * the store itself is away.
 */
export async function unsoundFiles(store: FileStore, ctx: OwnedCtx): Promise<ReadonlyMap<string, FileFault>> {
  const faults = new Map<string, FileFault>()
  const reading = pLimit(atOnce)
  let unreachable = 0
  const check = async (file: KnownBytes & { readonly id: string }) => {
    if (unreachable > mostUnreachable) return
    const found = await faultOf(store, file)
      .catch(() => faultOf(store, file))
      .catch((error: unknown) => {
        unreachable += 1
        if (unreachable > mostUnreachable) throw error
        return 'unreadable' as const
      })
    if (found !== null) faults.set(file.id, found)
  }
  for (let after = ''; ;) {
    const page = await ctx.db
      .selectFrom('document')
      .select(['id', 'size', 'sha256'])
      .where('account_id', '=', ctx.owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    await Promise.all(page.map((file) => reading(() => check(file))))
    if (page.length < pageSize) return faults
    after = page.at(-1)!.id
  }
}

/** What is wrong with one file; null: nothing. Throws 503 `unavailable` when the store can't be reached. */
async function faultOf(
  store: FileStore,
  { id, ...expected }: KnownBytes & { readonly id: string },
): Promise<FileFault | null> {
  try {
    const stored = await store.get(id)
    if (!stored) return 'missing'
    for await (const _piece of verified(stored, expected));
    return null
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') throw error
    return error instanceof DamagedFile ? 'damaged' : 'unreadable'
  }
}
