import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Ids } from '../../base/call/context'
import type { ProviderSettings } from './providers'

export interface Sandbox {
  readonly url: string
  readonly smtpUrl: string
  readonly providers: ProviderSettings
  /** `helpUrl` is a page with persons and codes. */
  readonly olderTax: { readonly url: string; readonly helpUrl: string }
  stop(): void
}

/** The sandbox's program. In development it runs from its source. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('../../../sandbox/main.ts', import.meta.url)
  : new URL('./sandbox.js', import.meta.url)

/** Refuses to start the sandbox when the packages that only the sandbox needs are not installed. */
function refuseWithoutSandbox(): void {
  if (existsSync(entry)) return
  throw new Error(
    'this build has no sandbox, because the packages that only it needs were not installed. Set SANDBOX=off, or install them (npm install) and build again (npm run build).',
  )
}

/** Draws credentials. They are new for each start. */
const drawCredentials = (ids: Ids) => ({
  STRIPE_SECRET_KEY: `sk_test_${ids.code(128)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${ids.code(256)}`,
  IDPORTEN_CLIENT_ID: ids.code(128),
  IDPORTEN_CLIENT_SECRET: ids.code(256),
  SVEVE_USER: 'husbok',
  SVEVE_PASSWORD: ids.code(128),
  SIGNICAT_CLIENT_ID: ids.code(128),
  SIGNICAT_CLIENT_SECRET: ids.code(256),
  SIGNICAT_WEBHOOK_SECRET: ids.code(256),
})

/**
 * Starts the sandbox with credentials that are valid for this start only, so that no other program can send messages in
 * its name. The sandbox ends with this process, because the channel between them closes. Throws when the packages that
 * only the sandbox needs are missing.
 */
export async function startSandbox(options: {
  port: number
  dataDir: string
  /** The address that webhooks go to. */
  appUrl: string
  /** The address in a browser. Logins lead back to it. */
  publicUrl: string
  eventFormat: 'legacy' | 'dtp'
  ids: Ids
  log: (message: string) => void
}): Promise<Sandbox> {
  refuseWithoutSandbox()
  // `node --watch` makes children report their modules over the channel. Here the channel means something else.
  const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env
  const credentials = drawCredentials(options.ids)
  const { eventFormat } = options
  const child = fork(fileURLToPath(entry), [], {
    execArgv: entry.href.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: {
      ...environment,
      ...credentials,
      SIGNICAT_EVENT_FORMAT: eventFormat,
      SANDBOX_PORT: String(options.port),
      DATA_DIR: options.dataDir,
      APP_URL: options.appUrl,
      PUBLIC_URL: options.publicUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ports = await new Promise<{ httpPort: number; smtpPort: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { httpPort: number; smtpPort: number }))
    child.once('exit', (code) =>
      reject(new Error(`the sandbox did not start on port ${options.port} (exit ${code}); is SANDBOX_PORT taken?`)),
    )
  })
  child.once('exit', () => options.log('the sandbox has ended'))
  const url = `http://127.0.0.1:${ports.httpPort}`
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${ports.smtpPort}`,
    providers: {
      stripe: {
        apiUrl: url,
        secretKey: credentials.STRIPE_SECRET_KEY,
        webhookSecret: credentials.STRIPE_WEBHOOK_SECRET,
      },
      idporten: {
        issuer: `${url}/idporten`,
        clientId: credentials.IDPORTEN_CLIENT_ID,
        clientSecret: credentials.IDPORTEN_CLIENT_SECRET,
      },
      sveve: {
        url: `${url}/sveve`,
        user: credentials.SVEVE_USER,
        password: credentials.SVEVE_PASSWORD,
        from: 'Husbok',
      },
      signicat: {
        tokenUrl: `${url}/signicat/oauth/connect/token`,
        scope: 'signicat-api',
        signUrl: `${url}/signicat/sign`,
        depositUrl: `${url}/signicat/deposit`,
        depositBank: 'Sandbox Bank',
        clientId: credentials.SIGNICAT_CLIENT_ID,
        clientSecret: credentials.SIGNICAT_CLIENT_SECRET,
        webhookSecret: credentials.SIGNICAT_WEBHOOK_SECRET,
        eventFormat,
        bankidMethod: 'no_bankid_csc',
      },
      skatteetaten: {
        apiUrl: `${url}/skatteetaten`,
        viewUrl: `${url}/skatteetaten`,
        platformUrl: `${url}/altinn/platform`,
        appUrl: `${url}/altinn/skd/formueinntekt-skattemelding-v2`,
        systemName: 'Husbok',
      },
      registers: { kartverket: url, brreg: url, ssb: url, norgesBank: url, klass: url },
    },
    olderTax: { url: `${url}/altinn2`, helpUrl: `${url}/altinn2-desk` },
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
