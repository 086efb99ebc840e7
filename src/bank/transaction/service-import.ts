import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { lockAccount } from '../../base/call/account'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import { runInSteps, mapWithPauses } from '../../base/call/in-turns'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { selectLists } from '../../base/db/lists'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ownBankAccount } from '../account/service'
import type { Statement } from '../file/rules-statement'
import { formatName, firstAndLastDay } from '../file/rules-summary'
import { headerHash } from '../file/service'
import { readStoredStatement } from '../file/service-stored'
import type { ImportForm, ImportResult } from './model'
import { daysCoveredByOtherFormats, rowsOfAccount, type BookedRow, type RowsOfFile } from './rules'
import {
  separateFreshRows,
  separateSameMoney,
  identityText,
  type ImportedRow,
  type StoredMoney,
} from './rules-identity'

export const transactionEncryption = encryptedRecord('bank_transaction', ['encrypted_counter_account'])

const rowCap: AccountCap = { table: 'bank_transaction', most: 50_000, reason: 'bankRowLimit' }
const importCap: AccountCap = { table: 'bank_import', most: 2000, reason: 'bankFileLimit' }

const rowsAtOnce = 1000
/** The number of rows that are hashed or encrypted without a pause. They take a few milliseconds. */
const readAtOnce = 200
/** The number of rows that are compared without a pause. They take a millisecond or two. */
const comparedAtOnce = 1000

/**
 * A text that identifies the layout of a file. Only files of the same layout give a transaction the
 * same text.
 */
const layoutOf = ({ format, columns }: Pick<Statement, 'format' | 'columns'>): string =>
  format === 'unknown' ? `${format} ${headerHash(columns)}` : formatName(format)

const identified = (row: BookedRow) => ({
  ...row,
  identity: createHash('sha256').update(identityText(row)).digest('base64url'),
})

type FreshRow = ReturnType<typeof identified> & { readonly ordinal: number }

type KnownRow = ImportedRow & StoredMoney

async function knownRows(ctx: OwnedCtx, bankAccount: number, rows: readonly BookedRow[]): Promise<KnownRow[]> {
  const { from, to } = firstAndLastDay(rows.map(({ date }) => date))
  if (from === null || to === null) return []
  const { known } = await selectLists(ctx.db, {
    known: ctx.db
      .selectFrom('bank_transaction')
      .select(['id', 'identity', 'ordinal', 'counterparty', 'reference', 'date', 'sum'])
      .where('account_id', '=', ctx.owner)
      .where('bank_account_id', '=', bankAccount)
      .where('date', '>=', from)
      .where('date', '<=', to),
  })
  return known
}

interface Into {
  readonly bankAccount: number
  readonly importId: number
}

const storedRow = (
  ctx: OwnedCtx,
  { bankAccount, importId }: Into,
  row: FreshRow,
  id: number,
  encryption: Pick<Encryption, 'encrypt'>,
) => ({
  id,
  account_id: ctx.owner,
  bank_account_id: bankAccount,
  import_id: importId,
  imports: [importId],
  date: row.date,
  sum: row.sum,
  text: row.text,
  counterparty: row.counterparty,
  reference: row.reference,
  bank_reference: row.bankReference,
  lump_sum: row.lumpSum,
  identity: row.identity,
  ordinal: row.ordinal,
  state: 'open',
  created_at: ctx.now,
  updated_at: ctx.now,
  ...transactionEncryption.columnsFor(
    { encrypted_counter_account: row.counterAccount },
    { id, nothing: null },
    encryption,
  ),
})

