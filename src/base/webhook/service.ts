import type { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { EventSource } from './calls'

export type Source = z.output<typeof EventSource>

/** Takes a message for the first time; false when it has been taken before. Commits with whatever follows from it. */
export async function isFirstOf(db: Db, now: Instant, provider: Source, id: string): Promise<boolean> {
  const taken = await db
    .insertInto('provider_event')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

/** Forgets messages from before that moment; no provider sends one again for so long, and an old signature isn't taken. */
export async function sweepProviderEvents(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute()
}
