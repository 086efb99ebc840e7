import { monthAt } from '../../base/kit/day'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { attachDocuments, changeDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import {
  lockRentAt,
  lockRents,
  lockAllRents,
  setRentPeriod,
  trashRent,
  trashRents,
} from '../../books/income/service-contract'
import type { Contract } from '../contract/model'
import type { FinishForm, GoOnForm, SignedPaperForm, SignManualForm } from './model'
import { joinedPhotos } from './pdf'
import { contractStatus } from '../contract/rules'
import { opensAccount } from '../contract/rules-deposit'
import { nextWhenFinished, nextWhenLonger, rentsToRebook } from '../rent/rules-booking'
import { rentOf, type RentTerms } from '../rent/rules'
import { finishDay, goOnDay, noGoingOnBecause, noticeGoingOn } from '../law/rules-term'
import type { ContractDeps } from '../contract/service'
import { changeContract } from '../contract/service-change'
import { bookRentNow, startRent } from '../rent/service'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import { tenancyWords } from './words'

/** Stores a paper of a contract that is held, in the transaction that holds it. */
export type StorePaper = (ctx: OwnedCtx, held: ContractRow) => Promise<void>

/**
 * Draws the lease of a draft as it is signed. What it answers stores it once the contract is held, drawn anew where
 * anything in it was changed meanwhile. From a later module: the lease's document.
 */
export type PrepareLease = (ctx: OwnedCtx, draft: ContractRow) => Promise<StorePaper>

export interface SignDeps extends ContractDeps {
  readonly prepareLease: PrepareLease
  readonly files: Pick<FileService, 'add' | 'pictures'>
}

/** From the signature to the last day: what a contract does to the income it makes. */
export function signService({ encryption, contracts: { found }, prepareLease, files }: SignDeps) {
  const unsigned = (row: ContractRow): ContractRow => {
    if (row.signatureType !== null) throw new Refusal('contractSigned')
    // The bank opens the account for a lease that is signed in its own flow, and for no other.
    if (opensAccount(row)) throw new Refusal('depositNeedsSigning')
    return row
  }

  const signedByHand = (row: ContractRow): ContractRow => {
    if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
    if (row.signatureType === null) throw new Refusal('contractNotSigned')
    if (row.signatureType !== 'manual') throw new Refusal('contractSigned')
    return row
  }

  /** Several pictures among the files as one PDF, stored as a file of its own; null where there is nothing to join. */
  async function joined(ctx: OwnedCtx, documents: readonly string[]): Promise<string | null> {
    const pictures = documents.length < 2 ? [] : await files.pictures(ctx, documents)
    if (pictures.length < 2) return null
    const bytes = await joinedPhotos(pictures, ctx.language, ctx.owner)
    const name = `${translate(tenancyWords, 'signedPaper', ctx.language)}.pdf`
    return (await files.add(ctx, { name, type: 'application/pdf', bytes })).url
  }
  const withJoined = (documents: readonly string[], paper: string | null): readonly string[] =>
    paper === null ? documents : [...documents, paper]

  /** The month in which a contract ends is paid for by days; one whose sum the landlord has set keeps it. */
  async function shortenLastMonth(
    ctx: OwnedCtx,
    contract: ContractRow & { readonly finished_on: NonNullable<ContractRow['finished_on']> },
  ): Promise<void> {
    const { id, finished_on } = contract
    const month = monthAt(finished_on)
    const rent = rentOf(contract, month)
    const voucher = await lockRentAt(ctx, id, finished_on)
    if (!voucher || !rent) return
    const isAsBooked = voucher.sum === rentOf({ ...contract, finished_on: null }, month)?.sum
    await setRentPeriod(ctx, voucher.id, rent.end_date, isAsBooked ? rent.sum : voucher.sum)
  }

  /** Gives the vouchers that were booked up to a last day what the lease says without it. */
  async function rebook(ctx: OwnedCtx, id: number, before: RentTerms, after: RentTerms): Promise<void> {
    for (const { voucher, rent } of rentsToRebook(await lockAllRents(ctx, id), before, after))
      if (rent === null) await trashRent(ctx, voucher.id)
      else await setRentPeriod(ctx, voucher.id, rent.end_date, rent.sum)
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

    /**
     * Ends a contract for good. What is due up to its last day is booked, that month by days; rent of later months goes to
     * the trash folder, or all of it when asked, and no sum can be changed any more. Refuses with 404, 409
     * contractNotSigned, 409 contractFinished, and 422 for a last day before the start or after today.
     */
    async finish(ctx: OwnedCtx, id: number, { deleteIncome, date }: FinishForm): Promise<Contract> {
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      // One that was sent to be signed is not signed before all have done so.
      if (contract.signed_at === null) throw new Refusal('contractNotSigned')
      if (contract.isFinished) throw new Refusal('contractFinished')
      const finished_on = finishDay(contract, date, ctx.today)
      if (finished_on === null) throw new Refusal('invalid', { date: 'finishDay' })
      const ended = { ...contract, finished_on }
      const isLonger = contract.end_date !== null && contract.end_date < finished_on
      if (isLonger && !deleteIncome) await rebook(ctx, id, contract, ended)
      const next = isLonger
        ? nextWhenLonger(contract, ended, contract.next_rent_on)
        : nextWhenFinished(ended, contract.next_rent_on)
      await changeContract(ctx, id, {
        isFinished: true,
        finished_on,
        // Rent that would go to the trash folder at once isn't booked first.
        next_rent_on: deleteIncome ? null : next,
        ...(deleteIncome && { blocked_by: '' as const }),
      })
      if (!isLonger) await shortenLastMonth(ctx, ended)
      await trashRents(ctx, id, deleteIncome ? undefined : finished_on)
      await lockRents(ctx, id)
      await bookRentNow(ctx, encryption, id)
      return await found(ctx, id)
    },

    /**
     * Says that a lease goes on as open-ended after its fixed term, with the notice of its kind: the rent since then is
     * owed, and what has come due is booked. Refuses with 404, 409 contractNotSigned, contractFinished and termNotOver, and
     * 422 for a day inside the term or to come.
     */
    async goOn(ctx: OwnedCtx, id: number, { from }: GoOnForm): Promise<Contract> {
      await lockAccount(ctx)
      const term = await lockContract(ctx, id)
      const because = noGoingOnBecause({ status: contractStatus(term, ctx.today), signed_at: term.signed_at })
      if (because) throw new Refusal(because)
      const went_on_from = goOnDay(term.end_date!, from, ctx.today)
      if (went_on_from === null) throw new Refusal('invalid', { from: 'goOnDay' })
      const after = { ...term, end_date: null }
      await rebook(ctx, id, term, after)
      await changeContract(ctx, id, {
        type: 'running',
        end_date: null,
        fixed_until: term.end_date,
        went_on_from,
        month_resignation: noticeGoingOn(term),
        next_rent_on: nextWhenLonger(term, after, term.next_rent_on),
      })
      await bookRentNow(ctx, encryption, id)
      return await found(ctx, id)
    },

    /** Moves all income of a contract to the trash folder. Refuses with 404. */
    async trashIncome(ctx: OwnedCtx, id: number): Promise<{ trashed: number }> {
      await lockAccount(ctx)
      await lockContract(ctx, id)
      return { trashed: await trashRents(ctx, id) }
    },
  }
}

export type SignService = ReturnType<typeof signService>
