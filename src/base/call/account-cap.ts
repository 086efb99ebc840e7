import { sql } from 'kysely'
import type { RefusalReason } from '../kit/refusal'
import { Refusal } from '../kit/refusal'
import { lockAccount } from './account'
import type { OwnedCtx } from './context'

/** What an account may hold of one kind of record: far more than a landlord needs, and little for the disk of a server. */
export interface AccountCap {
  /** The table of whoever names it, with an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/**
 * Refuses what would be one too many (docs/rules.md#limits-of-an-account). It holds the account until the action ends, so
 * that parallel calls are counted one after the other.
 */
export async function refuseBeyond(
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
