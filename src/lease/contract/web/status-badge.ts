import type { BadgeKind } from '../../../base/ui/page/badge'
import type { Contract } from '../model'

/** The colour that goes with each status. */
export const statusBadge = {
  draft: 'archived',
  active: 'income',
  expired: 'expense',
  finished: 'archived',
} as const satisfies Record<Contract['status'], BadgeKind>
