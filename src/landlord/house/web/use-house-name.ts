import { useHouse } from './use-house'

/** How the landlord calls one of the houses; empty while they are on their way. */
export function useHouseName(id: number): string {
  return useHouse().houses.find((house) => house.id === id)?.name ?? ''
}
