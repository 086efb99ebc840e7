import { withoutInvisible } from '../../base/kit/invisible-characters'

/** Unwraps `="…"`. Removes invisible characters and broken ones. Replaces blanks and line ends with one blank. */
export const tidyCell = (cell: string): string =>
  withoutInvisible(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