/** Inserts the rows, a thousand at a time. */
async function insertRows(
  ctx: OwnedCtx,
  into: Into,
  rows: readonly FreshRow[],
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    // The ids are drawn first, because the encryption of an account number depends on its row's id.
    const ids = await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('bank_transaction', 'id')) as id from generate_series(1, ${some.length}::int)`.execute(
      ctx.db,
    )
    const values = await mapWithPauses(some.entries(), readAtOnce, ([index, row]) =>
      storedRow(ctx, into, row, ids.rows[index]!.id, encryption),
    )
    const columns = sql.join(Object.keys(values[0]!).map((column) => sql.ref(column)))
    await sql`insert into bank_transaction (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::bank_transaction, ${JSON.stringify(values)}::json)`.execute(
      ctx.db,
    )
  }
}

const noteKnown = async (ctx: OwnedCtx, { importId }: Into, ids: readonly number[]) =>
  await sql`update bank_transaction set imports = array_append(imports, ${importId}::bigint)
    where account_id = ${ctx.owner} and id = any(${ids}::bigint[])`.execute(ctx.db)

const earlierImports = (ctx: OwnedCtx, bankAccount: number) =>
  ctx.db
    .selectFrom('bank_import')
    .select(['file_id', 'layout', 'days_from', 'days_to'])
    .where('account_id', '=', ctx.owner)
    .where('bank_account_id', '=', bankAccount)
    .execute()

/** Compares the new rows of those days by day and sum with the stored rows that this file doesn't have by their text. */
async function separateReadBefore(
  days: readonly Day[],
  { fresh, claimed }: { readonly fresh: readonly FreshRow[]; readonly claimed: readonly number[] },
  stored: readonly StoredMoney[],
) {
  const [taken, asked] = [new Set(claimed), new Set(days)]
  const unclaimed = stored.filter(({ id, date }) => asked.has(date) && !taken.has(id))
  return await runInSteps(separateSameMoney(fresh, unclaimed), comparedAtOnce)
}

function rowsOf(statement: Statement, accountNumber: string | null): Exclude<RowsOfFile, string> {
  // The landlord hasn't named the columns yet.
  if (statement.columns.length > 0 && statement.mapping === null) throw new Refusal('invalid', { mapping: 'required' })
  const rows = rowsOfAccount(statement, accountNumber)
  if (typeof rows === 'string') throw new Refusal('invalid', { bankAccountId: rows })
  return rows
}

/**
 * Imports all rows, each exactly once, or none (docs/rules/bank.md#bank-files). Refuses with 404, 422 if no row belongs
 * to that account, 409 alreadyImported, and 409 bankRowLimit and bankFileLimit. Unless `anyway` or `only_new` is set,
 * refuses with 409 readBefore, the days that were imported before, and the number of rows that seem the same.
 */
export async function importFile(
  ctx: OwnedCtx,
  fileId: number,
  { bankAccountId, anyway = false, only_new = false }: ImportForm,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
): Promise<ImportResult> {
  await lockAccount(ctx)
  const { account_number } = await ownBankAccount(ctx, bankAccountId, encryption)
  const { name, statement } = await readStoredStatement(ctx, fileId, encryption)
  const earlier = await earlierImports(ctx, bankAccountId)
  if (earlier.some(({ file_id }) => file_id === fileId)) throw new Refusal('alreadyImported')
  const { booked, pending } = rowsOf(statement, account_number)
  const layout = layoutOf(statement)
  const stored = await knownRows(ctx, bankAccountId, booked)
  const identity = await runInSteps(
    separateFreshRows(await mapWithPauses(booked, readAtOnce, identified), stored),
    comparedAtOnce,
  )
  const days = anyway ? [] : daysCoveredByOtherFormats(identity.fresh, earlier, layout)
  let { fresh, claimed } = identity
  if (days.length > 0) {
    const money = await separateReadBefore(days, identity, stored)
    const counts = { fresh: fresh.length, same: money.same.length }
    if (!only_new) throw new Refusal('readBefore', undefined, undefined, { days, ...counts })
    fresh = money.others
    claimed = [...claimed, ...money.claimed]
  }
  await refuseOverCap(ctx, importCap)
  await refuseOverCap(ctx, rowCap, fresh.length)
  const { from, to } = firstAndLastDay(booked.map(({ date }) => date))
  const counts = { imported: fresh.length, known: claimed.length, pending }
  const { id: importId } = await ctx.db
    .insertInto('bank_import')
    .values({
      account_id: ctx.owner,
      bank_account_id: bankAccountId,
      file_id: fileId,
      file_name: name,
      format: formatName(statement.format),
      layout,
      days_from: from,
      days_to: to,
      created_at: ctx.now,
      ...counts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const into = { bankAccount: bankAccountId, importId }
  await insertRows(ctx, into, fresh, encryption)
  if (claimed.length > 0) await noteKnown(ctx, into, claimed)
  return { importId, ...counts }
}

/** Refuses with 409 importInUse while a row of that import, or of that bank account, is matched. */
export async function refuseMatched(ctx: OwnedCtx, of: 'import_id' | 'bank_account_id', id: number): Promise<void> {
  const matched = await ctx.db
    .selectFrom('bank_transaction')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where(of, '=', id)
    .where('state', '=', 'matched')
    .limit(1)
    .executeTakeFirst()
  if (matched) throw new Refusal('importInUse')
}

/**
 * Deletes an import and its rows. Rows that another import also has stay. Refuses with 404, and with 409 importInUse
 * while one of its rows is matched.
 */
export async function removeImport(ctx: OwnedCtx, importId: number): Promise<void> {
  await lockAccount(ctx)
  const found = await ctx.db
    .selectFrom('bank_import')
    .select('bank_account_id')
    .where('account_id', '=', ctx.owner)
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  await refuseMatched(ctx, 'import_id', importId)
  const rest = sql`array_remove(imports, ${importId}::bigint)`
  const itsOwn = sql`account_id = ${ctx.owner} and bank_account_id = ${found.bank_account_id} and ${importId}::bigint = any(imports)`
  await sql`delete from bank_transaction where ${itsOwn} and cardinality(imports) = 1`.execute(ctx.db)
  await sql`update bank_transaction set imports = ${rest},
    import_id = case when import_id = ${importId} then (${rest})[1] else import_id end where ${itsOwn}`.execute(ctx.db)
  await ctx.db.deleteFrom('bank_import').where('account_id', '=', ctx.owner).where('id', '=', importId).execute()
}
