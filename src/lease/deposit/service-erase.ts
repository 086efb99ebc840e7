import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import type { Erase, Erasure, TenantErasure } from '../../base/module/shape'
import { firstTenant } from '../contract/rules-parties'
import { markFeePaid } from '../contract/service-change'
import { queueRefund, rewriteNotices } from './service-refund'
import { depositWith, latestDeposit, withPayers, type DepositRow } from './service-select'

/** The states before an account is opened at the bank: its fee is for nothing when none can be any more. */
const unopened = ['fee', 'paid', 'created'] as const
const isUnopened = (state: string): state is (typeof unopened)[number] =>
  (unopened as readonly string[]).includes(state)

export interface DepositErasureDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'lookup'>
}

/** In these states no account holds money, and none will. */
const settled: ReadonlySet<DepositRow['state']> = new Set(['fee', 'paid', 'released', 'canceled'])

/** Before the tenants of a contract are erased. Refuses with 409 depositNotSettled while there is an account for their deposit. */
export async function depositSettled({ db, owner }: OwnedCtx, contract: number): Promise<void> {
  const deposits = await db
    .selectFrom('deposit')
    .select('state')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
  if (!deposits.every(({ state }) => settled.has(state))) throw new Refusal('depositNotSettled')
}

/** Before the orders to sign of an account are erased, or those of one contract: no deposit names them any more. */
export async function forgetSignings(
  { db, account }: Pick<Erasure, 'db' | 'account'>,
  contract?: number,
): Promise<void> {
  const named = db.updateTable('deposit').set({ signing_id: null }).where('account_id', '=', account)
  await (contract === undefined ? named : named.where('contract_id', '=', contract)).execute()
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
    const { db, owner, now } = ctx
    const latest = await latestDeposit(ctx, contract)
    if (!latest || latest.state === 'canceled' || latest.state === 'released') return
    if (!isUnopened(latest.state)) throw new Refusal('depositExists')
    const deposit = (await depositWith(ctx, latest.id))!
    const { email, firstName, language, house_address, house_city } = deposit
    const notice = { email, firstName, language, home: `${house_address}, ${house_city}` }
    await queueRefund({ db, now, encryption }, latest, firstTenant(deposit), notice)
    await db.deleteFrom('deposit').where('account_id', '=', owner).where('id', '=', latest.id).execute()
    await markFeePaid(ctx, contract, false)
  }

  /** With the tenants: the account's number, which was the tenant's, and what the bank said of it go. The sums stay. */
  const eraseOf = async (ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> => {
    await end(ctx, contract)
    await ctx.db
      .updateTable('deposit')
      .set({ account_number: null, error_at: null, error_message: '', updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      .execute()
  }

  return { erase, end, eraseOf }
}

export type DepositErasure = ReturnType<typeof depositErasure>
