import type { Instant } from '../kit/day'

/** Stored bytes. They are read from the store while the caller consumes them. */
export interface StoredBytes {
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

/** The first and the last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** `id` is 128 random bits (`documentId`), never text that a user wrote. */
export interface FileStore {
  /** Stores bytes. Once it has returned, they survive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>
  get(id: string, range?: ByteRange): Promise<StoredBytes | null>
  /**
   * Keeps something that was made from the bytes, under a name of its own (`[a-z0-9-]`). No list and no backup has it,
   * and it may be missing at any time.
   */
  putCopy(id: string, name: string, bytes: Uint8Array): Promise<void>
  getCopy(id: string, name: string): Promise<StoredBytes | null>
  /** Removes bytes, also those in quarantine, and all copies. Missing bytes count as removed. */
  remove(id: string): Promise<void>
  /**
   * The ids of all bytes that were stored before that moment. Removes the remains of writes that
   * were interrupted before that moment.
   */
  list(before: Instant): AsyncIterable<string>
  /** Puts bytes into quarantine: `list` no longer names them. They can still be read, and can be released. */
  quarantine(id: string, now: Instant): Promise<void>
  release(id: string): Promise<void>
  listQuarantined(before: Instant): AsyncIterable<string>
  /** The installation that owns the store. Null when none has claimed it. */
  owner(): Promise<string | null>
  claim(installation: string): Promise<void>
}
