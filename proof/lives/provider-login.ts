import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import type { ProviderRequest, Provider, ProviderReply } from './network'

/** ID-porten (OpenID Connect, code flow with PKCE), as far as a login needs it. */
export const issuer = 'https://id.lives.test'
export const loginClient = { clientId: 'husbok', clientSecret: 'secret' }

// The keys differ in every run. Nothing that depends on them is ever compared.
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64url = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

function signed(claims: object): string {
  const text = `${base64url({ alg: 'RS256', kid: 'lives', typ: 'JWT' })}.${base64url(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
}

/** How long a login is valid at the authority, in seconds. */
const lifetime = 7200

export function openLogin() {
  interface Begun {
    readonly pid: string
    readonly nonce: string
    readonly challenge: string
  }
  const codes = new Map<string, Begun>()
  const tokens = new Map<string, string>()

  function token(form: URLSearchParams): ProviderReply {
    const code = form.get('code') ?? ''
    const begun = codes.get(code)
    codes.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!begun || proof !== begun.challenge) return { status: 400, json: { error: 'invalid_grant' } }
    const accessToken = `access-${tokens.size + 1}`
    tokens.set(accessToken, begun.pid)
    // The library that checks it uses the real time.
    const now = Math.floor(Date.now() / 1000)
    const idToken = signed({
      iss: issuer,
      aud: loginClient.clientId,
      sub: `subject of ${begun.pid}`,
      pid: begun.pid,
      acr: 'idporten-loa-high',
      amr: ['BankID'],
      sid: `sid-${tokens.size}`,
      nonce: begun.nonce,
      auth_time: now,
      iat: now,
      exp: now + 120,
    })
    return {
      status: 200,
      json: {
        access_token: accessToken,
        id_token: idToken,
        token_type: 'Bearer',
        expires_in: lifetime,
        scope: 'openid',
      },
    }
  }

  function answer({ path, body }: ProviderRequest): ProviderReply {
    if (path === '/.well-known/openid-configuration')
      return {
        status: 200,
        json: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          end_session_endpoint: `${issuer}/logout`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        },
      }
    if (path === '/jwks')
      return {
        status: 200,
        json: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'lives', alg: 'RS256', use: 'sig' }] },
      }
    return path === '/token' ? token(new URLSearchParams(body)) : { status: 404, text: '' }
  }

  const provider: Provider = { name: 'login', origin: issuer, answer }
  return {
    provider,
    pidOf: (accessToken: string) => tokens.get(accessToken),
    /** The person logs in at the page that the product redirected to. Returns the values with which the browser returns. */
    logIn(authUrl: string, pid: string): { code: string; state: string; iss: string } {
      const asked = new URL(authUrl).searchParams
      const code = `code-${codes.size + tokens.size + 1}`
      codes.set(code, {
        pid,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      })
      return { code, state: asked.get('state') ?? '', iss: issuer }
    },
  }
}
export type Login = ReturnType<typeof openLogin>
