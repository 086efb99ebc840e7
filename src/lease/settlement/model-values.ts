import { z } from 'zod'
import { ore, toKroner, type Ore } from '../../base/kit/money'
import { settlementKinds, type Settlement, type SettlementItem } from './model'

/** The item of a handover, as the value of a choice. */
export const basisKey = (of: Exclude<SettlementItem['handoverItem'], string | null>): string =>
  JSON.stringify([of.handoverId, of.room, of.item])

function basisOfKey(key: string) {
  if (key === '') return null
  const [handoverId, room, item] = JSON.parse(key) as [number, string, string]
  return { handoverId, room, item }
}

const Claim = z.strictObject({
  /** Finds the claim while its photos are being sent, also after a reload. */
  key: z.string(),
  kind: z.enum(['', ...settlementKinds]),
  text: z.string(),
  sum: z.custom<Ore>((value) => Number.isSafeInteger(value)).nullable(),
  photos: z.array(z.string()),
  /** The item of a handover that it rests on, as `basisKey` writes it. Empty: none. */
  handoverItem: z.string(),
})

/** A settlement as it is typed, and as a draft keeps it in the browser. */
export const SettlementValues = z.strictObject({ items: z.array(Claim) })
export type SettlementValues = z.output<typeof SettlementValues>
export type ClaimValues = SettlementValues['items'][number]

export const emptyClaim: ClaimValues = { key: '', kind: '', text: '', sum: null, photos: [], handoverItem: '' }

/** The values with a key for each claim. */
export const withKeys = (items: readonly ClaimValues[], newKey: () => string): ClaimValues[] =>
  items.map((item) => (item.key === '' ? { ...item, key: newKey() } : item))

/** The body of the call. Keys are the browser's own. */
export const settlementBody = ({ items }: SettlementValues) => ({
  items: items.map(({ kind, text, sum, photos, handoverItem }) => ({
    kind,
    text,
    sum: sum === null ? null : Number.isNaN(sum) ? sum : toKroner(ore(sum)),
    photos,
    handoverItem: basisOfKey(handoverItem),
  })),
})

/** The values with a photo that was sent, at the claim with that key. The same where that claim is gone. */
export const withClaimPhoto = (values: SettlementValues, key: string, url: string): SettlementValues => ({
  items: values.items.map((item) =>
    item.key === key && !item.photos.includes(url) ? { ...item, photos: [...item.photos, url] } : item,
  ),
})

/** The outcome of a settlement, as it is typed. */
export interface OutcomeValues {
  readonly answer: 'none' | 'agreed' | 'refused'
  readonly answered_on: string
  readonly paid_on: string
}

export const outcomeValues = ({
  agreed,
  answered_on,
  paid_on,
}: Pick<Settlement, 'agreed' | 'answered_on' | 'paid_on'>): OutcomeValues => ({
  answer: agreed === null ? 'none' : agreed ? 'agreed' : 'refused',
  answered_on: answered_on ?? '',
  paid_on: paid_on ?? '',
})

export const outcomeBody = ({ answer, answered_on, paid_on }: OutcomeValues) => ({
  agreed: answer === 'none' ? null : answer === 'agreed',
  answered_on: answer === 'none' || answered_on === '' ? null : answered_on,
  paid_on: paid_on === '' ? null : paid_on,
})
