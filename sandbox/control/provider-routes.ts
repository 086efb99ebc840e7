import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { slowByteMs, isCarriedOut, type Fault } from './faults'
import { textWithoutCredentials } from './journal'
import type { Sandbox } from './sandbox'

interface Visit {
  readonly id: number
  readonly fault: Fault | undefined
}

const closed = (request: FastifyRequest) =>
  new Promise<void>((gone) => (request.socket.destroyed ? gone() : request.socket.once('close', () => gone())))

/** Writes a byte twice a second, until the other side closes the connection. */
export function writeSlowly(into: Writable): void {
  const drops = setInterval(() => into.write(' '), slowByteMs)
  into.once('close', () => clearInterval(drops))
}

/** Sets status and type of the wrong answer, and returns its text. */
function wrongAnswer(fault: Fault, reply: FastifyReply): string {
  if (fault.kind === 'garbage') {
    reply.code(200).type('application/json')
    return '\u0000%<{not what was agreed'
  }
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {})
  reply.code(fault.status).type(/^\s*[[{]/.test(text) ? 'application/json' : 'text/plain')
  return text
}

/** Makes the call fail instead of carrying it out. */
async function strike(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  switch (fault.kind) {
    case 'refuse':
      reply.hijack()
      return request.socket.destroy()
    case 'reset':
      reply.hijack()
      return request.socket.resetAndDestroy()
    case 'status':
    case 'garbage':
      return await reply.send(wrongAnswer(fault, reply))
    case 'drip':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/json' })
      return writeSlowly(reply.raw)
    case 'slow':
    case 'hang':
      return reply.hijack()
  }
}

/** Makes the answer to a call fail after the call was carried out. Returns the answer that is sent. */
async function spoil(fault: Fault, request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  switch (fault.kind) {
    case 'refuse':
      request.socket.destroy()
      return answer
    case 'reset':
      request.socket.resetAndDestroy()
      return answer
    case 'status':
    case 'garbage':
      reply.removeHeader('content-length')
      return wrongAnswer(fault, reply)
    case 'slow':
      await Promise.race([sleep(fault.ms, undefined, { ref: false }), closed(request)])
      return answer
    case 'hang':
      await closed(request)
      return answer
    case 'drip':
      return answer
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
        const call = sandbox.journal.append({
          at: sandbox.clock.now(),
          provider,
          method: request.method,
          path: request.url,
          headers: textWithoutCredentials(request.headers),
          body: typeof request.body === 'string' ? blank(request.body) : '',
          status: null,
        })
        for (const listener of sandbox.onCall) listener(call)
        const fault = sandbox.faults.meet(provider, request.url, request.method)
        visits.set(request, { id: call.id, fault })
        if (fault && !isCarriedOut(fault)) await strike(fault, request, reply)
      })
      app.addHook('onSend', async (request, reply, answer) => {
        const fault = visits.get(request)?.fault
        return fault && isCarriedOut(fault) ? await spoil(fault, request, reply, answer) : answer
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
