import { fileURLToPath } from 'node:url'
import { startWorker } from '../../base/outbox/worker'
import { bugLine, buildApp } from './app'
import { openHouse } from './command'
import { jsonLog } from './log'
import { watchParents } from './parents'
import { buildRooms } from './rooms'
import { startSandbox } from './sandbox'

const started = Date.now()
const log = jsonLog((line) => process.stdout.write(line))
const say = (message: string) => log({ level: 'info', message })
const onBug = (error: unknown, requestId: string) => log(bugLine(error, requestId))

/** What has been opened, each with how it is closed; closed in reverse. A signal may come while more is being opened. */
const open: (() => Promise<void> | void)[] = []
let stopping = false

/** Readiness off, no new connections, requests and jobs finish, then the database: at most 15 seconds. */
async function stop(why: string): Promise<void> {
  if (stopping) return
  stopping = true
  say(`stopping: ${why}`)
  setTimeout(() => process.exit(1), 15_000).unref()
  for (const close of open.reverse()) await close()
  say('stopped')
  process.exit(0)
}

async function main(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  if (process.env['npm_lifecycle_event'] === 'start')
    watchParents(() => void stop('the command that started this process has ended'))
  process.on('unhandledRejection', (error) => onBug(error, 'none'))

  const { config, database, encryption, clock, ids } = await openHouse('app', say)
  open.push(() => database.close())
  const sandbox = config.smtpUrl
    ? null
    : await startSandbox({ port: config.sandboxPort, dataDir: config.dataDir, log: say })
  if (sandbox) open.push(() => sandbox.stop())
  const rooms = await buildRooms({
    config,
    db: database.db,
    clock,
    ids,
    encryption,
    smtpUrl: config.smtpUrl ?? sandbox!.smtpUrl,
    isReady: () => !stopping,
  })
  const worker = startWorker({
    ...rooms.work,
    db: database.db,
    pool: database.pool,
    clock,
    random: Math.random,
    log: logJob,
  })
  open.push(() => worker.stop(8000))
  const app = await buildApp({
    ...rooms,
    db: database.db,
    clock,
    ids,
    sealing: encryption,
    limitFactor: config.limitFactor,
    checkAnswers: process.env['NODE_ENV'] !== 'production',
    onBug,
    log,
    trustProxy: config.trustProxy,
    webDir: fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web' : '../web', import.meta.url)),
    links: config.links,
    supportEmail: config.supportEmail,
    sandboxUrl: sandbox?.url ?? null,
  })
  open.push(() => app.close())
  if (stopping) return
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`\nHusbok is ready at ${config.publicUrl} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (sandbox)
    process.stdout.write(
      `Sandbox: nothing here is signed, paid or sent for real. Its mailbox is at ${sandbox.url}/mail\n`,
    )
  process.stdout.write('\n')
}

function logJob(event: string, about: Readonly<Record<string, unknown>>): void {
  log({ level: event === 'jobFailed' ? 'warn' : 'error', message: event, ...about })
}

main().catch(async (error: unknown) => {
  if (stopping) return
  process.stderr.write(`\nHusbok cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  stopping = true
  for (const close of open.reverse()) await close()
  process.exit(1)
})
