import { appendAudit } from '../../base/audit/service'
import { holdAccount } from '../../base/call/account'
import type { Clock, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { StoredState } from '../contract/model-signing'
import { unfreezePaper } from '../contract/service-change'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'
import type { PaperService } from '../document/service'
import type { ReadParties } from '../party/service'
import type { ReadOrder } from './port'
import { isMismatch } from './rules-person'
import { afterOrderReading, hasNewSignature, haveTenantsSigned, isGivenBack } from './rules-order'
import type { MessageService } from './service-messages'
import { newOrders } from './service-new-order'
import { orderRow, signerRow } from './service-own-links'
import { encryptedSigner, lockSigning, type SigningRow } from './service-select'

/** An order with what it belongs to, held. */
export interface HeldOrder {
  readonly ctx: OwnedCtx
  readonly contract: ContractRow
  readonly signing: SigningRow
}

/** Runs with account, contract and order held; null when the order is gone with its account. */
export const holdOrder = <T>(ctx: OwnedCtx, id: number, work: (held: HeldOrder) => Promise<T>): Promise<T | null> =>
  holdAccount(ctx, async (held) => {
    const signing = await lockSigning(held.db, ctx.owner, id)
    if (!signing) return null
    // A finished contract whose list is being signed may lie in a deleted house.
    const contract = await selectContractsAndHidden(held)
      .where('contract.id', '=', signing.contract_id)
      .forNoKeyUpdate('contract')
      .executeTakeFirstOrThrow()
    return await work({ ctx: held, contract, signing })
  })

/** Changes what is stored of it. */
export const setOrder = (
  { ctx, signing }: HeldOrder,
  values: Partial<Omit<SigningRow, 'signers' | 'id' | 'account_id'>>,
) =>
  orderRow(ctx, signing)
    .set({ ...values, updated_at: ctx.now })
    .execute()

/** What the trail says of a change that a reading has brought. */
export const auditOrder = ({ ctx, signing }: HeldOrder, state: StoredState) =>
  appendAudit(ctx.db, {
    account: ctx.owner,
    at: ctx.now,
    requestId: ctx.requestId,
    ip: '',
    action: 'signing.read',
    entity: String(signing.contract_id),
    changed: { paper: signing.paper, state },
  })

/** Whether the tenants were asked to sign this paper before, by another order. */
export async function wasAskedBefore({ ctx, signing }: HeldOrder): Promise<boolean> {
  const { account_id, contract_id, paper, id } = signing
  const before = await ctx.db
    .selectFrom('signing')
    .select('id')
    .where('account_id', '=', account_id)
    .where('contract_id', '=', contract_id)
    .where('paper', '=', paper)
    .where('id', '<', id)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}

interface NoteDeps {
  readonly encryption: Pick<Encryption, 'encrypt'>
  readonly parties: ReadParties
}

/** What a reading of the provider says of the signers of an order. */
const signerNotes = ({ encryption, parties }: NoteDeps) => ({
  /** Notes who has signed, each once; answers the signers as they stand now, the same ones where nobody has signed since. */
  async signatures({ ctx, contract, signing }: HeldOrder, order: ReadOrder): Promise<SigningRow['signers']> {
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

  /** Where each signs, and how the provider calls them. */
  async signers({ ctx, signing }: HeldOrder, order: ReadOrder): Promise<void> {
    for (const { id, role, place } of signing.signers) {
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read) continue
      await signerRow(ctx, { id })
        .set({
          provider_id: read.id,
          encrypted_url:
            read.url === null ? null : encryption.encrypt(read.url, encryptedSigner.context('encrypted_url', id)),
        })
        .execute()
    }
  },
})

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
