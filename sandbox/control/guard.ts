import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

export const isLoopback = (address: string | undefined): boolean => loopbackAddress.test(address ?? '')

/**
 * Only this machine may call, and only under a name of this machine. A foreign page may have made its own name point to
 * this machine, so other names are refused. Pages can't use the control API, except the sandbox's own pages.
 */
export function guardLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { host = '', origin } = request.headers
    const own = origin === undefined || origin === `http://${host}`
    const allowed =
      isLoopback(request.socket.remoteAddress) &&
      loopbackHost.test(host) &&
      (own || !request.url.startsWith('/__sandbox'))
    if (!allowed) return await reply.code(403).send({ message: 'forbidden' })
  })
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
  })
}
