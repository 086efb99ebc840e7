import { filled } from '../../base/pdf/rules'
import { comforts, type Comfort } from '../contract/model'
import type { ClauseItem } from './model'
import { isException, sharedCostsOf, splitItems, type SharedCosts } from './rules-shared'
import { listedWords } from './rules-values'
import type { ClauseWriter } from './rules-writer'
import { clauseWords } from './words'

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
