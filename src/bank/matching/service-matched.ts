import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { selectLists } from '../../base/db/lists'
import type { Match } from '../transaction/model'
import { setTransaction } from '../transaction/service'
import type { PaidVoucher } from './model-paid'

export type MatchedRecord = { readonly bilagIds: readonly number[] } | { readonly incomeId: number }

/**
 * The ids of the transactions that are matched with a record. The caller has locked the account, so nobody can add one
 * in between.
 */
export async function transactionsOfRecord(ctx: OwnedCtx, recorded: MatchedRecord): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('state', '=', 'matched')
    .where(
      'incomeId' in recorded
        ? sql<boolean>`(match ->> 'incomeId')::bigint = ${recorded.incomeId}`
        : sql<boolean>`exists (select from jsonb_array_elements_text(match -> 'bilagIds') as one
            where one::bigint = any(${[...recorded.bilagIds]}::bigint[]))`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function matchedVouchers(ctx: OwnedCtx): Promise<ReadonlySet<number>> {
  const rows = await ctx.db
    .selectFrom('bank_transaction')
    .select(sql<number[]>`match -> 'bilagIds'`.as('ids'))
    .where('account_id', '=', ctx.owner)
    .where('state', '=', 'matched')
    .where(sql<boolean>`match ? 'bilagIds'`)
    .execute()
  return new Set(rows.flatMap(({ ids }) => ids))
}

/** The matched vouchers and separate income, the latest payment first. Nothing in the answer is encrypted. */
export async function paidVouchers(ctx: OwnedCtx): Promise<PaidVoucher[]> {
  const { rows } = await selectLists(ctx.db, {
    rows: ctx.db
      .selectFrom('bank_transaction')
      .select(['id', 'bank_account_id', 'date', 'sum', 'text', 'counterparty', 'match'])
      .where('account_id', '=', ctx.owner)
      .where('state', '=', 'matched')
      .where(sql<boolean>`match ?| array['bilagIds', 'incomeId']`)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc'),
  })
  return rows.flatMap((row): PaidVoucher[] => {
    const match = row.match as Match
    const paid = {
      transactionId: row.id,
      bankAccountId: row.bank_account_id,
      date: row.date,
      sum: row.sum,
      text: row.text,
      counterparty: row.counterparty,
    }
    if ('bilagIds' in match) return match.bilagIds.map((id) => ({ kind: 'bilag', id, ...paid }))
    return 'incomeId' in match ? [{ kind: 'income', id: match.incomeId, ...paid }] : []
  })
}

/**
 * Matches all parts of a voucher that was split with the payment that paid it. The caller has locked the account. A
 * voucher that nothing paid changes nothing.
 */
export async function matchPartsOf(ctx: OwnedCtx, voucher: number, parts: readonly number[]): Promise<void> {
  for (const id of await transactionsOfRecord(ctx, { bilagIds: [voucher] })) {
    const row = await ctx.db
      .selectFrom('bank_transaction')
      .select('match')
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const match = row.match as Match
    if (!('bilagIds' in match)) continue
    const bilagIds = [...new Set([...match.bilagIds, ...parts])]
    await setTransaction(ctx, id, { state: 'matched', match: { bilagIds } })
  }
}

/**
 * Opens the transactions of a record again after it was deleted for good (docs/rules/bank.md#matching-payments). The
 * caller has locked the account. A record in the trash folder stays matched.
 */
export async function reopenTransactionsOf(ctx: OwnedCtx, recorded: MatchedRecord): Promise<void> {
  for (const id of await transactionsOfRecord(ctx, recorded)) await setTransaction(ctx, id, { state: 'open' })
}
