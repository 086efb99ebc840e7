import { lockAccount } from './account'
import type { OwnedCtx, Route } from './context'
import { ChangedMeanwhile, satisfies } from './entity-tag'
import type { Parsed } from './stored-answer'

/** The request's `If-Match`, and the GET that says what it is compared with. */
export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/**
 * Refuses with 409 changedMeanwhile a write of what has been changed since the tag that its request names. The account is
 * held first and until the action ends, as by every other change of it (./account.ts): what is compared here is what the
 * action then overwrites. In an equal request the stored answer of the first one comes before this refusal.
 */
export async function checkUnchanged(ctx: OwnedCtx, { params }: Parsed, precondition: Precondition): Promise<void> {
  const { ifMatch, read, toJson, tagOf } = precondition
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined })
  const tag = tagOf(current)
  if (!satisfies(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}
