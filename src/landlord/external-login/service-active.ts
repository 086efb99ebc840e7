import type { OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ReadExternalLogin } from '../account/service-profile'
import type { LoginDataOwner } from '../login/service'
import type { ExternalPerson } from './port'

/**
 * The maximum age in ms of a login that allows acting in the person's name
 * (docs/rules/year.md#handing-in).
 */
const freshMs = 5 * 60_000

export interface LoginSecrets {
  readonly nationalId: string
  /** Missing in older logins, which were stored without a name. */
  readonly name?: string
  readonly accessToken: string
  readonly idToken: string
}

const secretsContext = (account: number) => `external_login.encrypted_login.${account}`

/** The decrypted secrets of a login. Null if they can't be decrypted. Such a login doesn't count. */
function openSecrets(encryption: Encryption, stored: string, account: number): LoginSecrets | null {
  try {
    return JSON.parse(encryption.decrypt(stored, secretsContext(account))) as LoginSecrets
  } catch {
    return null
  }
}

function loginProof({ encryption }: { readonly encryption: Encryption }) {
  return {
    /** The session's login with an electronic id, or null. The end is in seconds since 1970. */
    async externalOf(ctx: OwnedCtx): ReturnType<ReadExternalLogin> {
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
     * A recent login, with which the landlord can act at an authority. Refuses with 403 externalLoginRequired, and with
     * 403 externalLoginTooOld after five minutes.
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
     * Finds the person's active login in any session of the account. It is used to read what was
     * done earlier. Null if there is no such login.
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

/** The maximum time to go to the provider and come back, in ms. The second step of a login may take as long. */
export const loginTimeLimitMs = 10 * 60_000

/**
 * The hash of a provider's session. The provider's logout finds the logins of that session by it.
 */
const sidHashOf = ({ issuer, sid }: { readonly issuer: string; readonly sid: string }) => hashOf(`${issuer} ${sid}`)

/** Moves a login that waited for the second step to the new session. */
export async function attachLoginToSession(ctx: OwnedCtx, step: string): Promise<void> {
  await ctx.db
    .updateTable('external_login')
    .set({ stepHash: null, tokenHash: ctx.session })
    .where('account_id', '=', ctx.owner)
    .where('stepHash', '=', step)
    .execute()
}

/** Removes the link to an electronic id, and ends the account's logins with it. */
export async function unlinkElectronicId(db: Db, account: number): Promise<void> {
  await db.deleteFrom('external_login').where('account_id', '=', account).execute()
  await db.deleteFrom('external_identity').where('account_id', '=', account).execute()
}

export async function sweepExternalLogins(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('external_login').where('ends_at', '<=', now).execute()
  await db
    .deleteFrom('external_login')
    .where('stepHash', 'is not', null)
    .where('created_at', '<=', addTime(now, -loginTimeLimitMs))
    .execute()
  await db.deleteFrom('external_login_attempt').where('ends_at', '<=', now).execute()
}

/** Ends the logins of one provider session, in all browsers. The provider's logout names only its own session. */
export async function endLoginsOfProviderSession(
  db: Db,
  at: { readonly issuer: string; readonly sid: string },
): Promise<void> {
  await db.deleteFrom('external_login').where('sidHash', '=', sidHashOf(at)).execute()
}

/**
 * The logins with an electronic id, encrypted. Each ends with its session. It ends earlier if the provider's token
 * expires earlier.
 */
export function activeLogins({ encryption }: { readonly encryption: Encryption }) {
  return {
    ...loginProof({ encryption }),

    async store(
      ctx: Pick<OwnedCtx, 'db' | 'now'>,
      account: number,
      person: ExternalPerson,
      to: LoginDataOwner,
    ): Promise<void> {
      const { nationalId, name, accessToken, idToken } = person
      const secrets: LoginSecrets = { nationalId, name, accessToken, idToken }
      await ctx.db
        .insertInto('external_login')
        .values({
          account_id: account,
          ...('session' in to ? { tokenHash: to.session } : { stepHash: to.step }),
          sidHash: person.sid === null ? null : sidHashOf({ issuer: person.issuer, sid: person.sid }),
          encrypted_login: encryption.encrypt(JSON.stringify(secrets), secretsContext(account)),
          created_at: ctx.now,
          ends_at: addTime(ctx.now, person.expiresIn * 1000),
        })
        .execute()
    },

    /** Ends the session's login, and returns its id token. Null if there was no readable login. */
    async end(ctx: OwnedCtx): Promise<string | null> {
      const ended = await ctx.db
        .deleteFrom('external_login')
        .where('account_id', '=', ctx.owner)
        .where('tokenHash', '=', ctx.session)
        .returning('encrypted_login')
        .executeTakeFirst()
      return (ended && openSecrets(encryption, ended.encrypted_login, ctx.owner)?.idToken) ?? null
    },
  }
}

export type ActiveLogins = ReturnType<typeof activeLogins>
