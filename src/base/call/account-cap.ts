import { sql } from 'kysely'
import type { RefusalReason } from '../kit/refusal'
import { Refusal } from '../kit/refusal'
import type { OwnedCtx } from './context'

/** What an account may hold of one kind of record: far more than a landlord needs, and little for the disk of a server. */
export interface AccountCap {
  /** The table of whoever names it, with an `account_id`. */
  readonly table: string
  readonly most: number
  readonly reason: RefusalReason
}

/** Refuses what would be one too many (docs/rules.md#limits-of-an-account). Parallel calls may pass it by as many as they are. */
export async function refuseBeyond(
  { db, owner }: Pick<OwnedCtx, 'db' | 'owner'>,
  { table, most, reason }: AccountCap,
  adding = 1,
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where account_id = ${owner}`.execute(db)
  if (rows[0]!.n + adding > most) throw new Refusal(reason)
}
