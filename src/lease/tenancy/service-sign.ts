import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { attachDocuments, changeDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import type { Contract } from '../contract/model'
import { opensDepositAccount } from '../contract/rules-deposit'
import { type ContractDeps } from '../contract/service'
import { changeContract } from '../contract/service-change'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import { startRent } from '../rent/service'
import type { SignedPaperForm, SignManualForm } from './model'
import { joinPhotos } from './pdf'
import { tenancyWords } from './words'

/** Stores a paper in the transaction that locks the contract. */
export type StorePaper = (ctx: OwnedCtx, held: ContractRow) => Promise<void>

/**
 * Draws the draft as it will be signed. Returns a function that stores the lease once the contract is locked, and draws
 * it again if something changed meanwhile. The later module `document` provides it.
 */
export type PrepareLease = (ctx: OwnedCtx, draft: ContractRow) => Promise<StorePaper>

export interface SignByHandDeps extends Pick<ContractDeps, 'encryption' | 'contracts'> {
  readonly prepareLease: PrepareLease
  readonly files: Pick<FileService, 'add' | 'pictures'>
}

function unsigned(row: ContractRow): ContractRow {
  if (row.signatureType !== null) throw new Refusal('contractSigned')
  // The bank opens the account only for a lease that is signed in its own flow.
  if (opensDepositAccount(row)) throw new Refusal('depositNeedsSigning')
  return row
}

function signedByHand(row: ContractRow): ContractRow {
  if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
  if (row.signatureType === null) throw new Refusal('contractNotSigned')
  if (row.signatureType !== 'manual') throw new Refusal('contractSigned')
  return row
}

export const withJoined = (documents: readonly string[], paper: string | null): readonly string[] =>
  paper === null ? documents : [...documents, paper]

/** Joins several pictures, and stores them as a separate PDF. Null when there is nothing to join. */
export async function joinedPaper(
  files: SignByHandDeps['files'],
  ctx: OwnedCtx,
  documents: readonly string[],
): Promise<string | null> {
  const pictures = documents.length < 2 ? [] : await files.pictures(ctx, documents)
  if (pictures.length < 2) return null
  const bytes = await joinPhotos(pictures, ctx.language, ctx.owner)
  const name = `${translate(tenancyWords, 'signedPaper', ctx.language)}.pdf`
  return (await files.add(ctx, { name, type: 'application/pdf', bytes })).url
}

export function signByHandService({ encryption, contracts: { found }, prepareLease, files }: SignByHandDeps) {
  return {
    /**
     * Draws the lease before `signManual`, which then finds it drawn. So no transaction waits for a slow file (20
     * seconds). Refuses with 404, and 409 contractSigned and depositNeedsSigning.
     */
    async drawFirst(ctx: OwnedCtx, id: number): Promise<void> {
      await prepareLease(ctx, unsigned(await findContract(ctx, id)))
    },

    /**
     * Marks a lease as signed by hand. The signed paper is optional. The lease is stored as it is, and rent that is
     * already due is booked at once. Refuses with 404, 409 contractSigned, 409 depositNeedsSigning when it opens a
     * deposit account, and 422 for a foreign file.
     */
    async signManual(ctx: OwnedCtx, id: number, { documents }: SignManualForm): Promise<Contract> {
      const storeLease = await prepareLease(ctx, unsigned(await findContract(ctx, id)))
      const signed_paper = await joinedPaper(files, ctx, documents)
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
     * Adds or replaces the signed paper. Refuses with 404, 409 `contractNotSigned`, 409 `contractSigned` when it was
     * signed in another way, 409 `tenantErased`, 422 for a foreign file, and like any call that adds a file.
     */
    async signedPaper(ctx: OwnedCtx, id: number, { documents }: SignedPaperForm): Promise<Contract> {
      signedByHand(await findContract(ctx, id))
      const signed_paper = await joinedPaper(files, ctx, documents)
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
