import type { OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import type { Belonging } from '../login/service-enter'
import type { ExternalPerson } from './port'
import { loginProof, openSecrets, secretsContext, type LoginSecrets } from './service-proof'

/** Between the way to the provider and the way back, and between the two steps of a login, in ms. */
export const patience = 10 * 60_000

/** The provider's word for its session is known to it alone; the hash is what its logout is found by. */
const sidHashOf = ({ issuer, sid }: { readonly issuer: string; readonly sid: string }) => hashOf(`${issuer} ${sid}`)

/** A second step is done: the login that waited for it belongs to the new session. */
export async function moveToSession(ctx: OwnedCtx, step: string): Promise<void> {
  await ctx.db
    .updateTable('external_login')
    .set({ stepHash: null, tokenHash: ctx.session })
    .where('account_id', '=', ctx.owner)
    .where('stepHash', '=', step)
    .execute()
}

/** Ends the account's logins, and takes its electronic id off. */
export async function unlink(db: Db, account: number): Promise<void> {
  await db.deleteFrom('external_login').where('account_id', '=', account).execute()
  await db.deleteFrom('external_identity').where('account_id', '=', account).execute()
}

/** Removes logins and questions that are over. */
export async function sweepExternalLogins(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('external_login').where('ends_at', '<=', now).execute()
  await db
    .deleteFrom('external_login')
    .where('stepHash', 'is not', null)
    .where('created_at', '<=', addTime(now, -patience))
    .execute()
  await db.deleteFrom('external_login_attempt').where('ends_at', '<=', now).execute()
}

/** Ends the login of that session at the provider, in whosever browser: the provider knows no more of it. */
export async function endBySid(db: Db, at: { readonly issuer: string; readonly sid: string }): Promise<void> {
  await db.deleteFrom('external_login').where('sidHash', '=', sidHashOf(at)).execute()
}

/** The logins that live: with their national ids and tokens, encrypted, as long as their sessions and not longer than the tokens. */
export function livingLogins({ encryption }: { readonly encryption: Encryption }) {
  return {
    ...loginProof({ encryption }),

    async store(
      ctx: Pick<OwnedCtx, 'db' | 'now'>,
      account: number,
      person: ExternalPerson,
      to: Belonging,
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

    /** Ends the login of the session that makes this call. Returns its id token; null when there was none to read. */
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

export type LivingLogins = ReturnType<typeof livingLogins>
