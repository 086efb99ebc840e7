import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { attachDocuments, changeDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import type { Contract } from '../contract/model'
import { opensAccount } from '../contract/rules-deposit'
import { changeContract, type ContractDeps } from '../contract/service'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import { startRent } from '../rent/service'
import type { SignedPaperForm, SignManualForm } from './model'
import { joinedPhotos } from './pdf'
import { tenancyWords } from './words'

/** Stores a paper of a contract that is held, in the transaction that holds it. */
export type StorePaper = (ctx: OwnedCtx, held: ContractRow) => Promise<void>

/**
 * Draws the lease of a draft as it is signed. What it answers stores it once the contract is held, drawn anew where
 * anything in it was changed meanwhile. From a later module: the lease's document.
 */
export type PrepareLease = (ctx: OwnedCtx, draft: ContractRow) => Promise<StorePaper>

export interface SignByHandDeps extends Pick<ContractDeps, 'encryption' | 'contracts'> {
  readonly prepareLease: PrepareLease
  readonly files: Pick<FileService, 'add' | 'pictures'>
}

function unsigned(row: ContractRow): ContractRow {
  if (row.signatureType !== null) throw new Refusal('contractSigned')
  // The bank opens the account for a lease that is signed in its own flow, and for no other.
  if (opensAccount(row)) throw new Refusal('depositNeedsSigning')
  return row
}

function signedByHand(row: ContractRow): ContractRow {
  if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
  if (row.signatureType === null) throw new Refusal('contractNotSigned')
  if (row.signatureType !== 'manual') throw new Refusal('contractSigned')
  return row
}

const withJoined = (documents: readonly string[], paper: string | null): readonly string[] =>
  paper === null ? documents : [...documents, paper]

/** Contracts that are signed by hand, with the paper. */
export function signByHandService({ encryption, contracts: { found }, prepareLease, files }: SignByHandDeps) {
  /** Several pictures among the files as one PDF, stored as a file of its own; null where there is nothing to join. */
  async function joined(ctx: OwnedCtx, documents: readonly string[]): Promise<string | null> {
    const pictures = documents.length < 2 ? [] : await files.pictures(ctx, documents)
    if (pictures.length < 2) return null
    const bytes = await joinedPhotos(pictures, ctx.language, ctx.owner)
    const name = `${translate(tenancyWords, 'signedPaper', ctx.language)}.pdf`
    return (await files.add(ctx, { name, type: 'application/pdf', bytes })).url
  }
  return {
    /**
     * Draws the lease that `signManual` stores: once more it costs nothing, and no transaction waits for a file in it that
     * takes its 20 seconds. Refuses with 404 and 409 contractSigned.
     */
    async drawFirst(ctx: OwnedCtx, id: number): Promise<void> {
      await prepareLease(ctx, unsigned(await findContract(ctx, id)))
    },

    /**
     * Marks a draft as signed on paper, with the paper when there is one; the lease is stored as it stands, and what rent
     * has come due is booked at once. Refuses with 404, 409 contractSigned, 409 depositNeedsSigning one that opens a deposit
     * account, and 422 for a foreign file.
     */
    async signManual(ctx: OwnedCtx, id: number, { documents }: SignManualForm): Promise<Contract> {
      const storeLease = await prepareLease(ctx, unsigned(await findContract(ctx, id)))
      const signed_paper = await joined(ctx, documents)
      await lockAccount(ctx)
      const draft = unsigned(await lockContract(ctx, id))
      await storeLease(ctx, draft)
      await attachDocuments(ctx, withJoined(documents, signed_paper))
      await startRent(ctx, encryption, draft, {
        at: ctx.now,
        signatureType: 'manual',
        signed_documents: documents,
        signed_paper,
      })
      return await found(ctx, id)
    },

    /**
     * Adds or replaces the paper of a contract that was signed by hand. Refuses with 404, 409 contractNotSigned, 409
     * contractSigned one that was signed otherwise, 409 tenantErased, 422 for a foreign file, and as a file that is added.
     */
    async signedPaper(ctx: OwnedCtx, id: number, { documents }: SignedPaperForm): Promise<Contract> {
      signedByHand(await findContract(ctx, id))
      const signed_paper = await joined(ctx, documents)
      await lockAccount(ctx)
      const before = signedByHand(await lockContract(ctx, id))
      await changeDocuments(
        ctx,
        withJoined(before.signed_documents, before.signed_paper),
        withJoined(documents, signed_paper),
      )
      await changeContract(ctx, id, { signed_documents: documents, signed_paper })
      return await found(ctx, id)
    },
  }
}

export type SignByHandService = ReturnType<typeof signByHandService>
