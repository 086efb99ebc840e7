import { osloDay, type Day, type Instant } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { hasDrawnWords, hasOnlyDrawnLetters } from '../../base/kit/typeface'
import type { Contract } from '../contract/model'
import type { Handover, HandoverPhoto } from '../handover/model'
import type { OutcomeForm, Settlement, SettlementItem, Shares } from './model'

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

/** The split of a deposit, as the deposit is stored. */
export interface StoredSplit {
  readonly state: string
  readonly release_asked_at: string | null
  readonly released_at: string | null
}

const dayOrNull = (at: string | null) => (at === null ? null : osloDay(new Date(at).toISOString() as Instant))

/** The days of a split: the bank was asked, and it has paid. */
export const splitAsked = ({ state, release_asked_at, released_at }: StoredSplit): Settlement['split'] => ({
  asked_on: dayOrNull(release_asked_at),
  paid_on: state === 'released' ? dayOrNull(released_at) : null,
})

/** The sentence about the split of a settlement, and if the tenant can still be asked. */
export function splitSentence(split: Settlement['split']) {
  if (split === null) return { key: null, mayAsk: true } as const
  if (split.paid_on !== null) return { key: 'splitPaid', mayAsk: false } as const
  return { key: split.asked_on === null ? 'splitNoted' : 'splitAsked', mayAsk: false } as const
}

/** The sums of a stored settlement, as its page lists them. */
export function storedSums({
  total,
  deposit,
  to_landlord,
  to_tenant,
}: Pick<Settlement, 'total' | 'deposit' | 'to_landlord' | 'to_tenant'>) {
  const beyond = ore(total - to_landlord)
  return [
    { key: 'total', sum: total },
    ...(deposit === 0
      ? []
      : ([
          { key: 'deposit', sum: deposit },
          { key: 'toLandlord', sum: to_landlord },
          { key: 'toTenant', sum: to_tenant },
        ] as const)),
    ...(deposit > 0 && beyond > 0 ? [{ key: 'beyond', sum: beyond } as const] : []),
  ] as const
}

/** True if the bank asks the tenant and pays by itself: the deposit is on an account that was opened here. */
export const isSettledByBank = (
  { is_open_deposit_account }: Pick<Contract, 'is_open_deposit_account'>,
  { deposit }: Pick<Settlement, 'deposit'>,
): boolean => is_open_deposit_account && deposit > 0

/** The errors of an outcome: a day before the settlement was made or ahead, or a payment of a deposit that there isn't. */
export function outcomeErrors(
  { answered_on, paid_on }: Pick<OutcomeForm, 'answered_on' | 'paid_on'>,
  { deposit, madeOn }: Pick<Settlement, 'deposit'> & { readonly madeOn: Day },
  today: Day,
): FieldErrors {
  const isWrong = (on: Day | null) => on !== null && (on < madeOn || on > today)
  return {
    ...(isWrong(answered_on) && { answered_on: 'settlementDay' }),
    ...(isWrong(paid_on) && { paid_on: 'settlementDay' }),
    ...(paid_on !== null && deposit === 0 && { paid_on: 'noDepositToPay' }),
  }
}

/** The maximum size of a PDF in a mail, in bytes. Many mail servers take 10 MB, and a mail is a third larger than its files. */
export const maxMailedBytes = 6 * 1024 * 1024
