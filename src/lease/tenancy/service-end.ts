import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { monthAt } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import {
  lockAllRents,
  lockRentOnDay,
  lockRents,
  setRentPeriod,
  trashRent,
  trashRents,
} from '../../books/income/service-contract'
import type { Contract } from '../contract/model'
import { contractStatus } from '../contract/rules'
import { type ContractDeps } from '../contract/service'
import { changeContract } from '../contract/service-change'
import { lockContract, type ContractRow } from '../contract/service-select'
import { lastRentDayOnFinish, openEndedFromDay, reasonNotToGoOn, noticeAfterGoingOn } from '../law/rules-term'
import { rentOfMonth, type RentTerms } from '../rent/rules'
import { nextMonthOfFinishedLease, nextMonthOfLongerLease, rentsToRebook } from '../rent/rules-booking'
import { bookRentNow } from '../rent/service'
import type { FinishForm, GoOnForm } from './model'

/** Charges the last month by days. A voucher whose sum the landlord has set keeps it. */
async function shortenLastMonth(
  ctx: OwnedCtx,
  contract: ContractRow & { readonly finished_on: NonNullable<ContractRow['finished_on']> },
): Promise<void> {
  const { id, finished_on } = contract
  const month = monthAt(finished_on)
  const rent = rentOfMonth(contract, month)
  const voucher = await lockRentOnDay(ctx, id, finished_on)
  if (!voucher || !rent) return
  const isAsBooked = voucher.sum === rentOfMonth({ ...contract, finished_on: null }, month)?.sum
  await setRentPeriod(ctx, voucher.id, rent.end_date, isAsBooked ? rent.sum : voucher.sum)
}

/** Changes the vouchers that were booked up to an earlier last day to what the lease says now. */
async function rebook(ctx: OwnedCtx, id: number, before: RentTerms, after: RentTerms): Promise<void> {
  for (const { voucher, rent } of rentsToRebook(await lockAllRents(ctx, id), before, after))
    if (rent === null) await trashRent(ctx, voucher.id)
    else await setRentPeriod(ctx, voucher.id, rent.end_date, rent.sum)
}

export function leaseEndService({ encryption, contracts: { found } }: Pick<ContractDeps, 'encryption' | 'contracts'>) {
  return {
    /**
     * Ends a contract for good. Rent due up to its last day is booked, the last month by days. Rent of later months
     * goes to the trash folder, or all rent when asked. No sum can be changed any more. Refuses with 404, 409
     * contractNotSigned, 409 contractFinished, and 422 for a last day before the start or after today.
     */
    async finish(ctx: OwnedCtx, id: number, { deleteIncome, date }: FinishForm): Promise<Contract> {
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      // A contract that was sent to be signed is not signed until all have signed.
      if (contract.signed_at === null) throw new Refusal('contractNotSigned')
      if (contract.isFinished) throw new Refusal('contractFinished')
      const finished_on = lastRentDayOnFinish(contract, date, ctx.today)
      if (finished_on === null) throw new Refusal('invalid', { date: 'finishDay' })
      const ended = { ...contract, finished_on }
      const isLonger = contract.end_date !== null && contract.end_date < finished_on
      if (isLonger && !deleteIncome) await rebook(ctx, id, contract, ended)
      const next = isLonger
        ? nextMonthOfLongerLease(contract, ended, contract.next_rent_on)
        : nextMonthOfFinishedLease(ended, contract.next_rent_on)
      await changeContract(ctx, id, {
        isFinished: true,
        finished_on,
        // Rent that would go straight to the trash folder isn't booked first.
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
     * Makes a lease open-ended after its fixed term, with the notice of its kind. Rent is owed from then on, and what
     * is already due is booked. Refuses with 404, 409 contractNotSigned, contractFinished and termNotOver, and 422 for
     * a day inside the term or in the future.
     */
    async goOn(ctx: OwnedCtx, id: number, { from }: GoOnForm): Promise<Contract> {
      await lockAccount(ctx)
      const term = await lockContract(ctx, id)
      const because = reasonNotToGoOn({ status: contractStatus(term, ctx.today), signed_at: term.signed_at })
      if (because) throw new Refusal(because)
      const went_on_from = openEndedFromDay(term.end_date!, from, ctx.today)
      if (went_on_from === null) throw new Refusal('invalid', { from: 'goOnDay' })
      const after = { ...term, end_date: null }
      await rebook(ctx, id, term, after)
      await changeContract(ctx, id, {
        type: 'running',
        end_date: null,
        fixed_until: term.end_date,
        went_on_from,
        month_resignation: noticeAfterGoingOn(term),
        next_rent_on: nextMonthOfLongerLease(term, after, term.next_rent_on),
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

export type LeaseEndService = ReturnType<typeof leaseEndService>
