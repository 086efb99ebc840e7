import { sql } from 'kysely'
import { Refusal, type RefusalReason } from '../kit/refusal'
import { lockAccount } from './account'
import type { OwnedCtx } from './context'

/** Far more records than a landlord needs, and little for the disk of a server. */
export interface AccountCap {
  /** It has an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/** Locks the account, so that parallel calls are counted (docs/rules/landlord.md#limits-of-an-account). */
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
