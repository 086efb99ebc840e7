import { createHash } from 'node:crypto'
import { appendAudit } from '../../base/audit/service'
import { lockAccount } from '../../base/call/account'
import type { Clock, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import type { PaperService } from '../document/service'
import type { StoredState } from '../contract/model-signing'
import { unfreezePaper } from '../contract/service-change'
import { startRent } from '../rent/service'
import type { ReadParties } from '../party/service'
import { selectContractsAndHidden } from '../contract/service-select'
import type { ReadOrder } from './port'
import { afterOrderReading, haveTenantsSigned, isGivenBack } from './rules'
import type { MessageService } from './service-messages'
import { newOrders } from './service-new-order'
import { makeOwnLinks } from './service-own-links'
import { signerNotes, type HeldOrder } from './service-signatures'
import { queueCancel } from './service-reading'
import { encryptedDocument, lockSigning, type SigningRow } from './service-select'
import { endOrder } from './service-end'
import { orderRow } from './service-change'

export interface ApplyDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly parties: ReadParties
  readonly clock: Clock
  readonly papers: Pick<PaperService, 'electronic'>
  readonly messages: MessageService
}

/** What the trail calls a change that a reading has brought. */
const readAction = 'signing.read'

/** What has come of a reading. */
export interface Applied {
  readonly state: StoredState
  /** The order that takes the place of one that has ended: whoever brought that about makes it. */
  readonly renewed: SigningRow | null
}

