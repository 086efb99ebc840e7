import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import type { SameAs } from './model'
import { possibleCopies } from './rules-copies'

/** The open transactions that may be an earlier one in another format, by id (docs/rules/bank.md#bank-files). */
export async function copiesOf(ctx: OwnedCtx): Promise<ReadonlyMap<number, SameAs>> {
  const rows = await ctx.db
    .selectFrom('bank_transaction as row')
    .select(['row.id', 'row.bank_account_id as bankAccountId', 'row.date', 'row.sum', 'row.created_at as importedAt'])
    .innerJoin('bank_import as file', 'file.id', 'row.import_id')
    .select(['row.state', 'file.layout', 'row.import_id as importId'])
    .select(sql<number[]>`to_json(row.imports)`.as('imports'))
    .where('row.account_id', '=', ctx.owner)
    // Most landlords have files of one layout for each account. Then no row is read.
    .where(
      'row.bank_account_id',
      'in',
      sql<number>`(select bank_account_id from bank_import where account_id = ${ctx.owner}
        group by bank_account_id having count(distinct layout) > 1)`,
    )
    .where(
      sql<boolean>`exists (select from bank_transaction as open where open.account_id = ${ctx.owner}
        and open.bank_account_id = row.bank_account_id and open.date = row.date and open.sum = row.sum
        and open.state = 'open')`,
    )
    .orderBy('row.created_at')
    .orderBy('row.id')
    .execute()
  const copies = possibleCopies(rows)
  return new Map([...copies].map(([id, twin]) => [id, { id: twin.id, read_on: osloDay(twin.importedAt) }]))
}
