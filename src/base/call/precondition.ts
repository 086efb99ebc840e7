import { lockAccount } from './account'
import type { OwnedCtx, Route } from './context'
import { ChangedMeanwhile, satisfies } from './entity-tag'
import type { Parsed } from './stored-answer'

/** The request's `If-Match`, and the GET whose answer it is compared with. */
export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/**
 * Refuses a write with 409 changedMeanwhile when the record was changed after the tag that the request names. The
 * account is locked first, until the action ends, as in every other change of it (./account.ts). So the record compared
 * here is the one that the action overwrites. An equal request gets the stored answer of the first one before this
 * refusal.
 */
export async function checkUnchanged(ctx: OwnedCtx, { params }: Parsed, precondition: Precondition): Promise<void> {
  const { ifMatch, read, toJson, tagOf } = precondition
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined })
  const tag = tagOf(current)
  if (!satisfies(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}
