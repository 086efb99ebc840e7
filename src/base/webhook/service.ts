import type { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { EventSource } from './calls'

export type Source = z.output<typeof EventSource>

/** False when the message was recorded before. Commits with the resulting work. */
export async function isFirstOf(db: Db, now: Instant, provider: Source, id: string): Promise<boolean> {
  const taken = await db
    .insertInto('provider_event')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

/** No provider sends a message again so late, and an old signature isn't accepted. */
export async function sweepProviderEvents(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute()
}
