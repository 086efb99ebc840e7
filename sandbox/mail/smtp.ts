import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { slowMs, type Fault } from '../control/faults'
import { isLoopback } from '../control/guard'
import { writeSlowly } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { Store } from '../control/store'
import { receiveMail, type StoredMail } from './mailbox'

const largest = 30_000_000

const saidNo = (status: number, text: string) => Object.assign(new Error(text), { responseCode: status })

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A real mail server (RFC 5321) that stores what it gets. Faults of the provider `smtp` happen at the recipient's address.
 * Their path is a part of the address, their status an SMTP status (550), and their body its text.
 */
export async function startSmtp(
  { clock, faults }: Sandbox,
  mails: Store<StoredMail>,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Map<number, Socket>()
  const withheld = new WeakMap<SMTPServerSession, Fault>()

  const strike = (fault: Fault, session: SMTPServerSession, done: (error?: Error) => void) => {
    const socket = sockets.get(session.remotePort)
    if (fault.kind === 'status')
      return done(
        saidNo(fault.status, typeof fault.body === 'string' ? fault.body : 'Refused by a fault of the sandbox'),
      )
    if (fault.kind === 'refuse') return void socket?.destroy()
    if (fault.kind === 'reset') return void socket?.resetAndDestroy()
    if (fault.kind === 'garbage') return void socket?.write('\u0000%<{not what was agreed\r\n')
    if (fault.kind === 'drip') {
      if (socket) writeSlowly(socket)
      return undefined
    }
    withheld.set(session, fault)
    return done()
  }

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const { mailFrom, rcptTo } = session.envelope
    const message = await readAll(stream)
    if (stream.sizeExceeded) throw saidNo(552, 'Message too large')
    await receiveMail(
      mails,
      clock.now(),
      { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map((each) => each.address) },
      message,
    )
    const kind = withheld.get(session)?.kind
    if (kind === 'slow') await sleep(slowMs, undefined, { ref: false })
    if (kind === 'hang') await new Promise(() => undefined)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    size: largest,
    // Any name and password is accepted.
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onConnect: (session, done) => done(isLoopback(session.remoteAddress) ? null : saidNo(554, 'Only for this machine')),
    onRcptTo(address, session, done) {
      const fault = faults.meet('smtp', address.address)
      if (fault) strike(fault, session, done)
      else done()
    },
    onData: (stream, session, done) => callbackify(take)(stream, session, done),
  })
  server.server.on('connection', (socket: Socket) => {
    const remote = socket.remotePort ?? 0
    sockets.set(remote, socket)
    socket.once('close', () => sockets.delete(remote))
  })
  await new Promise<void>((up, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', up)
  })
  // A client that disconnects in the middle is not an error of the sandbox.
  server.on('error', () => undefined)
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((down) => {
        server.close(() => down())
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
}
