import type { Clock } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { StoredOrderState } from '../contract/model-signing'
import { isReturnedToLandlord, orderState } from '../contract/rules-signing-state'
import type { ReadParties } from '../party/service'
import type { OrderAtProvider } from './port'
import { hasNewSignature, orderTable, eventOfReading, storedStateOf, type OrderStateAfterEvent } from './rules-order'
import { isMismatch } from './rules-person'
import { signerRow } from './service-change'
import { auditOrder, updateLockedOrder, type LockedOrder } from './service-held'
import type { MessageService } from './service-messages'
import { newOrders } from './service-new-order'
import type { PapersToSign } from './service-papers'
import { signerEncryption, type SigningRow } from './service-select'

interface NoteDeps {
  readonly encryption: Pick<Encryption, 'encrypt'>
  readonly parties: ReadParties
}

const signerNotes = ({ encryption, parties }: NoteDeps) => ({
  /**
   * Notes each new signature once. Returns the signers with their signatures. Without a new signature, that is the
   * stored array itself.
   */
  async signatures({ ctx, contract, signing }: LockedOrder, order: OrderAtProvider): Promise<SigningRow['signers']> {
    if (!hasNewSignature(signing, order)) return signing.signers
    const { tenants, landlord } = await parties(ctx, contract)
    const now: SigningRow['signers'] = []
    for (const signer of signing.signers) {
      const { role, place } = signer
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read?.signature || signer.signed_at !== null) {
        now.push(signer)
        continue
      }
      const { name, birthday, at } = read.signature
      const party = role === 'landlord' ? landlord : tenants[place]
      const values = {
        signed_at: addTime(at, 0),
        signed_name: name.slice(0, 200),
        is_mismatch: isMismatch(
          { name: party ? fullName(party) : signer.name, birthday: party?.birthday ?? null },
          { name, birthday },
        ),
      }
      await signerRow(ctx, signer).set(values).execute()
      now.push({ ...signer, ...values })
    }
    return now
  },

  /** Stores where each signer signs, and the provider's id of each. */
  async signers({ ctx, signing }: LockedOrder, order: OrderAtProvider): Promise<void> {
    for (const { id, role, place } of signing.signers) {
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read) continue
      await signerRow(ctx, { id })
        .set({
          provider_id: read.id,
          encrypted_url:
            read.url === null ? null : encryption.encrypt(read.url, signerEncryption.context('encrypted_url', id)),
        })
        .execute()
    }
  },
})

export interface ApplyDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly parties: ReadParties
  readonly clock: Clock
  readonly papersOf: PapersToSign
  readonly messages: MessageService
}

export interface AppliedReading {
  readonly state: StoredOrderState
  /**
   * The new order that replaces an ended one. The caller whose reading ended the old order sends
   * the new one. Null: no order replaces it.
   */
  readonly renewed: SigningRow | null
}

export function orderReadings({ encryption, parties, clock, papersOf, messages }: ApplyDeps) {
  const createOrder = newOrders({ encryption, parties, clock })
  const notes = signerNotes({ encryption, parties })

  /** Removes the frozen version of a paper, so that the paper can be changed. */
  const giveBack = ({ ctx, signing }: LockedOrder): Promise<void> =>
    papersOf(signing.contract_id, signing.paper).unfreeze(ctx)

  /**
   * Does what follows when an order has ended. If the landlord's last request was to send the paper again, a new order
   * is stored. That happens once, because it commits together with the end. The same bytes stay frozen and get new
   * links. In all other cases the paper can be changed again.
   */
  async function ended(held: LockedOrder, after: OrderStateAfterEvent): Promise<SigningRow | null> {
    const { ctx, contract, signing } = held
    const isOver = contract.isFinished && papersOf(contract.id, signing.paper).endsWithContract
    if (after === 'anew' && !isOver) {
      const renewed = await createOrder(ctx, contract, signing.paper, signing)
      await auditOrder({ ...held, signing: renewed }, 'starting')
      return renewed
    }
    await giveBack(held)
    // A tenant who was never asked needs no message.
    if (signing.sent_at !== null) await messages[toldOf(after)](ctx, contract, signing)
    return null
  }

  /** Stores the deadline for signing as soon as a reading shows it. */
  async function withDeadline(held: LockedOrder, order: OrderAtProvider | null): Promise<SigningRow> {
    const ends_at = held.signing.ends_at ?? order?.endsAt ?? null
    if (ends_at === held.signing.ends_at) return held.signing
    await updateLockedOrder(held, { ends_at })
    return { ...held.signing, ends_at }
  }

  /** Applies a reading while everything is locked. `order` is null when the provider doesn't know it. */
  async function applyHeld(held: LockedOrder, order: OrderAtProvider | null): Promise<AppliedReading> {
    const { ctx, contract } = held
    // The deposit bank reports the deadline and the addresses later than the order.
    const signing = await withDeadline(held, order)
    if (order && signing.signers.some(({ encrypted_url }) => encrypted_url === null)) await notes.signers(held, order)
    const signers = order ? await notes.signatures(held, order) : signing.signers
    const before = orderState(signing)
    const after = orderTable[before][eventOfReading(order, signers)] ?? before
    const state = storedStateOf(after)
    const isNew = state !== signing.state
    // An order that is being withdrawn is stored even without news, because `updated_at` is the
    // time of the last request to end it.
    if (isNew || state === 'withdrawing' || signers !== signing.signers)
      await updateLockedOrder(held, {
        state,
        ...(state === 'signed' && isNew && { signed_at: lastOf(signers) ?? ctx.now }),
        renews: state === 'withdrawing' && signing.renews,
      })
    if (after === 'landlord' && before !== after) await messages.turn(ctx, contract, { ...signing, signers })
    if (!isNew) return { state, renewed: null }
    await auditOrder(held, state)
    return { state, renewed: after === 'anew' || isReturnedToLandlord(after) ? await ended(held, after) : null }
  }

  return { notes, ended, applyHeld }
}

const lastOf = (signers: SigningRow['signers']) =>
  signers
    .flatMap(({ signed_at }) => (signed_at === null ? [] : [addTime(signed_at, 0)]))
    .toSorted()
    .at(-1)

const toldOf = (after: OrderStateAfterEvent): 'withdrawn' | 'expired' | 'canceled' =>
  after === 'expired' || after === 'canceled' ? after : 'withdrawn'
