import { z } from 'zod'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { queueJob } from '../../base/outbox/job'
import { attemptLostAfterMs } from './service-attempt'
import { isNeverOrdered, type DepositRow } from './service-select'

/** A job for a fee whose account can never be opened. It ends the payment page, and gives back what was paid there. */
export const refundKind = 'deposit.refund'

export const refundEncryption = encryptedRecord('fee_refund', ['encrypted_notice'])

/** The recipient of the message about a refund, and the house that it is about. */
export const RefundRecipient = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(['en', 'nb']),
  /** The address of the home. Empty when the house is no longer known. */
  home: z.string(),
})
export type RefundNotice = z.output<typeof RefundRecipient>

type Paid = Pick<
  DepositRow,
  'account_id' | 'contract_id' | 'state' | 'fee_checkout' | 'fee_paid_at' | 'provider_id' | 'external_id'
>

/** The purpose of the payer's hash. */
export const payerPurpose = 'deposit payer'
/**
 * A keyed hash of the payer's name, because no name is kept. It finds an order at the bank whose creation was never
 * answered.
 */
const payerHash = ({ lookup }: Pick<Encryption, 'lookup'>, { firstName, lastName }: PersonName): string =>
  lookup(JSON.stringify([firstName, lastName]), payerPurpose)

/** An order at the bank for a paid fee that may exist, although no answer came. Null if there can be none. */
const unanswered = (
  { state, external_id, fee_paid_at }: Paid,
  payer: PersonName,
  encryption: Pick<Encryption, 'lookup'>,
) =>
  state === 'paid' && fee_paid_at !== null && !isNeverOrdered(external_id)
    ? { external_id, ordered_since: fee_paid_at, payer_hash: payerHash(encryption, payer) }
    : null

/** Queues the job that gives the fee back, or ends its payment page. A deposit without a page needs nothing. */
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
  // The ciphertext is bound to the row's id, which exists only after the insert.
  if (notice) await writeNotice({ db, encryption }, { account: account_id, refund: made.id }, notice)
  // An attempt to order may still be running.
  await queueRefunding(
    db,
    now,
    { account: account_id, refund: made.id },
    { after: order === null ? 0 : attemptLostAfterMs },
  )
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
      encrypted_notice: encryption.encrypt(
        JSON.stringify(notice),
        refundEncryption.context('encrypted_notice', refund),
      ),
    })
    .where('account_id', '=', account)
    .where('id', '=', refund)
    .execute()

/**
 * Called when a user account is deleted. Replaces the stored notice of each open refund by `notice`, which names no
 * house. The stored notice isn't read.
 */
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

/** Queues the refund's job to run after `after` ms. With a key, it is queued once. */
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
