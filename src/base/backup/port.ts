/** The size of the largest object, in bytes. */
export const maxObjectBytes = 64 * 1024 * 1024

export const tooLarge = (name: string, path: string): Error =>
  new Error(`The backup in ${name} is damaged: ${path} is larger than anything that is written there.`)

/** A folder or a part of a bucket. Paths are those of ./layout.ts, with `/` between their parts. */
export interface BackupPlace {
  /** The name that the operator gave. It contains no secret. */
  readonly name: string
  /** Writes an object, which is afterwards either complete or missing. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /**
   * Writes a new object. False when it exists. In some stores two calls at once both succeed, and the last one stays.
   */
  create(path: string, bytes: Uint8Array): Promise<boolean>
  /** Reads an object. Null when there is none. Throws, without reading it, when it is larger than `maxObjectBytes`. */
  read(path: string): Promise<Uint8Array | null>
  /** The paths in byte order. */
  list(prefix: string): AsyncIterable<string>
  /** Removes an object. A missing one counts as removed. */
  remove(path: string): Promise<void>
}
