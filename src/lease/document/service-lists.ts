import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import type { ContractRow } from '../contract/service-select'
import type { StorePaper } from '../tenancy/service-sign'
import { decryptBytes, encryptBytes, sha256, readUnlessDamaged, type PaperLog } from './service-stored'

interface ListDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  /** Draws the list as it is signed electronically, in the contract's language. Null when none is written. */
  readonly draw: (ctx: OwnedCtx, row: ContractRow) => Promise<NamedPdf | null>
  readonly log: PaperLog
}

export const handoverListEncryption = encryptedRecord('frozen_list', ['name', 'paper'])

const contextOf = handoverListEncryption.context

/**
 * Handover lists that are stored as bytes, as they were sent to be signed electronically
 * (docs/rules/lease.md#signed-leases).
 */
export function frozenLists({ encryption, draw, log }: ListDeps) {
  const drawn = async (ctx: OwnedCtx, row: ContractRow): Promise<NamedPdf> => {
    const paper = await draw(ctx, row)
    if (!paper) throw new Refusal('notFound')
    return paper
  }

  /** Deletes the stored list, because it is not signed after all. */
  async function discard(ctx: OwnedCtx, contract: number): Promise<void> {
    await ctx.db
      .deleteFrom('frozen_list')
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      .execute()
  }

  return {
    /**
     * Draws the list. Returns a function that stores it once the contract is locked. The function replaces a list that
     * was sent earlier, and draws again if the content has changed meanwhile. Refuses with 404 when no list is written.
     */
    async prepare(ctx: OwnedCtx, row: ContractRow): Promise<StorePaper> {
      await drawn(ctx, row)
      return async (holding, held) => {
        // Equal papers are drawn only once, so this costs nothing if nothing has changed.
        const { name, bytes } = await drawn(holding, held)
        await discard(holding, held.id)
        const { id } = await holding.db
          .insertInto('frozen_list')
          .values({
            account_id: holding.owner,
            contract_id: held.id,
            name: '',
            paper: '',
            sha256: sha256(bytes),
            created_at: holding.now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        // The encrypted values are bound to the row's id, which only exists after the insert.
        await holding.db
          .updateTable('frozen_list')
          .set({
            name: encryption.encrypt(name, contextOf('name', id)),
            paper: encryptBytes(bytes, contextOf('paper', id), encryption),
          })
          .where('account_id', '=', holding.owner)
          .where('id', '=', id)
          .execute()
      }
    },

    discard,

    /** Finds the list as it was sent. Null when no list was sent. Refuses with 500 paperDamaged. */
    async find(ctx: OwnedCtx, contract: number): Promise<NamedPdf | null> {
      const row = await ctx.db
        .selectFrom('frozen_list')
        .selectAll()
        .where('account_id', '=', ctx.owner)
        .where('contract_id', '=', contract)
        .executeTakeFirst()
      if (!row) return null
      const read = () => ({
        bytes: decryptBytes(row, contextOf('paper', row.id), encryption),
        name: encryption.decrypt(row.name, contextOf('name', row.id)),
      })
      const paper = readUnlessDamaged(read, `The handover list of contract ${contract}`, log)
      if (!paper) throw new Refusal('paperDamaged')
      return paper
    },
  }
}
