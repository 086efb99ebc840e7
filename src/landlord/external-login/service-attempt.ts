import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { Refusal } from '../../base/kit/refusal'
import type { AuthorizationRequest } from './port'
import { patience } from './service-living'

/** What is remembered of an attempt. `account` is whose session began it, to be linked; null for a login. */
interface Remembered extends Omit<AuthorizationRequest, 'state'> {
  readonly account: OwnerId | null
}

const contextOf = (stateHash: string) => `external_login_attempt.encrypted_question.${stateHash}`
/** Remembers what was asked, bound to the browser that asks. */
export async function rememberAttempt(
  ctx: Ctx,
  encryption: Encryption,
  { state, ...request }: AuthorizationRequest,
): Promise<void> {
  const stateHash = hashOf(state)
  const remembered: Remembered = { ...request, account: ctx.owner }
  await ctx.db
    .insertInto('external_login_attempt')
    .values({
      stateHash,
      browserHash: hashOf(ctx.browser),
      encrypted_question: encryption.encrypt(JSON.stringify(remembered), contextOf(stateHash)),
      ends_at: addTime(ctx.now, patience),
    })
    .execute()
}

/**
 * Uses the attempt up that this browser has begun under that state. Of parallel uses one succeeds; refuses with
 * `externalLoginFailed`.
 */
export async function useAttempt(ctx: Ctx, encryption: Encryption, state: string): Promise<Remembered> {
  const stateHash = hashOf(state)
  const found = await ctx.db
    .deleteFrom('external_login_attempt')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', hashOf(ctx.browser))
    .where('ends_at', '>', ctx.now)
    .returning('encrypted_question')
    .executeTakeFirst()
  if (!found) throw new Refusal('externalLoginFailed')
  return JSON.parse(encryption.decrypt(found.encrypted_question, contextOf(stateHash))) as Remembered
}
