import { createHash } from 'node:crypto'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Sandbox } from '../control/sandbox'
import { assuranceLevels, type Client } from './client'
import { errorPage, providerFeatures } from './features'
import { personAt } from './persons'
import { apiScopes, tokenLifeSeconds } from './scopes'
import { openSecrets, openStorage } from './storage'

/** ID-porten's session, in seconds: half an hour without use, two hours at most. */
const session = { idle: 30 * 60, absolute: 120 * 60 }
/** The time between a question and its answer, in seconds. A page may stay open for a while. */
const interaction = 60 * 60

/**
 * An OpenID provider that behaves like ID-porten. It has only the code flow, PKCE with S256 and a client secret. Subjects
 * are specific to the client, and the national id is among the claims. Tokens contain the machine's time, regardless of the
 * sandbox's clock, because their reader compares them with its own clock.
 */
export async function openProvider(sandbox: Sandbox, issuer: string, client: Client): Promise<Provider> {
  const { jwk, cookieKey } = await openSecrets(sandbox)
  const provider = new Provider(issuer, {
    adapter: openStorage(sandbox),
    jwks: { keys: [{ ...jwk, use: 'sig', alg: 'RS256', kid: 'sandbox' }] },
    cookies: {
      keys: [cookieKey],
      names: { session: 'idporten', interaction: 'idporten_step', resume: 'idporten_back' },
    },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${client.publicUrl}/signin-difi`],
        post_logout_redirect_uris: [`${client.publicUrl}/logout/difi`],
        subject_type: 'pairwise',
        require_auth_time: true,
      },
    ],
    subjectTypes: ['pairwise'],
    // There is one client, whose name may change with each start. A person's subject stays the same.
    pairwiseIdentifier: (_ctx, accountId) =>
      createHash('sha256').update(`${accountId} ${cookieKey}`).digest('base64url'),
    findAccount: async (_ctx, accountId) => {
      const person = personAt(accountId)
      if (!person) return undefined
      return {
        accountId,
        claims: async () => ({ sub: accountId, locale: 'nb', ...(person.pid !== null && { pid: person.pid }) }),
      }
    },
    claims: { openid: ['sub', 'pid', 'acr', 'amr', 'locale', 'sid', 'auth_time'] },
    conformIdTokenClaims: false,
    acrValues: assuranceLevels,
    scopes: ['openid', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    routes: {
      authorization: '/authorize',
      token: '/token',
      jwks: '/jwks',
      end_session: '/logout',
      pushed_authorization_request: '/par',
    },
    features: providerFeatures(issuer, client),
    interactions: { url: (_ctx, { uid }) => `/idporten/interaction/${uid}` },
    // The person is not asked for consent to the app's requests.
    async loadExistingGrant({ oidc }) {
      const known = oidc.session?.grantIdFor(oidc.client!.clientId)
      if (known) return await oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid profile')
      grant.addResourceScope(issuer, apiScopes.join(' '))
      await grant.save()
      return grant
    },
    extraTokenClaims: async ({ oidc }) => {
      const { pid } = personAt(oidc.account?.accountId ?? '') ?? {}
      // A token can only contain the machine's time. When the sandbox's time is moved on, the token ends by the sandbox's
      // time.
      const ends = new Date(Date.parse(sandbox.clock.now()) + tokenLifeSeconds * 1000).toISOString()
      return {
        acr: oidc.entities.AuthorizationCode?.acr ?? assuranceLevels[1],
        sandbox_ends: ends,
        ...(pid && { pid }),
      }
    },
    ttl: {
      AccessToken: tokenLifeSeconds,
      AuthorizationCode: 60,
      IdToken: tokenLifeSeconds,
      Interaction: interaction,
      Grant: session.absolute,
      Session: (_ctx, { loginTs }) => {
        const absolute = (loginTs ?? 0) + session.absolute - Math.floor(Date.now() / 1000)
        return loginTs === undefined ? interaction : Math.max(1, Math.min(session.idle, absolute))
      },
    },
    clientBasedCORS: () => false,
    renderError: errorPage,
  })
  // The library adds `sid` to id tokens only for another kind of logout, which ID-porten doesn't have.
  Object.assign(provider.Client.prototype, { includeSid: () => true })
  return provider
}
