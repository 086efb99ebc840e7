import type { Column } from '../../../base/ui/list/list'
import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import type { Translate } from '../../../base/ui/words/use-words'
import type { RowType } from '../../../year/dashboard/model-row'
import type { VoucherKey } from '../../../year/dashboard/words-vouchers'

const kindBadge = {
  'manual-bilag': 'expense',
  'archived-bilag': 'archived',
  'income-bilag': 'income',
  depreciation: 'depreciation',
  personal: 'depreciation',
  'rent-contract': 'contract',
} as const satisfies Record<RowType, BadgeKind>

export const typeColumn = (t: Translate<VoucherKey>): Column<{ readonly type: RowType }> => ({
  key: 'type',
  label: t('type'),
  cell: (row) => <Badge kind={kindBadge[row.type]}>{t(row.type)}</Badge>,
  sortBy: (row) => t(row.type),
  card: 'badge',
})
