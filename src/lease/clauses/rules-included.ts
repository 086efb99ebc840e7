import { ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import { fillText, listText } from '../../base/pdf/rules'
import { comfortKinds, type Comfort } from '../contract/model'
import {
  asksForbiddenCosts,
  chargeableCosts,
  divideCosts,
  hasOwnPower,
  isWholeSupply,
  separateChargeableCosts,
  suppliesNamedIn,
} from '../law/rules-charges'
import type { ClauseItem, LeaseData } from './model'
import type { ClauseWriter } from './rules-writer'
import { leaseSum, listOfWords } from './rules-values'
import { clauseWords } from './words'

/**
 * The supplies whose costs are shared. `part`: only a part of a supply is shared. Another rule applies to the rest.
 */
export interface SharedCosts {
  readonly whole: readonly Comfort[]
  readonly part: readonly Comfort[]
}

type SharedBy = NonNullable<LeaseData['split']>

interface Charged {
  readonly charged?: string
  /** Power for which the tenant has the contract. */
  readonly ownPower: string
  /** The costs that the tenant can't be charged. */
  readonly rest: string
}

/** Divides the typed costs. Editions up to the fourth don't, and those up to the eighth charge unknown costs. */
function chargedIn({ category, costs }: SharedBy, { data, edition }: Pick<ClauseWriter, 'data' | 'edition'>): Charged {
  const nothing = { ownPower: '', rest: '' }
  if (costs === undefined) return nothing
  if (edition < 5 || category === 'LANDLORD') return { charged: costs, ...nothing }
  return edition < 9
    ? { ...separateChargeableCosts(costs), ownPower: '' }
    : divideCosts(costs, hasOwnPower(data.powerContract, data.comforts))
}

/** True if the tenant must bear costs, and none of them may be charged in addition to the rent. */
function isAllForbidden(split: SharedBy, writer: Pick<ClauseWriter, 'data' | 'edition'>): boolean {
  if (writer.edition < 9) return asksForbiddenCosts(split)
  const { charged, ownPower, rest } = chargedIn(split, writer)
  return charged === '' && ownPower === '' && rest !== ''
}

/**
 * The supplies whose costs are shared. The tenant shares only costs that may be charged in addition
 * to the rent. A supply that the landlord bears doesn't count if the rent includes it. Editions up
 * to the fourth count every supply as a part.
 */
function sharedCostsOf(writer: ClauseWriter, included: readonly Comfort[]): SharedCosts {
  const { data, edition, texts } = writer
  const { split } = data
  if (split === null || isAllForbidden(split, writer) || texts.splitNotAllowed === undefined)
    return { whole: [], part: [] }
  const { category, costs = '' } = split
  const named = suppliesNamedIn(chargedIn(split, writer).charged ?? '')
  const shared = named.filter((each) =>
    category === 'LANDLORD' ? !included.includes(each) : chargeableCosts.has(each),
  )
  const isWhole = (each: Comfort): boolean => edition >= 5 && isWholeSupply(costs, each)
  return { whole: shared.filter(isWhole), part: shared.filter((each) => !isWhole(each)) }
}

/**
 * True if a shared supply is an exception in the lists of supplies. A supply that is shared as a whole is then left
 * out. For one that is shared in part, the list names the exception. A supply that the tenant bears is an exception
 * only if the rent includes it.
 */
const isException = (each: Comfort, { split }: LeaseData, included: readonly Comfort[]): boolean =>
  split?.category !== 'TENANT' || included.includes(each)

/** Typed costs, the last of them after “og”: `internett, TV og renhold`. */
function joinedCosts(costs: string): Text {
  const { and } = clauseWords.texts
  return listText(
    costs.split(', ').map((each) => ({ nb: each, en: each })),
    and,
  )
}

function bearerItems(
  { category, sum, tenant, landlord, period: each, key }: SharedBy,
  { edition, text }: ClauseWriter,
  costs: string,
): ClauseItem[] {
  const period = clauseWords.texts[`per_${each ?? 'month'}`]
  // An advance by the month is due with the rent. Nobody has said in which month a rarer one is.
  const due = (each ?? 'month') === 'month' ? clauseWords.texts.withRent : { nb: '', en: '' }
  if (category === 'SPLIT')
    return text('splitBoth', {
      tenant: leaseSum(tenant ?? ore(0), edition),
      landlord: leaseSum(landlord ?? ore(0), edition),
      period,
      due,
    })
  const amount =
    sum === undefined
      ? { nb: '', en: '' }
      : fillText(clauseWords.texts[category === 'TENANT' && edition >= 9 ? 'onAccount' : 'amount'], {
          sum: leaseSum(sum, edition),
          period,
          due,
        })
  if (category === 'LANDLORD') return text('splitLandlord', { costs, amount })
  return text(key !== undefined && edition >= 9 ? 'splitTenantPart' : 'splitTenant', { costs, amount })
}

const keySentences = { meter: 'splitByMeter', fraction: 'splitByFraction', persons: 'splitByPersons' } as const

/**
 * The sentence on the key that decides the tenant's part. Empty when none is agreed, or when the landlord bears the
 * costs.
 */
const keyItems = ({ category, key, fraction = '' }: SharedBy, { text }: ClauseWriter): ClauseItem[] =>
  key === undefined || category === 'LANDLORD' ? [] : text(keySentences[key], { fraction })

/** The sentences on costs that the tenant pays nothing for to the landlord. */
const notChargedItems = ({ ownPower, rest }: Charged, { edition, text }: ClauseWriter): ClauseItem[] => [
  ...(ownPower === '' ? [] : text('splitPowerOwn', { costs: joinedCosts(ownPower) })),
  ...(rest === '' ? [] : text('splitNotAllowedRest', { costs: edition >= 9 ? joinedCosts(rest) : rest })),
]

/**
 * The sentences on shared costs. Since the fifth edition, the tenant bears only costs that may be
 * charged, and there are no sentences if one side bears all costs and the lease names none.
 */
function splitItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, texts, text } = writer
  const { split } = data
  if (split === null || (edition >= 5 && split.category !== 'SPLIT' && !split.costs?.trim())) return []
  if (texts.splitNotAllowed !== undefined && isAllForbidden(split, writer))
    return text('splitNotAllowed', { costs: split.costs ?? '' })
  const { charged, ownPower, rest } = chargedIn(split, writer)
  const notCharged = notChargedItems({ ownPower, rest }, writer)
  if (charged === '' && ownPower !== '') return notCharged
  // Since the ninth edition, costs that one side bears alone are named in the sentence on the bearer.
  const isShared = split.category === 'SPLIT' || (split.category === 'TENANT' && split.key !== undefined)
  const isNamedBefore = charged !== undefined && (edition < 5 || charged !== '') && (edition < 9 || isShared)
  return [
    ...(isNamedBefore ? text('splitCosts', { costs: charged }) : []),
    ...bearerItems(split, writer, charged ?? ''),
    ...keyItems(split, writer),
    ...(split.category === 'LANDLORD' ? [] : text('splitLaw')),
    ...notCharged,
  ]
}

