import { Unreadable } from '../db/encryption'
import type { Row } from '../kit/endpoint'
import { lockAccount } from './account'
import type { OwnedCtx, Route } from './context'
import { ChangedMeanwhile, ifMatchHasTag } from './entity-tag'
import type { ParsedInput } from './stored-answer'

export interface Precondition {
  readonly ifMatch: string
  readonly read: Route
  readonly toJson: (value: unknown) => string
  readonly tagOf: (value: unknown) => string
}

/**
 * Refuses a write with 409 changedMeanwhile when the record was changed after the caller read the tag in the request.
 * Locks the account first, as every change of the record does (./account.ts). So the record that is compared here is
 * the one that is overwritten. A repeated request gets the stored answer of the first one, and isn't refused here.
 */
export async function checkUnchanged(
  ctx: OwnedCtx,
  { method }: Pick<Row, 'method'>,
  { params }: ParsedInput,
  { ifMatch, read, toJson, tagOf }: Precondition,
): Promise<void> {
  await lockAccount(ctx)
  const current = await read.handle(ctx, { params, query: {}, body: undefined }).catch((error: unknown) => {
    // A record that can't be read may always be deleted: nobody can have seen it, so nobody has its tag.
    if (method === 'DELETE' && error instanceof Unreadable) return null
    throw error
  })
  if (current === null) return
  const tag = tagOf(current)
  if (!ifMatchHasTag(ifMatch, tag)) throw new ChangedMeanwhile(toJson(current), tag)
}
