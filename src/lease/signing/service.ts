import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Contract } from '../contract/model'
import type { SignedPaper, StoredState } from '../contract/model-signing'
import { findContract, lockContract } from '../contract/service-select'
import { allowed, beginEnding } from './service-begin'
import { newestSigning } from '../signing-order/service-select'
import { secondsToReminder } from './rules'
import { storeReminder } from '../signing-order/service-change'
import { checkLandlord } from './service-ready'
import { type SigningDeps, goOn, sendingSteps } from './service-send'

/** An order of which the provider is asked how it stands. */
const moving: ReadonlySet<StoredState> = new Set(['starting', 'sent', 'signed', 'withdrawing'])

const paperOf = (checkList: boolean): SignedPaper => (checkList ? 'checklist' : 'contract')

/** What a landlord does to have a paper signed with BankID. */
export function signingService(deps: SigningDeps) {
  const { profile, parties, deposit, orders, messages } = deps
  const { found } = deps.contracts
  const { once, send, end } = sendingSteps(deps)

  return {
    /**
     * Sends the lease to be signed. Refuses with 404, 402 subscriptionRequired, 422 phoneRequired, 422 birthdayRequired, 409 contractSigned, 409
     * contractFrozen one that is being signed, 409 stillRunning one that is being withdrawn, 409 contractFinished, 409
     * unreadable, 429 what was sent anew too often. What the provider declines stands in `signicatInfo.error`; what it
     * doesn't answer is gone on with by a job (`signicatInfo.pending`). Throws ProviderFailure only where nothing was stored.
     */
    sign: (ctx: OwnedCtx, id: number): Promise<Contract> => once(ctx, id, 'contract', () => send(ctx, id, 'contract')),

    /** The same for the handover list. Refuses with 404 also where none is written. */
    signChecklist: (ctx: OwnedCtx, id: number): Promise<Contract> =>
      once(ctx, id, 'checklist', () => send(ctx, id, 'checklist')),

    /**
     * Sends a paper anew, once for one call, with new links; what was sent before is ended at the provider first, by a job
     * when it takes long. Refuses as `sign` does, and with 409 contractNotSigned what was never sent.
     */
    async regenerate(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const paper = paperOf(checkList)
      return await once(ctx, id, paper, async () => {
        await findContract(ctx, id)
        if (allowed('regenerate', await newestSigning(ctx, id, paper)) === 'does')
          checkLandlord(await profile.read(ctx), paper)
        const ending = await beginEnding(deps, ctx, id, paper, 'regenerate')
        return await (ending ? end(ctx, ending) : send(ctx, id, paper))
      })
    },

    /**
     * Takes a paper back that is being sent or signed, at any moment; a lease is a draft again as soon as the provider has
     * ended its order, and nothing that a job finds later sends it. Refuses with 404, 409 contractNotSigned, 409
     * unreadable, and 409 contractSigned what all have signed.
     */
    async withdraw(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const paper = paperOf(checkList)
      return await once(ctx, id, paper, async () => {
        const ending = await beginEnding(deps, ctx, id, paper, 'withdraw')
        return await (ending ? end(ctx, ending) : found(ctx, id))
      })
    },

    /** Reads how everything stands that is under way. Refuses with 404, 409 unreadable, and when the provider doesn't answer. */
    async refresh(ctx: OwnedCtx, id: number): Promise<Contract> {
      const row = await findContract(ctx, id)
      for (const paper of ['contract', 'checklist'] as const) {
        const signing = await newestSigning(ctx, id, paper)
        if (!signing || !moving.has(signing.state)) continue
        await parties(ctx, row)
        if (signing.state === 'sent' || signing.state === 'signed') await orders.read(ctx, signing)
        else await goOn(orders, ctx, signing)
      }
      await deposit.refresh(ctx, id)
      return await found(ctx, id)
    },

    /** Asks the tenants once more who have not signed. Refuses with 404, 409 nobodyToRemind, and 429 within a day. */
    async remind(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      await lockAccount(ctx)
      const row = await lockContract(ctx, id)
      const signing = await newestSigning(ctx, id, paperOf(checkList))
      allowed('remind', signing)
      await parties(ctx, row)
      const wait = secondsToReminder(signing!.reminded_at && addTime(signing!.reminded_at, 0), ctx.now)
      if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
      await storeReminder(ctx, signing!)
      await messages.remind(ctx, row, signing!)
      return await found(ctx, id)
    },
  }
}

export type SigningService = ReturnType<typeof signingService>
