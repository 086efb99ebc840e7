import { fileURLToPath } from 'node:url'
import { lastSnapshot } from '../../base/backup/service'
import { installationId } from '../../base/db/installation'
import { claimStore } from '../../base/file/service-store'
import type { Measuring } from '../../base/measure/measuring'
import { watchOf, type Tracing } from '../../base/measure/watch'
import { queueJob } from '../../base/outbox/job'
import { startWorker } from '../../base/outbox/worker'
import { settlePlans } from '../../landlord/subscription/service-plans'
import { buildApp } from './app'
import type { Installation } from './command'
import type { Config } from './config'
import type { Log } from './log'
import { buildModules } from './modules'
import { makeNightly, startNightly } from './nightly'
import { mailFault } from './outside'
import { withStandIns } from './providers'
import type { Sandbox } from './sandbox'
import { version } from '../../base/db/build'
import { encryptPlainKind } from './system'

export interface ServeDeps extends Installation {
  readonly config: Config
  /** Null when the configuration names every provider and a mail server, or forbids it. */
  readonly sandbox: Sandbox | null
  /** Null where no collector of traces is configured. */
  readonly tracing: Tracing | null
  readonly log: Log
  readonly onBug: (error: unknown, requestId: string) => void
  /** Registers what has to be closed before database and sandbox are. */
  readonly onClose: (close: () => Promise<void>) => void
  readonly isStopping: () => boolean
}

/** Builds the modules on what was opened, starts the worker of the outbox and listens. Not once the process is stopping. */
export async function serve(deps: ServeDeps): Promise<void> {
  const { config, database, sandbox, clock, ids, encryption, log, onBug } = deps
  const olderTax = config.olderTaxPath ? (sandbox?.olderTax ?? null) : null
  const watch = watchOf(await measuringOf(deps), deps.tracing)
  const providers = withStandIns(config.providers, sandbox?.providers)
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
  // Before the worker starts: its sweep would take another installation's files for ones that nobody names.
  await claimStore(database.db, modules.store, await installationId(database.db, ids.code(128)))
  await settlePlans(database.db, config.plans)
  // What the version before has stored unencrypted is read as it is until the job has been there.
  await queueJob(database.db, clock.now(), encryptPlainKind, {})
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

/** Nothing is loaded nor counted where nobody may ask for it. */
async function measuringOf({ config, database: { db, pool }, clock }: ServeDeps): Promise<Measuring | null> {
  if (config.metricsToken === undefined) return null
  const { startMeasuring } = await import('../../base/measure/measuring')
  return startMeasuring({ version, token: config.metricsToken, stored: { db, pool, clock, lastBackup: lastSnapshot } })
}