/** What follows from what the provider says of an order. Nothing else changes the state of one that was sent. */
export function applyService({ encryption, parties, clock, papers, messages }: ApplyDeps) {
  /** Runs with account, contract and order held; null when the order is gone with its account. */
  const holding = async <T>(ctx: OwnedCtx, id: number, work: (held: HeldOrder) => Promise<T>): Promise<T | null> =>
    await ctx.db.transaction().execute(async (db) => {
      const held = { ...ctx, db }
      await lockAccount(held)
      const signing = await lockSigning(db, ctx.owner, id)
      if (!signing) return null
      // A finished contract whose list is being signed may lie in a deleted house.
      const contract = await selectContractsAndHidden(held)
        .where('contract.id', '=', signing.contract_id)
        .forNoKeyUpdate('contract')
        .executeTakeFirstOrThrow()
      return await work({ ctx: held, contract, signing })
    })

  const createOrder = newOrders({ encryption, parties, clock })
  const notes = signerNotes({ encryption, parties })

  const setOrder = ({ ctx, signing }: HeldOrder, values: Partial<Omit<SigningRow, 'signers' | 'id' | 'account_id'>>) =>
    orderRow(ctx, signing)
      .set({ ...values, updated_at: ctx.now })
      .execute()

  const audit = ({ ctx, signing }: HeldOrder, state: StoredState) =>
    appendAudit(ctx.db, {
      account: ctx.owner,
      at: ctx.now,
      requestId: ctx.requestId,
      ip: '',
      action: readAction,
      entity: String(signing.contract_id),
      changed: { paper: signing.paper, state },
    })

  /** The paper may be changed again, and what was frozen of it is gone. */
  async function giveBack({ ctx, signing }: HeldOrder): Promise<void> {
    const { contract_id, paper } = signing
    await papers.electronic[paper].discard(ctx, contract_id)
    await unfreezePaper(ctx, contract_id, paper)
  }

  /** Whether the tenants were asked to sign this paper before, by another order. */
  async function wasAskedBefore({ ctx, signing }: HeldOrder): Promise<boolean> {
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

  /**
   * An order has ended, and nobody can sign by it. Its paper is sent anew where the landlord's last word was that, once,
   * because it commits with the end: the same bytes, which stay frozen, by new links. Else it may be changed again.
   */
  async function ended(held: HeldOrder, state: StoredState): Promise<SigningRow | null> {
    const { ctx, contract, signing } = held
    if (state === 'withdrawn' && signing.renews && !contract.isFinished) {
      const renewed = await createOrder(ctx, contract, signing.paper, signing)
      await audit({ ...held, signing: renewed }, 'starting')
      return renewed
    }
    await giveBack(held)
    // Who was never asked need not be told.
    if (signing.sent_at !== null) await messages[toldOf(state)](ctx, contract, signing)
    return null
  }

  /** What a reading means, with everything held; the order is null where the provider doesn't know it. */
  async function applyHeld(held: HeldOrder, order: ReadOrder | null): Promise<Applied> {
    const { ctx, contract, signing } = held
    // The deposit bank tells some of it later.
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
    await audit(held, state)
    return { state, renewed: isGivenBack(state) ? await ended(held, state) : null }
  }

  return {
    /** What a reading means. Null when the order is gone with its account. */
    apply: (ctx: OwnedCtx, id: number, order: ReadOrder | null): Promise<Applied | null> =>
      holding(ctx, id, (held) => applyHeld(held, order)),

    /**
     * The provider has the order: the tenants are asked to sign. One that is being withdrawn stays so, and can now be
     * ended there. Null when the order is gone with its account.
     */
    adopt: (ctx: OwnedCtx, id: number, order: ReadOrder): Promise<Applied | null> =>
      holding(ctx, id, async (held) => {
        const { state, via, provider_id } = held.signing
        if (state !== 'starting' && state !== 'withdrawing') {
          // It was withdrawn while the provider was making it.
          if (provider_id !== order.id) await queueCancel(held.ctx.db, ctx.now, via, order)
          return { state, renewed: null }
        }
        await notes.signers(held, order)
        const values = { provider_id: order.id, ends_at: order.endsAt }
        if (state === 'withdrawing') {
          await setOrder(held, values)
          return await applyHeld(held, order)
        }
        await setOrder(held, { ...values, state: 'sent', sent_at: ctx.now, error_at: null, error_message: '' })
        await audit(held, 'sent')
        const signing = await makeOwnLinks(held.ctx, held.signing, encryption)
        await messages.ask(held.ctx, held.contract, signing, await wasAskedBefore(held))
        return await applyHeld({ ...held, signing: { ...signing, ...values, state: 'sent' } }, order)
      }),

    /**
     * The provider has declined the order, which nobody was asked to sign, and the paper may be changed again. One that
     * was being withdrawn is withdrawn, or sent anew, as if the provider had ended it.
     */
    decline: (ctx: OwnedCtx, id: number, message: string): Promise<Applied | null> =>
      holding(ctx, id, async (held) => {
        if (held.signing.state === 'withdrawing') return await applyHeld(held, null)
        if (held.signing.state !== 'starting') return { state: held.signing.state, renewed: null }
        await setOrder(held, { state: 'failed', error_at: ctx.now, error_message: message.slice(0, 500) })
        await audit(held, 'failed')
        return { state: 'failed', renewed: await ended(held, 'failed') }
      }),

    /** An order that nobody has made yet is not to be made any more; one that was made after all is ended. */
    drop: (ctx: OwnedCtx, id: number): Promise<void | null> =>
      holding(ctx, id, async (held) => {
        if (held.signing.state === 'starting') await endOrder(held.ctx, held.signing, false)
      }),

    /**
     * Stores the file that all have signed, and only then says that it is signed: of a lease the rent is booked from here
     * on (docs/rules.md#signing). A second file of the same order changes nothing.
     */
    storeFile: (ctx: OwnedCtx, id: number, bytes: Uint8Array): Promise<StoredState | null> =>
      holding(ctx, id, async (held) => {
        const { signing, contract } = held
        if (signing.state !== 'signed') return signing.state
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        const stored = await held.ctx.db
          .insertInto('signed_document')
          .values({ account_id: ctx.owner, signing_id: id, sha256, paper: '', created_at: ctx.now })
          .returning('id')
          .executeTakeFirstOrThrow()
        // The value is bound to the row's id, which the insert has only now given.
        await held.ctx.db
          .updateTable('signed_document')
          .set({
            paper: encryption.encrypt(
              Buffer.from(bytes).toString('base64'),
              encryptedDocument.context('paper', stored.id),
            ),
          })
          .where('account_id', '=', ctx.owner)
          .where('id', '=', stored.id)
          .execute()
        await setOrder(held, { state: 'stored' })
        if (signing.paper === 'contract')
          await startRent(held.ctx, encryption, contract, { at: signing.signed_at ?? ctx.now })
        await audit(held, 'stored')
        await messages.done(held.ctx, contract, signing)
        return 'stored'
      }),
  }
}

export type ApplyService = ReturnType<typeof applyService>

const lastOf = (signers: SigningRow['signers']) =>
  signers
    .flatMap(({ signed_at }) => (signed_at === null ? [] : [addTime(signed_at, 0)]))
    .toSorted()
    .at(-1)

/** What tenants who were asked to sign are told of an end. */
const toldOf = (state: StoredState): 'withdrawn' | 'expired' | 'canceled' =>
  state === 'expired' || state === 'canceled' ? state : 'withdrawn'
