import { createServer } from 'node:http'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** The secret with which the signing service signs its messages, and the product's login at the service. */
export const webhookSecret = 'many-webhook-secret'

/** A mail server that accepts everything and keeps nothing. */
export async function startMailSink(port: number): Promise<{ url: string; count(): number; stop(): Promise<void> }> {
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      count += 1
      stream.on('end', () => done())
      stream.resume()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

/** An order that the tenant has just signed, in the format of Express Sign. */
function orderOf(id: string): object {
  const signer = (role: string, n: number) => ({
    id: `${id}-${n}`,
    url: `https://sign.many.invalid/s/${id}/${n}`,
    externalSignerId: `contract:${id.slice(4)}:${role}`,
  })
  const now = new Date()
  const documentSignature = { fullName: 'Ola Hansen', dateOfBirth: '1990-05-17', signedTime: now.toISOString() }
  return {
    documentId: id,
    status: { documentStatus: 'partialsigned', completedPackages: [] },
    advanced: { timeToLive: { deadline: new Date(now.getTime() + 14 * 86_400_000).toISOString() } },
    signers: [{ ...signer('tenant', 0), documentSignature }, signer('landlord', 1)],
  }
}

/** The signing service as far as the product uses it here: a token, and the state of an order. */
export async function startSigningService(
  port: number,
): Promise<{ url: string; count(): number; stop(): Promise<void> }> {
  let count = 0
  const server = createServer((request, response) => {
    request.resume()
    const id = /\/documents\/(doc-\d+)$/.exec(request.url ?? '')?.[1]
    if (id !== undefined) count += 1
    const answer = id === undefined ? { access_token: 'token', expires_in: 3600, token_type: 'Bearer' } : orderOf(id)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => count,
    async stop() {
      const over = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await over
    },
  }
}
