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

/** True if a text names costs that can't be charged in addition to the rent. */
export const namesForbiddenCosts = (text: string): boolean =>
  running.test(text) || suppliesNamedIn(text).some((supply) => !chargeableCosts.has(supply))

/**
 * Says how many of these costs the tenant can be charged in addition to the rent. `unknown`: the words name no known
 * cost.
 */
function mayBeCharged(costs: string): 'all' | 'some' | 'none' | 'unknown' {
  const named = suppliesNamedIn(costs)
  const isAllowed = named.some((supply) => chargeableCosts.has(supply))
  const isForbidden = namesForbiddenCosts(costs)
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

/** Fuels beside those of `supplies`. */
const moreFuels = /(?<!\p{L})(olje|parafin|gass|pellets?|varme|oil|paraffin|gas)(?!\p{L})|fyringsolje|varmtvann/iu

const isLawful = (item: string): boolean => {
  const may = mayBeCharged(item)
  return may === 'all' || may === 'some' || (may === 'unknown' && moreFuels.test(item))
}

/** The costs of a split, as the lease prints them. */
export interface DividedCosts {
  /** Costs that the tenant can be charged in addition to the rent. */
  readonly charged: string
  /** Power for which the tenant has the contract. The landlord has no costs of it (husleieloven § 3-1). */
  readonly ownPower: string
  /** Costs that can't be charged, and words that name no cost that can. */
  readonly rest: string
}

/**
 * Divides a text of costs. Only power, fuel and metered water can be charged (husleieloven § 3-1), so a cost that is
 * none of them is not charged. A text whose costs may all be charged stays as it was typed.
 */
export function divideCosts(costs: string, hasOwnPower: boolean): DividedCosts {
  const items = itemsOf(costs)
  const isOwn = (item: string): boolean => hasOwnPower && isWholeSupply(item, 'electricity')
  const charged = items.filter((item) => isLawful(item) && !isOwn(item))
  return {
    charged: charged.length === items.length ? costs.trim() : charged.join(', '),
    ownPower: items.filter(isOwn).join(', '),
    rest: items.filter((item) => !isLawful(item)).join(', '),
  }
}

/** True if the tenant has the contract of power that the rent doesn't include. */
export const hasOwnPower = (
  powerContract: Contract['power_contract'] | undefined,
  comforts: readonly Comfort[],
): boolean => powerContract === 'tenant' && !comforts.includes('electricity')

/** Words that name a whole supply and can't mean a part of it. */
const bareWords =
  /^(strøm|elektrisitet|nettleie|electricity|power|grid rent|oppvarming|fjernvarme|fyring|brensel|ved|heating|fuel|firewood|vann|avløp|kloakk|water|sewage|drainage|(kabel-?)?tv(-abonnement)?|tv subscription|television|internett?|bredbånd|wi-?fi|fiber|broadband)$/iu

/** True if the costs name the whole supply, not a part such as the power of a shared laundry. */
export const isWholeSupply = (costs: string, supply: Comfort): boolean =>
  itemsOf(costs).some((item) => suppliesNamedIn(item).includes(supply) && bareWords.test(item))
