import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { AccountService } from '../account/service'
import type { FirstStepAnswer } from '../login/model'
import type { LoginService } from '../login/service'
import { lockAccountById } from '../credentials/service-code'
import { renewSession } from '../credentials/service-session'
import { providerName, type CallbackQuery, type LogoutAddress, type ProviderList, type UnlinkForm } from './model'
import { LoginRejected, type AuthorizationRequest, type ExternalIdProvider, type ExternalPerson } from './port'
import { loginTimeLimitMs, unlinkElectronicId, type ActiveLogins } from './service-active'

/**
 * The stored part of an authorization request. `account` is the account to link the id to. Null for
 * a login.
 */
interface Remembered extends Omit<AuthorizationRequest, 'state'> {
  readonly account: OwnerId | null
}

const contextOf = (stateHash: string) => `external_login_attempt.encrypted_question.${stateHash}`
async function rememberAttempt(
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
      ends_at: addTime(ctx.now, loginTimeLimitMs),
    })
    .execute()
}

/**
 * Uses up an authorization request of this browser. If it is used several times at once, only one
 * use succeeds. Refuses with `externalLoginFailed`.
 */
async function useAttempt(ctx: Ctx, encryption: Encryption, state: string): Promise<Remembered> {
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

const subjectHashOf = ({ issuer, subject }: ExternalPerson) => hashOf(`${issuer} ${subject}`)

const linkedAccount = async (ctx: Pick<Ctx, 'db'>, person: ExternalPerson): Promise<number | null> => {
  const found = await ctx.db
    .selectFrom('external_identity')
    .select('account_id')
    .where('subjectHash', '=', subjectHashOf(person))
    .executeTakeFirst()
  return found?.account_id ?? null
}

/** Links a person to the account. Returns whether the link is new. Refuses with `externalLoginTaken`. */
async function linkPerson(ctx: OwnedCtx, person: ExternalPerson): Promise<boolean> {
  const linked = await ctx.db
    .insertInto('external_identity')
    .values({ account_id: ctx.owner, subjectHash: subjectHashOf(person), created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  // No row was added if the person is linked to this account already, or if the person or the
  // account has another link.
  if ((await linkedAccount(ctx, person)) !== ctx.owner) throw new Refusal('externalLoginTaken')
  return linked !== undefined
}

export interface ExternalLoginDeps {
  /** Null if not configured. */
  readonly provider: ExternalIdProvider | null
  readonly encryption: Encryption
  readonly active: ActiveLogins
  readonly account: Pick<AccountService, 'notify' | 'proveByPassword' | 'profile'>
  readonly login: Pick<LoginService, 'enterExternally'>
  /** The name of a person, from another module's authority. Empty if the authority can't be asked. Never throws. */
  readonly nameOf: (person: Pick<ExternalPerson, 'nationalId' | 'accessToken'>) => Promise<string>
}

const failed = () => new Refusal('externalLoginFailed')

/** The login with an electronic id (docs/rules/landlord.md#login-with-an-electronic-id). */
export function externalLoginService({ provider, encryption, active, account, login, nameOf }: ExternalLoginDeps) {
  /**
   * Continues in the open session, which gets a new token. The id is linked only if it belongs to
   * the person in the profile. Otherwise somebody else could open the books from then on.
   */
  async function continueSession(ctx: OwnedCtx, person: ExternalPerson): Promise<FirstStepAnswer> {
    await lockAccountById(ctx.db, ctx.owner)
    const { ssn } = await account.profile.read(ctx, 'ssn')
    if (ssn === person.nationalId && (await linkPerson(ctx, person))) await account.notify(ctx, 'externalIdLinked')
    await active.end(ctx)
    const { token, owned } = await renewSession(ctx)
    await active.store(owned, ctx.owner, person, { session: owned.session })
    return { accessToken: token, user: await account.profile.readWithoutUnreadable(owned) }
  }

  /** Logs a person in. Only the subject decides which user account is opened. */
  async function logIn(ctx: Ctx, person: ExternalPerson): Promise<FirstStepAnswer> {
    const found = await linkedAccount(ctx, person)
    // The lock waits for a deletion that runs in parallel. So the link is looked up again after the lock.
    if (found === null || !(await lockAccountById(ctx.db, found)) || (await linkedAccount(ctx, person)) !== found)
      throw new Refusal('externalLoginUnknown')
    // This call is about the found user account, even if another one is logged in here.
    ctx.concerns?.(found)
    return await login.enterExternally(ctx, found, (to) => active.store(ctx, found, person, to))
  }

  return {
    /** The providers with their addresses. Empty if no provider is configured. */
    async providers(ctx: Ctx): Promise<ProviderList> {
      if (!provider) return []
      const request = { state: ctx.ids.code(256), nonce: ctx.ids.code(256), verifier: ctx.ids.code(256) }
      const authUrl = await provider.begin(request, ctx.language)
      await rememberAttempt(ctx, encryption, request)
      return [{ name: providerName, authUrl }]
    },

    /**
     * Handles the provider's answer. Refuses with `externalLoginFailed` unless this is the first
     * answer to an authorization request of this browser. Refuses with `externalLoginUnknown` if
     * the person is linked to no user account. Refuses with `externalLoginTaken` if the person
     * can't be linked to the caller's account.
     */
    async callback(ctx: Ctx, { code = '', state = '', iss, error }: CallbackQuery): Promise<FirstStepAnswer> {
      if (!provider) throw new Refusal('providerUnavailable')
      const { account: asker, ...request } = await useAttempt(ctx, encryption, state)
      // The provider or the person cancelled the login. Or it was started in a session that has ended or was replaced.
      if (code === '' || error !== undefined || (asker !== null && asker !== ctx.owner)) throw failed()
      const found = await provider.finish({ code, iss }, { ...request, state }).catch((reason: unknown) => {
        throw reason instanceof LoginRejected ? failed() : reason
      })
      const person = { ...found, name: found.name || (await nameOf(found)) }
      return await ctx.db.transaction().execute(async (db) => {
        const { owner } = ctx
        return asker === null || owner === null
          ? await logIn({ ...ctx, db }, person)
          : await continueSession({ ...ctx, db, owner }, person)
      })
    },

    /**
     * Removes the link, and ends its logins in every session. Refuses with `invalidCredentials`. Refuses with 404 if no
     * electronic id is linked and this session isn't logged in with one.
     */
    async unlink(ctx: OwnedCtx, { password }: UnlinkForm): Promise<void> {
      await account.proveByPassword(ctx, password)
      const { isLinked, living: linked } = await active.externalOf(ctx)
      if (!isLinked && linked === null) throw new Refusal('notFound')
      await unlinkElectronicId(ctx.db, ctx.owner)
      if (isLinked) await account.notify(ctx, 'externalIdUnlinked')
    },

    /**
     * Ends the login with the electronic id, but not the session. Returns no address if the provider can't be reached.
     */
    async logout(ctx: OwnedCtx): Promise<LogoutAddress> {
      const idToken = await active.end(ctx)
      if (!provider || idToken === null) return { url: null }
      const url = await provider.logoutUrl(idToken).catch((error: unknown) => {
        if (error instanceof ProviderFailure) return null
        throw error
      })
      return { url }
    },
  }
}

export type ExternalLoginService = ReturnType<typeof externalLoginService>
