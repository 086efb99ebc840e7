import type { Instant } from '../kit/day'

/** Stored bytes: their number, and the bytes themselves, which are read while they are consumed. */
export interface StoredBytes {
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where the bytes of files are stored. `id` is 128 random bits (`documentId`), never text that a user wrote. */
export interface FileStore {
  /** Stores the bytes. When it returns they survive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The bytes or a part of them. Null when there are none under this id. */
  get(id: string, range?: ByteRange): Promise<StoredBytes | null>
  /** Removes the bytes, also those in quarantine. Missing bytes count as removed. */
  remove(id: string): Promise<void>
  /**
   * Ids of everything that was put before that moment. It also removes the remains of interrupted puts from before it.
   */
  list(before: Instant): AsyncIterable<string>
  /**
   * Moves the bytes to quarantine, as of that moment. `list` no longer names them. They can still be read under their
   * id, and can be released.
   */
  quarantine(id: string, now: Instant): Promise<void>
  /** Moves the bytes back out of quarantine. */
  release(id: string): Promise<void>
  /** Ids of everything that was quarantined before that moment. */
  listQuarantined(before: Instant): AsyncIterable<string>
  /** Id of the installation that owns the store. Null when none has claimed it. */
  owner(): Promise<string | null>
  /** Makes it the store of this installation. */
  claim(installation: string): Promise<void>
}
