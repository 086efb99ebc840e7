import { fileURLToPath } from 'node:url'
import { startWorker } from '../../base/outbox/worker'
import { bugLine, buildApp } from './app'
import { openHouse } from './command'
import { jsonLog } from './log'
import { buildRooms } from './rooms'
import { watchParents } from './parents'
import { startSandbox } from './sandbox'

const started = Date.now()
const log = jsonLog((line) => process.stdout.write(line))
const say = (message: string) => log({ level: 'info', message })

async function main(): Promise<void> {
  const { config, database, encryption, clock, ids } = await openHouse('app', say)
  const sandbox = config.smtpUrl ? null : await startSandbox({ port: config.sandboxPort, dataDir: config.dataDir, log: say })
  let stopping = false
  const rooms = await buildRooms({
    config,
    db: database.db,
    clock,
    ids,
    encryption,
    smtpUrl: config.smtpUrl ?? sandbox!.smtpUrl,
    isReady: () => !stopping,
  })
  const onBug = (error: unknown, requestId: string) => log(bugLine(error, requestId))
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
  const worker = startWorker({ ...rooms.work, db: database.db, pool: database.pool, clock, random: Math.random, log: logJob })

  /** Readiness off, no new connections, requests and jobs finish, then the database: at most 15 seconds. */
  const stop = async (why: string) => {
    if (stopping) return
    stopping = true
    say(`stopping: ${why}`)
    const force = setTimeout(() => process.exit(1), 15_000)
    await app.close()
    await worker.stop(8000)
    sandbox?.stop()
    await database.close()
    clearTimeout(force)
    say('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  if (process.env['npm_lifecycle_event'] === 'start') watchParents(() => void stop('the command that started this process has ended'))
  process.on('unhandledRejection', (error) => onBug(error, 'none'))

  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`\nHusbok is ready at ${config.publicUrl} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (sandbox) process.stdout.write(`Sandbox: nothing here is signed, paid or sent for real. Its mailbox is at ${sandbox.url}/mail\n`)
  process.stdout.write('\n')
}

function logJob(event: string, about: Readonly<Record<string, unknown>>): void {
  log({ level: event === 'jobFailed' ? 'warn' : 'error', message: event, ...about })
}

main().catch((error: unknown) => {
  process.stderr.write(`\nHusbok cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
