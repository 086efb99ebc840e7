import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { isGuessable, type PasswordOwner } from './rules-password'
import { commonPasswords } from './rules-listed-passwords'
import { lockAccountById } from './service-code'

/** The cost of a hash: OWASP's first choice, about 10 ms of one core. */
const usualCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
export type PasswordCost = { readonly [each in keyof typeof usualCost]: number }
const atOnce = 4
/**
 * The maximum number of passwords that wait to be hashed. All of them together take seconds. With a
 * lower limit, hundreds of guesses by somebody else would make the server refuse the owner.
 */
const mostWaiting = 500

/**
 * Makes equal passwords comparable. For example, an å typed on a Mac may be sent as two characters.
 * Nothing is cut off.
 */
const same = (password: string) => password.normalize('NFC')

/** Hashes passwords, at most 4 at once in this process. Tests with thousands of logins use a smaller `cost`. */
export function passwordService(cost: PasswordCost = usualCost) {
  const limit = pLimit(atOnce)
  const inTurn = async <T>(work: () => Promise<T>) => {
    if (limit.pendingCount >= mostWaiting) throw new Refusal('unavailable', undefined, 2)
    return await limit(work)
  }
  const hashPassword = (password: string) => inTurn(() => hash(same(password), cost))
  const decoy = hashPassword('nobody has this password')
  decoy.catch(() => undefined)

  return {
    hash: hashPassword,

    /** True if the hash belongs to the password. If there is no hash, does the same work and returns false. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const against = passwordHash ?? (await decoy)
      const right = await inTurn(() => verify(against, same(password)))
      return right && passwordHash !== null
    },

    refuseGuessable(password: string, owner: PasswordOwner, field: string): void {
      if (isGuessable(password, owner, commonPasswords)) throw new Refusal('invalid', { [field]: 'password.common' })
    },
  }
}

export type PasswordService = ReturnType<typeof passwordService>

/**
 * Checks the caller's password, and locks the account. Refuses with `invalidCredentials` at `field`, `unauthorized`.
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
  // The comparison ran without the lock. So the password may have changed in the meantime.
  const account = await lockAccountById(ctx.db, ctx.owner)
  const now = await hashes()
  if (!account || !now) throw new Refusal('unauthorized')
  if (now.passwordHash !== before.passwordHash) throw wrong()
  return { ...account, ...now }
}
