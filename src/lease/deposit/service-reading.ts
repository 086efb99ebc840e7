import type { Updateable } from 'kysely'
import { appendAudit } from '../../base/audit/service'
import { lockAccount } from '../../base/call/account'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { Deposit } from '../../base/db/schema'
import { osloDay } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depositDays } from '../contract/model'
import { encryptedDeposit } from '../contract/service-select'
import type { ReadDeposit } from './port'
import { dueOn, isFull } from './rules'
import { afterReading, type Outcome } from './rules-reading'
import type { Acting } from './service-fee'
import type { Notify } from './service-mail'
import { depositWith, type DepositWith } from './service-select'

export interface ReadingDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly notify: Notify
}

/**
 * Stores what the bank says of deposits. Nothing else writes how an account stands, and nothing that a message claims is
 * stored: each leads to a reading.
 */
export function depositReading({ encryption, notify }: ReadingDeps) {
  /** The columns that change with the state; each moment is that of the first reading that saw it. */
  const changesOf = (before: DepositWith, read: ReadDeposit, outcome: Outcome, now: Acting['now']) => {
    const { state, funds } = outcome
    const full = isFull(funds, before.agreed_sum ?? ore(0)) && funds > 0
    // The order has ended without an account: the fee stays paid, for another one.
    const isFree = state === 'paid'
    return {
      state,
      funds,
      ...(read.accountNumber !== null &&
        !isFree && {
          account_number: encryption.encrypt(read.accountNumber, encryptedDeposit.context('account_number', before.id)),
        }),
      ...(isFree && { provider_id: null, signing_id: null, account_number: null }),
      ...(outcome.news.includes('opened') && { opened_at: now }),
      ...(full && before.funded_at === null && { funded_at: now }),
      ...(state === 'released' && { released_at: now }),
      ...(state === 'canceled' && { canceled_at: now }),
      ...((state === 'released' || state === 'canceled') && { error_at: null, error_message: '' }),
      ...(state !== before.state && { updated_at: now }),
    } satisfies Updateable<Deposit>
  }

  /** Stores what follows from a reading, with the messages and the audit entry, as one. */
  async function store(ctx: Acting, id: number, read: ReadDeposit): Promise<void> {
    await ctx.db.transaction().execute(async (tx) => {
      await lockAccount({ db: tx, owner: ctx.owner })
      const before = await depositWith({ db: tx, owner: ctx.owner }, id)
      // Gone, or another order by now.
      if (!before || before.provider_id !== read.id) return
      const outcome = afterReading(before, read, before.agreed_sum ?? ore(0))
      await tx
        .updateTable('deposit')
        .set(changesOf(before, read, outcome, ctx.now))
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .execute()
      await notifyOf(tx, ctx, before, read, outcome)
      if (outcome.state === before.state && outcome.funds === before.funds) return
      await appendAudit(tx, {
        account: ctx.owner,
        at: ctx.now,
        requestId: ctx.requestId,
        ip: '',
        action: 'deposit.read',
        entity: String(before.contract_id),
        changed: { state: outcome.state, funds: outcome.funds },
      })
    })
  }

  async function notifyOf(
    tx: Db,
    { now }: Acting,
    before: DepositWith,
    read: ReadDeposit,
    { state, funds, news }: Outcome,
  ): Promise<void> {
    const openedAt = before.opened_at ?? now
    const due = dueOn(openedAt, before.agreed_days ?? depositDays)
    const number = read.accountNumber ?? openedNumber(before)
    for (const each of news) await notify(tx, now, { ...before, funds, number, due }, each)
    const isLate = (state === 'opened' || state === 'founds') && due < osloDay(now)
    if (isLate && !isFull(funds, before.agreed_sum ?? ore(0)))
      await notify(tx, now, { ...before, funds, number, due }, 'late')
  }

  const openedNumber = (row: DepositWith): string => encryptedDeposit.open(row, encryption).values.account_number ?? ''

  return { store }
}

export type DepositReading = ReturnType<typeof depositReading>