/** The name of a supply. Editions up to the eighth call sewage “drainage”. */
const supplyName = (each: Comfort, edition: number): keyof typeof clauseWords.texts =>
  each === 'water-drain' && edition >= 9 ? 'sewage' : each

const supplyNames = (list: readonly Comfort[], edition: number) => list.map((each) => supplyName(each, edition))

/** The name of a supply's cost. The Act lets fuel be charged, not heating as such (husleieloven § 3-4). */
const costName = (each: Comfort, edition: number): keyof typeof clauseWords.texts =>
  each === 'heating' && edition >= 9 ? 'fuel' : supplyName(each, edition)

/** Supplies that are charged in addition to the rent. Water is charged only when it is metered (husleieloven § 3-4). */
const onTopByUse: ReadonlySet<Comfort> = new Set(['electricity', 'heating'])

/**
 * The sentences on power. Empty when the rent includes power. For shared power, the sentences on shared costs name the
 * party who pays.
 */
function powerItems({ data, text }: ClauseWriter, { whole }: SharedCosts): ClauseItem[] {
  const { comforts: included, powerContract = null } = data
  const isShared = whole.includes('electricity')
  if (included.includes('electricity') && !isShared) return []
  if (powerContract === null) return text('powerUnknown')
  if (powerContract === 'landlord') return text('powerLandlord')
  return text(isShared ? 'powerTenantShared' : 'powerTenant')
}

/**
 * The sentences on supplies that are charged by use, and on their settlement. Shared costs have their own sentences.
 */
function meteredItems({ data, edition, texts, text }: ClauseWriter, { whole, part }: SharedCosts): ClauseItem[] {
  const missing = comfortKinds.filter((each) => !data.comforts.includes(each) && !whole.includes(each))
  const ownsContract = texts.powerTenant !== undefined && data.powerContract === 'tenant'
  const metered = missing.filter((each) =>
    each === 'electricity' ? !ownsContract : onTopByUse.has(each) || (edition === 1 && each === 'water-drain'),
  )
  const hasMeteredWater = edition > 1 && missing.includes('water-drain')
  if (metered.length === 0 && !hasMeteredWater) return []
  return [
    ...(metered.length === 0
      ? []
      : text('metered', {
          list: listOfWords(
            metered.map((each) => costName(each, edition)),
            'and',
          ),
        })),
    ...(hasMeteredWater ? text('meteredWater') : []),
    ...(part.some((each) => metered.includes(each) || (each === 'water-drain' && hasMeteredWater))
      ? text('notShared')
      : []),
    ...text('settled'),
  ]
}

export function includedItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, text, dots } = writer
  const shared = sharedCostsOf(writer, data.comforts)
  const excepted = [...shared.whole, ...shared.part].filter((each) => isException(each, data, data.comforts))
  const isNamed = (each: Comfort): boolean => !shared.whole.includes(each) || !excepted.includes(each)
  const included = data.comforts.filter(isNamed)
  const missing = comfortKinds.filter((each) => !data.comforts.includes(each) && isNamed(each))
  const isNothing = included.length === 0 && missing.length === comfortKinds.length && excepted.length === 0
  // The tenant doesn't order a supply that the landlord bears.
  const subscribed = missing.filter(
    (each) => (each === 'tv-subscription' || each === 'internet') && !excepted.includes(each),
  )
  const lines = (list: readonly Comfort[]) =>
    dots(
      list.map((each) => {
        const name = clauseWords.texts[supplyName(each, edition)]
        const except = clauseWords.texts[edition >= 9 ? 'exceptAgreed' : 'exceptShared']
        return excepted.includes(each) ? fillText(except, { name }) : name
      }),
    )
  // Shared costs come before the sentence that nothing else is charged. In the first edition they came after it.
  const charged = [splitItems(writer), text('nothingElse')]
  return [
    included.length > 0 ? [...text('included'), lines(included)] : isNothing ? text('includedNothing') : [],
    missing.length > 0 && !isNothing ? [...text('onTop'), lines(missing)] : [],
    powerItems(writer, shared),
    meteredItems(writer, shared),
    subscribed.length === 0
      ? []
      : text('ownSubscription', { list: listOfWords(supplyNames(subscribed, edition), edition === 1 ? 'and' : 'or') }),
    ...(edition === 1 ? charged.toReversed() : charged),
  ].flat()
}
