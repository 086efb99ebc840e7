import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { attachDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { lockRentAt, lockRents, shortenRent, trashRents } from '../../books/income/service-contract'
import type { Contract } from './model'
import type { FinishForm, SignManualForm } from './model-forms'
import { finishDay } from './rules'
import { nextWhenFinished } from './rules-generate'
import { firstMonth, monthAt, rentOf } from './rules-rent'
import type { ContractDeps } from './service'
import { generateNow } from './service-generate'
import { findContract, lockContract, toContract, type ContractRow } from './service-select'

/** What a signature makes of a contract. */
type Signing = Pick<ContractRow, 'signatureType' | 'signed_at'>

/**
 * Draws the lease of a draft as it stands with that signature. What it answers stores it once the contract is held, in
 * the same transaction, drawn anew where anything in it was changed meanwhile. From a later module: the lease's document.
 */
export type PrepareLease = (
  ctx: OwnedCtx,
  draft: ContractRow,
  signing: Signing,
) => Promise<(held: ContractRow) => Promise<void>>

export interface SignDeps extends ContractDeps {
  readonly prepareLease: PrepareLease
}

/** From the signature to the last day: what a contract does to the income it makes. */
export function signService({ encryption, prepareLease }: SignDeps) {
  const found = async (ctx: OwnedCtx, id: number): Promise<Contract> =>
    toContract(await findContract(ctx, id), ctx.today, encryption)

  const unsigned = (row: ContractRow): ContractRow => {
    if (row.signatureType !== null) throw new Refusal('contractSigned')
    return row
  }

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
    await shortenRent(ctx, voucher.id, rent.end_date, isAsBooked ? rent.sum : voucher.sum)
  }

  return {
    /**
     * Marks a draft as signed on paper, with the paper when there is one; the lease is stored as it stands, and what rent
     * has come due is booked at once. Refuses with 404, 409 contractSigned, and 422 for a foreign file.
     */
    async signManual(ctx: OwnedCtx, id: number, { documents }: SignManualForm): Promise<Contract> {
      const signing: Signing = { signatureType: 'manual', signed_at: ctx.now }
      const storeLease = await prepareLease(ctx, unsigned(await findContract(ctx, id)), signing)
      await lockAccount(ctx)
      const draft = unsigned(await lockContract(ctx, id))
      await storeLease(draft)
      await attachDocuments(ctx, documents)
      await ctx.db
        .updateTable('contract')
        .set({
          ...signing,
          signed_documents: documents,
          next_rent_on: firstMonth(draft),
          updated_at: ctx.now,
        })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .execute()
      await generateNow(ctx, encryption, id)
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
      if (contract.signatureType === null) throw new Refusal('contractNotSigned')
      if (contract.isFinished) throw new Refusal('contractFinished')
      const finished_on = finishDay(contract.start_date, date, ctx.today)
      if (finished_on === null) throw new Refusal('invalid', { date: 'finishDay' })
      const ended = { ...contract, finished_on }
      await ctx.db
        .updateTable('contract')
        .set({
          isFinished: true,
          finished_on,
          // Rent that would go to the trash folder at once isn't booked first.
          next_rent_on: deleteIncome ? null : nextWhenFinished(ended, contract.next_rent_on),
          ...(deleteIncome && { blocked_by: '' as const }),
          updated_at: ctx.now,
        })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .execute()
      await shortenLastMonth(ctx, ended)
      await trashRents(ctx, id, deleteIncome ? undefined : finished_on)
      await lockRents(ctx, id)
      await generateNow(ctx, encryption, id)
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
