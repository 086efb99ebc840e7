import type { Day } from '../../../base/kit/day'
import type { Work } from '../bank/use-work'
import { useLines } from './use-lines'
import { useOpenRows } from './use-open-rows'

/** The number of open payments that are loaded for the first lines, the sure ones first. */
const firstRows = 20

const none: readonly never[] = []

interface FirstLines {
  readonly work: Work
  readonly houseId: number | null
  readonly today: Day
}

/**
 * The first lines of the inbox, and the number of all lines. For all houses, only some payments at
 * the bank are loaded. For one house all payments are loaded, because only their suggestions show
 * which house they belong to.
 */
export function useFirstLines({ work, houseId, today }: FirstLines) {
  const open = useOpenRows(work, houseId === null ? firstRows : undefined)
  const queue = useLines({ rows: open.rows, houseId, today })
  const others = useLines({ rows: none, houseId, today })
  return {
    lines: queue.lines,
    count: open.isWhole ? (queue.lines?.length ?? 0) : (others.lines?.length ?? 0) + queue.openCount,
    error: queue.error ?? open.error,
  }
}
