import { sql } from 'kysely'
import { Refusal, type RefusalReason } from '../kit/refusal'
import { lockAccount } from './account'
import type { OwnedCtx } from './context'

/** The maximum number of records of a kind in an account: far more than a landlord needs, but few for the disk. */
export interface AccountCap {
  /** A table with a column `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/**
 * Refuses when the account would have more than `most` records (docs/rules/landlord.md#limits-of-an-account). Locks the
 * account first, so that the records of parallel calls are counted too.
 */
export async function refuseOverCap(
  ctx: Pick<OwnedCtx, 'db' | 'owner'>,
  { table, most, reason }: AccountCap,
  adding = 1,
): Promise<void> {
  const { db, owner } = ctx
  await lockAccount(ctx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where account_id = ${owner}`.execute(db)
  if (rows[0]!.n + adding > most) throw new Refusal(reason)
}
