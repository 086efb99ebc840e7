import { withoutUnseen } from '../../base/kit/unseen'

/** A cell as it is read: `="…"` unwrapped, what nobody sees and halves of characters left out, blanks and line ends as one blank. */
export const tidy = (cell: string): string =>
  withoutUnseen(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
