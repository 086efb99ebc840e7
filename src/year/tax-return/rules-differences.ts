import type { Ore } from '../../base/kit/money'
import type { TaxLines } from '../tax/model'

/** A house whose net is different at the authority and in the books. */
export interface Difference {
  readonly houseId: number
  readonly ours: Ore
  readonly theirs: Ore
}

interface Sent {
  readonly rental: {
    readonly house: { readonly id: number }
    readonly lines: Pick<TaxLines, 'net_share'>
  }
}

/** Finds the differences. `nets` has the authority's nets by rental entry. An entry without a net is left out. */
export const differencesOf = (
  houses: readonly Sent[],
  placed: readonly { readonly houseId: number; readonly objectId: string }[],
  nets: ReadonlyMap<string, Ore>,
): Difference[] =>
  houses.flatMap(({ rental: { house, lines } }) => {
    const theirs = nets.get(placed.find(({ houseId }) => houseId === house.id)?.objectId ?? '')
    if (theirs === undefined || theirs === lines.net_share) return []
    return [{ houseId: house.id, ours: lines.net_share, theirs }]
  })
