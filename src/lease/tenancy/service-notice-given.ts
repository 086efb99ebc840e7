import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Contract, ContractNotice } from '../contract/model'
import type { ContractDeps } from '../contract/service'
import { lockContract } from '../contract/service-select'
import type { NoticeForm } from './model'
import { tenantsOf } from '../party/rules'
import { givenByError, isPartialNotice } from './rules-who-leaves'
import { changeLastDay } from './service-last-day'
import { recordNotice } from './service-notice'

/**
 * The functions by which a later module updates its letters when a notice changes. Each runs in the caller's
 * transaction.
 */
export interface NoticeLetters {
  /** A notice of this party was recorded outside of the product. */
  readonly recorded: (ctx: OwnedCtx, contract: number, by: ContractNotice['by']) => Promise<void>
  /** The notice was taken back. `tells`: the tenants get an e-mail about it. */
  readonly takenBack: (ctx: OwnedCtx, contract: number, notice: ContractNotice, tells: boolean) => Promise<void>
}

export interface NoticeDeps extends Pick<ContractDeps, 'encryption' | 'contracts'> {
  readonly noticeLetters: NoticeLetters
}

export function noticeService({ encryption, contracts: { found }, noticeLetters }: NoticeDeps) {
  return {
    /**
     * Records a notice that was given outside of the product. Refuses with 404, as `recordNotice` does, and with 422
     * `notAllTenants` at `given_by` if some of the tenants stay: for those the lease goes on, so it has no last day.
     */
    async giveNotice(ctx: OwnedCtx, id: number, form: NoticeForm): Promise<Contract> {
      const { by, received_on, last_day, agreed, because, given_by } = form
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      if (by === 'tenant' && given_by.length > 0) {
        const tenants = tenantsOf(await found(ctx, id)).length
        const wrong = givenByError(given_by, tenants)
        if (wrong !== null) throw new Refusal('invalid', wrong)
        if (isPartialNotice(given_by, tenants)) throw new Refusal('invalid', { given_by: 'notAllTenants' })
      }
      await recordNotice(ctx, encryption, contract, {
        by,
        receivedOn: received_on,
        lastDay: last_day,
        agreed,
        because,
      })
      await noticeLetters.recorded(ctx, id, by)
      return await found(ctx, id)
    },

    /**
     * Takes a notice back, so that the lease goes on as before. Its letter is marked so. `tells`: each tenant with an
     * address gets an e-mail. Without a notice it changes nothing. Refuses with 404 and 409 contractFinished, and with
     * 409 unreadable where tenants who can't be read are to be told.
     */
    async takeBackNotice(ctx: OwnedCtx, id: number, tells: boolean): Promise<Contract> {
      await lockAccount(ctx)
      const contract = await lockContract(ctx, id)
      if (contract.isFinished) throw new Refusal('contractFinished')
      if (contract.notice !== null) {
        await changeLastDay(ctx, encryption, contract, { notice: null })
        await noticeLetters.takenBack(ctx, id, contract.notice, tells)
      }
      return await found(ctx, id)
    },
  }
}

export type NoticeService = ReturnType<typeof noticeService>
