import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ExternalOf } from '../account/service-profile'

/** For how long a login is proof enough for what is done in a person's name, in ms (docs/rules.md#handing-in). */
const freshMs = 5 * 60_000

/** What is kept of a login while it lives. */
export interface LoginSecrets {
  readonly nationalId: string
  /** Left out in a login of before names were kept. */
  readonly name?: string
  readonly accessToken: string
  readonly idToken: string
}

export const secretsContext = (account: number) => `external_login.encrypted_login.${account}`

/** What is kept of a login of the account; null for one that can't be read, which is none: the person gives proof once more. */
export function openSecrets(encryption: Encryption, stored: string, account: number): LoginSecrets | null {
  try {
    return JSON.parse(encryption.decrypt(stored, secretsContext(account))) as LoginSecrets
  } catch {
    return null
  }
}

/** Who is logged in with an electronic id. */
export function loginProof({ encryption }: { readonly encryption: Encryption }) {
  return {
    /**
     * Whether an electronic id is linked to the account; and until when the session is logged in with it, as seconds since
     * 1970, since when, and whose it is, null when it isn't.
     */
    async externalOf(ctx: OwnedCtx): ReturnType<ExternalOf> {
      const found = await ctx.db
        .selectFrom('account')
        .leftJoin('external_identity as linked', 'linked.account_id', 'account.id')
        .leftJoin('external_login as login', (join) =>
          join
            .onRef('login.account_id', '=', 'account.id')
            .on('login.tokenHash', '=', ctx.session)
            .on('login.ends_at', '>', ctx.now),
        )
        .select(['linked.account_id as linkedTo', 'login.encrypted_login', 'login.created_at', 'login.ends_at'])
        .where('account.id', '=', ctx.owner)
        .executeTakeFirst()
      const { linkedTo = null, encrypted_login, created_at: since, ends_at } = found ?? {}
      const isLinked = linkedTo !== null
      const secrets = encrypted_login ? openSecrets(encryption, encrypted_login, ctx.owner) : null
      if (!secrets || !since || !ends_at) return { isLinked, living: null }
      const { nationalId: ssn, name: party_name = '' } = secrets
      return { isLinked, living: { expire: Math.floor(Date.parse(ends_at) / 1000), ssn, party_name, since } }
    },

    /**
     * Whose login this session has, and its token, for what is done at an authority in that person's name. Refuses with 403
     * externalLoginRequired without one, and with 403 externalLoginTooOld from five minutes after it.
     */
    async fresh(ctx: OwnedCtx): Promise<Pick<LoginSecrets, 'nationalId' | 'accessToken'>> {
      const found = await ctx.db
        .selectFrom('external_login')
        .select(['encrypted_login', 'created_at'])
        .where('account_id', '=', ctx.owner)
        .where('tokenHash', '=', ctx.session)
        .where('ends_at', '>', ctx.now)
        .executeTakeFirst()
      const secrets = found && openSecrets(encryption, found.encrypted_login, ctx.owner)
      if (!secrets) throw new Refusal('externalLoginRequired')
      if (addTime(found.created_at, freshMs) <= ctx.now) throw new Refusal('externalLoginTooOld')
      return secrets
    },

    /**
     * The same of any session of the account in which the person of that national id is logged in, for looking at what was
     * done in its name; null while none is.
     */
    async anyOf(
      { db, owner, now }: Pick<OwnedCtx, 'db' | 'owner' | 'now'>,
      nationalId: string | null,
    ): Promise<LoginSecrets | null> {
      const found = await db
        .selectFrom('external_login')
        .select('encrypted_login')
        .where('account_id', '=', owner)
        .where('tokenHash', 'is not', null)
        .where('ends_at', '>', now)
        .orderBy('created_at', 'desc')
        .execute()
      for (const { encrypted_login } of found) {
        const secrets = openSecrets(encryption, encrypted_login, owner)
        if (secrets !== null && secrets.nationalId === nationalId) return secrets
      }
      return null
    },
  }
}
