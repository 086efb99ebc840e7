import { withoutUnseen } from '../../base/kit/unseen'

/** A cell as it is read: `="…"` unwrapped, what nobody sees left out, blanks and line ends as one blank. */
export const tidy = (cell: string): string =>
  withoutUnseen(cell.replace(/^\s*="([\s\S]*)"\s*$/, '$1'))
    .replace(/\s+/g, ' ')
    .trim()
