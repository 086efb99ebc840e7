import type { Comfort, Contract } from '../contract/model'

/** The words that name each supply of the home in a text about costs. */
const supplies: readonly (readonly [Comfort, RegExp])[] = [
  ['electricity', /strøm|elektrisitet|nettleie|electric|(?<!\p{L})power|grid rent/iu],
  ['heating', /oppvarming|fjernvarme|fyring|brensel|(?<!\p{L})ved(?!\p{L})|heating|fuel|firewood/iu],
  ['water-drain', /vann|avløp|kloakk|(?<!\p{L})water|sewage|drain/iu],
  ['tv-subscription', /(?<!\p{L})(kabel-?)?tv(?!\p{L})|tv-|television/iu],
  ['internet', /internett?|bredbånd|wi-?fi|fiber|broadband/iu],
]

/**
 * The supplies that the tenant can be charged for in addition to the rent: power, fuel, and metered water and drainage
 * (husleieloven §§ 3-1, 3-4).
 */
export const chargeableCosts: ReadonlySet<Comfort> = new Set(['electricity', 'heating', 'water-drain'])

/** Costs of running a house. They are part of the rent, whatever is agreed (husleieloven §§ 3-1, 3-7). */
const running =
  /felles(kostnad|utgift)|kommunale? avgift|renovasjon|søppel|eiendomsskatt|vaktmester|renhold|forsikring|gebyr|common costs|municipal|refuse|garbage|property tax|caretaker|cleaning|insurance|(?<!\p{L})fees?(?!\p{L})/iu

export const suppliesNamedIn = (costs: string): readonly Comfort[] =>
  supplies.flatMap(([supply, words]) => (words.test(costs) ? [supply] : []))

/**
 * Says how many of these costs the tenant can be charged in addition to the rent. `unknown`: the words name no known
 * cost.
 */
function mayBeCharged(costs: string): 'all' | 'some' | 'none' | 'unknown' {
  const named = suppliesNamedIn(costs)
  const isAllowed = named.some((supply) => chargeableCosts.has(supply))
  const isForbidden = named.some((supply) => !chargeableCosts.has(supply)) || running.test(costs)
  if (isForbidden) return isAllowed ? 'some' : 'none'
  return isAllowed ? 'all' : 'unknown'
}

/** True if the tenant must bear costs, and none of them may be charged in addition to the rent. */
export const asksForbiddenCosts = (split: Pick<NonNullable<Contract['cost_split']>, 'category' | 'costs'>): boolean =>
  split.category !== 'LANDLORD' && mayBeCharged(split.costs ?? '') === 'none'

/** The single costs of a text, split at commas and at “and”, outside of brackets. */
const itemsOf = (costs: string): readonly string[] =>
  costs
    .split(/(?:\s*[,;/+&\n]\s*|\s+(?:og|samt|and)\s+)(?![^(]*\))/iu)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/**
 * Divides a text of costs. `charged`: costs that the tenant can be charged, and unknown costs. `rest`: costs that may
 * not be charged. A text whose costs may all be charged stays as it was typed.
 */
export function separateChargeableCosts(costs: string): { readonly charged: string; readonly rest: string } {
  const rest = itemsOf(costs).filter((item) => mayBeCharged(item) === 'none')
  if (rest.length === 0) return { charged: costs.trim(), rest: '' }
  const charged = itemsOf(costs).filter((item) => mayBeCharged(item) !== 'none')
  return { charged: charged.join(', '), rest: rest.join(', ') }
}

/** Words that name a whole supply and can't mean a part of it. */
const bareWords =
  /^(strøm|elektrisitet|nettleie|electricity|power|grid rent|oppvarming|fjernvarme|fyring|brensel|ved|heating|fuel|firewood|vann|avløp|kloakk|water|sewage|drainage|(kabel-?)?tv(-abonnement)?|tv subscription|television|internett?|bredbånd|wi-?fi|fiber|broadband)$/iu

/** True if the costs name the whole supply, not a part such as the power of a shared laundry. */
export const isWholeSupply = (costs: string, supply: Comfort): boolean =>
  itemsOf(costs).some((item) => suppliesNamedIn(item).includes(supply) && bareWords.test(item))
