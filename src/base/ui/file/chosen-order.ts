import type { FileValue } from '../../kit/file-value'

/**
 * The files with one more, in the order in which they were chosen, whichever upload ended first: attachments of a lease
 * are numbered by it. `chosen` says of each file that was uploaded here, by url, when it was chosen; what was stored
 * before stays in front.
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
