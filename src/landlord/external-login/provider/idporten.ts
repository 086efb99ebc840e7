import type * as Library from 'openid-client'
import { ProviderFailure } from '../../../base/provider/failure'
import { providerFetch } from '../../../base/provider/fetch'
import { providerPage } from '../../../base/provider/page-address'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import { addTime, type Instant } from '../../../base/kit/day'
import { requiredAssuranceLevel } from '../model'
import { LoginRejected, type ExternalIdProvider, type ExternalIdSettings, type ExternalPerson } from '../port'

/** After this time, the provider's addresses are loaded again, in ms. */
const believed = 24 * 60 * 60_000

/**
 * Logs people in with ID-porten: OpenID Connect with code flow, PKCE and client secret
 * (docs.digdir.no/docs/idporten/oidc). `publicUrl` has no slash at the end. `scopes` limits what the access token can
 * be used for.
 */
export function idportenProvider(
  settings: ExternalIdSettings,
  { publicUrl, scopes }: { readonly publicUrl: string; readonly scopes: readonly string[] },
  deps: Omit<ProviderDeps, 'name'>,
): ExternalIdProvider {
  const provider = openProvider({ ...deps, name: 'idporten' })
  const redirectUri = `${publicUrl}/signin-difi`
  /** The issuer `https://idporten.no` has its login pages at `login.idporten.no`. */
  const pages = { hosts: [new URL(settings.issuer).hostname], origins: [settings.issuer] }
  const open = clientOf(settings, deps.clock)
  const askClient = async <T>(name: string, action: (client: Client) => Promise<T>): Promise<T> =>
    await provider.ask({ name, userId: null, sendData: {} }, async () => {
      try {
        return await action(await open())
      } catch (error) {
        throw failureOf(error)
      }
    })

  return {
    async begin({ state, nonce, verifier }, language) {
      const { oidc, config } = await askClient('metadata', async (client) => client)
      providerPage(config.serverMetadata().authorization_endpoint ?? '', pages, 'where to log in')
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: ['openid', 'profile', ...scopes].join(' '),
        state,
        nonce,
        acr_values: requiredAssuranceLevel,
        ui_locales: language,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    async finish({ code, iss }, question) {
      return await askClient('exchange code', async ({ oidc, config }) => {
        const callback = new URL(redirectUri)
        callback.search = new URLSearchParams({
          code,
          state: question.state,
          ...(iss !== undefined && { iss }),
        }).toString()
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: question.verifier,
          expectedState: question.state,
          expectedNonce: question.nonce,
          idTokenExpected: true,
        })
        return personOf(tokens)
      })
    },

    async logoutUrl(idToken) {
      const { oidc, config } = await askClient('metadata', async (client) => client)
      providerPage(config.serverMetadata().end_session_endpoint ?? '', pages, 'where to log out')
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/logout/difi`,
      }).href
    },
  }
}

interface Client {
  readonly oidc: typeof Library
  readonly config: Library.Configuration
}

/** Returns a function that resolves to the client. The provider's addresses are loaded once a day. */
function clientOf({ issuer, clientId, clientSecret }: ExternalIdSettings, clock: ProviderDeps['clock']) {
  const ask = providerFetch({ origins: [issuer] })
  const fetching: Library.CustomFetch = async (url, { body, ...options }) => {
    const answer = await ask(url, { ...options, ...(body !== undefined && body !== null && { body }) })
    const { pathname } = new URL(url)
    if (answer.status === 429 || answer.status >= 500)
      throw new ProviderFailure('overloaded', `${answer.status} from ${pathname}`)
    // The client's credentials are wrong, or the client has no access. The person who logs in can't
    // fix that.
    if (answer.status === 401 || answer.status === 403)
      throw new ProviderFailure('refused', `${answer.status} from ${pathname}`)
    return answer
  }
  let known: (Client & { readonly until: Instant }) | undefined
  return async (): Promise<Client> => {
    const now = clock.now()
    if (known && known.until > now) return known
    const oidc = await import('openid-client')
    const config = await oidc.discovery(
      new URL(issuer),
      clientId,
      { id_token_signed_response_alg: 'RS256' },
      oidc.ClientSecretBasic(clientSecret),
      {
        [oidc.customFetch]: fetching,
        execute: [
          // Signatures are checked even though the token comes directly from the provider.
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
    known = { oidc, config, until: addTime(now, believed) }
    return known
  }
}

/** The person who has logged in. Rejects a login of a lower level, and a login without a national id. */
function personOf(tokens: Awaited<ReturnType<typeof Library.authorizationCodeGrant>>): ExternalPerson {
  const claims = tokens.claims()
  if (!claims || tokens.id_token === undefined) throw new LoginRejected('no id token')
  const { iss, sub, acr, pid, sid, name } = claims
  if (acr !== requiredAssuranceLevel) throw new LoginRejected('acr is not the one that was asked for')
  if (typeof pid !== 'string' || !/^\d{11}$/.test(pid)) throw new LoginRejected('no national id')
  return {
    issuer: iss,
    subject: sub,
    nationalId: pid,
    name: typeof name === 'string' ? name.trim().slice(0, 200) : '',
    sid: typeof sid === 'string' ? sid : null,
    expiresIn: tokens.expires_in ?? 0,
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
  }
}

const unreadable = new Set(['OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

function failureOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ProviderFailure || cause instanceof LoginRejected) return cause
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unreadable.has(code)) return new ProviderFailure('unreadable', code, { cause: error })
  // The reason is the provider's error code (`invalid_grant`), or else the library's message.
  const reason = 'error' in error && typeof error.error === 'string' ? error.error : error.message
  return code.startsWith('OAUTH_') ? new LoginRejected(reason, { cause: error }) : error
}
