import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { PasswordService } from './service'
import { lockAccountById } from './service-code'

/**
 * The caller's account, locked, after the password was found right. Refuses with `invalidCredentials` at `field`, and
 * with `unauthorized` when the account is gone.
 */
export async function proveOwner(ctx: OwnedCtx, passwords: PasswordService, password: string, field = 'password') {
  const hashes = () =>
    ctx.db
      .selectFrom('account')
      .select(['passwordHash', 'formerHash', 'subscriptionActive', 'without_plan'])
      .where('id', '=', ctx.owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  const before = await hashes()
  if (!before) throw new Refusal('unauthorized')
  const wrong = () => new Refusal('invalidCredentials', { [field]: 'password.wrong' })
  if (!(await passwords.verify(before.passwordHash || null, password))) throw wrong()
  // Compared without the lock, which would hold everybody up for as long; so the password may have changed meanwhile.
  const account = await lockAccountById(ctx.db, ctx.owner)
  const now = await hashes()
  if (!account || !now) throw new Refusal('unauthorized')
  if (now.passwordHash !== before.passwordHash) throw wrong()
  return { ...account, ...now }
}
