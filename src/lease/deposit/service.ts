import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import type { Contract } from '../contract/model'
import { findContract, lockContract, toContract } from '../contract/service-select'
import type { DepositPayment, ReleaseForm } from './model'
import { decide, situationOf, type Action } from './rules'
import { sumsUp } from './rules-split'
import { isUnderWay, lostAfterMs, type BankService, type Before } from './service-bank'
import type { Acting, FeeService } from './service-fee'
import { agreedIn, latestDeposit, type DepositRow } from './service-select'

/** The job that goes on with what a request to the bank has not ended. */
export const settleKind = 'deposit.settle'

export interface DepositDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly publicUrl: string
  readonly fee: FeeService
  readonly bank: BankService
  /** Ends what is ordered at the bank for a signing that is over. */
  readonly clear: (ctx: Acting, deposit: DepositRow) => Promise<void>
  /** Sends the lease for signing in the bank's order; does nothing where that is under way. Refuses as a sending does. */
  readonly order: (ctx: Acting, contract: number) => Promise<void>
}

/** What a landlord does about the deposit account of a lease (docs/rules.md#deposit-accounts). */
export function depositService({ encryption, publicUrl, fee, bank, clear, order }: DepositDeps) {
  const found = async (ctx: OwnedCtx, id: number): Promise<Contract> =>
    toContract(await findContract(ctx, id), ctx.today, encryption, publicUrl)

  /**
   * Stores that the bank is to be asked, with the job that asks it if this process dies. Refuses with 404, 409 by the table
   * of states, 409 stillRunning while it is being asked, 422 for amounts that aren't the deposit.
   */
  async function intend(ctx: OwnedCtx, contractId: number, action: Action, form?: ReleaseForm): Promise<Before> {
    return await ctx.db.transaction().execute(async (tx) => {
      const inside = { ...ctx, db: tx }
      await lockAccount(inside)
      const { sum } = agreedIn(await lockContract(inside, contractId))
      const deposit = await latestDeposit(inside, contractId)
      const decision = decide(situationOf(deposit, sum), action)
      if ('refusal' in decision) throw new Refusal(decision.refusal)
      const parts = {
        SPLIT: { tenant_sum: form?.amount_tenant ?? null, landlord_sum: form?.amount_landlord ?? null },
        TENANT: { tenant_sum: sum, landlord_sum: ore(0) },
        DISPUTE: { tenant_sum: null, landlord_sum: null },
      }
      const split = { amount_tenant: form?.amount_tenant ?? null, amount_landlord: form?.amount_landlord ?? null }
      if (action === 'SPLIT' && !sumsUp(split, sum)) throw new Refusal('invalid', { amount_landlord: 'depositSplit' })
      const before = deposit!
      if (isUnderWay(before, ctx.now)) throw new Refusal('stillRunning', undefined, 5)
      // The bank has taken it: it is asked again only for what it never confirmed.
      if (before.state === 'releasing' && before.released_category === 'TENANT' && before.release_asked_at !== null)
        throw new Refusal('depositReleasing')
      await tx
        .updateTable('deposit')
        .set({
          ...(decision.effect === 'cancel' && { state: 'canceling' as const }),
          ...(decision.effect === 'release' && { state: 'releasing' as const, release_asked_at: null }),
          ...(form && { released_category: form.category, ...parts[form.category] }),
          error_at: null,
          error_message: '',
          updated_at: ctx.now,
        })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', before.id)
        .execute()
      const runAt = addTime(ctx.now, lostAfterMs)
      if (decision.effect !== 'record')
        await queueJob(tx, ctx.now, settleKind, { account: ctx.owner, deposit: before.id }, { runAt })
      return before
    })
  }

  return {
    /**
     * Where the opening fee is paid. Null: it is paid, and the lease was sent for signing. Refuses with 404, 402
     * subscriptionRequired, 409 depositNotChosen, depositExists, contractSigned; throws ProviderFailure.
     */
    async create(ctx: OwnedCtx, contractId: number): Promise<DepositPayment> {
      const { effect, deposit } = await fee.begin(ctx, contractId)
      const payUrl = effect === 'pay' ? await fee.open(ctx, deposit.id) : null
      if (payUrl === null) await order(ctx, contractId)
      return { payUrl }
    },

    /** Closes an account that is not fully paid in. Refuses with 404 and 409; throws ProviderFailure. */
    async close(ctx: OwnedCtx, contractId: number): Promise<Contract> {
      const before = await intend(ctx, contractId, 'close')
      await bank.settle(ctx, before.id, before)
      return await found(ctx, contractId)
    },

    /**
     * Releases what is fully paid in: to the tenant at once, split when the tenant agrees; a dispute is recorded here only.
     * Refuses with 404, 409, and 422 at `amount_landlord`; throws ProviderFailure.
     */
    async release(ctx: OwnedCtx, contractId: number, form: ReleaseForm): Promise<Contract> {
      const before = await intend(ctx, contractId, form.category, form)
      await bank.settle(ctx, before.id, before)
      return await found(ctx, contractId)
    },

    /** The deposit's part of a landlord's look at how it stands: what was paid, at the provider and at the bank. */
    async refresh(ctx: OwnedCtx, contractId: number): Promise<void> {
      const deposit = await latestDeposit(ctx, contractId)
      if (!deposit) return
      if (deposit.state === 'fee') {
        await fee.settle(ctx, deposit)
        if ((await latestDeposit(ctx, contractId))?.state === 'paid') await order(ctx, contractId)
      } else await bank.refresh(ctx, deposit)
    },

    /**
     * Before a lease with a deposit account is sent for signing: whether its fee is paid; else the contract says where to
     * pay it. Refuses as `create` does; throws ProviderFailure.
     */
    async beforeSigning(ctx: OwnedCtx, contractId: number): Promise<boolean> {
      const { effect, deposit } = await fee.begin(ctx, contractId)
      if (effect === 'pay') return (await fee.open(ctx, deposit.id)) === null
      await clear(ctx, deposit)
      return true
    },
  }
}

export type DepositService = ReturnType<typeof depositService>
