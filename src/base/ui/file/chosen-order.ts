import type { FileValue } from '../../kit/file-value'

/**
 * Attachments of a lease are numbered in the order of choice, whichever upload ended first. `chosen` has the time of
 * choice of each file, by url. Files that were stored earlier stay first.
 */
export function withChosen(
  files: readonly FileValue[],
  added: FileValue,
  chosen: ReadonlyMap<string, number>,
): FileValue[] {
  const turn = (file: FileValue) => chosen.get(file.url) ?? 0
  const later = files.findIndex((file) => turn(file) > turn(added))
  return later === -1 ? [...files, added] : [...files.slice(0, later), added, ...files.slice(later)]
}
