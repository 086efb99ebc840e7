import type { Instant } from '../kit/day'

/** Read while they are consumed. */
export interface StoredBytes {
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

/** Both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** `id` is 128 random bits (`documentId`), never text that a user wrote. */
export interface FileStore {
  /** When it returns, the bytes survive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>
  get(id: string, range?: ByteRange): Promise<StoredBytes | null>
  /** Also those in quarantine. Missing bytes count as removed. */
  remove(id: string): Promise<void>
  /** Ids of everything that was put before that moment. Removes the remains of interrupted puts from before it. */
  list(before: Instant): AsyncIterable<string>
  /** `list` no longer names the bytes. They can still be read, and can be released. */
  quarantine(id: string, now: Instant): Promise<void>
  release(id: string): Promise<void>
  listQuarantined(before: Instant): AsyncIterable<string>
  /** The installation that owns the store. Null when none has claimed it. */
  owner(): Promise<string | null>
  claim(installation: string): Promise<void>
}
