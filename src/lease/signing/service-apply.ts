import { createHash } from 'node:crypto'
import { appendAudit } from '../../base/audit/service'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import type { PaperService } from '../document/service'
import type { StoredState } from '../contract/model-signing'
import { partyName } from '../contract/rules-parties'
import { firstMonth } from '../contract/rules-rent'
import { generateNow } from '../contract/service-generate'
import type { ReadParties } from '../contract/service-parties'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'
import type { ReadOrder } from './port'
import { afterReading, haveTenantsSigned, isGivenBack } from './rules'
import { isMismatch } from './rules-person'
import type { MessageService } from './service-messages'
import { queueCancel } from './service-reading'
import { encryptedDocument, encryptedSigner, lockSigning, type SigningRow } from './service-select'

export interface ApplyDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly parties: ReadParties
  readonly papers: Pick<PaperService, 'electronic'>
  readonly messages: MessageService
}

/** What the trail calls a change that a reading has brought. */
const readAction = 'signing.read'

/** Of an order that was made, or found again after its answer was lost. */
interface Held {
  readonly ctx: OwnedCtx
  readonly contract: ContractRow
  readonly signing: SigningRow
}

/** What follows from what the provider says of an order. Nothing else changes the state of one that was sent. */
export function applyService({ encryption, parties, papers, messages }: ApplyDeps) {
  /** Runs with account, contract and order held; null when the order is gone with its account. */
  const holding = async <T>(ctx: OwnedCtx, id: number, work: (held: Held) => Promise<T>): Promise<T | null> =>
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

  const setOrder = ({ ctx, signing }: Held, values: Partial<Omit<SigningRow, 'signers' | 'id' | 'account_id'>>) =>
    ctx.db
      .updateTable('signing')
      .set({ ...values, updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', signing.id)
      .execute()

  const audit = ({ ctx, signing }: Held, state: StoredState) =>
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
  async function giveBack({ ctx, signing }: Held): Promise<void> {
    const { contract_id, paper } = signing
    await papers.electronic[paper].discard(ctx, contract_id)
    if (paper === 'contract')
      await ctx.db
        .updateTable('contract')
        .set({ signatureType: null, updated_at: ctx.now })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', contract_id)
        .execute()
    else
      await ctx.db
        .updateTable('contract_list')
        .set({ signatureType: null })
        .where('account_id', '=', ctx.owner)
        .where('contract_id', '=', contract_id)
        .where('kind', '=', 'checklist')
        .execute()
  }

  /** Notes who has signed, each once; answers the signers as they stand now. */
  async function noteSignatures({ ctx, contract, signing }: Held, order: ReadOrder): Promise<SigningRow['signers']> {
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
        is_mismatch: party
          ? isMismatch({ name: partyName(party), birthday: party.birthday }, { name, birthday })
          : false,
      }
      await ctx.db
        .updateTable('signer')
        .set(values)
        .where('account_id', '=', ctx.owner)
        .where('id', '=', signer.id)
        .execute()
      now.push({ ...signer, ...values })
    }
    return now
  }

  /** Where each signs, and how the provider calls them. */
  async function noteSigners({ ctx, signing }: Held, order: ReadOrder): Promise<void> {
    for (const { id, role, place } of signing.signers) {
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read) continue
      await ctx.db
        .updateTable('signer')
        .set({
          provider_id: read.id,
          encrypted_url:
            read.url === null ? null : encryption.encrypt(read.url, encryptedSigner.context('encrypted_url', id)),
        })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .execute()
    }
  }

  /** What a reading means, with everything held; the order is null where the provider doesn't know it. */
  async function applyHeld(held: Held, order: ReadOrder | null): Promise<StoredState> {
    const { ctx, contract, signing } = held
    // The deposit bank tells some of it later.
    if (order && signing.signers.some(({ encrypted_url }) => encrypted_url === null)) await noteSigners(held, order)
    const signers = order ? await noteSignatures(held, order) : signing.signers
    const state = afterReading[signing.state][order?.state ?? 'gone']
    const isNew = state !== signing.state
    if (isNew || signers !== signing.signers)
      await setOrder(held, {
        state,
        ...(state === 'signed' && isNew && { signed_at: lastOf(signers) ?? ctx.now }),
      })
    if (state === 'sent' && haveTenantsSigned(signers) && !haveTenantsSigned(signing.signers))
      await messages.turn(ctx, contract, signing)
    if (!isNew) return state
    await audit(held, state)
    if (isGivenBack(state)) {
      await giveBack(held)
      // Who was never asked need not be told.
      if (signing.sent_at !== null)
        await messages[state === 'withdrawn' ? 'withdrawn' : 'expired'](ctx, contract, signing)
    }
    return state
  }

  return {
    /** What a reading means. Null when the order is gone with its account. */
    apply: (ctx: OwnedCtx, id: number, order: ReadOrder | null): Promise<StoredState | null> =>
      holding(ctx, id, (held) => applyHeld(held, order)),

    /**
     * The provider has the order: the tenants are asked to sign. One that is being withdrawn stays so, and can now be
     * ended there. Null when the order is gone with its account.
     */
    adopt: (ctx: OwnedCtx, id: number, order: ReadOrder): Promise<StoredState | null> =>
      holding(ctx, id, async (held) => {
        const { state, via, provider_id } = held.signing
        if (state !== 'starting' && state !== 'withdrawing') {
          // It was withdrawn while the provider was making it.
          if (provider_id !== order.id) await queueCancel(held.ctx.db, ctx.now, via, order.id)
          return state
        }
        await noteSigners(held, order)
        const values = { provider_id: order.id, ends_at: order.endsAt }
        if (state === 'withdrawing') {
          await setOrder(held, values)
          return await applyHeld(held, order)
        }
        await setOrder(held, { ...values, state: 'sent', sent_at: ctx.now, error_at: null, error_message: '' })
        await audit(held, 'sent')
        await messages.ask(held.ctx, held.contract, held.signing)
        return await applyHeld({ ...held, signing: { ...held.signing, ...values, state: 'sent' } }, order)
      }),

    /** The provider has declined the order: nothing was sent, and the paper may be changed again. */
    decline: (ctx: OwnedCtx, id: number, message: string): Promise<StoredState | null> =>
      holding(ctx, id, async (held) => {
        if (held.signing.state !== 'starting') return held.signing.state
        await setOrder(held, { state: 'failed', error_at: ctx.now, error_message: message.slice(0, 500) })
        await audit(held, 'failed')
        await giveBack(held)
        return 'failed'
      }),

    /** From now on nobody may begin to sign; the provider is asked to end the order. Null when it can't be any more. */
    beginWithdrawal: (ctx: OwnedCtx, id: number): Promise<StoredState | null> =>
      holding(ctx, id, async (held) => {
        const { state } = held.signing
        if (state !== 'starting' && state !== 'sent') return state
        // When it was last tried to make it stays known: that may still be under way.
        await held.ctx.db
          .updateTable('signing')
          .set({ state: 'withdrawing' })
          .where('account_id', '=', ctx.owner)
          .where('id', '=', id)
          .execute()
        await audit(held, 'withdrawing')
        return 'withdrawing'
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
        if (signing.paper === 'contract') {
          await held.ctx.db
            .updateTable('contract')
            .set({ signed_at: signing.signed_at ?? ctx.now, next_rent_on: firstMonth(contract), updated_at: ctx.now })
            .where('account_id', '=', ctx.owner)
            .where('id', '=', contract.id)
            .execute()
          await generateNow(held.ctx, encryption, contract.id)
        }
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
