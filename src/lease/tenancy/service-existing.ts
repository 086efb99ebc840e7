import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments } from '../../base/file/service-uses'
import { refuseUnreadable } from '../../base/file/service-verdicts'
import { Refusal } from '../../base/kit/refusal'
import { proveOwnHouse } from '../../landlord/house/service'
import { startTrial } from '../../landlord/plan/service'
import { contractRecord, usualNotice, type Contract, type StoredContract } from '../contract/model'
import { contractErrors, ownAccountError } from '../contract/rules'
import { insertContract, type ContractDeps } from '../contract/service'
import { lockContract } from '../contract/service-select'
import { startRent } from '../rent/service'
import type { ExistingLeaseForm } from './model-existing'
import { joinedPaper, withJoined, type SignByHandDeps } from './service-sign'

export type ExistingLeaseDeps = Pick<ContractDeps, 'encryption' | 'contracts' | 'profile'> &
  Pick<SignByHandDeps, 'files'>

/**
 * The columns of a lease whose words are on paper alone. Terms that nobody was asked about are empty, as the page of
 * the contract doesn't show them. The notice is that of the Act (husleieloven § 9-6).
 */
function storedValues({ documents: _signed, books_from: _from, ...form }: ExistingLeaseForm): StoredContract {
  return {
    ...contractRecord.erased(),
    ...form,
    documents: [],
    days_before_first_payment: 'free',
    keys_count: 0,
    pets_allowed: false,
    smoking_allowed: false,
    month_resignation: usualNotice,
  }
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
      const values: StoredContract = { ...storedValues(form), language: landlord.language }
      const errors = { ...contractErrors(values, ctx.today), ...ownAccountError(values, landlord.iban) }
      if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
      await startTrial(ctx)
      await proveOwnHouse(ctx, form.houseId)
      await refuseUnreadable(ctx, form.documents)
      const signed_paper = await joinedPaper(files, ctx, form.documents)
      await attachDocuments(ctx, withJoined(form.documents, signed_paper))
      const id = await insertContract(ctx, encryption, values, { books_from: form.books_from })
      await startRent(ctx, encryption, await lockContract(ctx, id), {
        at: ctx.now,
        signatureType: 'manual',
        signed_documents: form.documents,
        signed_paper,
      })
      return await found(ctx, id)
    },
  }
}

export type ExistingLeaseService = ReturnType<typeof existingLeaseService>
