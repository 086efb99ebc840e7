import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { mapWithPauses } from '../../base/call/in-turns'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { selectLists } from '../../base/db/lists'
import type { DB } from '../../base/db/schema'
import { Refusal } from '../../base/kit/refusal'
import { refuseForeignBankAccount, type CountRowsOfAccounts } from '../account/service'
import {
  maxListedTransactions,
  type BankTransaction,
  type Match,
  type SameAs,
  type ShownSuggestion,
  type TransactionQuery,
  type TransactionState,
} from './model'
import { transactionEncryption, refuseMatched } from './service-import'

type Reading = Pick<Encryption, 'decrypt'>

const selectTransactions = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bank_transaction')
    .select([
      ...(['id', 'bank_account_id', 'date', 'sum', 'text', 'counterparty', 'encrypted_counter_account'] as const),
      ...([
        'reference',
        'bank_reference',
        'lump_sum',
        'state',
        'match',
        'import_id',
        'created_at',
        'updated_at',
      ] as const),
    ])
    .where('account_id', '=', ctx.owner)

type Selected = Awaited<ReturnType<ReturnType<typeof selectTransactions>['execute']>>[number]

/** A transaction with its decrypted values. The other side's account number is null if no key decrypts it. */
export interface DecryptedTransaction extends Omit<Selected, 'encrypted_counter_account' | 'match'> {
  readonly match: Match | null
  readonly counter_account: string | null
}

function openTransaction(row: Selected, encryption: Reading): DecryptedTransaction {
  // Copies each field by name. For thousands of rows, `...rest` would take as long as decrypting does.
  return {
    id: row.id,
    bank_account_id: row.bank_account_id,
    date: row.date,
    sum: row.sum,
    text: row.text,
    counterparty: row.counterparty,
    reference: row.reference,
    bank_reference: row.bank_reference,
    lump_sum: row.lump_sum,
    state: row.state,
    import_id: row.import_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    match: row.match as Match | null,
    counter_account: transactionEncryption.read('encrypted_counter_account', row, encryption),
  }
}

/**
 * Returns the suggestions for open transactions, by id. bank/matching provides this function, because it comes later in
 * the order of modules.
 */
export type SuggestionsFor = (ctx: OwnedCtx) => Promise<ReadonlyMap<number, ShownSuggestion>>

export const shownTransaction = (
  row: DecryptedTransaction,
  suggestion: BankTransaction['suggestion'] = null,
  same_as?: SameAs,
): BankTransaction => ({
  id: row.id,
  bankAccountId: row.bank_account_id,
  date: row.date,
  sum: row.sum,
  text: row.text,
  counterparty: row.counterparty,
  counter_account: row.counter_account,
  reference: row.reference,
  lump_sum: row.lump_sum,
  state: row.state,
  match: row.match,
  suggestion,
  ...(same_as && { same_as }),
})

/** The number of transactions that are decrypted without a pause. They take a few milliseconds. */
const openedAtOnce = 200

const openInTurns = async (ctx: OwnedCtx, rows: readonly Selected[], encryption: Reading) =>
  (
    await mapWithPauses(rows, openedAtOnce, (row) => leaveOutUnreadable(ctx, () => openTransaction(row, encryption)))
  ).flat()

/**
 * Lists transactions, the newest first. Refuses with 404 for an account, or a `before` row, that doesn't belong to the
 * caller. `limit` is 2,000 by default. Transactions of `firstIds` come before all others, group by group.
 */
export async function listTransactions(
  ctx: OwnedCtx,
  { bankAccountId, state, from, to, before, limit = maxListedTransactions }: Omit<TransactionQuery, 'order'>,
  encryption: Reading,
  firstIds: readonly (readonly number[])[] = [],
): Promise<DecryptedTransaction[]> {
  if (bankAccountId !== undefined) await refuseForeignBankAccount(ctx, bankAccountId)
  let query = selectTransactions(ctx)
  for (const ids of firstIds) query = query.orderBy(sql`id = any(${ids}::bigint[])`, 'desc')
  query = query.orderBy('date', 'desc').orderBy('id', 'desc').limit(limit)
  if (bankAccountId !== undefined) query = query.where('bank_account_id', '=', bankAccountId)
  if (state !== undefined) query = query.where('state', '=', sql.lit(state))
  if (from !== undefined) query = query.where('date', '>=', from)
  if (to !== undefined) query = query.where('date', '<=', to)
  if (before !== undefined) {
    const { date, id } = await ownTransaction(ctx, before)
    query = query.where(sql<boolean>`(date, id) < (${date}::date, ${id}::bigint)`)
  }
  return await openInTurns(ctx, await query.execute(), encryption)
}

export async function allTransactions(
  ctx: OwnedCtx,
  encryption: Reading,
  states?: readonly TransactionState[],
): Promise<DecryptedTransaction[]> {
  let query = selectTransactions(ctx).orderBy('date', 'desc').orderBy('id', 'desc')
  if (states !== undefined) query = query.where('state', 'in', states)
  const { rows } = await selectLists(ctx.db, { rows: query })
  return await openInTurns(ctx, rows, encryption)
}

/** Reads a transaction of the caller. Refuses with 404. */
async function ownTransaction(ctx: OwnedCtx, id: number): Promise<Selected> {
  const row = await selectTransactions(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Reads transactions and locks them until the action ends. The caller has locked the account. Ids that don't belong to
 * the caller are left out.
 */
export async function lockTransactions(
  ctx: OwnedCtx,
  ids: readonly number[],
  encryption: Reading,
): Promise<DecryptedTransaction[]> {
  if (ids.length === 0) return []
  const rows = await selectTransactions(ctx).where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return rows.map((row) => openTransaction(row, encryption))
}

export type TransactionChange =
  | { readonly state: 'matched'; readonly match: Match }
  | { readonly state: 'open' | 'ignored' }

/** Changes a transaction. The caller has locked the account. Refuses with 404. */
export async function setTransaction(ctx: OwnedCtx, id: number, change: TransactionChange): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('bank_transaction')
    .set({
      state: change.state,
      match: change.state === 'matched' ? JSON.stringify(change.match) : null,
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('notFound')
}

/** Matches several transactions with one statement. The caller has locked the account and the transactions. */
export async function setMatches(ctx: OwnedCtx, matches: ReadonlyMap<number, Match>): Promise<void> {
  if (matches.size === 0) return
  const given = JSON.stringify([...matches].map(([id, match]) => ({ id, match })))
  await sql`update bank_transaction as row set state = 'matched', match = given.match, updated_at = ${ctx.now}
    from jsonb_to_recordset(${given}::jsonb) as given(id bigint, match jsonb)
    where row.account_id = ${ctx.owner} and row.id = given.id`.execute(ctx.db)
}

export const countRowsOfAccounts: CountRowsOfAccounts = {
  async count(ctx) {
    const counted = await ctx.db
      .selectFrom('bank_transaction')
      .select((is) => [
        'bank_account_id',
        is.fn.countAll<number>().as('rows'),
        is.fn.max<DB['bank_transaction']['date']>('date').as('last_on'),
      ])
      .where('account_id', '=', ctx.owner)
      .groupBy('bank_account_id')
      .execute()
    return new Map(counted.map(({ bank_account_id, ...rest }) => [bank_account_id, rest]))
  },

  async remove(ctx, bankAccount) {
    await refuseMatched(ctx, 'bank_account_id', bankAccount)
    for (const table of ['bank_transaction', 'bank_import'] as const)
      await ctx.db
        .deleteFrom(table)
        .where('account_id', '=', ctx.owner)
        .where('bank_account_id', '=', bankAccount)
        .execute()
  },
}
