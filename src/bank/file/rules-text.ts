import { withoutUnseen } from '../../base/kit/unseen'

/** `="…"` is unwrapped, unseen and half characters go, and blanks and line ends become one blank. */
export const tidy = (cell: string): string =>
  withoutUnseen(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
