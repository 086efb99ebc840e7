import { setTimeout as sleep } from 'node:timers/promises'
import { version } from '../../base/db/build'
import type { Tracing } from '../../base/measure/watch'
import { stopPools } from '../../base/process/pool'
import { bugLine, jsonLog } from './app'
import { openInstallation, systemIds } from './command'
import {
  checkBackupStore,
  checkMail,
  checkOlderTaxPath,
  checkPlans,
  checkRegisters,
  readConfig,
  readEnvironment,
} from './config'
import { watchParentProcesses } from './parents'
import { startSandbox } from './sandbox'

const started = performance.timeOrigin
let tracing: Tracing | null = null
const log = jsonLog(
  (line) => process.stdout.write(line),
  () => tracing,
)
const logInfo = (message: string) => log({ level: 'info', message })
const onBug = (error: unknown, requestId: string) => log(bugLine(error, requestId))

/** The parts that must be closed at the end, in this order. */
const closers: (() => Promise<void> | void)[] = []
let stopping = false

/** Registers how to close something before it is open, because a signal may come while it opens. */
function opening<T>(work: Promise<T>, close: (opened: T) => Promise<void> | void): Promise<T> {
  closers.push(() => work.then(close, () => undefined))
  return work
}

async function closeAll(): Promise<void> {
  stopping = true
  for (const close of closers.toReversed()) await close()
}

/**
 * The time for which the process still accepts connections during a stop, in ms. In that time a proxy notices the stop.
 */
const proxyNotices = 3000
/** True if a proxy is in front, which sends new requests elsewhere during a stop. */
let isBehindProxy = false

/**
 * Stops in less than 15 seconds: readiness off, no new connections, requests and jobs finish, then the database closes.
 */
async function stop(why: string): Promise<void> {
  if (stopping) return
  stopping = true
  logInfo(`stopping: ${why}`)
  setTimeout(() => process.exit(1), 14_000).unref()
  if (isBehindProxy && why === 'SIGTERM') await sleep(proxyNotices)
  // Papers may be drawn for as long as calls and jobs may run. After that time, a drawing that never finishes is
  // stopped too.
  setTimeout(stopPools, 7000).unref()
  await closeAll()
  logInfo('stopped')
  process.exit(0)
}

async function main(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  if (['start', 'dev'].includes(process.env['npm_lifecycle_event'] ?? ''))
    watchParentProcesses(() => void stop('the command that started this process has ended'))
  process.on('unhandledRejection', (error) => onBug(error, 'none'))

  const config = readConfig(readEnvironment(process.env))
  isBehindProxy = config.trustProxy !== undefined
  checkMail(config)
  checkOlderTaxPath(config)
  checkPlans(config)
  checkBackupStore(config)
  checkRegisters(config)
  // OpenTelemetry is loaded only for configured traces. Tracing is closed last, so that
  // it still sends the spans of closing everything else.
  if (config.traces) {
    tracing = (await import('../../base/measure/tracing')).openTracing(config.traces, version)
    closers.push(() => tracing?.close())
  }
  // Database and sandbox are separate processes. They start while this one reads the rest of its program.
  const installation = opening(
    openInstallation(config, 'app', logInfo, tracing ? (event) => tracing?.statement(event) : undefined),
    ({ database }) => database.close(),
  )
  const wanted =
    config.olderTaxPath ||
    config.registers.mode === 'standIns' ||
    [config.smtpUrl, ...Object.values(config.providers)].some((one) => one === undefined || one === null)
  const sandbox =
    wanted && config.sandbox
      ? opening(
          startSandbox({
            port: config.sandboxPort,
            dataDir: config.dataDir,
            appUrl: `http://${listensOn(config.host)}:${config.port}`,
            publicUrl: config.publicUrl,
            eventFormat: config.signicatEventFormat,
            ids: systemIds,
            log: logInfo,
          }),
          (one) => one.stop(),
        )
      : null
  const [{ serve }] = await Promise.all([import('./serve'), installation, sandbox])
  await serve({
    ...(await installation),
    config,
    sandbox: await sandbox,
    tracing,
    log,
    onBug,
    onClose: (close) => closers.push(close),
    isStopping: () => stopping,
  })
  if (stopping) return
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`\nHusbok is ready at ${config.publicUrl} (${seconds} s)\n`)
  const running = await sandbox
  if (running)
    process.stdout.write(
      `Sandbox: nothing here is signed, paid or sent for real. Its mailbox is at ${running.url}/mail\n`,
    )
  process.stdout.write('\n')
}

const listensOn = (host: string): string =>
  ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

main().catch(async (error: unknown) => {
  if (stopping) return
  process.stderr.write(`\nHusbok cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  await closeAll()
  process.exit(1)
})
