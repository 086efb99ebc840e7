import type { Day } from '../../base/kit/day'
import { maxFiles } from '../../base/file/model'
import { ore, sumTyped, type Ore } from '../../base/kit/money'
import type { Handover } from '../handover/model'
import { isItemChanged, roomKey } from '../handover/rules'
import type { RentAccountAnswer } from '../rent-account/model'
import { basisKey, emptyClaim, type ClaimValues } from './model-values'
import { settlementShares } from './rules'

/** A remark of a handover, on which a claim can rest. */
export interface ClaimBasis {
  readonly key: string
  readonly room: string
  readonly item: string
  readonly remark: string
  readonly photos: readonly string[]
  readonly kind: Handover['kind']
  readonly date: Day
  /** True if it differs from moving in. Only then does it show what happened during the tenancy. */
  readonly isNew: boolean
}

type Compared = Pick<Handover, 'id' | 'kind' | 'date' | 'rooms'>

/** The item of that name in a handover. Null if it has none. */
const itemOf = (handover: Compared | undefined, room: string, item: string) =>
  handover?.rooms
    .find((one) => roomKey(one) === roomKey({ name: room }))
    ?.items.find((one) => roomKey(one) === roomKey({ name: item })) ?? null

/**
 * The remarks of the handovers: those on moving out that moving in didn't have, then the other ones on moving out, then
 * those on moving in. The newest is first. A room that names an item twice has it once.
 */
export function claimBases(handovers: readonly Compared[]): ClaimBasis[] {
  const newest = handovers.toReversed()
  const before = newest.find(({ kind }) => kind === 'in')
  const ordered = [...newest.filter(({ kind }) => kind === 'out'), ...newest.filter(({ kind }) => kind === 'in')]
  const found = ordered.flatMap(({ id, kind, date, rooms }) =>
    rooms.flatMap(({ name: room, items }) =>
      items
        .filter(({ state }) => state === 'remark')
        .map((item) => ({
          key: basisKey({ handoverId: id, room, item: item.name }),
          room,
          item: item.name,
          remark: item.remark,
          photos: item.photos,
          kind,
          date,
          isNew: kind === 'out' && isItemChanged(itemOf(before, room, item.name), item),
        })),
    ),
  )
  const each = [...new Map(found.toReversed().map((basis) => [basis.key, basis])).values()].toReversed()
  return [...each.filter(({ isNew }) => isNew), ...each.filter(({ isNew }) => !isNew)]
}

/** The most characters of what a claim is for. */
export const maxClaimText = 100

/** `Stue, vegg: hull etter hylle` */
export function basisText({ room, item, remark }: Pick<ClaimBasis, 'room' | 'item' | 'remark'>): string {
  const place = `${room}, ${item}`
  const text = remark === '' ? place : `${place}: ${remark.replaceAll(/\s+/g, ' ')}`
  return text.length <= maxClaimText ? text : `${text.slice(0, maxClaimText - 1)}…`
}

/**
 * The claim with the remark that it rests on. The remark fills in words and kind that the landlord hasn't chosen, and its
 * photos take the place of those of the remark before.
 */
export function withBasis(claim: ClaimValues, bases: readonly ClaimBasis[], key: string): ClaimValues {
  const [before, after] = [claim.handoverItem, key].map((one) => bases.find((basis) => basis.key === one))
  const isOwnText = claim.text !== '' && (before === undefined || claim.text !== basisText(before))
  const own = claim.photos.filter((url) => !before?.photos.includes(url))
  return {
    ...claim,
    handoverItem: key,
    kind: claim.kind === '' && after !== undefined ? 'damage' : claim.kind,
    text: isOwnText ? claim.text : after === undefined ? '' : basisText(after),
    photos: [...new Set([...own, ...(after?.photos ?? [])])].slice(0, maxFiles),
  }
}

/** The rent that the rent account says is owed, with the words for it. */
export interface RentClaim {
  readonly sum: Ore
  readonly text: string
}

/** The claim with its kind. Rent fills in what is owed, as long as no sum and no words are typed. */
export function withKind(claim: ClaimValues, kind: ClaimValues['kind'], owed: RentClaim | null): ClaimValues {
  if (kind !== 'rent' || owed === null || claim.sum !== null) return { ...claim, kind }
  return { ...claim, kind, sum: owed.sum, text: claim.text === '' ? owed.text : claim.text }
}

/** The claims that a new settlement begins with: the rent that is owed. */
export const proposedClaims = (owed: RentClaim | null): ClaimValues[] =>
  owed === null ? [] : [{ ...withKind(emptyClaim, 'rent', owed), key: 'rent' }]

/** The rent that is claimed by what is typed so far. */
export const rentClaimed = (items: readonly Pick<ClaimValues, 'kind' | 'sum'>[]): Ore =>
  sumTyped(items.flatMap(({ kind, sum }) => (kind === 'rent' ? [sum] : [])))

/**
 * The claimed and the unpaid rent, if more is claimed than is unpaid. Null: it isn't, or nobody follows the payments.
 */
export function rentAboveUnpaid(
  items: readonly Pick<ClaimValues, 'kind' | 'sum'>[],
  unpaid: Ore | null,
): { readonly rent: Ore; readonly owed: Ore } | null {
  const rent = rentClaimed(items)
  return unpaid !== null && rent > unpaid ? { rent, owed: unpaid } : null
}

/** The months that are due and not paid, and what is owed. Null: nothing is. */
export function unpaidMonths(
  { months, owed }: Pick<RentAccountAnswer, 'months' | 'owed'>,
  today: Day,
): { readonly sum: Ore; readonly months: readonly string[] } | null {
  if (owed <= 0) return null
  const due = months.filter(({ due_on, sum, paid }) => due_on <= today && paid < sum)
  return { sum: ore(owed), months: due.map(({ month }) => month) }
}

/** The shares by what is typed so far. `beyond`: the claims that the deposit doesn't cover. */
export function typedShares(items: readonly Pick<ClaimValues, 'sum'>[], deposit: Ore) {
  const shares = settlementShares([{ sum: sumTyped(items.map(({ sum }) => sum)) }], deposit)
  return { ...shares, beyond: ore(shares.total - shares.to_landlord) }
}
