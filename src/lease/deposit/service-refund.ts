import { z } from 'zod'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/key-rotation'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import type { PersonName } from '../../base/kit/full-name'
import { queueJob } from '../../base/outbox/job'
import { lostAfterMs } from './service-attempt'
import { isUnnamed, type DepositRow } from './service-select'

/** The job that ends the payment page of a fee whose account can never be opened, and gives back what was paid there. */
export const refundKind = 'deposit.refund'

/** The encrypted column of what is given back. */
export const encryptedRefund = encryptedRecord('fee_refund', ['encrypted_notice'])

/** Whom to tell of it, and of which house. */
export const StoredNotice = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(['en', 'nb']),
  /** Empty where the house is not known any more. */
  home: z.string(),
})
export type RefundNotice = z.output<typeof StoredNotice>

type Paid = Pick<
  DepositRow,
  'account_id' | 'contract_id' | 'state' | 'fee_checkout' | 'fee_paid_at' | 'provider_id' | 'external_id'
>

/** The purpose of that hash. */
export const payerPurpose = 'deposit payer'
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
