import fastify, { type FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'

/** The path of ID-porten in the sandbox. */
export const idportenPath = '/idporten'

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}
export interface ProviderAnswer {
  readonly statusCode: number
  readonly headers: NodeJS.Dict<string | string[] | number>
  readonly payload: string
}
export type CallProvider = (asked: Asked) => Promise<ProviderAnswer>

/**
 * The provider behind an app without a port. The provider wants to read and answer requests itself. But the sandbox has
 * already read the body for the journal, and may have to withhold the answer.
 */
export function providerInProcess(provider: Provider): CallProvider {
  const app = fastify({ logger: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const callback = provider.callback()
  app.all('/*', (request, reply) => {
    reply.hijack()
    // The provider's own addresses begin with the path that is cut off below.
    void callback(Object.assign(request.raw, { originalUrl: `${idportenPath}${request.raw.url}` }), reply.raw)
  })
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: url.slice(idportenPath.length),
      headers: headers as Record<string, string>,
      ...(body !== '' && { payload: body }),
    })
    return { statusCode: answer.statusCode, headers: answer.headers, payload: answer.payload }
  }
}

export const bodyText = (body: unknown) => (typeof body === 'string' ? body : '')

export const sendProviderAnswer = (reply: FastifyReply, { statusCode, headers, payload }: ProviderAnswer) => {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !['connection', 'date', 'transfer-encoding', 'content-length'].includes(name))
      reply.header(name, value)
  return reply.code(statusCode).send(payload)
}
