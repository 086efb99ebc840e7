import { ore } from '../../base/kit/money'
import { filled } from '../../base/pdf/rules'
import type { Comfort } from '../contract/model'
import { asksTooMuch, chargeable, isWholly, splitCosts, suppliesIn } from '../law/rules-charges'
import type { ClauseItem, LeaseData } from './model'
import { krText } from './rules-values'
import type { ClauseWriter } from './rules-writer'
import { clauseWords } from './words'

/** What of the home's supply the shared costs are of: all of it, or a part, of which the rest has a rule of its own. */
export interface SharedCosts {
  readonly whole: readonly Comfort[]
  readonly part: readonly Comfort[]
}

type SharedBy = NonNullable<LeaseData['split']>

/** The costs that the tenant can share, and what of those typed can't be the tenant's; up to the fourth edition nobody looked. */
function chargedIn(
  { category, costs }: SharedBy,
  edition: number,
): { readonly charged?: string; readonly rest: string } {
  if (costs === undefined) return { rest: '' }
  return edition >= 5 && category !== 'LANDLORD' ? splitCosts(costs) : { charged: costs, rest: '' }
}

/**
 * What the parties share the costs of. The tenant shares only what may be charged beside the rent; what the landlord
 * bears of what the rent includes is no exception from it. Up to the fourth edition all of it counted as a part.
 */
export function sharedCostsOf(
  { data: { split }, edition, texts }: ClauseWriter,
  included: readonly Comfort[],
): SharedCosts {
  if (split === null || asksTooMuch(split) || texts.splitNotAllowed === undefined) return { whole: [], part: [] }
  const { category, costs = '' } = split
  const named = suppliesIn(chargedIn(split, edition).charged ?? '')
  const shared = named.filter((each) => (category === 'LANDLORD' ? !included.includes(each) : chargeable.has(each)))
  const isWhole = (each: Comfort): boolean => edition >= 5 && isWholly(costs, each)
  return { whole: shared.filter(isWhole), part: shared.filter((each) => !isWhole(each)) }
}

/**
 * Of which lines of what the rent includes, or doesn't, the shared costs are an exception: what the tenant bears is none
 * from the list of what the rent doesn't include.
 */
export const isException = (each: Comfort, { split }: LeaseData, included: readonly Comfort[]): boolean =>
  split?.category !== 'TENANT' || included.includes(each)

/** Who bears them. */
function bearerItems(
  { category, sum, tenant, landlord, period: each }: SharedBy,
  { text }: ClauseWriter,
): ClauseItem[] {
  const period = clauseWords.texts[`per_${each ?? 'month'}`]
  if (category === 'SPLIT')
    return text('splitBoth', { tenant: krText(tenant ?? ore(0)), landlord: krText(landlord ?? ore(0)), period })
  const amount =
    sum === undefined
      ? { nb: '', en: '' }
      : filled({ nb: ', {{sum}} {{period}}', en: ', {{sum}} {{period}}' }, { sum: krText(sum), period })
  return text(category === 'TENANT' ? 'splitTenant' : 'splitLandlord', { amount })
}

/**
 * What the shared costs are, who bears them, and what the Act allows of it. From the fifth edition on what can't be charged
 * is not the tenant's beside what can either, and nobody bears costs that nothing names.
 */
export function splitItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, texts, text } = writer
  const { split } = data
  if (split === null || (edition >= 5 && split.category !== 'SPLIT' && !split.costs?.trim())) return []
  if (texts.splitNotAllowed !== undefined && asksTooMuch(split))
    return text('splitNotAllowed', { costs: split.costs ?? '' })
  const { charged, rest } = chargedIn(split, edition)
  return [
    ...(charged === undefined || (edition >= 5 && charged === '') ? [] : text('splitCosts', { costs: charged })),
    ...bearerItems(split, writer),
    ...(split.category === 'LANDLORD' ? [] : text('splitLaw')),
    ...(rest === '' ? [] : text('splitNotAllowedRest', { costs: rest })),
  ]
}
