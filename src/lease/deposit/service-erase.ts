import { forgetAccount, removeDeposit } from '../deposit-account/service-erase'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import type { Erase, TenantErasure } from '../../base/module/shape'
import { firstTenant } from '../party/rules'
import { markFeePaid } from '../contract/service-change'
import { queueRefund, rewriteNotices } from './service-refund'
import { depositWith, latestDeposit } from '../deposit-account/service-select'
import { withPayers } from './service-select'

/** The states before an account is opened at the bank: its fee is for nothing when none can be any more. */
const unopened = ['fee', 'paid', 'created'] as const
const isUnopened = (state: string): state is (typeof unopened)[number] =>
  (unopened as readonly string[]).includes(state)

export interface DepositErasureDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'lookup'>
}

/** The end of deposits whose account can never be opened: the payment page is ended, and a fee that was paid given back. */
export function depositErasure({ encryption }: DepositErasureDeps) {
  /**
   * With a deleted account, whose landlord is told at the last address. The rows go with the contracts; what is over of what
   * was given back goes too.
   */
  const erase: Erase = async ({ db, now, account, recipient }) => {
    const open = await withPayers(db, account, unopened)
    for (const each of open)
      await queueRefund({ db, now, encryption }, each, firstTenant(each), recipient && { ...recipient, home: '' })
    if (recipient) await rewriteNotices({ db, encryption }, account, { ...recipient, home: '' })
    await db.deleteFrom('fee_refund').where('account_id', '=', account).where('ended_at', 'is not', null).execute()
  }

  /**
   * With the draft of a lease, or its choice of an account through the product; the caller holds the account. Refuses with
   * 409 depositExists where an account is there.
   */
  const end = async (ctx: Pick<OwnedCtx, 'db' | 'owner' | 'now'>, contract: number): Promise<void> => {
    const { db, now } = ctx
    const latest = await latestDeposit(ctx, contract)
    if (!latest || latest.state === 'canceled' || latest.state === 'released') return
    if (!isUnopened(latest.state)) throw new Refusal('depositExists')
    const deposit = (await depositWith(ctx, latest.id))!
    const { email, firstName, language, house_address, house_city } = deposit
    const notice = { email, firstName, language, home: `${house_address}, ${house_city}` }
    await queueRefund({ db, now, encryption }, latest, firstTenant(deposit), notice)
    await removeDeposit(ctx, latest.id)
    await markFeePaid(ctx, contract, false)
  }

  const eraseOf = async (ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> => {
    await end(ctx, contract)
    await forgetAccount(ctx, contract)
  }

  return { erase, end, eraseOf }
}

export type DepositErasure = ReturnType<typeof depositErasure>
