import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { html } from '../page/html'
import { pageOf } from '../page/layout'
import { frontChannelHeader, type Client } from './client'
import { apiScopes, life } from './scopes'

/** Where the app ends its own session of the person who logs out; empty for one who is not logged in to it. */
function frontChannelOf({ oidc }: KoaContextWithOIDC, { clientId, publicUrl }: Client): string {
  const sid = oidc.session?.sidFor(clientId)
  return sid ? `${publicUrl}/logout-difi?${new URLSearchParams({ iss: oidc.issuer, sid }).toString()}` : ''
}

/** What ID-porten says where it can't go on: a page, since nobody is there to be redirected to. */
export function errorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const { headers, markup } = pageOf({
    title: 'ID-porten cannot go on',
    here: '',
    main: html`<p>${out.error_description ?? 'The request could not be handled.'}</p>
      <p><code>${out.error}</code></p>`,
  })
  ctx.set(headers)
  ctx.body = markup
}

/** What ID-porten can do beside the code flow. */
export const features = (issuer: string, client: Client): Configuration['features'] => ({
  devInteractions: { enabled: false },
  // What is known of a person stands in the id token.
  userinfo: { enabled: false },
  // Every access token is a JWT, whatever it is good for: those who take it check it by the provider's keys.
  resourceIndicators: {
    enabled: true,
    defaultResource: () => issuer,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: apiScopes.join(' '),
      audience: 'unspecified',
      accessTokenFormat: 'jwt',
      accessTokenTTL: life,
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
      const { headers, markup } = pageOf({
        title: 'You are logged out of ID-porten',
        here: '/idporten/persons',
        main: html`<p>You can close this page.</p>`,
      })
      ctx.set(headers)
      ctx.body = markup
    },
  },
})
