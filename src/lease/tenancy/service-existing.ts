import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { attachDocuments } from '../../base/file/service-uses'
import { refuseUnreadable } from '../../base/file/service-verdicts'
import { Refusal } from '../../base/kit/refusal'
import { proveOwnHouse } from '../../landlord/house/service'
import { startTrial } from '../../landlord/plan/service'
import type { Contract, StoredContract } from '../contract/model'
import { insertContract, type ContractDeps } from '../contract/service'
import { lockContract } from '../contract/service-select'
import { startRent } from '../rent/service'
import type { ExistingLeaseForm } from './model-existing'
import { existingLeaseErrors, existingLeaseValues } from './rules-existing'
import { joinedPaper, withJoined, type SignByHandDeps } from './service-sign'

export type ExistingLeaseDeps = Pick<ContractDeps, 'encryption' | 'contracts' | 'profile'> &
  Pick<SignByHandDeps, 'files'>

/**
 * Stores a lease that was signed before, of a house and with files that the caller has proven in an account that it has
 * locked. Books what is due of its rent. Returns its id.
 */
export async function insertExistingLease(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  values: StoredContract,
  { books_from, documents, signed_paper }: Pick<ExistingLeaseForm, 'books_from' | 'documents'> & SignedPaper,
): Promise<number> {
  const id = await insertContract(ctx, encryption, values, { books_from })
  await startRent(ctx, encryption, await lockContract(ctx, id), {
    at: ctx.now,
    signatureType: 'manual',
    signed_documents: documents,
    signed_paper,
  })
  return id
}

interface SignedPaper {
  readonly signed_paper: string | null
}

export function existingLeaseService({ encryption, contracts: { found }, profile, files }: ExistingLeaseDeps) {
  return {
    /**
     * Records a lease that was signed before, with its signed paper if the landlord has it. Its rent is booked from
     * `books_from` on, and what is already due at once. This starts the trial. Refuses with 402 after the trial, 404
     * for a foreign house, 409 contractLimit, and 422 for a foreign or unreadable file, or a wrong field.
     */
    async add(ctx: OwnedCtx, form: ExistingLeaseForm): Promise<Contract> {
      const landlord = await profile.read(ctx, 'iban')
      const values = existingLeaseValues(form, landlord.language)
      const errors = existingLeaseErrors(values, landlord.iban, ctx.today)
      if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
      await startTrial(ctx)
      await proveOwnHouse(ctx, form.houseId)
      await refuseUnreadable(ctx, form.documents)
      const signed_paper = await joinedPaper(files, ctx, form.documents)
      await attachDocuments(ctx, withJoined(form.documents, signed_paper))
      const id = await insertExistingLease(ctx, encryption, values, { ...form, signed_paper })
      return await found(ctx, id)
    },
  }
}

export type ExistingLeaseService = ReturnType<typeof existingLeaseService>
