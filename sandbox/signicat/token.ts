import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { openCollection, type Collection } from '../control/collection'
import type { Sandbox } from '../control/sandbox'
import { SignicatRefusal } from './failure'

interface Token {
  readonly id: string
  /** The providers' time, ISO 8601. */
  readonly expires: string
}

export interface Tokens {
  /** Throws 401 unless the call has a valid token. */
  check(request: FastifyRequest): void
  give(): string
  /** Ends all tokens that were issued. */
  endAll(): void
  /** For how many seconds new tokens are valid. Only a test in the same process changes it. */
  seconds: number
}

/** The scopes: one of the current platform, and several of the older one. */
const scopes = new Set([
  'signicat-api',
  'document_read',
  'document_write',
  'document_file',
  'event',
  'jwt',
  'deposit_read',
  'deposit_write',
])

/** Access tokens. They survive a kill, and end when the providers' time is moved past their end. */
export function openTokens(sandbox: Sandbox): Tokens {
  const tokens: Collection<Token> = openCollection(sandbox, 'signicat-tokens')
  const after = (seconds: number) => new Date(Date.parse(sandbox.clock.now()) + seconds * 1000).toISOString()
  return {
    seconds: 3600,
    give() {
      return tokens.add({ id: randomBytes(32).toString('base64url'), expires: after(this.seconds) }).id
    },
    endAll: () => tokens.list().forEach(({ id }) => tokens.change(id, { expires: after(0) })),
    check({ headers }) {
      const [scheme, id = ''] = (headers.authorization ?? '').split(' ')
      const token = scheme?.toLowerCase() === 'bearer' ? tokens.get(id) : undefined
      if (!token || token.expires <= sandbox.clock.now())
        throw new SignicatRefusal(401, 'unauthorized', 'Authorization has been denied for this request.')
    },
  }
}

/** Removes a client's password from the form, because the journal must not contain it. */
export const responseWithoutSecret = (body: string): string => body.replace(/(\bclient_secret=)[^&]*/g, '$1***')

interface Claimed {
  readonly id: string
  readonly secret: string
  /** True if the credentials are in the header. Then wrong credentials are answered with 401 (RFC 6749 section 5.2). */
  readonly inHeader: boolean
}

function claimed(authorization: string, form: URLSearchParams): Claimed {
  const basic = /^basic (.*)$/i.exec(authorization)
  if (!basic) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '', inHeader: false }
  const [id = '', ...rest] = Buffer.from(basic[1]!, 'base64').toString().split(':')
  return { id, secret: rest.join(':'), inHeader: true }
}

/** `POST /oauth/connect/token`: client credentials (RFC 6749 section 4.4). */
export function tokenRoutes(
  app: FastifyInstance,
  tokens: Tokens,
  client: { readonly clientId: string; readonly clientSecret: string },
): void {
  app.post('/oauth/connect/token', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const refuse = (status: number, error: string, description: string) =>
      reply.code(status).send({ error, error_description: description })
    const { id, secret, inHeader } = claimed(request.headers.authorization ?? '', form)
    if (id !== client.clientId || secret !== client.clientSecret)
      return await refuse(inHeader ? 401 : 400, 'invalid_client', 'Client authentication failed.')
    if (form.get('grant_type') !== 'client_credentials')
      return await refuse(400, 'unsupported_grant_type', 'Only client_credentials is supported.')
    const asked = (form.get('scope') ?? '').split(' ').filter(Boolean)
    if (asked.length === 0 || asked.some((scope) => !scopes.has(scope)))
      return await refuse(400, 'invalid_scope', 'The requested scope is unknown or missing.')
    return { access_token: tokens.give(), expires_in: tokens.seconds, token_type: 'Bearer', scope: asked.join(' ') }
  })
}
