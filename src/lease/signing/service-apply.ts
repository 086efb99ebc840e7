import { appendAudit } from '../../base/audit/service'
import type { OwnedCtx } from '../../base/call/context'
import type { StoredOrderState } from '../contract/model-signing'
import { orderState } from '../contract/rules-signing-state'
import { encryptBytes, sha256 } from '../document/service-stored'
import type { OrderAtProvider } from './port'
import { attemptMs, orderTable } from './rules-order'
import { orderReadings, type AppliedReading, type ApplyDeps } from './service-ended'
import { auditOrder, withLockedOrder, updateLockedOrder, wereTenantsAskedBefore } from './service-held'
import { queueCancel, queueOrderReading } from './service-reading'
import { queueOrderContinuation } from './service-new-order'
import { orderRow } from './service-change'
import { signedDocumentEncryption, type SigningRow } from './service-select'

/**
 * Stores the file that all have signed. Only then is the paper signed (docs/rules/lease.md#signing). A second file of the
 * same order changes nothing.
 */
const storeSignedFile = (
  { encryption, messages, papersOf }: Pick<ApplyDeps, 'encryption' | 'messages' | 'papersOf'>,
  ctx: OwnedCtx,
  id: number,
  bytes: Uint8Array,
): Promise<StoredOrderState | null> =>
  withLockedOrder(ctx, id, async (held) => {
    const { signing, contract } = held
    if (!orderTable[orderState(signing)].file) return signing.state
    const stored = await held.ctx.db
      .insertInto('signed_document')
      .values({ account_id: ctx.owner, signing_id: id, sha256: sha256(bytes), paper: '', created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The ciphertext is bound to the row's id, which exists only after the insert.
    await held.ctx.db
      .updateTable('signed_document')
      .set({ paper: encryptBytes(bytes, signedDocumentEncryption.context('paper', stored.id), encryption) })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', stored.id)
      .execute()
    await updateLockedOrder(held, { state: 'stored' })
    await papersOf(contract.id, signing.paper).signed(held.ctx, contract, signing, bytes)
    await auditOrder(held, 'stored')
    await messages.done(held.ctx, contract, signing)
    return 'stored'
  })

/** Marks an order as being withdrawn, and queues the job that ends it. The caller has locked the account. */
export async function endOrder(held: OwnedCtx, signing: SigningRow, renews: boolean): Promise<SigningRow> {
  const ending = { ...signing, state: 'withdrawing' as const, renews }
  // `updated_at` stays the time of the last attempt to make the order, because that attempt may still be running.
  await orderRow(held, signing).set({ state: ending.state, renews }).execute()
  await appendAudit(held.db, {
    account: held.owner,
    at: held.now,
    requestId: held.requestId,
    ip: '',
    action: renews ? 'signing.regenerate' : 'signing.withdraw',
    entity: String(signing.contract_id),
    changed: { paper: signing.paper, state: ending.state },
  })
  await queueOrderContinuation(held, ending, { key: held.now, after: attemptMs })
  return ending
}

/** Updates an order with what the provider says about it. Nothing else changes the state of an order that was sent. */
export function applyService(deps: ApplyDeps) {
  const { messages } = deps
  const { notes, ended, applyHeld } = orderReadings(deps)

  return {
    /** Applies a reading. Null when the order was deleted with its account. */
    apply: (ctx: OwnedCtx, id: number, order: OrderAtProvider | null): Promise<AppliedReading | null> =>
      withLockedOrder(ctx, id, (held) => applyHeld(held, order)),

    /**
     * Stores that the provider has the order, and asks the tenants to sign. If the order is being withdrawn, its state
     * stays, and it can now be ended at the provider. If it is over already, the provider's order is cancelled. Null
     * when the order was deleted with its account.
     */
    adopt: (ctx: OwnedCtx, id: number, order: OrderAtProvider): Promise<AppliedReading | null> =>
      withLockedOrder(ctx, id, async (held) => {
        const { state, via, provider_id } = held.signing
        const after = orderTable[orderState(held.signing)].made
        if (after === undefined) {
          // The order was withdrawn while the provider was making it.
          if (provider_id !== order.id) await queueCancel(held.ctx.db, ctx.now, via, order)
          return { state, renewed: null }
        }
        await notes.signers(held, order)
        const values = { provider_id: order.id, ends_at: order.endsAt }
        if (after !== 'tenants') {
          await updateLockedOrder(held, values)
          return await applyHeld(held, order)
        }
        await updateLockedOrder(held, { ...values, state: 'sent', sent_at: ctx.now, error_at: null, error_message: '' })
        await auditOrder(held, 'sent')
        const { signing } = held
        await messages.ask(held.ctx, held.contract, { ...signing, ...values }, await wereTenantsAskedBefore(held))
        // The deposit bank's answer lacks the deadline for signing, so a reading follows.
        if (order.endsAt === null) await queueOrderReading(held.ctx.db, ctx.now, signing, { after: 0, key: 'ends' })
        return await applyHeld({ ...held, signing: { ...signing, ...values, state: 'sent' } }, order)
      }),

    /**
     * Stores that the provider has declined the order. Nobody was asked to sign it, and the paper may be changed again.
     * An order that was being withdrawn ends as withdrawn, or is sent again, as if the provider had ended it.
     */
    decline: (ctx: OwnedCtx, id: number, message: string): Promise<AppliedReading | null> =>
      withLockedOrder(ctx, id, async (held) => {
        const after = orderTable[orderState(held.signing)].declined
        if (after === undefined) return { state: held.signing.state, renewed: null }
        if (after !== 'failed') return await applyHeld(held, null)
        await updateLockedOrder(held, { state: 'failed', error_at: ctx.now, error_message: message.slice(0, 500) })
        await auditOrder(held, 'failed')
        return { state: 'failed', renewed: await ended(held, 'failed') }
      }),

    /**
     * Ends an order of a finished contract before the provider makes it. If the provider has made
     * the order after all, it is ended there too.
     */
    drop: (ctx: OwnedCtx, id: number): Promise<void | null> =>
      withLockedOrder(ctx, id, async (held) => {
        if (orderTable[orderState(held.signing)].finished) await endOrder(held.ctx, held.signing, false)
      }),

    storeFile: (ctx: OwnedCtx, id: number, bytes: Uint8Array) => storeSignedFile(deps, ctx, id, bytes),
  }
}

export type ApplyService = ReturnType<typeof applyService>
