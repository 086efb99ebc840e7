import type { FileValue } from '../../kit/file-value'

/**
 * Adds a file in the order in which files were chosen, whichever upload ended first. The attachments of a lease are
 * numbered in that order. `chosen` has the time at which each file was chosen, by url. Files that were not chosen in
 * this form come first.
 */
export function addInChosenOrder(
  files: readonly FileValue[],
  added: FileValue,
  chosen: ReadonlyMap<string, number>,
): FileValue[] {
  const turn = (file: FileValue) => chosen.get(file.url) ?? 0
  const later = files.findIndex((file) => turn(file) > turn(added))
  return later === -1 ? [...files, added] : [...files.slice(0, later), added, ...files.slice(later)]
}
