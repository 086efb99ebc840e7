import type { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { EventSource } from './calls'

export type Source = z.output<typeof EventSource>

/**
 * Records a message in the caller's transaction, together with the work that follows from it. Returns false if it was
 * recorded before.
 */
export async function recordFirstMessage(db: Db, now: Instant, provider: Source, id: string): Promise<boolean> {
  const taken = await db
    .insertInto('provider_event')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

/** Removes old messages. No provider sends one again so late, and an old signature isn't accepted. */
export async function sweepProviderEvents(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute()
}
