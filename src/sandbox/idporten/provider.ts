import { createHash } from 'node:crypto'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Sandbox } from '../control/sandbox'
import { levels, type Client } from './client'
import { errorPage, features } from './features'
import { personAt } from './persons'
import { apiScopes, life } from './scopes'
import { openSecrets, openStorage } from './storage'

/** ID-porten's session: half an hour without use, two hours at most. */
const session = { idle: 30 * 60, absolute: 120 * 60 }
/** Between a question and its answer: a page may be left open for a while. */
const interaction = 60 * 60

/**
 * An OpenID provider that behaves as ID-porten does: code flow only, PKCE with S256, the client proven by its secret,
 * subjects that only this client sees, the national id among the claims. Tokens carry the machine's time, whatever the
 * sandbox's clock says: their reader compares them with its own.
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
    // There is one client, under a name that may change with each start; who is linked to a subject stays linked.
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
    acrValues: levels,
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
    features: features(issuer, client),
    interactions: { url: (_ctx, { uid }) => `/idporten/interaction/${uid}` },
    // Nobody is asked whether the app may know what it is told, and may do what it asks for.
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
      // The machine's time is all that a token can carry; when the sandbox's own is moved on, it ends with that.
      const ends = new Date(Date.parse(sandbox.clock.now()) + life * 1000).toISOString()
      return { acr: oidc.entities.AuthorizationCode?.acr ?? levels[1], sandbox_ends: ends, ...(pid && { pid }) }
    },
    ttl: {
      AccessToken: life,
      AuthorizationCode: 60,
      IdToken: life,
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
  // The library puts `sid` into id tokens for logouts of another kind only, which ID-porten doesn't have.
  Object.assign(provider.Client.prototype, { includeSid: () => true })
  return provider
}
