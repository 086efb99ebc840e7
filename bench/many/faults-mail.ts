import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail that was taken. */
interface Taken {
  readonly id: string
  readonly to: string
  readonly at: number
}

/** A mail server that remembers which mails it has taken, and can be away. */
export interface MailServer {
  readonly url: string
  readonly taken: readonly Taken[]
  /** Milliseconds that it takes for a mail; for each fourth one four times as long. */
  slow(ms: number): void
  /** It closes its port, or opens it again. */
  away(isAway: boolean): Promise<void>
  stop(): Promise<void>
}

/** Starts it. A mail takes it 20 ms, each fourth one 80. */
export async function startMailServer(port: number): Promise<MailServer> {
  const taken: Taken[] = []
  let [delay, arrived] = [20, 0]
  const open = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData(stream, session, done) {
        const take = async () => {
          const bytes = await buffer(stream)
          // Some take longer than others, so that whoever takes the lease of one for over meets it under way.
          arrived += 1
          await sleep(arrived % 4 === 0 ? delay * 4 : delay)
          const id = /^Message-ID: <([^>]+)>/im.exec(bytes.toString('latin1'))?.[1] ?? ''
          taken.push({ id, to: session.envelope.rcptTo[0]?.address ?? '', at: performance.now() })
          done()
        }
        // Who sent it was killed before it was whole: it was not taken.
        take().catch(() => undefined)
      },
    })
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }
  let server: SMTPServer | null = await open()
  const close = async () => {
    const closing = server
    server = null
    if (closing) await new Promise<void>((done) => closing.close(() => done()))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    slow: (ms) => void (delay = ms),
    away: async (isAway) => (isAway ? await close() : void (server ??= await open())),
    stop: close,
  }
}

/** How often a mail was taken more than once, in all. */
export function takenAgain(taken: readonly Taken[]): number {
  return taken.length - new Set(taken.map(({ id }) => id)).size
}
