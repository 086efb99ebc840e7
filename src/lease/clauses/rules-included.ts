import type { Text } from '../../base/kit/words'
import { filled, listed } from '../../base/pdf/rules'
import { comforts, type Comfort } from '../contract/model'
import { asksTooMuch, chargeable, isWholly, splitCosts, suppliesIn } from '../law/rules-charges'
import type { ClauseItem, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { splitItems, type ClauseText } from './rules-money'
import { clauseWords } from './words'

/** What the landlord may charge on top of the rent by use; water only where it is metered (husleieloven § 3-4). */
const onTopByUse: ReadonlySet<Comfort> = new Set(['electricity', 'heating'])

/** What of the home's supply the shared costs are of: all of it, or a part, of which the rest has a rule of its own. */
interface Shared {
  readonly whole: readonly Comfort[]
  readonly part: readonly Comfort[]
}

/**
 * What the parties share the costs of. The tenant shares only what may be charged beside the rent; what the landlord
 * bears of what the rent includes is no exception from it. Up to the fourth edition all of it counted as a part.
 */
function sharedOf({ split, comforts: included }: LeaseData, edition: number): Shared {
  if (split === null || asksTooMuch(split)) return { whole: [], part: [] }
  const { category, costs = '' } = split
  const named = suppliesIn(edition >= 5 && category !== 'LANDLORD' ? splitCosts(costs).charged : costs)
  const shared = named.filter((each) => (category === 'LANDLORD' ? !included.includes(each) : chargeable.has(each)))
  const isWhole = (each: Comfort): boolean => edition >= 5 && isWholly(costs, each)
  return { whole: shared.filter(isWhole), part: shared.filter((each) => !isWhole(each)) }
}

/**
 * Of which lines of what the rent includes, or doesn't, the shared costs are an exception: what the tenant bears is none
 * from the list of what the rent doesn't include.
 */
const isException = (each: Comfort, { split, comforts: included }: LeaseData): boolean =>
  split?.category !== 'TENANT' || included.includes(each)

const named = (list: readonly Comfort[], last: 'and' | 'or') =>
  listed(
    list.map((each) => clauseWords.texts[each]),
    clauseWords.texts[last],
  )

/**
 * Who has the power contract of the home; nothing is said of power that the rent includes. Who pays for power that is
 * shared, the sentences on what is shared say.
 */
function powerItems(
  { comforts: included, powerContract = null }: LeaseData,
  { whole }: Shared,
  text: ClauseText,
): ClauseItem[] {
  const isShared = whole.includes('electricity')
  if (included.includes('electricity') && !isShared) return []
  if (powerContract === null) return text('powerUnknown')
  if (powerContract === 'landlord') return text('powerLandlord')
  return text(isShared ? 'powerTenantShared' : 'powerTenant')
}

/** What the landlord may charge by use, and how it is settled; what is shared has its own sentences. */
function meteredItems(
  data: LeaseData,
  { number: edition, texts }: Pick<LeaseEdition, 'number' | 'texts'>,
  { whole, part }: Shared,
  text: ClauseText,
): ClauseItem[] {
  const missing = comforts.filter((each) => !data.comforts.includes(each) && !whole.includes(each))
  const ownsContract = texts.powerTenant !== undefined && data.powerContract === 'tenant'
  const metered = missing.filter((each) =>
    each === 'electricity' ? !ownsContract : onTopByUse.has(each) || (edition === 1 && each === 'water-drain'),
  )
  const hasMeteredWater = edition > 1 && missing.includes('water-drain')
  if (metered.length === 0 && !hasMeteredWater) return []
  return [
    ...(metered.length === 0 ? [] : text('metered', { list: named(metered, 'and') })),
    ...(hasMeteredWater ? text('meteredWater') : []),
    ...(part.some((each) => metered.includes(each) || (each === 'water-drain' && hasMeteredWater))
      ? text('notShared')
      : []),
    ...text('settled'),
  ]
}

/** What the rent includes, what comes on top of it, and who bears what is shared. */
export function includedItems(
  data: LeaseData,
  wording: Pick<LeaseEdition, 'number' | 'texts'>,
  text: ClauseText,
  dots: (list: readonly Text[]) => ClauseItem,
): ClauseItem[] {
  const { number: edition, texts } = wording
  const shared = texts.splitNotAllowed === undefined ? { whole: [], part: [] } : sharedOf(data, edition)
  const excepted = [...shared.whole, ...shared.part].filter((each) => isException(each, data))
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
  const charged = [splitItems(data, wording, text), text('nothingElse')]
  return [
    included.length > 0 ? [...text('included'), lines(included)] : isNothing ? text('includedNothing') : [],
    missing.length > 0 && !isNothing ? [...text('onTop'), lines(missing)] : [],
    powerItems(data, shared, text),
    meteredItems(data, wording, shared, text),
    subscribed.length === 0 ? [] : text('ownSubscription', { list: named(subscribed, edition === 1 ? 'and' : 'or') }),
    ...(edition === 1 ? charged.toReversed() : charged),
  ].flat()
}
