import type { BadgeKind } from '../../../base/ui/page/badge'
import type { RowType } from '../rules'

/** The colour that goes with each kind of row. */
export const kindBadge = {
  'manual-bilag': 'expense',
  'archived-bilag': 'archived',
  'income-bilag': 'income',
  depreciation: 'depreciation',
  personal: 'depreciation',
  'rent-contract': 'contract',
} as const satisfies Record<RowType, BadgeKind>
