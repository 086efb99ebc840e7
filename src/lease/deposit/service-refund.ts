import type { Selectable } from 'kysely'
import { z } from 'zod'
import { appendAudit } from '../../base/audit/service'
import { lockAccount } from '../../base/call/account'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { FeeRefund } from '../../base/db/schema'
import { addTime, type Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { queueJob } from '../../base/outbox/job'
import type { QueueMail } from '../../base/outbox/service'
import type { Operation } from '../../base/provider/provider'
import type { Billing, BillingProvider } from '../../landlord/subscription/port'
import type { Bank, DepositBank } from '../deposit-account/port'
import { lostAfterMs } from '../deposit-account/service-attempt'
import { refundMail } from './service-mail-fee'
import { isUnnamed, type DepositRow } from '../deposit-account/service-select'
import type { Acting } from '../deposit-account/service-change'

/** The job that ends the payment page of a fee whose account can never be opened, and gives back what was paid there. */
export const refundKind = 'deposit.refund'

/** The encrypted column of what is given back. */
export const encryptedRefund = encryptedRecord('fee_refund', ['encrypted_notice'])

/** Whom to tell of it, and of which house. */
const Notice = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(['en', 'nb']),
  /** Empty where the house is not known any more. */
  home: z.string(),
})
export type RefundNotice = z.output<typeof Notice>

type Paid = Pick<
  DepositRow,
  'account_id' | 'contract_id' | 'state' | 'fee_checkout' | 'fee_paid_at' | 'provider_id' | 'external_id'
>

/** The purpose of that hash. */
const payerPurpose = 'deposit payer'
/** By what the bank finds an order whose making was never answered: a keyed hash, since nobody's name is kept for it. */
const payerHash = ({ lookup }: Pick<Encryption, 'lookup'>, { firstName, lastName }: PersonName): string =>
  lookup(JSON.stringify([firstName, lastName]), payerPurpose)

/** What may have been ordered at the bank for a fee that was paid, without an answer. */
const unanswered = (
  { state, external_id, fee_paid_at }: Paid,
  payer: PersonName,
  encryption: Pick<Encryption, 'lookup'>,
) =>
  state === 'paid' && fee_paid_at !== null && !isUnnamed(external_id)
    ? { external_id, ordered_since: fee_paid_at, payer_hash: payerHash(encryption, payer) }
    : null

/**
 * Stores, in the transaction of the caller, that the fee of this deposit is to be given back, or its payment page ended; the
 * job does so. A deposit without a page has nothing to be ended.
 */
