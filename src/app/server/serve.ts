import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBackupDue } from '../../base/backup/rules-nightly'
import { lastSnapshot } from '../../base/backup/service'
import { version } from '../../base/db/build'
import { readClock } from '../../base/db/clock'
import { installationId } from '../../base/db/installation'
import type { Db } from '../../base/db/pool'
import { claimStore } from '../../base/file/service-store'
import type { Instant } from '../../base/kit/day'
import { combinedWatch, type Tracing } from '../../base/measure/watch'
import type { Measuring } from '../../base/measure/measuring'
import { checkSmtp } from '../../base/outbox/provider/smtp'
import { startWorker } from '../../base/outbox/worker'
import { registerState } from '../../base/register/service-stored'
import { applyPlans } from '../../landlord/subscription/service-plans'
import { buildApp, type Log } from './app'
import type { Installation } from './command'
import type { Config } from './config'
import { buildModules } from './modules'
import { openStore } from './store'
import { settingsOrStandIns } from './providers'
import type { Sandbox } from './sandbox'

const lookMs = 60_000
/** Milliseconds until the next try. The cause of a failure may be gone by then, and the log must not fill up. */
const pauseMs = 3_600_000

interface NightlyDeps {
  /** `03:15`, in Oslo. */
  readonly at: string
  readonly now: () => Instant
  /** When the last backup was completed. Null when there is none. */
  readonly lastBackup: () => Promise<Instant | null>
  /** Makes the backup. Throws a sentence for the operator when it fails. */
  readonly make: (signal: AbortSignal) => Promise<void>
  readonly log: (level: 'info' | 'error', message: string) => void
}

/**
 * Makes nightly backups inside the app, so that neither systemd nor cron is needed. If there are several processes, the
 * first one makes the backup.
 */
