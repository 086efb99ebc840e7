/** In bytes. */
export const mostOfObject = 64 * 1024 * 1024

export const tooLarge = (name: string, path: string): Error =>
  new Error(`The backup in ${name} is damaged: ${path} is larger than anything that is written there.`)

/** A folder or a part of a bucket. Paths are those of ./seal.ts, with `/` between their parts. */
export interface BackupPlace {
  /** As the operator named it. It contains no secret. */
  readonly name: string
  /** Either complete or missing. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** False when there is an object. Some stores don't support this: of two at once the last one stays. */
  create(path: string, bytes: Uint8Array): Promise<boolean>
  /** Null when there is none. Throws, unread, for more than `mostOfObject`. */
  read(path: string): Promise<Uint8Array | null>
  /** In byte order. */
  list(prefix: string): AsyncIterable<string>
  /** A missing object counts as removed. */
  remove(path: string): Promise<void>
}
