import type { FastifyRequest } from 'fastify'
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { Sandbox } from '../control/sandbox'
import { openSecrets } from '../idporten/storage'
import { AuthorityFailure } from './failure'

/** The claims of a token that are used here. */
interface Claims {
  readonly iss: string
  readonly pid?: string
  readonly scope?: string
  /** When it ends by the sandbox's time, ISO 8601. */
  readonly sandbox_ends: string
}

export interface Bearer {
  /** Throws 401 without a valid token, and 403 when the token doesn't have `scope`. */
  check(request: FastifyRequest, of: 'idporten' | 'altinn', scope: string): Promise<{ readonly pid: string }>
  /** Exchanges ID-porten's token for Altinn's own. */
  exchange(request: FastifyRequest): Promise<string>
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function readClaims(token: string, key: KeyObject): Claims | null {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  if (rest.length > 0 || !verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return null
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
}

/** Tokens of ID-porten, and Altinn's tokens in exchange for them. */
export function openBearer(sandbox: Sandbox): Bearer {
  const issuers = {
    idporten: () => `${sandbox.origin()}/idporten`,
    altinn: () => `${sandbox.origin()}/altinn/platform/authentication/api/v1/openid/`,
  }
  const read = async ({ headers }: FastifyRequest, of: keyof typeof issuers): Promise<Claims> => {
    const { jwk } = await openSecrets(sandbox)
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
    const claims = token === undefined ? null : readClaims(token, createPublicKey({ key: jwk, format: 'jwk' }))
    if (!claims || claims.iss !== issuers[of]() || claims.sandbox_ends <= sandbox.clock.now())
      throw new AuthorityFailure(401, 'Innloggingen mangler eller er utløpt.')
    return claims
  }
  const personOf = ({ pid, scope = '' }: Claims, asked: string) => {
    if (pid === undefined || !scope.split(' ').includes(asked))
      throw new AuthorityFailure(403, 'Innloggingen gir ikke tilgang til tjenesten.')
    return { pid }
  }
  return {
    check: async (request, of, scope) => personOf(await read(request, of), scope),
    async exchange(request) {
      const claims = await read(request, 'idporten')
      personOf(claims, 'altinn:instances.read')
      const { jwk } = await openSecrets(sandbox)
      const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })}.${part({ ...claims, iss: issuers.altinn() })}`
      const key = createPrivateKey({ key: jwk, format: 'jwk' })
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
    },
  }
}
