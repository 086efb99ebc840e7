/** The object that marks a folder as a backup, and says how its objects are encrypted. It is written first. */
export const headerPath = 'husbok-backup.json'

/**
 * The object with a hash of every other object. It is written last. Without it a backup is not
 * complete.
 */
export const manifestPath = 'manifest.json'

/** The tables, with a folder for each run. */
export const databasePrefix = 'database/'

/** The copied files, which all runs into this backup share. */
export const filesPrefix = 'files/'

/** The files that a run is writing, or was writing when it was interrupted. */
export const partsPrefix = 'parts/'

/**
 * The path of a file: two levels of 256 folders, hexadecimal because some file systems don't distinguish `a` and `A`.
 */
export function pathOfFile(id: string): string {
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return `${filesPrefix}${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`
}
