import type { HouseTax } from '../tax/model'
import { contradictingKinds } from '../tax/rules-draft-kind'
import type { DifferingUse } from './model'

interface Prepared {
  readonly houses: readonly { readonly figures: Pick<HouseTax, 'houseId' | 'home_use'> & FlatRent }[]
  readonly kinds: readonly { readonly houseId: number; readonly kinds: readonly string[] }[]
}
interface FlatRent {
  readonly lines: Pick<HouseTax['lines'], 'short_let'>
}

/** The chosen houses whose use the draft contradicts. */
export const differingUses = ({ houses, kinds }: Prepared): DifferingUse[] =>
  houses.flatMap(({ figures: { houseId, home_use } }) => {
    const codes = kinds.find((each) => each.houseId === houseId)?.kinds ?? []
    const in_draft = [...contradictingKinds(codes, home_use)]
    return in_draft.length === 0 ? [] : [{ houseId, home_use, in_draft }]
  })

/**
 * The chosen houses whose use the landlord must confirm before a sending: the draft contradicts the
 * use, and the return has rent by the flat rule, which applies only to that use.
 */
export const homeUsesToConfirm = (prepared: Prepared): DifferingUse[] =>
  differingUses(prepared).filter(({ houseId }) =>
    prepared.houses.some(({ figures }) => figures.houseId === houseId && figures.lines.short_let > 0),
  )
