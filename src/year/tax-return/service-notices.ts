import { formatKr, type Ore } from '../../base/kit/money'
import { percentText } from '../../base/kit/percent'
import { translate, type Language } from '../../base/kit/words'
import { landNumberNames } from '../../landlord/house/model'
import { shareNumberOf } from '../tax-document/rules-property'
import type { Placed } from '../tax-document/service'
import type { Prepared } from './service-prepare'
import { returnWords } from './words'

type Say = (key: keyof (typeof returnWords)['texts'], values?: Readonly<Record<string, string>>) => string

/** The return, and the houses whose conditions of personal use are confirmed for more than three years in a row. */
interface Noticed extends Prepared {
  readonly longPersonal: ReadonlySet<number>
}

/** What of the draft's own stands beside the books' figures of a house. */
function reasonsOf({ remaining }: Placed, say: Say): string[] {
  const { share, insurance, common_costs, short, groups } = remaining
  const kr = (amount: Parameters<typeof formatKr>[0]) => ({ amount: formatKr(amount, 'needed') })
  return [
    ...(share === null ? [] : [say('ofShare', { share: percentText(share) })]),
    ...(insurance > 0 ? [say('ofInsurance', kr(insurance))] : []),
    ...(common_costs > 0 ? [say('ofCommon', kr(common_costs))] : []),
    ...(short > 0 ? [say('ofShort', kr(short))] : []),
    ...groups.map((group) => say('ofGroup', { group })),
  ]
}

/** `0301-10/20/0/3`, or `948677733/23` of a share. */
const propertyText = ({ property }: Placed): string =>
  shareNumberOf(property) ??
  `${property.municipality_number ?? ''}-${landNumberNames.map((name) => property[name] ?? 0).join('/')}`

/** What the draft has said of group d in the year, and is written anew from the books. */
function replacedNotices(replaced: NonNullable<Placed['remaining']['replaced']>, house: string, say: Say): string[] {
  const names = { bought: 'ofBought', upgraded: 'ofUpgraded', sold: 'ofSold' } as const
  const what = (Object.keys(names) as (keyof typeof names)[])
    .filter((part) => replaced[part] !== 0)
    .map((part) => say(names[part], { amount: formatKr(replaced[part], 'needed') }))
  return [say('groupReplaced', { house, what: what.join(', ') })]
}

/** Where the draft has an opening value of group d: whether the books' one replaces it, or it stays. */
function openingNotices(theirs: Ore | null, ours: Ore | null, house: string, say: Say): string[] {
  if (theirs === null) return []
  const amount = formatKr(theirs, 'needed')
  return ours === null
    ? [say('groupStays', { house, amount })]
    : [say('opening', { house, theirs: amount, ours: formatKr(ours, 'needed') })]
}

/** What is to be known of one house whose figures stand in the return. */
function placedNotices(prepared: Noticed, placed: Placed, house: string, say: Say): string[] {
  const { houseId, remaining } = placed
  const kr = (amount: Parameters<typeof formatKr>[0]) => formatKr(amount, 'needed')
  const lines = prepared.houses.find(({ figures }) => figures.houseId === houseId)?.figures.lines
  const balance = lines?.balance ?? null
  const difference = prepared.differences.find((each) => each.houseId === houseId)
  const reasons = reasonsOf(placed, say).join(', ')
  const amounts = difference && { house, ours: kr(difference.ours), theirs: kr(difference.theirs) }
  return [
    ...(placed.isAdded ? [say('added', { house, number: propertyText(placed) })] : []),
    ...(amounts ? [say(reasons === '' ? 'differs' : 'differsBy', { ...amounts, reasons })] : []),
    ...openingNotices(remaining.opening, balance?.opening ?? null, house, say),
    ...(remaining.replaced === null ? [] : replacedNotices(remaining.replaced, house, say)),
    ...(lines?.balance && lines.flat_rate !== null ? [say('bothDeducted', { house })] : []),
    ...(lines?.flat_rate != null && prepared.longPersonal.has(houseId) ? [say('personalTooLong', { house })] : []),
    ...(remaining.moved > 0 ? [say('moved', { house, amount: kr(remaining.moved) })] : []),
    ...(prepared.beside.some((each) => each.houseId === houseId) ? [say('beside', { house })] : []),
  ]
}

/** Everything that is to be known before the return is sent, in the landlord's language; empty for nothing. */
export function noticesOf(prepared: Noticed, filled: readonly string[], language: Language): string {
  const say: Say = (key, values = {}) => translate(returnWords, key, language, values)
  const sentences = prepared.houses.flatMap(({ figures: { houseId, state }, rental }) => {
    const { house } = rental
    const placed = prepared.placed.find((each) => each.houseId === houseId)
    if (placed) return placedNotices(prepared, placed, house.name, say)
    if (prepared.takenBack.includes(houseId)) return [say('takenBack', { house: house.name })]
    return rental.isEntered || state === 'entered' ? [] : [say(state, { house: house.name })]
  })
  return [...sentences, ...filled.map((house) => say('filled', { house }))].join(' ')
}
