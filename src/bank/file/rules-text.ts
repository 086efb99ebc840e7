import { withoutUnseen } from '../../base/kit/unseen'

/**
 * A cell as it is read: `="…"` is unwrapped, invisible characters and halves of characters are left out, and blanks and
 * line ends become one blank.
 */
export const tidy = (cell: string): string =>
  withoutUnseen(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
