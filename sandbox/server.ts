import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { altinnProvider } from './altinn/routes'
import { altinn2 } from './older-altinn/routes'
import { guardLoopback } from './control/guard'
import type { Credentials } from './control/credentials'
import { controlRoutes } from './control/routes'
import { openSandbox, type Sandbox } from './control/sandbox'
import { deposit } from './deposit/routes'
import type { BankState } from './deposit/state'
import { homePage } from './home'
import { addIdporten } from './idporten/routes'
import { mailPages } from './mail/pages'
import type { StoredMail } from './mail/mailbox'
import { startSmtp } from './mail/smtp'
import { addStripe } from './stripe/routes'
import type { MessageSender } from './signicat/post'
import { signicat, type Signicat } from './signicat/routes'
import { registerProviders } from './registers/routes'
import { skatteetatenProvider } from './skatteetaten/routes'
import { sveveProvider, type StoredSms } from './sveve/routes'

export interface SandboxOptions {
  /** 0 uses any free port, here and below. */
  readonly httpPort: number
  readonly smtpPort: number
  /** The folder of the journal and the messages. */
  readonly dataDir: string
  /** The address where the app listens. Webhooks go there. */
  readonly appUrl: string
  /** The app's address for browsers. Logins return there. */
  readonly publicUrl: string
  readonly credentials: Credentials
  /** The machine's clock, in milliseconds. */
  readonly machine: () => number
}

/** The parts of the sandbox that a test in the same process may use directly. */
export interface Parts {
  readonly shared: Sandbox
  readonly signicat: Signicat
  readonly bank: BankState
}

export interface RunningSandbox {
  readonly httpPort: number
  readonly smtpPort: number
  /** The sandbox itself, for tests in the same process. */
  readonly parts: Parts
  stop(): Promise<void>
}

/** The server that all parts of the sandbox use. */
export function createApp(): FastifyInstance {
  const app = fastify({
    bodyLimit: 32_000_000,
    forceCloseConnections: true,
    logger: false,
    // A client that connects and sends nothing, or only a part, is not waited for.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000 },
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return app
}

/** Starts the whole sandbox on loopback. Throws when a port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const app = createApp()
  guardLoopback(app)
  const sandbox = openSandbox(app, options.dataDir, options.machine)
  const mails = sandbox.store<StoredMail>('mails', { entries: 500, bytes: 32_000_000 })
  const messages = sandbox.store<StoredSms>('sms', { entries: 500, bytes: 1_000_000 })
  const post: MessageSender = {
    mail: ({ attachments = [], from, ...mail }) =>
      void mails.append({
        ...mail,
        at: sandbox.clock.now(),
        from,
        sender: from,
        replyTo: '',
        messageId: '',
        html: '',
        attachments,
      }),
    sms: (message) => void messages.append({ ...message, at: sandbox.clock.now() }),
  }
  controlRoutes(sandbox)
  homePage(sandbox)
  mailPages(sandbox, mails)
  await addStripe(sandbox, { ...options.credentials.stripe, appUrl: options.appUrl })
  await sveveProvider(sandbox, messages, options.credentials.sveve)
  const signing = await signicat(sandbox, { ...options.credentials.signicat, appUrl: options.appUrl }, post)
  const bank = await deposit(sandbox, signing)
  await altinn2(sandbox, post)
  await registerProviders(sandbox)
  await addIdporten(sandbox, { ...options.credentials.idporten, publicUrl: options.publicUrl })
  await altinnProvider(sandbox, await skatteetatenProvider(sandbox))

  await app.listen({ host: '127.0.0.1', port: options.httpPort })
  const smtp = await startSmtp(sandbox, mails, options.smtpPort).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  return {
    httpPort: (app.server.address() as AddressInfo).port,
    smtpPort: smtp.port,
    parts: { shared: sandbox, signicat: signing, bank },
    async stop() {
      await Promise.all([app.close(), smtp.stop()])
    },
  }
}
