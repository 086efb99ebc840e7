import { withoutInvisible } from '../../base/kit/invisible-characters'

/** Unwraps `="…"`, removes unseen and half characters, and replaces blanks and line ends with one blank. */
export const tidyCell = (cell: string): string =>
  withoutInvisible(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
