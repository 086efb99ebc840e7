import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** An accepted mail. */
interface Taken {
  readonly id: string
  readonly to: string
  readonly at: number
}

/** A mail server that remembers the accepted mails and can be away. */
export interface MailServer {
  readonly url: string
  readonly taken: readonly Taken[]
  /** Sets how many milliseconds it takes for a mail. Each fourth mail takes four times as long. */
  slow(ms: number): void
  /** Closes its port, or opens it again. */
  away(isAway: boolean): Promise<void>
  stop(): Promise<void>
}

/** Starts the server. It takes 20 ms for a mail, and 80 ms for each fourth one. */
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
          // Some mails take longer than others. So a process that wrongly takes over a job finds it in progress.
          arrived += 1
          await sleep(arrived % 4 === 0 ? delay * 4 : delay)
          const id = /^Message-ID: <([^>]+)>/im.exec(bytes.toString('latin1'))?.[1] ?? ''
          taken.push({ id, to: session.envelope.rcptTo[0]?.address ?? '', at: performance.now() })
          done()
        }
        // The sender was killed before the mail was complete, so it was not accepted.
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

/** The number of mails that were accepted again. */
export function countRepeatedMails(taken: readonly Taken[]): number {
  return taken.length - new Set(taken.map(({ id }) => id)).size
}
