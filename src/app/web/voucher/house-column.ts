import type { Column } from '../../../base/ui/list/list'
import type { Translate } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { DashboardKey } from '../../../year/dashboard/words'

/** Which house a row is of, in lists of several houses. */
export function houseColumn(
  t: Translate<DashboardKey>,
  houses: readonly House[],
): Column<{ readonly houseId: number }> {
  const nameOf = ({ houseId }: { readonly houseId: number }) => houses.find((house) => house.id === houseId)?.name ?? ''
  return { key: 'house', label: t('house'), cell: nameOf, sortBy: nameOf, card: 'rest' }
}
