/** What says that a folder is a backup, and how its objects are encrypted. Written first. */
export const headerPath = 'husbok-backup.json'
/** Says what belongs to the backup, with a hash of each object. Written last: without it a backup is not whole. */
export const manifestPath = 'manifest.json'
/** Below it the objects of the database, in a folder for each run. */
export const databasePrefix = 'database/'
/** Below it the files of landlords, which all runs into this folder share. */
export const filesPrefix = 'files/'
/** Below it what a cut run was writing to a folder. */
export const partsPrefix = 'parts/'

/** Hexadecimal, since file systems may not tell `a` from `A`; in two levels of 256 folders. */
export function pathOfFile(id: string): string {
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return `${filesPrefix}${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`
}