function startNightly({ at, now, lastBackup, make, log }: NightlyDeps): { readonly stop: () => Promise<void> } {
  const ended = new AbortController()
  let pausedUntil = ''
  let running: Promise<void> | null = null
  async function look(): Promise<void> {
    if (now() < pausedUntil || !isBackupDue(now(), at, await lastBackup())) return
    try {
      await make(ended.signal)
      log('info', 'the nightly backup is made')
    } catch (error) {
      if (ended.signal.aborted) return
      pausedUntil = new Date(Date.parse(now()) + pauseMs).toISOString()
      log('error', `the nightly backup failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const timer = setInterval(() => {
    // When the database can't be reached, the next check is in a minute.
    running ??= look()
      .catch(() => undefined)
      .finally(() => (running = null))
  }, lookMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      ended.abort()
      await running
    },
  }
}

/** Makes a backup in its own process, so that requests don't wait for it. */
async function makeNightly(signal: AbortSignal): Promise<void> {
  const isSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(isSource ? '../admin/main.ts' : './admin.js', import.meta.url))
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  const child: ChildProcess = spawn(process.execPath, [...loader, program, 'nightly-backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const end = () => child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  let lastWords = ''
  child.stderr?.on('data', (bytes: Buffer) => (lastWords = `${lastWords}${bytes.toString()}`.slice(-2000)))
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(lastWords.trim().split('\n').at(-1) || `it ended with status ${code}`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Milliseconds to wait for the store of files. */
const storePatience = 15_000

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), ms).unref()
    }),
  ])

/** Names an error without any values. */
function nameOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  const { code, name, message } = cause as { code?: string; name?: string; message?: string }
  return code ?? (name === undefined || name === 'Error' ? (message ?? 'no answer') : name)
}

/** The fault of the mail server. Null when it accepts a connection, or when SMTP_URL is not set. */
async function mailFault({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | null> {
  if (smtpUrl === undefined) return null
  const { host } = new URL(smtpUrl)
  return await checkSmtp(smtpUrl).then(
    () => null,
    (error: unknown) =>
      `The mail server ${host} does not take our connection (${nameOf(error)}). Is it up, and are address, user and password in SMTP_URL right? Mails wait for it for three days.`,
  )
}

async function storeFault(config: Pick<Config, 's3' | 'dataDir'>): Promise<string | null> {
  if (config.s3 === null) return null
  const where = config.s3.endpoint ?? `the bucket ${config.s3.bucket}`
  return await within(
    openStore(config).then((store) => store.owner()),
    storePatience,
  ).then(
    () => null,
    (error: unknown) =>
      `The store of files at ${where} does not answer (${nameOf(error)}). Is it up, and are S3_* right? Uploads and opening of files are refused until it is back.`,
  )
}

/**
 * The fault of the clock. Null if there is none. The app uses the database's clock, but links and logs of other
 * programs would be wrong.
 */
async function clockFault(db: Db): Promise<string | null> {
  const seconds = await readClock(db)
  return seconds === 0
    ? null
    : `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's, which is used. Set both by NTP.`
}

/** The faults of outside services. Each sentence says what to do. */
export async function outsideServiceFaults(
  db: Db,
  config: Pick<Config, 'smtpUrl' | 's3' | 'dataDir'>,
): Promise<string[]> {
  const faults = await Promise.all([storeFault(config), mailFault(config), clockFault(db)])
  return faults.filter((fault) => fault !== null)
}

export interface ServeDeps extends Installation {
  readonly config: Config
  /** Null when every provider and a mail server are configured, or the sandbox is forbidden. */
  readonly sandbox: Sandbox | null
  readonly tracing: Tracing | null
  readonly log: Log
  readonly onBug: (error: unknown, requestId: string) => void
  /** Registers what is closed before the database and the sandbox. */
  readonly onClose: (close: () => Promise<void>) => void
  readonly isStopping: () => boolean
}

/** Serves the app. Does nothing once the process is stopping. */
export async function serve(deps: ServeDeps): Promise<void> {
  const { config, database, sandbox, clock, ids, encryption, log, onBug } = deps
  const olderTax = config.olderTaxPath ? (sandbox?.olderTax ?? null) : null
  const watch = combinedWatch(await measuringOf(deps), deps.tracing)
  const providers = settingsOrStandIns(config.providers, sandbox?.providers, config.registers)
  const modules = await buildModules({
    config,
    db: database.db,
    clock,
    ids,
    encryption,
    smtpUrl: config.smtpUrl ?? sandbox!.smtpUrl,
    providers,
    plans: config.plans,
    olderTax,
    isReady: () => !deps.isStopping(),
    log: (level, message) => log({ level, message }),
    watch,
  })
  // This must happen before the worker starts. Otherwise the worker's sweep would treat the files of another
  // installation as unused.
  await claimStore(database.db, modules.store, await installationId(database.db, ids.code(128)))
  await applyPlans(database.db, config.plans)
  const app = await buildApp({
    ...modules,
    db: database.db,
    clock,
    ids,
    answerEncryption: encryption,
    limitFactor: config.limitFactor,
    checkAnswers: !config.production,
    onBug,
    log,
    trustProxy: config.trustProxy,
    webDir: fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web' : '../web', import.meta.url)),
    links: config.links,
    supportEmail: config.supportEmail,
    operator: config.operator,
    priceAMonth: config.priceAMonth,
    sandboxUrl: sandbox?.url ?? null,
    externalLogin: providers.idporten === null ? 'off' : config.externalLogin ? 'shown' : 'hidden',
    taxAuthority: providers.skatteetaten === null ? 'off' : 'on',
    olderTaxHelp: olderTax?.helpUrl ?? null,
  })
  if (deps.isStopping()) return
  void mailFault(config).then((fault) => fault !== null && log({ level: 'warn', message: fault }))
  const worker = startWorker({
    ...modules.work,
    db: database.db,
    pool: database.pool,
    clock,
    random: Math.random,
    log: (event, about) => log({ level: event === 'jobFailed' ? 'warn' : 'error', message: event, ...about }),
  })
  const nightly =
    config.backup.to === undefined
      ? null
      : startNightly({
          at: config.backup.at,
          now: () => clock.now(),
          lastBackup: () => lastSnapshot(database.db),
          make: makeNightly,
          log: (level, message) => log({ level, message }),
        })
  deps.onClose(async () => void (await Promise.all([app.close(), worker.stop(8000), nightly?.stop()])))
  await app.listen({ port: config.port, host: config.host })
}

/** Measures the app. Without a token nobody can ask for metrics, so nothing is loaded or counted. */
async function measuringOf({ config, database: { db, pool }, clock }: ServeDeps): Promise<Measuring | null> {
  if (config.metricsToken === undefined) return null
  const { startMeasuring } = await import('../../base/measure/measuring')
  return startMeasuring({
    version,
    token: config.metricsToken,
    stored: { db, pool, clock, lastBackup: lastSnapshot, registers: registerState },
  })
}
