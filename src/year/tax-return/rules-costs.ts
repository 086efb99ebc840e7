import { ore, type Ore } from '../../base/kit/money'
import type { TaxLines } from '../tax/model'
import type { LineCosts, WrittenHouse } from './model-document'

/** The costs of an entry in whole kroner. */
export type EntryCosts = Pick<
  TaxLines,
  'maintenance' | 'other_costs' | 'common_costs' | 'municipal_taxes' | 'insurance'
>

const names = ['maintenance', 'other_costs', 'common_costs', 'municipal_taxes', 'insurance'] as const
const above = (a: number, b: number): Ore => ore(Math.max(0, a - b))

/**
 * Returns the draft's insurance and common costs that stay, because the books don't have them.
 * `moved`: our amounts that the landlord has moved to these lines at the authority. They don't
 * stay, because the books have them on another line. `written`: what we wrote before, or null.
 */
export function costsToKeep(
  draft: EntryCosts,
  written: Pick<WrittenHouse, 'lines' | 'remaining'> | null,
): LineCosts & { readonly moved: Ore } {
  if (written === null) return { insurance: draft.insurance, common_costs: draft.common_costs, moved: ore(0) }
  const { lines, remaining } = written
  /**
   * The amounts that the entry had after our last sending: the books' amount, or the draft's amount
   * if the books had none.
   */
  const left: EntryCosts = {
    ...lines,
    insurance: lines.insurance || remaining.insurance,
    common_costs: lines.common_costs || remaining.common_costs,
  }
  let taken = names.reduce<number>((sum, name) => sum + above(left[name], draft[name]), 0)
  const movedTo = (name: 'insurance' | 'common_costs'): Ore => {
    const moved = ore(Math.min(taken, above(draft[name], left[name])))
    taken -= moved
    return moved
  }
  const moved = { insurance: movedTo('insurance'), common_costs: movedTo('common_costs') }
  const stays = (name: 'insurance' | 'common_costs') => above(draft[name], lines[name] + moved[name])
  return {
    insurance: stays('insurance'),
    common_costs: stays('common_costs'),
    moved: ore(moved.insurance + moved.common_costs),
  }
}
