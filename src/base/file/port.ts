import type { Instant } from '../kit/day'

/** Bytes as they come back: how many there are, and the bytes themselves, read while they are taken. */
export interface StoredBytes {
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where the bytes of files lie. `id` is 128 random bits (`documentId`), never anything that a user wrote. */
export interface FileStore {
  /** Stores the bytes; when it returns they survive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The bytes or a part of them; null when there are none under this id. */
  get(id: string, range?: ByteRange): Promise<StoredBytes | null>
  /** Removes the bytes, those in quarantine too; what isn't there is removed already. */
  remove(id: string): Promise<void>
  /** Ids of everything put before that moment. Remains of interrupted puts from before it are cleared on the way. */
  list(before: Instant): AsyncIterable<string>
  /** Takes the bytes out of the list, as of that moment. They are still given out under their id, and can be taken back. */
  quarantine(id: string, now: Instant): Promise<void>
  /** Takes the bytes back out of quarantine. */
  release(id: string): Promise<void>
  /** Ids of everything quarantined before that moment. */
  listQuarantined(before: Instant): AsyncIterable<string>
  /** Id of the installation that the store belongs to; null when none has claimed it. */
  owner(): Promise<string | null>
  /** Makes it the store of this installation. */
  claim(installation: string): Promise<void>
}
