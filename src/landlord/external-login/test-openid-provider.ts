import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The faults of the provider's answer to a login. */
export interface ForcedClaims {
  /** Claims that replace the correct ones. A claim that is null is left out. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly alg?: 'RS256' | 'HS256' | 'none'
  /** Signs with another key. */
  readonly forged?: true
  /** Accepts the same code more than once. */
  readonly careless?: true
  /** Answers with this status instead. */
  readonly status?: number
}

interface Code extends ForcedClaims {
  readonly nonce: string
  readonly challenge: string
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = newKeys()
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: object, { alg = 'RS256', forged }: ForcedClaims, secret: string): string {
  const text = `${encoded({ alg, kid: 'test', typ: 'JWT' })}.${encoded(claims)}`
  const by = (key: KeyObject) => createSign('sha256').update(text).sign(key, 'base64url')
  if (alg === 'none') return `${text}.`
  if (alg === 'HS256') return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  return `${text}.${by(forged ? newKeys().privateKey : keys.privateKey)}`
}

function codeIn(text: string): Code | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Code
  } catch {
    return null
  }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/**
 * An OpenID provider whose answers are correct or have the faults that a test wants. It stores only
 * which codes were used.
 */
export async function startTestOpenIdProvider() {
  const settings = { issuer: '', clientId: 'husbok', clientSecret: 'a-secret-of-the-client' }
  const used = new Set<string>()
  /** In the header, user and password are form-encoded before anything else (RFC 6749, section 2.3.1). */
  const isClient = (header = '') =>
    Buffer.from(header.replace('Basic ', ''), 'base64').toString().split(':').map(decodeURIComponent).join(':') ===
    `${settings.clientId}:${settings.clientSecret}`

  function tokensFor(form: URLSearchParams): { status: number; body: object } {
    const text = form.get('code') ?? ''
    const grant = { status: 400, body: { error: 'invalid_grant' } }
    const code = codeIn(text)
    if (!code || (used.has(text) && !code.careless)) return grant
    used.add(text)
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (verifier !== code.challenge) return grant
    if (code.status !== undefined) return { status: code.status, body: { error: 'server_error' } }
    const now = Math.floor(Date.now() / 1000)
    const all = {
      iss: settings.issuer,
      aud: settings.clientId,
      sub: 'kari',
      pid: '29124815345',
      acr: 'idporten-loa-high',
      sid: 'session',
      nonce: code.nonce,
      auth_time: now,
      iat: now,
      exp: now + 120,
      ...code.claims,
    }
    const claims = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
    const id_token = signed(claims, code, settings.clientSecret)
    return {
      status: 200,
      body: { access_token: 'access', token_type: 'Bearer', expires_in: 600, scope: 'openid profile', id_token },
    }
  }

  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { issuer } = settings
    if (request.url === '/.well-known/openid-configuration')
      send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/logout`,
        authorization_response_iss_parameter_supported: true,
      })
    else if (request.url === '/jwks')
      send(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] })
    else if (request.url === '/token' && isClient(request.headers.authorization))
      void bodyOf(request).then((form) => {
        const { status, body } = tokensFor(form)
        send(status, body)
      })
    else send(401, { error: 'invalid_client' })
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  settings.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings,
    /**
     * Returns the values that the provider sends back with the browser after it has opened
     * `authUrl`.
     */
    answer(authUrl: string, claimed: ForcedClaims = {}): { code: string; state: string; iss: string } {
      const { searchParams: asked } = new URL(authUrl)
      const code: Code = { ...claimed, nonce: asked.get('nonce')!, challenge: asked.get('code_challenge')! }
      return {
        code: encoded({ ...code, unique: asked.get('state') }),
        state: asked.get('state')!,
        iss: settings.issuer,
      }
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export type TestOpenIdProvider = Awaited<ReturnType<typeof startTestOpenIdProvider>>
