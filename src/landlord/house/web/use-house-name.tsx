import type { Column } from '../../../base/ui/list/list'
import type { House } from '../model'
import { useHouse } from './use-house'

const nameIn = (houses: readonly House[], id: number): string => houses.find((house) => house.id === id)?.name ?? ''

/** The name of a house. Empty while the houses are loading. */
export function useHouseName(id: number): string {
  return nameIn(useHouse().houses, id)
}

export function houseColumn(label: string, houses: readonly House[]): Column<{ readonly houseId: number }> {
  const nameOf = ({ houseId }: { readonly houseId: number }) => nameIn(houses, houseId)
  const cell = (row: { readonly houseId: number }) => <span className="ui-name">{nameOf(row)}</span>
  return { key: 'house', label, cell, sortBy: nameOf, card: 'note' }
}
