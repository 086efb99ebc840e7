import { sql } from 'kysely'
import { Refusal, type RefusalReason } from '../kit/refusal'
import { lockAccount } from './account'
import type { OwnedCtx } from './context'

/** The most records of one kind in an account: far more than a landlord needs, and little for the disk of a server. */
export interface AccountCap {
  /** The caller's table. It has an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/**
 * Refuses one record too many (docs/rules/landlord.md#limits-of-an-account). Locks the account until the action ends,
 * so that parallel calls are counted one after the other.
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
