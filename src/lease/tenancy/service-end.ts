import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { lockRents, trashRents } from '../../books/income/service-contract'
import type { Contract } from '../contract/model'
import { contractStatus } from '../contract/rules'
import { type ContractDeps } from '../contract/service'
import { lockContract } from '../contract/service-select'
import { lastRentDayOnFinish, openEndedFromDay, reasonNotToGoOn, noticeAfterGoingOn } from '../law/rules-term'
import type { FinishForm, GoOnForm } from './model'
import { reasonNotToTakeBack } from './rules-end'
import { changeLastDay } from './service-last-day'

export function leaseEndService({ encryption, contracts: { found } }: Pick<ContractDeps, 'encryption' | 'contracts'>) {
  return {
    /**
     * Ends a contract on a day up to today, or names the day ahead on which it ends by itself. Rent due up to that day
     * is booked, the last month by days. Rent of later months goes to the trash folder, or all rent if asked for. The
     * sums of a finished contract can't be changed. A day ahead can be named anew until it comes. Refuses with 404, 409
     * contractNotSigned, 409 contractFinished, and 422 for a last day before the start, more than twelve months ahead,
     * or ahead with all rent deleted.
     */
    async finish(ctx: OwnedCtx, id: number, { deleteIncome, date }: FinishForm): Promise<Contract> {
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      // A contract that was sent to be signed isn't signed until all have signed.
      if (contract.signed_at === null) throw new Refusal('contractNotSigned')
      if (contract.isFinished) throw new Refusal('contractFinished')
      const finished_on = lastRentDayOnFinish(contract, date, ctx.today)
      if (finished_on === null) throw new Refusal('invalid', { date: 'finishDay' })
      const isFinished = finished_on <= ctx.today
      // A tenancy that goes on for a while has income, so its income can't all be deleted.
      if (deleteIncome && !isFinished) throw new Refusal('invalid', { date: 'finishDeletes' })
      const columns = { finished_on, isFinished, finished_at: isFinished ? ctx.now : null }
      await changeLastDay(ctx, encryption, contract, columns, deleteIncome)
      if (isFinished) await lockRents(ctx, id)
      return await found(ctx, id)
    },

    /**
     * Takes the end of a contract back. Its status, rent and notice are then as before. A last day ahead can be taken
     * back at any time, a finished contract within 30 days. Refuses with 404, 409 contractNotFinished, finishFinal and
     * tenantErased.
     */
    async takeBackFinish(ctx: OwnedCtx, id: number): Promise<Contract> {
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      const because = reasonNotToTakeBack(contract, ctx.today)
      if (because !== null) throw new Refusal(because)
      await lockRents(ctx, id, false)
      await changeLastDay(ctx, encryption, contract, { finished_on: null, isFinished: false, finished_at: null })
      return await found(ctx, id)
    },

    /**
     * Makes a lease open-ended after its fixed term, with the agreed notice or that of its kind. Rent is owed from then
     * on. Rent that is already due is booked. Refuses with 404, 409 contractNotSigned, contractFinished, termNotOver
     * and endKnown, and 422 for a day inside the term or in the future.
     */
    async goOn(ctx: OwnedCtx, id: number, { from }: GoOnForm): Promise<Contract> {
      await lockAccount(ctx)
      const term = await lockContract(ctx, id)
      const because = reasonNotToGoOn({ ...term, status: contractStatus(term, ctx.today) })
      if (because) throw new Refusal(because)
      const went_on_from = openEndedFromDay(term.end_date!, from, ctx.today)
      if (went_on_from === null) throw new Refusal('invalid', { from: 'goOnDay' })
      await changeLastDay(ctx, encryption, term, {
        type: 'running',
        end_date: null,
        fixed_until: term.end_date,
        went_on_from,
        month_resignation: noticeAfterGoingOn(term),
      })
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

export type LeaseEndService = ReturnType<typeof leaseEndService>
