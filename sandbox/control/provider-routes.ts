import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { dripMs, slowMs, type Fault } from './faults'
import { blankCredentials } from './journal'
import type { Sandbox } from './sandbox'

interface Visit {
  readonly id: number
  readonly fault: Fault | undefined
}

const closed = (request: FastifyRequest) =>
  new Promise<void>((gone) => (request.socket.destroyed ? gone() : request.socket.once('close', () => gone())))

/** Writes a byte twice a second, until the other side closes the connection. */
export function drip(into: Writable): void {
  const drops = setInterval(() => into.write(' '), dripMs)
  into.once('close', () => clearInterval(drops))
}

async function strike(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  switch (fault.kind) {
    case 'refuse':
      reply.hijack()
      return request.socket.destroy()
    case 'reset':
      reply.hijack()
      return request.socket.resetAndDestroy()
    case 'status': {
      const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {})
      return await reply
        .code(fault.status)
        .type(/^\s*[[{]/.test(text) ? 'application/json' : 'text/plain')
        .send(text)
    }
    case 'garbage':
      return await reply.code(200).type('application/json').send('\u0000%<{not what was agreed')
    case 'drip':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json' })
      return drip(reply.raw)
    case 'slow':
    case 'hang':
      return undefined
  }
}

/**
 * The routes of one provider. Calls below `prefix` are recorded in the journal and can meet faults. Handlers get the body
 * as the received text. `blank` removes credentials from the body in the journal.
 */
export async function providerRoutes(
  sandbox: Sandbox,
  provider: string,
  prefix: string,
  register: (app: FastifyInstance) => void | Promise<void>,
  blank: (body: string) => string = (body) => body,
): Promise<void> {
  await sandbox.app.register(
    async (app) => {
      const visits = new WeakMap<FastifyRequest, Visit>()
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      app.addHook('preHandler', async (request, reply) => {
        const { id } = sandbox.journal.append({
          at: sandbox.clock.now(),
          provider,
          method: request.method,
          path: request.url,
          headers: blankCredentials(request.headers),
          body: typeof request.body === 'string' ? blank(request.body) : '',
          status: null,
        })
        const fault = sandbox.faults.meet(provider, request.url)
        visits.set(request, { id, fault })
        if (fault) await strike(fault, request, reply)
      })
      app.addHook('onSend', async (request) => {
        const kind = visits.get(request)?.fault?.kind
        if (kind === 'slow') await Promise.race([sleep(slowMs, undefined, { ref: false }), closed(request)])
        if (kind === 'hang') await closed(request)
      })
      app.addHook('onResponse', async (request, reply) => {
        const visit = visits.get(request)
        if (visit) sandbox.journal.change(visit.id, { status: reply.statusCode })
      })
      await register(app)
    },
    { prefix },
  )
}
