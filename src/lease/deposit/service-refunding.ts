import type { Selectable } from 'kysely'
import { withLockedAccount } from '../../base/call/account'
import type { Encryption } from '../../base/db/encryption'
import type { FeeRefund } from '../../base/db/schema'
import { addTime } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { mailComposer } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import type { Operation } from '../../base/provider/provider'
import type { Billing, BillingProvider } from '../../landlord/subscription/port'
import type { BankCalls, DepositBank } from './port'
import { auditDeposit, type ActingContext } from './service-change'
import { refundEncryption, payerPurpose, refundKind, RefundRecipient, type RefundNotice } from './service-refund'
import { feeMailWords } from './words-mail'

const write = mailComposer(feeMailWords)

/** The message about a refund, without the address when the house is gone. */
const refundMail = (account: number, { home, ...to }: RefundNotice): Mail =>
  write(
    { id: account, ...to },
    {
      subject: 'refundSubject',
      text: home === '' ? 'refundText' : 'refundTextOf',
      note: 'refundNote',
      values: { home },
    },
  )

export interface RefundDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'matches'>
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  /** Null: no bank is configured. */
  readonly bank: DepositBank | null
  readonly queueMail: QueueMail
}

type RefundRow = Pick<Selectable<FeeRefund>, 'provider_id' | 'external_id' | 'ordered_since' | 'payer_hash'>

/** The state of the payment page. `unpaid`: nobody has paid or can pay there. */
type Page = { readonly state: 'unpaid' } | { readonly state: 'paid'; readonly payment: string | null }

const mine = ({ db, owner }: Pick<ActingContext, 'db' | 'owner'>, id: number) =>
  db.updateTable('fee_refund').where('account_id', '=', owner).where('id', '=', id)

/** The row of a refund. Undefined once the refund is over. */
const openRow = ({ db, owner }: Pick<ActingContext, 'db' | 'owner'>, id: number) =>
  db
    .selectFrom('fee_refund')
    .selectAll()
    .where('account_id', '=', owner)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Gives each fee back once (docs/rules/lease.md#deposit-accounts). */
export function refundService({ encryption, billing, bank, queueMail }: RefundDeps) {
  /**
   * Finds the order at the bank by its id. If the bank never answered the order, finds it by our
   * name for it and by the payer's name.
   */
  function findOrder(api: BankCalls, { provider_id, external_id, ordered_since, payer_hash }: RefundRow) {
    if (provider_id !== null) return api.read(provider_id, false)
    if (external_id === null || ordered_since === null || payer_hash === null) return null
    const isPayer = ({ firstName, lastName }: PersonName) =>
      encryption.matches(JSON.stringify([firstName, lastName]), payerPurpose, payer_hash)
    return api.find(external_id, addTime(ordered_since, 0), isPayer)
  }

  /** Ends the order at the bank. `opened`: an account was opened nevertheless, so the fee isn't given back. */
  async function endOrder(operation: Operation, row: RefundRow): Promise<'ended' | 'opened'> {
    if (!bank || (row.provider_id === null && row.external_id === null)) return 'ended'
    return await bank.ask(operation, async (api) => {
      const read = await findOrder(api, row)
      if (!read || read.status === 'TERMINATED') return 'ended'
      if (read.status !== 'CREATED') return 'opened'
      await api.cancel(read.id)
      return 'ended'
    })
  }

  /** Ends a page that can still be paid. Throws while a payment is being carried out. */
  async function endPage(api: Billing, checkout: string): Promise<Page> {
    const read = await api.readCheckout(checkout)
    if (read?.state === 'open' && (await api.expireCheckout(checkout))) return { state: 'unpaid' }
    // The page was not open, or another request has changed it meanwhile.
    const after = read?.state === 'open' ? await api.readCheckout(checkout) : read
    if (after?.state === 'open') throw new Error('the payment page is still open')
    if (after?.state !== 'complete') return { state: 'unpaid' }
    if (!after.isPaid) throw new Error('a payment is being carried out')
    return { state: 'paid', payment: after.payment }
  }

  /** Ends the refund, and queues the message about it in the same step and once. */
  const end = (ctx: ActingContext, id: number, isRefunded: boolean): Promise<void> =>
    withLockedAccount(ctx, async (held) => {
      const row = await openRow(held, id)
      if (!row) return
      await mine(held, id)
        .set({ ended_at: ctx.now, ...(isRefunded && { refunded_at: ctx.now }), encrypted_notice: null })
        .execute()
      if (!isRefunded) return
      const text = refundEncryption.read('encrypted_notice', row, encryption)
      const notice = text === null ? null : RefundRecipient.parse(JSON.parse(text))
      if (notice) await queueMail(held.db, ctx.now, refundMail(ctx.owner, notice), `${refundKind}-${id}-mail`)
      await auditDeposit(held, 'deposit.refund', row.contract_id, {})
    })

  return {
    /** Carries out one refund. Throws ProviderFailure, to be tried again. */
    async settle(ctx: ActingContext, id: number): Promise<void> {
      const row = await openRow(ctx, id)
      if (!row || !billing) return
      const operation = (name: string): Operation => ({ name, userId: ctx.owner, sendData: {}, job: ctx.job })
      if ((await endOrder(operation('cancel deposit'), row)) === 'opened') return await end(ctx, id, false)
      const isRefunded = await billing.ask(operation('refund the opening fee'), async (api) => {
        const page = await endPage(api, row.fee_checkout)
        if (page.state === 'unpaid') return false
        if (!row.is_paid) await mine(ctx, id).set({ is_paid: true }).execute()
        // The key belongs to the page, so a repeated request gets the lost answer, and nothing is given back twice.
        if (page.payment !== null) await api.refund(page.payment, `refund-${row.fee_checkout}`)
        return page.payment !== null
      })
      await end(ctx, id, isRefunded)
    },
  }
}

export type RefundService = ReturnType<typeof refundService>
