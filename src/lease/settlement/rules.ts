import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { hasDrawnWords, hasOnlyDrawnLetters } from '../../base/kit/typeface'
import type { Handover, HandoverPhoto } from '../handover/model'
import type { SettlementItem, Shares } from './model'

/**
 * The shares of a deposit (docs/rules/lease.md#settlement). The landlord gets at most the deposit, and the tenant gets
 * the rest. The interest also belongs to the tenant (husleieloven § 3-5).
 */
export function settlementShares(items: readonly Pick<SettlementItem, 'sum'>[], deposit: Ore): Shares {
  const total = sumOre(items.map(({ sum }) => sum))
  const to_landlord = ore(Math.min(total, deposit))
  return { total, to_landlord, to_tenant: ore(deposit - to_landlord) }
}

/** The part of the owed rent that the rent items of a settlement pay, in øre. It is at most the landlord's share. */
export function rentPaidFromDeposit(
  items: readonly Pick<SettlementItem, 'kind' | 'sum'>[],
  { toLandlord, owed }: { readonly toLandlord: Ore; readonly owed: Ore },
): Ore {
  const rent = sumOre(items.flatMap(({ kind, sum }) => (kind === 'rent' ? [sum] : [])))
  return ore(Math.min(rent, toLandlord, owed))
}

/** The photos of a settlement, each once, in the order of its items. */
export const settlementPhotos = (items: readonly Pick<SettlementItem, 'photos'>[]): readonly string[] => [
  ...new Set(items.flatMap(({ photos }) => photos)),
]

/** The item of the handover that a claim rests on, as text. */
export const handoverText = ({ handoverItem: of }: Pick<SettlementItem, 'handoverItem'>): string | null =>
  of === null ? null : typeof of === 'string' ? of : `${of.room}, ${of.item}`

type Known = Pick<Handover, 'id' | 'rooms'>

const named = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The words of a text, however they are written and separated: `Bad, sluk` and `Bad / Sluk` are the same. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')

/** True if a text is the name of an item, alone or after its room. */
const isNamedBy = (text: string, { rooms }: Known): boolean =>
  rooms.some(({ name, items }) =>
    items.some((item) => [item.name, `${name} ${item.name}`].some((one) => wordsOf(one) === wordsOf(text))),
  )

/** True if an item names no handover, or an item that a handover of the contract has. */
const isItemKnown = (
  { handoverItem: of }: Pick<SettlementItem, 'handoverItem'>,
  handovers: readonly Known[],
): boolean =>
  of === null ||
  (typeof of === 'string' && handovers.some((handover) => isNamedBy(of, handover))) ||
  (typeof of === 'object' &&
    handovers.some(
      ({ id, rooms }) =>
        id === of.handoverId &&
        rooms.some(({ name, items }) => named(name, of.room) && items.some((item) => named(item.name, of.item))),
    ))

/** The errors of items: a photo twice, a photo that isn't a picture of the account, or an item that no handover has. */
export function settlementErrors(
  items: readonly SettlementItem[],
  files: readonly Pick<HandoverPhoto, 'url' | 'type'>[],
  handovers: readonly Known[],
): FieldErrors {
  const types = new Map(files.map(({ url, type }) => [url, type]))
  const errors: FieldErrors = {}
  for (const [at, item] of items.entries()) {
    const { photos } = item
    if (new Set(photos).size < photos.length) errors[`items.${at}.photos`] = 'invalid'
    else if (photos.some((url) => !types.has(url))) errors[`items.${at}.photos`] = 'files.unknown'
    else if (photos.some((url) => types.get(url) === 'application/pdf')) errors[`items.${at}.photos`] = 'onlyPictures'
    if (!hasOnlyDrawnLetters(item.text)) errors[`items.${at}.text`] = 'noLetters'
    else if (!hasDrawnWords(item.text)) errors[`items.${at}.text`] = 'required'
    if (!isItemKnown(item, handovers)) errors[`items.${at}.handoverItem`] = 'handoverItem'
  }
  return errors
}
