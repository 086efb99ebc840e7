import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import type { PaperKey } from '../contract/model-signing'
import { decryptBytes, readUnlessDamaged, type PaperLog } from '../document/service-stored'
import { signedDocumentEncryption } from './service-select'

interface FileDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly log: PaperLog
}

/**
 * Returns a function that reads the signed file of a paper. Null when there is none. A file that doesn't fit its hash
 * is logged and refused with 500 paperDamaged.
 */
export const signedFiles =
  ({ encryption, log }: FileDeps) =>
  async ({ db, owner }: OwnedCtx, contract: number, paper: PaperKey): Promise<Uint8Array | null> => {
    const row = await db
      .selectFrom('signed_document')
      .innerJoin('signing', (join) =>
        join
          .onRef('signing.account_id', '=', 'signed_document.account_id')
          .onRef('signing.id', '=', 'signed_document.signing_id'),
      )
      .select(['signed_document.id', 'signed_document.sha256', 'signed_document.paper'])
      .where('signing.account_id', '=', owner)
      .where('signing.contract_id', '=', contract)
      .where('signing.paper', '=', paper)
      .orderBy('signing.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return null
    const bytes = readUnlessDamaged(
      () => decryptBytes(row, signedDocumentEncryption.context('paper', row.id), encryption),
      `The signed ${paper} of contract ${contract}`,
      log,
    )
    if (bytes === null) throw new Refusal('paperDamaged')
    return bytes
  }

/** Like `signedFiles`, with `damaged` in place of the refusal. */
export const signedFilesOrDamaged =
  (deps: FileDeps) =>
  async (ctx: OwnedCtx, contract: number, paper: PaperKey): Promise<Uint8Array | 'damaged' | null> => {
    try {
      return await signedFiles(deps)(ctx, contract, paper)
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'paperDamaged') return 'damaged'
      throw error
    }
  }
