/** Marks a folder as a backup, and says how its objects are encrypted. Written first. */
export const headerPath = 'husbok-backup.json'

/** With a hash of each object. Written last: without it a backup is not complete. */
export const manifestPath = 'manifest.json'

/** A folder for each run. */
export const databasePrefix = 'database/'

/** All runs into this folder share them. */
export const filesPrefix = 'files/'

/** An interrupted run was writing these. */
export const partsPrefix = 'parts/'

/** Hexadecimal, because some file systems don't distinguish `a` from `A`. Two levels of 256 folders. */
export function pathOfFile(id: string): string {
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return `${filesPrefix}${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`
}
