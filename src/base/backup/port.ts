/** Bytes of the largest object of a backup. */
export const mostOfObject = 64 * 1024 * 1024

export const tooLarge = (name: string, path: string): Error =>
  new Error(`The backup in ${name} is damaged: ${path} is larger than anything that is written there.`)

/** Where a backup lies: a folder or a part of a bucket. Paths are those of ./seal.ts, with `/` between their parts. */
export interface BackupPlace {
  /** As the operator named it; no secret. */
  readonly name: string
  /** Writes an object; under its path it is whole or not there. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /**
   * The same where there is none yet; false where there is one. Of two at the same moment one makes it, but for stores that
   * don't tell: there both may, and the last one stands.
   */
  create(path: string, bytes: Uint8Array): Promise<boolean>
  /** Null when there is none. Throws, unread, where it is larger than `mostOfObject`: nothing that is written is. */
  read(path: string): Promise<Uint8Array | null>
  /** Paths of all objects below that prefix, in the order of their bytes. */
  list(prefix: string): AsyncIterable<string>
  /** What isn't there is removed already. */
  remove(path: string): Promise<void>
}