export async function queueRefund(
  {
    db,
    now,
    encryption,
  }: { readonly db: Db; readonly now: Instant; readonly encryption: Pick<Encryption, 'encrypt' | 'lookup'> },
  paid: Paid,
  payer: PersonName,
  notice: RefundNotice | null,
): Promise<void> {
  const { account_id, contract_id, state, fee_checkout, provider_id } = paid
  if (fee_checkout === null) return
  const order = unanswered(paid, payer, encryption)
  const made = await db
    .insertInto('fee_refund')
    .values({
      account_id,
      contract_id,
      fee_checkout,
      provider_id,
      ...order,
      is_paid: state !== 'fee',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('fee_checkout').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  // The value is bound to the row's id, which the insert has only now given.
  if (notice) await writeNotice({ db, encryption }, { account: account_id, refund: made.id }, notice)
  // An attempt to order may still be under way.
  await queueRefunding(db, now, { account: account_id, refund: made.id }, { after: order === null ? 0 : lostAfterMs })
}

interface Writing {
  readonly db: Db
  readonly encryption: Pick<Encryption, 'encrypt'>
}

const writeNotice = (
  { db, encryption }: Writing,
  { account, refund }: { readonly account: number; readonly refund: number },
  notice: RefundNotice,
) =>
  db
    .updateTable('fee_refund')
    .set({
      encrypted_notice: encryption.encrypt(JSON.stringify(notice), encryptedRefund.context('encrypted_notice', refund)),
    })
    .where('account_id', '=', account)
    .where('id', '=', refund)
    .execute()

/** Of a deleted account: whom to tell of what is still to be given back, without the house, and also where it could not be read. */
export async function rewriteNotices(writing: Writing, account: number, notice: RefundNotice): Promise<void> {
  const open = await writing.db
    .selectFrom('fee_refund')
    .select('id')
    .where('account_id', '=', account)
    .where('ended_at', 'is', null)
    .where('encrypted_notice', 'is not', null)
    .execute()
  for (const { id } of open) await writeNotice(writing, { account, refund: id }, notice)
}

/** Queues the job, `after` so many ms; with a key, once. */
export const queueRefunding = (
  db: Db,
  now: Instant,
  about: { readonly account: number; readonly refund: number },
  { key, after = 0 }: { readonly key?: string; readonly after?: number } = {},
) =>
  queueJob(db, now, refundKind, about, {
    key: key && `${refundKind}-${about.refund}-${key}`,
    runAt: addTime(now, after),
  })

export interface RefundDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'matches'>
  /** Null: no payment provider is configured. */
  readonly billing: BillingProvider | null
  /** Null: no bank is configured. */
  readonly bank: DepositBank | null
  readonly queueMail: QueueMail
}

type RefundRow = Pick<Selectable<FeeRefund>, 'provider_id' | 'external_id' | 'ordered_since' | 'payer_hash'>

/** What became of a page: nobody has paid or can pay there, or it is paid. */
type Page = { readonly state: 'unpaid' } | { readonly state: 'paid'; readonly payment: string | null }

/** Fees whose account can never be opened, given back once (docs/rules.md#deposit-accounts). */
export function refundService({ encryption, billing, bank, queueMail }: RefundDeps) {
  const mine = ({ db, owner }: Pick<Acting, 'db' | 'owner'>, id: number) =>
    db.updateTable('fee_refund').where('account_id', '=', owner).where('id', '=', id)

  /** What is still to be done; undefined once it is over. */
  const openRow = ({ db, owner }: Pick<Acting, 'db' | 'owner'>, id: number) =>
    db
      .selectFrom('fee_refund')
      .selectAll()
      .where('account_id', '=', owner)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()

  /** What was ordered at the bank, by its id there, or by what is known of an order that was never answered. */
  function findOrder(api: Bank, { provider_id, external_id, ordered_since, payer_hash }: RefundRow) {
    if (provider_id !== null) return api.read(provider_id, false)
    if (external_id === null || ordered_since === null || payer_hash === null) return null
    const isPayer = ({ firstName, lastName }: PersonName) =>
      encryption.matches(JSON.stringify([firstName, lastName]), payerPurpose, payer_hash)
    return api.find(external_id, addTime(ordered_since, 0), isPayer)
  }

  /** Ends what was ordered at the bank. Whether an account has been opened after all: then the fee was for something. */
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

  /** Ends the page if it can still be paid. Throws where a payment is being carried out. */
  async function endPage(api: Billing, checkout: string): Promise<Page> {
    const read = await api.readCheckout(checkout)
    if (read?.state === 'open' && (await api.expireCheckout(checkout))) return { state: 'unpaid' }
    // Somebody was faster, or it was not open.
    const after = read?.state === 'open' ? await api.readCheckout(checkout) : read
    if (after?.state === 'open') throw new Error('the payment page is still open')
    if (after?.state !== 'complete') return { state: 'unpaid' }
    if (!after.isPaid) throw new Error('a payment is being carried out')
    return { state: 'paid', payment: after.payment }
  }

  /** Stores that it is over, and tells the landlord of what was given back, as one; once. */
  async function end(ctx: Acting, id: number, isRefunded: boolean): Promise<void> {
    await ctx.db.transaction().execute(async (db) => {
      await lockAccount({ db, owner: ctx.owner })
      const row = await openRow({ ...ctx, db }, id)
      if (!row) return
      await mine({ ...ctx, db }, id)
        .set({ ended_at: ctx.now, ...(isRefunded && { refunded_at: ctx.now }), encrypted_notice: null })
        .execute()
      if (!isRefunded) return
      const { encrypted_notice: text } = encryptedRefund.open(row, encryption).values
      const notice = text === null ? null : Notice.parse(JSON.parse(text))
      if (notice) await queueMail(db, ctx.now, refundMail(ctx.owner, notice), `${refundKind}-${id}-mail`)
      await appendAudit(db, {
        account: ctx.owner,
        at: ctx.now,
        requestId: ctx.requestId,
        ip: '',
        action: 'deposit.refund',
        entity: String(row.contract_id),
        changed: {},
      })
    })
  }

  return {
    /** Ends the page, and gives back what was paid there. Throws ProviderFailure, to be tried again. */
    async settle(ctx: Acting, id: number): Promise<void> {
      const row = await openRow(ctx, id)
      if (!row || !billing) return
      const operation = (name: string): Operation => ({ name, userId: ctx.owner, sendData: {}, job: ctx.job })
      if ((await endOrder(operation('cancel deposit'), row)) === 'opened') return await end(ctx, id, false)
      const isRefunded = await billing.ask(operation('refund the opening fee'), async (api) => {
        const page = await endPage(api, row.fee_checkout)
        if (page.state === 'unpaid') return false
        if (!row.is_paid) await mine(ctx, id).set({ is_paid: true }).execute()
        // The key is that of the page: an answer that was lost is given again, and nothing is given back twice.
        if (page.payment !== null) await api.refund(page.payment, `refund-${row.fee_checkout}`)
        return page.payment !== null
      })
      await end(ctx, id, isRefunded)
    },
  }
}

export type RefundService = ReturnType<typeof refundService>
