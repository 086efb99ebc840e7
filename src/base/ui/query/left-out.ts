import { hashKey, type QueryCache } from '@tanstack/react-query'

/**
 * The number of records that the cached answer of each query (by its hash) leaves out, because they can't be decrypted.
 */
const leftOut = new Map<string, number>()

export function noteLeftOutRecords(queryKey: readonly unknown[], count: number): void {
  if (count > 0) leftOut.set(hashKey(queryKey), count)
  else leftOut.delete(hashKey(queryKey))
}

/**
 * The number of left-out records in the answer on the screen that leaves out most. A sum would be wrong, because
 * several answers may leave out the same record.
 */
export const maxLeftOutRecords = (cache: QueryCache): number =>
  Math.max(0, ...cache.getAll().map((query) => (query.isActive() ? (leftOut.get(query.queryHash) ?? 0) : 0)))
