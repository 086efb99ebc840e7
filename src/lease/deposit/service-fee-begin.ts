import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { markFeePaid } from '../contract/service-change'
import { lockContract } from '../contract/service-select'
import { decide, situationOf, type Effect } from '../deposit-account/rules'
import { addDeposit } from '../deposit-account/service-change'
import { agreedIn, latestDeposit, type DepositRow } from '../deposit-account/service-select'

/**
 * What creating a deposit leads to, with the deposit that is meant, which is made where there is none. Refuses with 404, 402
 * subscriptionRequired, 409 depositNotChosen, depositExists, depositEnded, contractSigned.
 */
export const beginFee = (ctx: OwnedCtx, contractId: number): Promise<{ effect: Effect; deposit: DepositRow }> =>
  holdAccount(ctx, async (held) => {
    const contract = await lockContract(held, contractId)
    const { subscriptionActive } = await held.db
      .selectFrom('account')
      .select('subscriptionActive')
      .where('id', '=', ctx.owner)
      .executeTakeFirstOrThrow()
    if (!subscriptionActive) throw new Refusal('subscriptionRequired')
    const { sum, isOpenedHere } = agreedIn(contract)
    if (!isOpenedHere) throw new Refusal('depositNotChosen')
    const before = await latestDeposit(held, contractId)
    // What was ordered for a lease that nobody can sign any more makes way for another order.
    const isFree = before?.state === 'created' && contract.signatureType === null
    const decision = decide(isFree ? 'paid' : situationOf(before, sum), 'create')
    if ('refusal' in decision) throw new Refusal(decision.refusal)
    // Paid, and being ordered at this moment; otherwise another account would need another signature.
    if (contract.signatureType !== null)
      throw new Refusal(decision.effect === 'order' ? 'depositExists' : 'contractSigned')
    if (before && before.state !== 'canceled') return { effect: decision.effect, deposit: before }
    await markFeePaid(held, contractId, false)
    return { effect: decision.effect, deposit: await addDeposit(held, contractId, before?.id ?? 0) }
  })
