import type { Text } from '../../base/kit/words'
import { filled, listed } from '../../base/pdf/rules'
import { comforts, type Comfort } from '../contract/model'
import { asksTooMuch, chargeable, suppliesIn } from '../contract/rules-split'
import type { Item, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { splitItems, type ClauseText } from './rules-money'
import { leaseWords } from './words'

/** What the landlord may charge on top of the rent by use; water only where it is metered (husleieloven § 3-4). */
const onTopByUse: ReadonlySet<Comfort> = new Set(['electricity', 'heating'])

/**
 * What the parties share the costs of, and what stands in a list is thus not all of. The tenant shares only what may be
 * charged beside the rent. What one of them bears takes nothing from the list that says so anyhow: what the landlord bears
 * from what the rent includes, what the tenant bears from what it doesn't.
 */
function sharedOf({ split, comforts: included }: LeaseData): readonly Comfort[] {
  if (split === null || asksTooMuch(split)) return []
  const { category } = split
  const isShared = (each: Comfort): boolean =>
    category === 'LANDLORD'
      ? !included.includes(each)
      : chargeable.has(each) && (category === 'SPLIT' || included.includes(each))
  return suppliesIn(split.costs ?? '').filter(isShared)
}

const named = (list: readonly Comfort[], last: 'and' | 'or') =>
  listed(
    list.map((each) => leaseWords.texts[each]),
    leaseWords.texts[last],
  )

/** Who has the power contract of the home; nothing is said of power that the rent includes. */
function powerItems({ comforts: included, powerContract = null }: LeaseData, text: ClauseText): Item[] {
  if (included.includes('electricity')) return []
  return text(powerContract === null ? 'powerUnknown' : powerContract === 'tenant' ? 'powerTenant' : 'powerLandlord')
}

/** What the rent includes, what comes on top of it, and who bears what is shared. */
export function includedItems(
  data: LeaseData,
  { number: edition, texts }: Pick<LeaseEdition, 'number' | 'texts'>,
  text: ClauseText,
  dots: (list: readonly Text[]) => Item,
): Item[] {
  const missing = comforts.filter((each) => !data.comforts.includes(each))
  const ownsContract = texts.powerTenant !== undefined && data.powerContract === 'tenant'
  const metered = missing.filter((each) =>
    each === 'electricity' ? !ownsContract : onTopByUse.has(each) || (edition === 1 && each === 'water-drain'),
  )
  const hasMeteredWater = edition > 1 && missing.includes('water-drain')
  const shared = texts.splitNotAllowed === undefined ? [] : sharedOf(data)
  // What the landlord bears is not the tenant's to order.
  const subscribed = missing.filter(
    (each) => (each === 'tv-subscription' || each === 'internet') && !shared.includes(each),
  )
  const lines = (list: readonly Comfort[]) =>
    dots(
      list.map((each) => {
        const name = leaseWords.texts[each]
        return shared.includes(each) ? filled(leaseWords.texts.exceptShared, { name }) : name
      }),
    )
  // What is shared comes before the sentence that nothing else is charged; the first edition had it after.
  const charged = [splitItems(data, texts, text), text('nothingElse')]
  return [
    data.comforts.length > 0
      ? [...text('included'), lines(data.comforts)]
      : shared.length === 0
        ? text('includedNothing')
        : [],
    missing.length > 0 && (data.comforts.length > 0 || shared.length > 0) ? [...text('onTop'), lines(missing)] : [],
    powerItems(data, text),
    metered.length === 0 ? [] : text('metered', { list: named(metered, 'and') }),
    hasMeteredWater ? text('meteredWater') : [],
    metered.length > 0 || hasMeteredWater ? text('settled') : [],
    subscribed.length === 0 ? [] : text('ownSubscription', { list: named(subscribed, edition === 1 ? 'and' : 'or') }),
    ...(edition === 1 ? charged.toReversed() : charged),
  ].flat()
}
