import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { html } from '../page/html'
import { sandboxPage } from '../page/layout'
import { frontChannelHeader, type Client } from './client'
import { apiScopes, tokenLifeSeconds } from './scopes'

/** The address where the app ends the session of the person who logs out. Empty when the person is not logged in to the app. */
function frontChannelOf({ oidc }: KoaContextWithOIDC, { clientId, publicUrl }: Client): string {
  const sid = oidc.session?.sidFor(clientId)
  return sid ? `${publicUrl}/logout-difi?${new URLSearchParams({ iss: oidc.issuer, sid }).toString()}` : ''
}

/** ID-porten's error page, when there is no address to redirect to. */
export function errorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const { headers, markup } = sandboxPage({
    title: 'ID-porten cannot go on',
    here: '',
    main: html`<p>${out.error_description ?? 'The request could not be handled.'}</p>
      <p><code>${out.error}</code></p>`,
  })
  ctx.set(headers)
  ctx.body = markup
}

/** ID-porten's features in addition to the code flow. */
export const providerFeatures = (issuer: string, client: Client): Configuration['features'] => ({
  devInteractions: { enabled: false },
  // The id token contains all data about the person.
  userinfo: { enabled: false },
  // Every access token is a JWT. Its receivers check it with the provider's keys.
  resourceIndicators: {
    enabled: true,
    defaultResource: () => issuer,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: apiScopes.join(' '),
      audience: 'unspecified',
      accessTokenFormat: 'jwt',
      accessTokenTTL: tokenLifeSeconds,
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource(ctx, form) {
      ctx.set(frontChannelHeader, frontChannelOf(ctx, client))
      ctx.body = form
    },
    postLogoutSuccessSource(ctx) {
      const { headers, markup } = sandboxPage({
        title: 'You are logged out of ID-porten',
        here: '/idporten/persons',
        main: html`<p>You can close this page.</p>`,
      })
      ctx.set(headers)
      ctx.body = markup
    },
  },
})
