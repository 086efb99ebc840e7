import { ore } from '../../base/kit/money'
import { filled } from '../../base/pdf/rules'
import { comforts, type Comfort } from '../contract/model'
import { asksTooMuch, chargeable, isWholly, splitCosts, suppliesIn } from '../law/rules-charges'
import type { ClauseItem, LeaseData } from './model'
import type { ClauseWriter } from './rules-money'
import { krText, listedWords } from './rules-values'
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
function sharedCostsOf({ data: { split }, edition, texts }: ClauseWriter, included: readonly Comfort[]): SharedCosts {
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
const isException = (each: Comfort, { split }: LeaseData, included: readonly Comfort[]): boolean =>
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
function splitItems(writer: ClauseWriter): ClauseItem[] {
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

/** What the landlord may charge on top of the rent by use; water only where it is metered (husleieloven § 3-4). */
const onTopByUse: ReadonlySet<Comfort> = new Set(['electricity', 'heating'])

/**
 * Who has the power contract of the home; nothing is said of power that the rent includes. Who pays for power that is
 * shared, the sentences on what is shared say.
 */
function powerItems({ data, text }: ClauseWriter, { whole }: SharedCosts): ClauseItem[] {
  const { comforts: included, powerContract = null } = data
  const isShared = whole.includes('electricity')
  if (included.includes('electricity') && !isShared) return []
  if (powerContract === null) return text('powerUnknown')
  if (powerContract === 'landlord') return text('powerLandlord')
  return text(isShared ? 'powerTenantShared' : 'powerTenant')
}

/** What the landlord may charge by use, and how it is settled; what is shared has its own sentences. */
function meteredItems({ data, edition, texts, text }: ClauseWriter, { whole, part }: SharedCosts): ClauseItem[] {
  const missing = comforts.filter((each) => !data.comforts.includes(each) && !whole.includes(each))
  const ownsContract = texts.powerTenant !== undefined && data.powerContract === 'tenant'
  const metered = missing.filter((each) =>
    each === 'electricity' ? !ownsContract : onTopByUse.has(each) || (edition === 1 && each === 'water-drain'),
  )
  const hasMeteredWater = edition > 1 && missing.includes('water-drain')
  if (metered.length === 0 && !hasMeteredWater) return []
  return [
    ...(metered.length === 0 ? [] : text('metered', { list: listedWords(metered, 'and') })),
    ...(hasMeteredWater ? text('meteredWater') : []),
    ...(part.some((each) => metered.includes(each) || (each === 'water-drain' && hasMeteredWater))
      ? text('notShared')
      : []),
    ...text('settled'),
  ]
}

/** What the rent includes, what comes on top of it, and who bears what is shared. */
export function includedItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, text, dots } = writer
  const shared = sharedCostsOf(writer, data.comforts)
  const excepted = [...shared.whole, ...shared.part].filter((each) => isException(each, data, data.comforts))
  const isNamed = (each: Comfort): boolean => !shared.whole.includes(each) || !excepted.includes(each)
  const included = data.comforts.filter(isNamed)
  const missing = comforts.filter((each) => !data.comforts.includes(each) && isNamed(each))
  const isNothing = included.length === 0 && missing.length === comforts.length && excepted.length === 0
  // What the landlord bears is not the tenant's to order.
  const subscribed = missing.filter(
    (each) => (each === 'tv-subscription' || each === 'internet') && !excepted.includes(each),
  )
  const lines = (list: readonly Comfort[]) =>
    dots(
      list.map((each) => {
        const name = clauseWords.texts[each]
        return excepted.includes(each) ? filled(clauseWords.texts.exceptShared, { name }) : name
      }),
    )
  // What is shared comes before the sentence that nothing else is charged; the first edition had it after.
  const charged = [splitItems(writer), text('nothingElse')]
  return [
    included.length > 0 ? [...text('included'), lines(included)] : isNothing ? text('includedNothing') : [],
    missing.length > 0 && !isNothing ? [...text('onTop'), lines(missing)] : [],
    powerItems(writer, shared),
    meteredItems(writer, shared),
    subscribed.length === 0
      ? []
      : text('ownSubscription', { list: listedWords(subscribed, edition === 1 ? 'and' : 'or') }),
    ...(edition === 1 ? charged.toReversed() : charged),
  ].flat()
}
