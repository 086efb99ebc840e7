/** The most bytes of an object of a backup. */
export const mostOfObject = 64 * 1024 * 1024

export const tooLarge = (name: string, path: string): Error =>
  new Error(`The backup in ${name} is damaged: ${path} is larger than anything that is written there.`)

/**
 * The place of a backup: a folder or a part of a bucket. Paths are those of ./seal.ts, with `/` between their parts.
 */
export interface BackupPlace {
  /** As the operator named it. It contains no secret. */
  readonly name: string
  /** Writes an object. Under its path it is either complete or missing. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /**
   * The same, but only when there is no object yet. False when there is one. Of two at the same moment one succeeds.
   * With stores that don't support this both may succeed, and the last one stays.
   */
  create(path: string, bytes: Uint8Array): Promise<boolean>
  /** Null when there is none. Throws without reading it when it is larger than `mostOfObject`: no written object is. */
  read(path: string): Promise<Uint8Array | null>
  /** Paths of all objects below that prefix, in byte order. */
  list(prefix: string): AsyncIterable<string>
  /** A missing object counts as removed. */
  remove(path: string): Promise<void>
}
