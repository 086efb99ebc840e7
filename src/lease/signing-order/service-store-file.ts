import type { OwnedCtx } from '../../base/call/context'
import type { StoredState } from '../contract/model-signing'
import { encryptBytes, sha256 } from '../document/service-stored'
import type { ApplyDeps } from './service-ended'
import { auditOrder, holdOrder, setOrder } from './service-held'
import { encryptedDocument } from './service-select'
import { startRent } from '../rent/service'

/**
 * Stores the file that all have signed, and only then says that it is signed: of a lease the rent is booked from here
 * on (docs/rules.md#signing). A second file of the same order changes nothing.
 */
export const storeSignedFile = (
  { encryption, messages }: Pick<ApplyDeps, 'encryption' | 'messages'>,
  ctx: OwnedCtx,
  id: number,
  bytes: Uint8Array,
): Promise<StoredState | null> =>
  holdOrder(ctx, id, async (held) => {
    const { signing, contract } = held
    if (signing.state !== 'signed') return signing.state
    const stored = await held.ctx.db
      .insertInto('signed_document')
      .values({ account_id: ctx.owner, signing_id: id, sha256: sha256(bytes), paper: '', created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The value is bound to the row's id, which the insert has only now given.
    await held.ctx.db
      .updateTable('signed_document')
      .set({ paper: encryptBytes(bytes, encryptedDocument.context('paper', stored.id), encryption) })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', stored.id)
      .execute()
    await setOrder(held, { state: 'stored' })
    if (signing.paper === 'contract')
      await startRent(held.ctx, encryption, contract, { at: signing.signed_at ?? ctx.now })
    await auditOrder(held, 'stored')
    await messages.done(held.ctx, contract, signing)
    return 'stored'
  })
