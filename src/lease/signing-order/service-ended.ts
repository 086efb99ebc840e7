import type { Clock } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import type { StoredState } from '../contract/model-signing'
import type { PaperService } from '../document/service'
import { type HeldOrder, auditOrder, setOrder } from './service-held'
import type { MessageService } from './service-messages'
import type { ReadOrder } from './port'
import type { ReadParties } from '../party/service'
import type { SigningRow } from './service-select'
import { afterOrderReading, haveTenantsSigned, isGivenBack } from './rules'
import { newOrders } from './service-new-order'
import { signerNotes } from './service-signatures'
import { unfreezePaper } from '../contract/service-change'

export interface ApplyDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly parties: ReadParties
  readonly clock: Clock
  readonly papers: Pick<PaperService, 'electronic'>
  readonly messages: MessageService
}

/** What has come of a reading. */
export interface Applied {
  readonly state: StoredState
  /** The order that takes the place of one that has ended: whoever brought that about makes it. */
  readonly renewed: SigningRow | null
}

/** What a reading of an order means, and what its end does. */
export function orderReadings({ encryption, parties, clock, papers, messages }: ApplyDeps) {
  const createOrder = newOrders({ encryption, parties, clock })
  const notes = signerNotes({ encryption, parties })

  /** The paper may be changed again, and what was frozen of it is gone. */
  async function giveBack({ ctx, signing }: HeldOrder): Promise<void> {
    const { contract_id, paper } = signing
    await papers.electronic[paper].discard(ctx, contract_id)
    await unfreezePaper(ctx, contract_id, paper)
  }

  /**
   * An order has ended, and nobody can sign by it. Its paper is sent anew where the landlord's last word was that, once,
   * because it commits with the end: the same bytes, which stay frozen, by new links. Else it may be changed again.
   */
  async function ended(held: HeldOrder, state: StoredState): Promise<SigningRow | null> {
    const { ctx, contract, signing } = held
    if (state === 'withdrawn' && signing.renews && !contract.isFinished) {
      const renewed = await createOrder(ctx, contract, signing.paper, signing)
      await auditOrder({ ...held, signing: renewed }, 'starting')
      return renewed
    }
    await giveBack(held)
    // Who was never asked need not be told.
    if (signing.sent_at !== null) await messages[toldOf(state)](ctx, contract, signing)
    return null
  }

  /** The order with its deadline, which is stored once a reading knows it. */
  async function withDeadline(held: HeldOrder, order: ReadOrder | null): Promise<SigningRow> {
    const ends_at = held.signing.ends_at ?? order?.endsAt ?? null
    if (ends_at === held.signing.ends_at) return held.signing
    await setOrder(held, { ends_at })
    return { ...held.signing, ends_at }
  }

  /** What a reading means, with everything held; the order is null where the provider doesn't know it. */
  async function applyHeld(held: HeldOrder, order: ReadOrder | null): Promise<Applied> {
    const { ctx, contract } = held
    // The deposit bank tells some of it later.
    const signing = await withDeadline(held, order)
    if (order && signing.signers.some(({ encrypted_url }) => encrypted_url === null)) await notes.signers(held, order)
    const signers = order ? await notes.signatures(held, order) : signing.signers
    const state = afterOrderReading[signing.state][order?.state ?? 'gone']
    const isNew = state !== signing.state
    // Of one that is being withdrawn it is noted when that was asked last.
    if (isNew || state === 'withdrawing' || signers !== signing.signers)
      await setOrder(held, {
        state,
        ...(state === 'signed' && isNew && { signed_at: lastOf(signers) ?? ctx.now }),
        renews: state === 'withdrawing' && signing.renews,
      })
    if (state === 'sent' && haveTenantsSigned(signers) && !haveTenantsSigned(signing.signers))
      await messages.turn(ctx, contract, { ...signing, signers })
    if (!isNew) return { state, renewed: null }
    await auditOrder(held, state)
    return { state, renewed: isGivenBack(state) ? await ended(held, state) : null }
  }

  return { notes, ended, applyHeld }
}

const lastOf = (signers: SigningRow['signers']) =>
  signers
    .flatMap(({ signed_at }) => (signed_at === null ? [] : [addTime(signed_at, 0)]))
    .toSorted()
    .at(-1)

/** What tenants who were asked to sign are told of an end. */
const toldOf = (state: StoredState): 'withdrawn' | 'expired' | 'canceled' =>
  state === 'expired' || state === 'canceled' ? state : 'withdrawn'
