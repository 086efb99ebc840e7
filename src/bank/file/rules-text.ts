import { withoutUnseen } from '../../base/kit/unseen'

/** Unwraps `="…"`, removes unseen and half characters, and replaces blanks and line ends with one blank. */
export const tidy = (cell: string): string =>
  withoutUnseen(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
