import type { PartyRole } from '../contract/model-signing'
import type { StoredState } from '../contract/model-signing'
import { afterOrderReading, type OrderReading } from './rules'

interface StoredSigner {
  readonly role: PartyRole
  readonly place: number
  readonly encrypted_url: string | null
  readonly signed_at: string | null
}
interface StoredOrder {
  readonly state: StoredState
  readonly signers: readonly StoredSigner[]
}
/** An order as its provider tells it. */
interface ReadOrder {
  readonly state: Exclude<OrderReading, 'gone'>
  readonly signers: readonly {
    readonly role: PartyRole
    readonly place: number
    readonly url: string | null
    readonly signature: object | null
  }[]
}

const readOf = ({ signers }: Pick<ReadOrder, 'signers'>, { role, place }: StoredSigner) =>
  signers.find((each) => each.role === role && each.place === place)

/** Whether a reading tells a signature that isn't noted yet. */
export const hasNewSignature = ({ signers }: Pick<StoredOrder, 'signers'>, read: Pick<ReadOrder, 'signers'>): boolean =>
  signers.some((signer) => signer.signed_at === null && readOf(read, signer)?.signature)

/**
 * Whether a reading says anything of an order beside what is stored; null: the provider doesn't know it. An order only ever
 * moves on, so that what is no news of how it stood before it was read is none of how it stands by now. Most readings of an
 * order that waits for signatures say nothing new.
 */
export function isNews(order: StoredOrder, read: ReadOrder | null): boolean {
  // One that is being made or ended is asked again until it is: when that was last is stored.
  if (read === null || order.state === 'starting' || order.state === 'withdrawing') return true
  const isAddressTold = order.signers.some((signer) => signer.encrypted_url === null && readOf(read, signer)?.url)
  return isAddressTold || hasNewSignature(order, read) || afterOrderReading[order.state][read.state] !== order.state
}
